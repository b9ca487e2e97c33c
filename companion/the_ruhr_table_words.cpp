// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/the_ruhr_table_words.h"

#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"

namespace companion {

using namespace scoring;
using namespace scoring::the_ruhr;

TheRuhrTableWords::TheRuhrTableWords(QStringList names)
    : m_names(std::move(names))
{
}

QString TheRuhrTableWords::where(const Table &table) const
{
    const auto inRound = [&](const QString &phase) {
        const auto year = roundOf(table.round).year;
        return year ? filled(tr("Round %1 of %2 (%3): %4", "with its year and phase"), table.round,
                             roundCount, *year, phase)
                    : filled(tr("Round %1 of %2: %3"), table.round, roundCount, phase);
    };
    switch (table.phase) {
    case Phase::BeforeStart:
        return {};
    case Phase::EventDue:
        return inRound(tr("the event"));
    case Phase::Draw:
        return inRound(tr("a tile is drawn"));
    case Phase::Choose:
        return inRound(tr("depots are chosen"));
    case Phase::Deliver:
        return inRound(tr("coal is sold"));
    case Phase::Tokens:
        return inRound(tr("development tokens"));
    case Phase::Buy:
        return inRound(tr("buying and repaying"));
    case Phase::Export:
        return inRound(tr("the export"));
    case Phase::RoundEnd:
        return inRound(tr("end of the round"));
    case Phase::FinalCount:
    case Phase::Finished:
        return tr("Final reckoning");
    }
    return {};
}

QString TheRuhrTableWords::roundTitle(const Round &round)
{
    return round.year ? filled(tr("Round %1 (%2)", "and its year"), round.number, *round.year)
                      : filled(tr("Round %1"), round.number);
}

QString TheRuhrTableWords::round(const Round &round, const Options &options, std::optional<Country> flag)
{
    QStringList sentences{effect(round, options), prices(round), lockPrice(round), road(round)};
    if (flag)
        sentences += filled(tr("The flag: %1."), TheRuhrNames::country(*flag));
    else
        sentences += round.exportScored ? tr("A flag is turned up, and the export is scored.")
                                        : tr("There is no export.");
    return sentences.join(u' ');
}

QString TheRuhrTableWords::effect(const Round &round, const Options &options)
{
    switch (round.event) {
    case RoundEvent::ShippingBegins:
        return tr("Coal shipping begins at Werden: everybody gets 1 thaler.");
    case RoundEvent::LocksBegin:
        return tr("The building of the locks begins: from now on they can be bought.");
    case RoundEvent::ShippingFund:
        return tr("The Ruhr shipping fund: everybody loses 1 thaler or 1 point.");
    case RoundEvent::RoadsExtended:
        return tr("The roads to the dumps are extended: the dice move to the asphalt road.");
    case RoundEvent::LocksFinished:
        return tr("The locks are finished: they become dearer.");
    case RoundEvent::BargesCarryMore:
        return tr("Barges carry more: everybody gets a warehouse from the round track, and 1 thaler or 1 "
                  "point.");
    case RoundEvent::ShippingGetsDearer:
        return tr("Shipping gets dearer: paid actions cost 1 more from now on. Everybody gets a warehouse "
                  "from the round track.");
    case RoundEvent::FirstCoalByRail:
        return tr("The first coal goes by rail: the dice move to the railway.");
    case RoundEvent::SteamEngines:
        return options.round9RaisesDepots
                   ? tr("Steam engines: all dice on the transport track and in the depots rise by 1. "
                        "Everybody gets a warehouse from the round track.")
                   : tr("Steam engines: all dice on the transport track rise by 1. Everybody gets a "
                        "warehouse from the round track.");
    case RoundEvent::PeakOfShipping:
        return tr("The peak of Ruhr shipping: everybody gets a warehouse from the round track, and 1 thaler "
                  "or 1 point.");
    case RoundEvent::ValleyRailway:
        return tr("The valley railway: all dice in the depots and on the transport track fall by 1. "
                  "Everybody gets a warehouse from the round track.");
    case RoundEvent::ShippingGivenUp:
        return tr("Ruhr shipping is given up: no tile is drawn, Subsidy raises a die by 1 only, Wages pay 1 "
                  "thaler only.");
    }
    return {};
}

QString TheRuhrTableWords::prices(const Round &round)
{
    const auto &[towing, both] = round.paidActions;
    return filled(tr("Towing and Transport + Pilot cost %1, the other two with Towing %2."), towing, both);
}

QString TheRuhrTableWords::lockPrice(const Round &round)
{
    return round.lockPrice == 0 ? tr("No locks yet.") : filled(tr("A lock costs %1."), round.lockPrice);
}

QString TheRuhrTableWords::road(const Round &round)
{
    const QString there =
        round.pushedBlackDie ? TheRuhrNames::region(*round.pushedBlackDie) : tr("any region but Mark");
    switch (round.track) {
    case TransportTrack::DirtRoad:
        return filled(tr("Sold dice go onto the dirt road; a black one pushed off it goes to %1."), there);
    case TransportTrack::AsphaltRoad:
        return filled(tr("Sold dice go onto the asphalt road; a black one pushed off it goes to %1."), there);
    case TransportTrack::Railway:
        return filled(tr("Sold dice go onto the railway; a black one pushed off it goes to %1."), there);
    }
    return {};
}

QString TheRuhrTableWords::order(const Table &table) const
{
    QStringList names;
    for (const Seat seat : table.order)
        names += name(seat);
    return names.isEmpty() ? tr("The barge furthest upstream comes first.")
                           : filled(tr("From upstream down: %1."), names.join(QStringLiteral(", ")));
}

QString TheRuhrTableWords::rule(const Table &table) const
{
    if (table.phase == Phase::BeforeStart || table.phase == Phase::Finished)
        return {};
    const Round &round = roundOf(table.round);
    QStringList sentences;
    switch (table.phase) {
    case Phase::EventDue:
        sentences = {effect(round, table.options), prices(round)};
        if (round.flag > 0)
            sentences += tr("Turn up the flag of the round: its column is scored in the export.");
        break;
    case Phase::Draw:
        sentences = {tr("Draw a tile from the bag. Demand puts 1 thaler on every place it names, 2 at most; "
                        "water bans the pilots for this round.")};
        if (const auto left = tilesInTheBag(table))
            sentences += tr("%n tile(s) are in the bag.", "", *left);
        break;
    case Phase::Choose:
        sentences = {order(table), tr("A barge goes downstream for nothing, upstream only with Towing."),
                     prices(round)};
        if (table.pilotBanned)
            sentences += tr("No pilots in this round.");
        break;
    case Phase::Deliver:
        sentences = {order(table),
                     tr("A trip is two spaces downstream, with Pilot any distance. Each dam costs 1."),
                     road(round)};
        break;
    case Phase::Tokens:
        sentences = {order(table), tr("Everybody takes the tokens whose cubes are complete. Of white ones "
                                      "the last player gets a blank.")};
        break;
    case Phase::Buy:
        sentences = {
            order(table), lockPrice(round),
            tr("Each grey token serves once a round. A loan brings 2 thalers, repaying it costs 3.")};
        break;
    case Phase::Export:
        sentences = {table.flag
                         ? filled(tr("The flag of %1: each warehouse in its column brings the value under "
                                     "the marker and the bonus of its row."),
                                  TheRuhrNames::country(*table.flag))
                         : tr("Each warehouse in the column of the flag brings the value under the marker "
                              "and the bonus of its row."),
                     tr("Then the marker goes back a space for each of them.")};
        break;
    case Phase::RoundEnd:
        sentences = {tr("Discs and the pilot ban go back. Nobody keeps more than 10 thalers.")};
        if (table.round == roundCount)
            sentences += tr("This was the last round.");
        break;
    case Phase::FinalCount:
        return tr("Points on the track, then cities, coal dumps, end tokens and loans.");
    case Phase::BeforeStart:
    case Phase::Finished:
        break;
    }
    if (!table.dice.fallen.empty())
        sentences.prepend(
            filled(tr("A die was pushed off the track (%1, showing %2): first it needs a depot."),
                   TheRuhrNames::die(table.dice.fallen.front().die), table.dice.fallen.front().face));
    return sentences.join(u' ');
}

QString TheRuhrTableWords::status(const Table &table, Seat seat) const
{
    if (!table.dice.fallen.empty())
        return depotChooser(table) == seat ? tr("chooses a depot for the die") : QString();
    const Player &player = table.player(seat);
    const bool acts = the_ruhr::next(table) == seat;
    switch (table.phase) {
    case Phase::Choose:
        if (acts && !player.chosen)
            return tr("chooses a depot");
        break;
    case Phase::Deliver:
        if (acts && player.chosen && player.soldInRound != table.round)
            return player.action ? filled(tr("sells, with %1"), TheRuhrNames::action(*player.action))
                                 : tr("sells");
        break;
    case Phase::Tokens:
        return acts ? tr("takes tokens") : QString();
    case Phase::Buy:
        return acts ? tr("buys") : QString();
    default:
        return {};
    }
    return player.chosen && player.action ? TheRuhrNames::action(*player.action) : QString();
}

QStringList TheRuhrTableWords::built(const Table &table, Seat seat) const
{
    const Player &player = table.player(seat);
    QStringList places;
    for (const City city : citiesDownstream) {
        if (player.cities[at(city)])
            places += TheRuhrNames::city(city);
    }
    for (const Dump dump : dumps) {
        if (const int many = player.dumps[at(dump)]; many > 0)
            places += many == 1 ? TheRuhrNames::site(dump)
                                : filled(tr("%1 × %2", "so many warehouses on a coal dump"), many,
                                         TheRuhrNames::site(dump));
    }
    for (const Country country : countries) {
        if (isIn(table.columns, country, seat))
            places += TheRuhrNames::site(country);
    }
    return places;
}

QString TheRuhrTableWords::facts(const Table &table, Seat seat) const
{
    const Player &player = table.player(seat);
    QStringList parts;
    if (table.tracking.thalers)
        parts += tr("%n thaler(s)", "", player.thalers);
    if (table.tracking.warehouses) {
        parts += tr("%n warehouse(s) in supply", "", player.supply);
        if (player.loans > 0)
            parts += tr("%n loan(s)", "", player.loans);
        if (const QStringList places = built(table, seat); !places.isEmpty())
            parts += filled(tr("built: %1", "where warehouses stand"), places.join(QStringLiteral(", ")));
    }
    QStringList tokens;
    for (const TokenKind &kind : tokenKinds) {
        const TokenState state = player.tokens[kind.token];
        if (!table.tracking.tokens || state == TokenState::NotOwned)
            continue;
        const QString token = TheRuhrNames::token(kind.token);
        tokens += state == TokenState::Active ? token
                  : state == TokenState::Used ? filled(tr("%1 (used)"), token)
                                              : filled(tr("%1 (blank)"), token);
    }
    if (!tokens.isEmpty())
        parts += filled(tr("tokens: %1"), tokens.join(QStringLiteral(", ")));
    if (const QString developed = cubes(player.cubes); table.tracking.cubes && !developed.isEmpty())
        parts += filled(tr("cubes: %1", "in which development areas"), developed);
    return parts.join(QStringLiteral(" · "));
}

QString TheRuhrTableWords::note(const Note &note) const
{
    const QString who = note.seat ? name(*note.seat) : QString();
    switch (note.code) {
    case NoteCode::FlagTooOften:
        return filled(tr("That would be flag %1 of this country, but there should be %2."), note.found,
                      note.limit);
    case NoteCode::StartsOutsideEssen:
        return filled(tr("%1: the first barges usually start in Essen."), who);
    case NoteCode::ManyDams:
        return filled(tr("%1: a trip without Pilot passes one dam at most, not %2."), who, note.found);
    case NoteCode::OtherCityOrder:
        return tr("On the map the cities follow each other differently down the river.");
    case NoteCode::OtherDistance:
        return filled(tr("%1: a trip without Pilot is of 2 spaces, not of %2."), who, note.found);
    case NoteCode::OtherDestination:
        return filled(tr("%1: the arrow of the depot points to a place of another kind."), who);
    case NoteCode::PushedElsewhere:
        return tr("The region of this round may have room for the die.");
    case NoteCode::UnusualExportReward:
        return filled(tr("%1 would get %2 points: an export usually brings 1 to 3."), who, note.found);
    case NoteCode::InnNotUsed:
        return filled(tr("%1: this is the last chance to use the token Inn."), who);
    }
    return {};
}

} // namespace companion
