// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/guided_game.h"

/// What stands on the spaces that are drawn, a line for each row: "Research board 1: 1 | 2: Anna".
inline QStringList spacesSaid(const companion::GuidedGame &game)
{
    QStringList rows;
    for (const QVariant &row : game.spaceRows()) {
        QStringList said;
        for (const QVariant &space : row.toMap()["spaces"].toList())
            said += space.toMap()["said"].toString();
        rows += row.toMap()["title"].toString() + ": " + said.join(" | ");
    }
    return rows;
}
