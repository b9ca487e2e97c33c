// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/mine.h"
#include "scoring/coal_baron/orders.h"
#include "scoring/coal_baron/spaces.h"
#include "scoring/coal_baron/tiles.h"
#include "scoring/score.h"

#include <QCoreApplication>
#include <QString>

namespace companion {

/// The pieces of Coal Baron in the language in use.
class CoalBaronNames
{
    Q_DECLARE_TR_FUNCTIONS(CoalBaronNames)

public:
    static QString coal(scoring::coal_baron::Coal kind);
    static QString vehicle(scoring::coal_baron::Vehicle kind);
    /// "truck (2 black)"
    static QString order(scoring::coal_baron::Order number);
    /// "2 carts on the light side (grey)"
    static QString tile(scoring::coal_baron::Tile number);
    /// "2 yellow, 1 grey"; empty where there is nothing.
    static QString amounts(const scoring::coal_baron::PerCoal &numbers);
    /// "grey, light side, cart 2", counted from the shaft
    static QString cart(const scoring::coal_baron::CartPlace &place);
    /// "mining (8 steps)"
    static QString space(scoring::coal_baron::Space number);
    /// What a segment of the shift clock, 1 to 12, looks at: "Squares on trucks".
    static QString segment(int number);
    /// What a line of the score looks at: "7. Squares on trucks".
    static QString line(const scoring::Line &scored);
};

} // namespace companion
