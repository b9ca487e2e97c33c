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
    return filled(tr("%1 (%2)", "a vehicle and its coal"), vehicle(shown.vehicle), amounts({shown.squares}));
}

QString CoalBaronNames::tile(Tile number)
{
    const TileKind shown = kind(number);
    return shown.side == Side::Light
               ? filled(tr("%n cart(s) on the light side (%1)", "", shown.carts), coal(shown.coal))
               : filled(tr("%n cart(s) on the dark side (%1)", "", shown.carts), coal(shown.coal));
}

QString CoalBaronNames::amounts(const PerCoal &numbers)
{
    QStringList colours;
    for (const Coal colour : coals) {
        if (numbers[colour] != 0)
            colours += filled(tr("%1 %2", "how many squares of a colour"), numbers[colour], coal(colour));
    }
    return colours.join(QStringLiteral(", "));
}

QString CoalBaronNames::cart(const CartPlace &place)
{
    const qint64 number = qint64{place.number} + 1;
    return place.side == Side::Light ? filled(tr("%1, light side, cart %2"), coal(place.level), number)
                                     : filled(tr("%1, dark side, cart %2"), coal(place.level), number);
}

QString CoalBaronNames::space(Space number)
{
    const WorkerSpace &named = coal_baron::space(number);
    switch (named.action) {
    case Action::Factory:
        return filled(tr("factory (space %1)"), named.value);
    case Action::FactoryDraw:
        return filled(tr("factory (draw %1)"), named.value);
    case Action::Mining:
        return tr("mining (%n step(s))", "", named.value);
    case Action::Delivery:
        return filled(tr("delivery (%1)"), vehicle(vehicles[static_cast<std::size_t>(named.value)]));
    case Action::Money:
        return tr("money (%n mark(s))", "", named.value);
    case Action::TakeOrder:
        return filled(tr("orders (space %1)"), named.value);
    case Action::OrderDraw:
        return filled(tr("orders (draw %1)"), named.value);
    case Action::Bank:
        return tr("bank");
    }
    return {};
}

QString CoalBaronNames::segment(int number)
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
    return tr(segmentTitles[static_cast<std::size_t>(number - 1)]);
}

QString CoalBaronNames::line(const Line &scored)
{
    const auto found = std::ranges::find(shiftClock, scored.name, &Segment::name);
    if (found != shiftClock.end())
        return filled(tr("%1. %2", "number and title of a segment of the shift clock"), found->number,
                      segment(found->number));
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
