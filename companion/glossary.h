// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/game_kind.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace companion {

/// A word of a game and what it means.
struct GlossaryEntry {
    QString term;
    QString meaning;
    QStringList elsewhere; ///< the term in the two other languages, to search by
    bool operator==(const GlossaryEntry &) const = default;
};

/// The words of that game in the language in use, in alphabetical order.
QList<GlossaryEntry> glossary(scoring::GameKind game);

/// The entries that a search finds: by the term in any language first, then by the meaning. An empty search
/// finds them all.
QList<GlossaryEntry> foundIn(const QList<GlossaryEntry> &entries, const QString &search);

/// Whether a search finds this text: accents and case do not matter.
bool mentions(const QString &text, const QString &search);

} // namespace companion
