// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace companion {

enum class Language { English, Hungarian, German };

/// "en", "hu", "de"
std::optional<Language> languageFromCode(const QString &code);

/// What the environment asks for, English if it asks for none of ours.
Language systemLanguage();

/// All words of the program are made in this language from now on. Needs the QCoreApplication.
void useLanguage(Language language);

/// The code of the language in use.
QString languageCode();

} // namespace companion
