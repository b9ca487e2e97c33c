// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <array>

namespace companion {

namespace {

struct LanguageFile {
    Language language;
    QLocale::Language locale;
    QLocale::Territory territory; // whose dates are shown
    const char *code;
};

constexpr std::array languageFiles{
    LanguageFile{Language::English, QLocale::English, QLocale::UnitedKingdom, "en"},
    LanguageFile{Language::Hungarian, QLocale::Hungarian, QLocale::Hungary, "hu"},
    LanguageFile{Language::German, QLocale::German, QLocale::Germany, "de"},
};

// What Qt itself writes on the buttons of dialogs: it asks the same translator.
[[maybe_unused]] constexpr std::array qtsOwnWords{
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"), QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),  QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),
};

} // namespace

std::optional<Language> languageFromCode(const QString &code)
{
    for (const LanguageFile &file : languageFiles) {
        if (code == QLatin1String(file.code))
            return file.language;
    }
    return std::nullopt;
}

Language systemLanguage()
{
    const QLocale::Language wanted = QLocale::system().language();
    for (const LanguageFile &file : languageFiles) {
        if (file.locale == wanted)
            return file.language;
    }
    return Language::English;
}

void useLanguage(Language language)
{
    const QString name = QStringLiteral("steiger-language");
    delete QCoreApplication::instance()->findChild<QTranslator *>(name); // which takes itself out of use
    auto *translator = new QTranslator(QCoreApplication::instance());
    translator->setObjectName(name);
    for (const LanguageFile &file : languageFiles) {
        if (file.language != language)
            continue;
        // English too: its file holds the plurals.
        if (!translator->load(QStringLiteral(":/i18n/companion_%1.qm").arg(QLatin1String(file.code))))
            qFatal("The words of the language %s are missing from the program.", file.code);
        QCoreApplication::installTranslator(translator);
        QLocale::setDefault(QLocale(file.locale, file.territory));
    }
}

QString languageCode()
{
    return QLocale().name().section('_', 0, 0);
}

} // namespace companion
