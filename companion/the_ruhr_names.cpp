// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/the_ruhr_names.h"

#include "companion/sentences.h"

#include <array>

namespace companion {

using namespace scoring::the_ruhr;

QString TheRuhrNames::city(City city)
{
    constexpr std::array<const char16_t *, cityCount> names{
        u"Kettwig", u"Werden", u"Steele", u"Hattingen", u"Blankenstein", u"Witten", u"Mülheim"};
    return QString::fromUtf16(names[at(city)]);
}

QString TheRuhrNames::dump(Dump dump)
{
    constexpr std::array<const char *, dumpCount> names{"Broich", "Werden", "Essen", "Mark"};
    return QString::fromLatin1(names[at(dump)]);
}

QString TheRuhrNames::region(Region region)
{
    switch (region) {
    case Region::Mark:
        return tr("Grafschaft Mark");
    case Region::Essen:
        return tr("Essen");
    case Region::Werden:
        return tr("Werden");
    case Region::Broich:
        return tr("Broich");
    case Region::Berg:
        return tr("Berg");
    }
    return {};
}

QString TheRuhrNames::country(Country country)
{
    switch (country) {
    case Country::Rhineland:
        return tr("Rhineland");
    case Country::Netherlands:
        return tr("Netherlands");
    case Country::Belgium:
        return tr("Belgium");
    }
    return {};
}

QString TheRuhrNames::place(SalePlace place)
{
    if (const auto there = cityOf(place))
        return city(*there);
    return place == SalePlace::Ruhrort ? tr("Ruhrort") : tr("a factory");
}

QString TheRuhrNames::site(const Site &site)
{
    if (const auto *built = std::get_if<City>(&site))
        return city(*built);
    if (const auto *built = std::get_if<Dump>(&site))
        return filled(tr("coal dump %1"), dump(*built));
    return filled(tr("Ruhrort, %1", "a column of warehouses there"), country(std::get<Country>(site)));
}

QString TheRuhrNames::token(Token token)
{
    switch (token) {
    case Token::EssenWarehouse:
        return tr("Essen warehouse");
    case Token::MarkWarehouse:
        return tr("Grafschaft Mark warehouse");
    case Token::CoalDump:
        return tr("Coal dump");
    case Token::LockBuilding:
        return tr("Lock building");
    case Token::RuhrortHarbour:
        return tr("Ruhrort harbour");
    case Token::GrafschaftMark:
        return tr("Grafschaft Mark");
    case Token::Wages:
        return tr("Wages");
    case Token::Subsidy:
        return tr("Subsidy");
    case Token::CoalHauling:
        return tr("Coal hauling");
    case Token::Towing:
        return tr("Towing");
    case Token::Inn:
        return tr("Inn");
    case Token::Warehouse:
        return tr("Warehouse");
    case Token::Merchant:
        return tr("Merchant");
    case Token::CoalFair:
        return tr("Coal fair");
    case Token::RuhrBarge:
        return tr("Ruhr barge");
    case Token::Mayor:
        return tr("Mayor");
    case Token::Railway:
        return tr("Railway");
    }
    return {};
}

QString TheRuhrNames::action(Action action)
{
    switch (action) {
    case Action::Transport:
        return tr("Transport");
    case Action::Pilot:
        return tr("Pilot");
    case Action::Towing:
        return tr("Towing");
    case Action::TransportPilot:
        return tr("Transport + Pilot");
    case Action::TransportTowing:
        return tr("Transport + Towing");
    case Action::TowingPilot:
        return tr("Towing + Pilot");
    case Action::Wages:
        return tr("Wages");
    case Action::Subsidy:
        return tr("Subsidy");
    }
    return {};
}

QString TheRuhrNames::tile(Tile tile)
{
    const TileFacts &what = facts(tile);
    if (what.kind == TileKind::Water) {
        if (what.depotDice != 0)
            return what.depotDice > 0 ? tr("Low water: dice in depots rise by 1, to 6 at most")
                                      : tr("High water: dice in depots fall by 1, to 1 at least");
        return what.name == "W-LOW" ? tr("Low water") : tr("High water");
    }
    switch (what.factories) {
    case Factories::Smelters:
        return tr("Smelters");
    case Factories::CrushingMills:
        return tr("Crushing mills");
    case Factories::ArmsFactories:
        return tr("Arms factories");
    case Factories::InBroichAndBerg:
        return tr("Factories in Broich and Berg");
    case Factories::InWerden:
        return tr("Factories in Werden");
    case Factories::InEssen:
        return tr("Factories in Essen");
    case Factories::InMark:
        return tr("Factories in Mark");
    case Factories::None:
        break;
    }
    if (what.ruhrort)
        return tr("Ruhrort");
    QStringList named;
    for (const City there : cities) {
        if (what.cities[at(there)])
            named += city(there);
    }
    return joined(named);
}

QString TheRuhrNames::die(Die die)
{
    return die == Die::Black ? tr("black coal") : tr("white coal");
}

QString TheRuhrNames::area(Area area)
{
    const QString kind = area.kind == PlaceKind::Factory ? tr("factory")
                         : area.kind == PlaceKind::City  ? tr("city")
                                                         : tr("Ruhrort");
    return filled(tr("%1, %2", "the coal and the kind of place of a development area"), die(area.die), kind);
}

QString TheRuhrNames::difficulty(Difficulty difficulty)
{
    switch (difficulty) {
    case Difficulty::Easy:
        return tr("Easy");
    case Difficulty::Normal:
        return tr("Normal");
    case Difficulty::Hard:
        return tr("Hard");
    case Difficulty::MasterShipper:
        return tr("Master shipper");
    }
    return {};
}

} // namespace companion
