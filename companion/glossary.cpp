// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/glossary.h"

#include "companion/language.h"
#include "db/spelling.h"

#include <QCollator>
#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>
#include <array>

namespace companion {

namespace {

struct Word {
    const char *term;
    const char *meaning;
};

// clang-format off
constexpr std::array words{
    Word{QT_TRANSLATE_NOOP("Glossary", "shift"),
         QT_TRANSLATE_NOOP("Glossary", "One of the three rounds of the game. It ends when nobody has a worker left.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "shift clock"),
         QT_TRANSLATE_NOOP("Glossary", "The dial with twelve segments that says what is evaluated after each shift: four segments, then eight, then all twelve.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "shift hand"),
         QT_TRANSLATE_NOOP("Glossary", "Points at I, II or III, and so at the last segment that is evaluated in this shift.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "scoring marker"),
         QT_TRANSLATE_NOOP("Glossary", "Walks round the shift clock from segment to segment during an evaluation.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "order"),
         QT_TRANSLATE_NOOP("Glossary", "A card with a vehicle, one to four coal squares and points. No two of the 44 are alike.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "open order"),
         QT_TRANSLATE_NOOP("Glossary", "An order in front of a player that is not delivered yet. At the end of the game each costs a point.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "delivered order"),
         QT_TRANSLATE_NOOP("Glossary", "An order that has brought its points. Its squares count in every evaluation from then on.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "square"),
         QT_TRANSLATE_NOOP("Glossary", "A place for a cube on an order. It takes a cube of its colour, or two cubes of any colours.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "vehicle"),
         QT_TRANSLATE_NOOP("Glossary", "Wheelbarrow, horse cart, truck or train. A delivery takes all complete orders of one vehicle.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "mine"),
         QT_TRANSLATE_NOOP("Glossary", "The board of a player: a shaft with the cage, and four levels for yellow, brown, grey and black coal.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "tunnel tile"),
         QT_TRANSLATE_NOOP("Glossary", "Makes a level of the mine longer on one side, with one cart or two. Each cart costs 1 mark for yellow, 2 for brown, 3 for grey, 4 for black.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "cart"),
         QT_TRANSLATE_NOOP("Glossary", "Holds one cube and is never refilled. Empty carts are evaluated after the third shift.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "cube"),
         QT_TRANSLATE_NOOP("Glossary", "A piece of coal in one of four colours. There are 16 of each.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "cage"),
         QT_TRANSLATE_NOOP("Glossary", "The lift in the shaft, with room for five cubes.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "storage"),
         QT_TRANSLATE_NOOP("Glossary", "Where a player keeps cubes that came up and are on no order. There is room for any number.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "light side"),
         QT_TRANSLATE_NOOP("Glossary", "Left of the shaft. Its tiles show lanterns.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "dark side"),
         QT_TRANSLATE_NOOP("Glossary", "Right of the shaft. Its tiles show no lanterns.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "balance"),
         QT_TRANSLATE_NOOP("Glossary", "At the end of the game every tile that one side has more than the other costs two points. The printed carts are no tiles.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "mark"),
         QT_TRANSLATE_NOOP("Glossary", "The money of the game. At the end every full five marks are a point.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "minecart factory"),
         QT_TRANSLATE_NOOP("Glossary", "The worker spaces where tunnel tiles are bought. Most workers there at the end of a shift: starting player of the next.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "bank"),
         QT_TRANSLATE_NOOP("Glossary", "Takes exactly one worker at a time, whoever stands there, and gives 1 mark.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "canteen"),
         QT_TRANSLATE_NOOP("Glossary", "Where workers go who are pushed out of a space. They come home at the end of the shift.")},
    Word{QT_TRANSLATE_NOOP("Glossary", "lock tile"),
         QT_TRANSLATE_NOOP("Glossary", "Closes a worker space in a game with two or three players.")},
};
// clang-format on

constexpr const char *context = "Glossary";
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

    QStringList terms(const char *term) const
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

QList<GlossaryEntry> glossary()
{
    const OtherLanguages others;
    QList<GlossaryEntry> entries;
    for (const Word &word : words)
        entries += GlossaryEntry{QCoreApplication::translate(context, word.term),
                                 QCoreApplication::translate(context, word.meaning), others.terms(word.term)};
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
