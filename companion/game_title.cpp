// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/game_title.h"

#include <QCoreApplication>

namespace companion {

class GameTitle
{
    Q_DECLARE_TR_FUNCTIONS(GameTitle)

public:
    static QString of(scoring::GameKind game)
    {
        switch (game) {
        case scoring::GameKind::CoalBaron:
            return tr("Coal Baron");
        case scoring::GameKind::Rockwell:
            return tr("Rockwell");
        case scoring::GameKind::TheRuhr:
            return tr("The Ruhr");
        case scoring::GameKind::ImperialMiners:
            return tr("Imperial Miners");
        }
        return {};
    }
};

QString gameTitle(scoring::GameKind game)
{
    return GameTitle::of(game);
}

} // namespace companion
