// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/coal_baron_names.h"

#include "companion/sentences.h"
#include "scoring/coal_baron/clock.h"

#include <algorithm>
#include <array>

namespace companion {

using namespace scoring;
using namespace scoring::coal_baron;

QString CoalBaronNames::coal(Coal kind)
{
    switch (kind) {
    case Coal::Yellow:
        return tr("yellow");
    case Coal::Brown:
        return tr("brown");
    case Coal::Grey:
        return tr("grey");
    case Coal::Black:
        return tr("black");
    }
    return {};
}

QString CoalBaronNames::vehicle(Vehicle kind)
{
    switch (kind) {
    case Vehicle::Wheelbarrow:
        return tr("wheelbarrow");
    case Vehicle::HorseCart:
        return tr("horse cart");
    case Vehicle::Truck:
        return tr("truck");
    case Vehicle::Train:
        return tr("train");
    }
    return {};
}

QString CoalBaronNames::order(Order number)
{
    const OrderCard &shown = card(number);
    QStringList squares;
    for (const Coal square : coals) {
        if (const int count = shown.squares[at(square)]; count > 0)
            squares += filled(tr("%1 %2", "how many squares of a colour"), count, coal(square));
    }
    return filled(tr("%1 (%2)", "a vehicle and its coal"), vehicle(shown.vehicle),
                  squares.join(QStringLiteral(", ")));
}

QString CoalBaronNames::tile(Tile number)
{
    const TileKind shown = kind(number);
    return shown.side == Side::Light
               ? filled(tr("%n cart(s) on the light side (%1)", "", shown.carts), coal(shown.coal))
               : filled(tr("%n cart(s) on the dark side (%1)", "", shown.carts), coal(shown.coal));
}

QString CoalBaronNames::line(const Line &scored)
{
    // In the order of the shift clock.
    constexpr std::array segmentTitles{
        QT_TRANSLATE_NOOP("CoalBaronNames", "Yellow squares"),
        QT_TRANSLATE_NOOP("CoalBaronNames", "Brown squares"),
        QT_TRANSLATE_NOOP("CoalBaronNames", "Grey squares"),
        QT_TRANSLATE_NOOP("CoalBaronNames", "Black squares"),
        QT_TRANSLATE_NOOP("CoalBaronNames", "Squares on wheelbarrows"),
        QT_TRANSLATE_NOOP("CoalBaronNames", "Squares on horse carts"),
        QT_TRANSLATE_NOOP("CoalBaronNames", "Squares on trucks"),
        QT_TRANSLATE_NOOP("CoalBaronNames", "Squares on trains"),
        QT_TRANSLATE_NOOP("CoalBaronNames", "Empty yellow carts"),
        QT_TRANSLATE_NOOP("CoalBaronNames", "Empty brown carts"),
        QT_TRANSLATE_NOOP("CoalBaronNames", "Empty grey carts"),
        QT_TRANSLATE_NOOP("CoalBaronNames", "Empty black carts"),
    };
    static_assert(segmentTitles.size() == shiftClock.size());
    const auto segment = std::ranges::find(shiftClock, scored.name, &Segment::name);
    if (segment != shiftClock.end())
        return filled(tr("%1 %2", "number and title of a segment of the shift clock"), segment->number,
                      tr(segmentTitles[static_cast<std::size_t>(segment->number - 1)]));
    if (scored.name == "final.marks")
        return tr("Marks");
    if (scored.name == "final.cubes")
        return tr("Cubes");
    if (scored.name == "final.openOrders")
        return tr("Open orders");
    if (scored.name == "final.balance")
        return tr("Tiles out of balance");
    return tr("Delivered orders");
}

} // namespace companion
