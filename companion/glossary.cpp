// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/glossary.h"

#include "companion/glossary_words.h"
#include "companion/language.h"
#include "db/spelling.h"

#include <QCollator>
#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>
#include <array>

namespace companion {

namespace {

GlossaryWords wordsOf(scoring::GameKind game)
{
    switch (game) {
    case scoring::GameKind::CoalBaron:
        return coalBaronGlossary();
    case scoring::GameKind::Rockwell:
        return rockwellGlossary();
    case scoring::GameKind::TheRuhr:
        return theRuhrGlossary();
    case scoring::GameKind::ImperialMiners:
        return imperialMinersGlossary();
    }
    return {};
}

constexpr std::array<const char *, 2> translatedLanguages{"hu",
                                                          "de"}; // English needs no file for single words

// What the term is called in the languages that are not in use.
class OtherLanguages
{
public:
    OtherLanguages()
    {
        for (std::size_t number = 0; number < m_translators.size(); ++number) {
            const QString code = QString::fromLatin1(translatedLanguages[number]);
            if (code != languageCode() &&
                !m_translators[number].load(QStringLiteral(":/i18n/companion_%1.qm").arg(code)))
                qFatal("The words of the language %s are missing from the program.", qPrintable(code));
        }
    }

    QStringList terms(const char *context, const char *term) const
    {
        QStringList found;
        if (languageCode() != QLatin1String("en"))
            found += QString::fromLatin1(term);
        for (const QTranslator &translator : m_translators) {
            if (!translator.isEmpty())
                found += translator.translate(context, term);
        }
        return found;
    }

private:
    std::array<QTranslator, translatedLanguages.size()> m_translators;
};

} // namespace

QList<GlossaryEntry> glossary(scoring::GameKind game)
{
    const OtherLanguages others;
    const auto [context, words] = wordsOf(game);
    QList<GlossaryEntry> entries;
    for (const GlossaryWord &word : words)
        entries += GlossaryEntry{QCoreApplication::translate(context, word.term),
                                 QCoreApplication::translate(context, word.meaning),
                                 others.terms(context, word.term)};
    const QCollator alphabet{QLocale()};
    std::ranges::sort(entries, [&](const GlossaryEntry &left, const GlossaryEntry &right) {
        return alphabet.compare(left.term, right.term) < 0;
    });
    return entries;
}

bool mentions(const QString &text, const QString &search)
{
    return db::asSought(text.toStdString()).find(db::asSought(search.toStdString())) != std::string::npos;
}

QList<GlossaryEntry> foundIn(const QList<GlossaryEntry> &entries, const QString &search)
{
    QList<GlossaryEntry> byTerm, byMeaning;
    for (const GlossaryEntry &entry : entries) {
        const QStringList terms = QStringList{entry.term} + entry.elsewhere;
        if (std::ranges::any_of(terms, [&](const QString &term) { return mentions(term, search); }))
            byTerm += entry;
        else if (mentions(entry.meaning, search))
            byMeaning += entry;
    }
    return byTerm + byMeaning;
}

} // namespace companion
