// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/actions.h"
#include "scoring/the_ruhr/development.h"
#include "scoring/the_ruhr/setup.h"
#include "scoring/the_ruhr/tiles.h"
#include "scoring/the_ruhr/warehouses.h"

#include <QCoreApplication>
#include <QString>

namespace companion {

/// The pieces and places of The Ruhr in the language in use.
class TheRuhrNames
{
    Q_DECLARE_TR_FUNCTIONS(TheRuhrNames)

public:
    static QString city(scoring::the_ruhr::City city);
    static QString dump(scoring::the_ruhr::Dump dump); ///< "Broich"
    static QString region(scoring::the_ruhr::Region region);
    static QString country(scoring::the_ruhr::Country country);
    static QString place(scoring::the_ruhr::SalePlace place); ///< "Werden", "a factory"
    static QString
    site(const scoring::the_ruhr::Site &site); ///< "Werden", "coal dump Essen", "Ruhrort, Belgium"
    static QString token(scoring::the_ruhr::Token token);
    static QString action(scoring::the_ruhr::Action action);
    static QString tile(scoring::the_ruhr::Tile tile); ///< what it brings: "Werden, Witten and Steele"
    static QString die(scoring::the_ruhr::Die die);
    static QString area(scoring::the_ruhr::Area area); ///< "black coal, city"
    static QString difficulty(scoring::the_ruhr::Difficulty difficulty);
};

} // namespace companion
