// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/the_ruhr_refusals.h"

namespace ruhr_refusals {

/// Of phases 3 and 4: to a depot, and to where the coal is sold.
inline std::vector<Row> refusalsOfTrips()
{
    using enum RefusalCode;
    const Table sale = delivering();
    const Sold sold = factory(sale, anna);
    const Sold inRuhrort{.seat = anna, .place = SalePlace::Ruhrort};
    Board known;
    known.depot(7) = {Region::Essen, DepotArrow::Pilot, 12};
    const Table onKnownBoard = quietUntil(started(2, trackAllButDice, {}, known), 1, Phase::Choose, anna);
    DepotChosen seven = depot(anna, 12, Action::Pilot);
    seven.depot = 7;

    return {
        {"a move without its place",
         choosing(),
         with(depot(anna, 50), &DepotChosen::riverIndex, std::nullopt),
         {.code = AnswerNeeded, .seat = anna}},
        {"a depot in Ruhrort",
         choosing(),
         depot(anna, 1000),
         {.code = CountImpossible, .seat = anna, .number = 1000, .limit = 999}},
        {"a sixteenth depot",
         choosing(),
         with(depot(anna, 50), &DepotChosen::depot, 16),
         {.code = CountImpossible, .seat = anna, .number = 16, .limit = 15}},
        {"two barges at one depot",
         after(choosing(), {with(depot(anna, 50), &DepotChosen::depot, 7), TurnEnded{anna}}),
         with(depot(bela, 50), &DepotChosen::depot, 7),
         {.code = DepotTaken, .seat = anna}},
        {"a face of 7",
         choosing(),
         with(depot(anna, 50), &DepotChosen::face, 7),
         {.code = CountImpossible, .seat = anna, .number = 7, .limit = 6}},
        {"a second depot",
         after(choosing(), {depot(anna, 50)}),
         depot(anna, 51),
         {.code = AlreadyChosen, .seat = anna}},
        {"upstream without Towing", choosing(), depot(anna, 0), {.code = TowingNeeded, .seat = anna}},
        {"a pilot sign without Pilot",
         choosing(),
         with(depot(anna, 50, Action::Transport), &DepotChosen::arrow, DepotArrow::Pilot),
         {.code = PilotNeeded, .seat = anna}},
        {"Wages without the token",
         choosing(),
         depot(anna, 50, Action::Wages),
         {.code = TokenMissing, .token = Token::Wages}},
        {"the Towing token without an action",
         owning(choosing(), anna, {Token::Towing}),
         with(depot(anna, 50), &DepotChosen::towingToken, true),
         {.code = NotThisToken, .token = Token::Towing}},
        {"white coal in the first round",
         choosing(1),
         with(depot(anna, 50), &DepotChosen::die, Die::White),
         {.code = TokenMissing, .token = Token::GrafschaftMark}},
        {"coal from Berg",
         choosing(),
         with(depot(anna, 50), &DepotChosen::region, Region::Berg),
         {.code = NothingLoaded, .seat = anna}},
        {"black coal from Mark",
         choosing(),
         with(depot(anna, 50), &DepotChosen::region, Region::Mark),
         {.code = AnswerContradicts, .seat = anna}},
        {"an action nobody can pay",
         rich(choosing(), anna, 0),
         depot(anna, 50, Action::Towing),
         {.code = NotEnoughThalers, .seat = anna, .number = 1, .limit = 0}},
        {"no depot in the first round",
         choosing(1),
         TurnEnded{anna, true},
         {.code = DepotNotChosen, .seat = anna}},
        {"a depot elsewhere than the board says",
         onKnownBoard,
         with(seven, &DepotChosen::riverIndex, 13),
         {.code = AnswerContradicts, .seat = anna, .number = 13, .limit = 12}},
        {"a depot in another region than the board says",
         onKnownBoard,
         with(seven, &DepotChosen::region, Region::Werden),
         {.code = AnswerContradicts, .seat = anna}},
        {"a pilot sign that the board knows",
         onKnownBoard,
         with(seven, &DepotChosen::action, Action::Transport),
         {.code = PilotNeeded, .seat = anna}},

        {"a second sale", after(sale, {sold}), sold, {.code = AlreadySold, .seat = anna}},
        {"nothing sold", sale, TurnEnded{anna}, {.code = NotSold, .seat = anna}},
        {"Ruhrort without Pilot", sale, inRuhrort, {.code = PilotNeeded, .seat = anna}},
        {"a sale upstream", sale, with(sold, &Sold::riverIndex, 0), {.code = DownstreamOnly, .seat = anna}},
        {"a factory in Ruhrort",
         sale,
         with(sold, &Sold::riverIndex, 1000),
         {.code = CountImpossible, .seat = anna, .number = 1000, .limit = 999}},
        {"a sale somewhere",
         sale,
         with(sold, &Sold::riverIndex, std::nullopt),
         {.code = AnswerNeeded, .seat = anna}},
        {"a factory where nobody looked",
         sale,
         with(sold, &Sold::thalersThere, std::nullopt),
         {.code = AnswerNeeded, .seat = anna}},
        {"a lower face than was chosen: dice in a depot only rise",
         sale,
         with(sold, &Sold::face, 2),
         {.code = AnswerContradicts, .seat = anna, .number = 2, .limit = 3}},
        {"a face that no die has",
         sale,
         with(sold, &Sold::face, 7),
         {.code = AnswerContradicts, .seat = anna, .number = 7, .limit = 3}},
        {"another die than was loaded",
         sale,
         with(sold, &Sold::die, Die::White),
         {.code = AnswerContradicts, .seat = anna}},
        {"no space where there is one",
         sale,
         with(sold, &Sold::spaceFree, false),
         {.code = AnswerContradicts, .seat = anna}},
        {"more dams than are left",
         changed(sale, [](Table &table) { table.locks = 4; }),
         with(sold, &Sold::damsPassed, 11),
         {.code = CountImpossible, .seat = anna, .number = 11, .limit = 10}},
        {"an owner who does not sit here",
         sale,
         with(sold, &Sold::owners, std::set{cili}),
         {.code = NoSuchSeat, .seat = cili}},
        {"the Merchant without the token",
         sale,
         with(sold, &Sold::merchantTo, Area{Die::White, PlaceKind::City}),
         {.code = TokenMissing, .token = Token::Merchant}},
        {"the Merchant to a full area",
         changed(owning(sale, anna, {Token::Merchant}),
                 [](Table &table) {
                     table.player(anna).cubes.numbers.fill(3);
                     table.player(anna).cubes.numbers[0] = 0;
                 }),
         with(sold, &Sold::merchantTo, Area{Die::White, PlaceKind::City}),
         {.code = AreaFull, .seat = anna}},
        {"the Merchant to where the cube is",
         owning(sale, anna, {Token::Merchant}),
         with(sold, &Sold::merchantTo, Area{Die::Black, PlaceKind::Factory}),
         {.code = MerchantUseless, .token = Token::Merchant}},
        {"a thirteenth factory",
         sale,
         with(sold, &Sold::factory, 13),
         {.code = CountImpossible, .seat = anna, .number = 13, .limit = 12}},
        {"a factory in a city",
         sale,
         with(with(sold, &Sold::factory, 3), &Sold::place, SalePlace::Werden),
         {.code = AnswerContradicts, .seat = anna}},
        {"the kind of a factory nobody named",
         sale,
         with(sold, &Sold::factoryKind, FactoryKind::Smelter),
         {.code = AnswerNeeded, .seat = anna}},
    };
}

/// Of dice in depots and on the transport track.
inline std::vector<Row> refusalsOfDice()
{
    using enum RefusalCode;
    // Black dice lie in depots 1 to 5, white ones in 10 to 13; one black die lies on the arrow.
    const Table table = quietUntil(startedWithDice(2), 1, Phase::Choose, anna);
    const DepotChosen one = quietDepot(table, anna);
    const auto transport = [&](Transported transported) {
        return with(with(one, &DepotChosen::action, Action::Transport), &DepotChosen::transported,
                    transported);
    };
    Table emptyArrow = table;
    emptyArrow.dice.track[0].spaces[1].reset();
    const Table subsidizing = owning(table, anna, {Token::Subsidy});
    const DepotChosen subsidy = with(one, &DepotChosen::action, Action::Subsidy);
    // With a single space on the dirt road the first sale makes a die slide off. Anna lies furthest upstream.
    Table fallen = quietUntil(startedWithDice(2, boardWithDice({1, 0})), 1, Phase::Deliver, anna);
    fallen = after(fallen, {factory(fallen, anna)});
    Board tracksOnly;
    tracksOnly.tracks.fill(TrackFacts{4, 1});
    Table strange = quietUntil(started(2, trackEverything, {}, tracksOnly), 1, Phase::Choose, anna);
    DepotChosen seventh = depot(anna, 5);
    seventh.depot = 9;
    const Table unseen = strange;
    for (int depot = 1; depot <= 5; ++depot)
        strange.dice.depot(depot) = {true, Coal{Die::Black, 3}};

    return {
        {"an event without its track", started(2, trackEverything), EventHappened{}, {.code = AnswerNeeded}},
        {"another track than the board knows",
         startedWithDice(2),
         EventHappened{{}, {}, TrackFacts{5, 1}},
         {.code = AnswerContradicts}},
        {"an arrow that is none of the spaces",
         started(2, trackEverything),
         EventHappened{{}, {}, TrackFacts{3, 3}},
         {.code = CountImpossible, .number = 3, .limit = 2}},
        {"a depot without its number",
         table,
         DepotChosen{.seat = anna},
         {.code = AnswerNeeded, .seat = anna}},
        {"a depot where nothing lies",
         table,
         with(one, &DepotChosen::depot, 9),
         {.code = DepotEmpty, .seat = anna}},
        {"a depot where nobody looked before",
         unseen,
         with(seventh, &DepotChosen::face, std::nullopt),
         {.code = AnswerNeeded, .seat = anna}},
        {"a seventh black die among two players", strange, seventh, {.code = DepotEmpty, .seat = anna}},
        {"another face than lies there",
         table,
         with(one, &DepotChosen::face, 4),
         {.code = AnswerContradicts, .seat = anna, .number = 4, .limit = 3}},
        {"Transport of nothing",
         table,
         with(one, &DepotChosen::action, Action::Transport),
         {.code = AnswerNeeded, .seat = anna}},
        {"a transport without the action",
         table,
         with(one, &DepotChosen::transported, Transported{.to = 9}),
         {.code = AnswerContradicts, .seat = anna}},
        {"a transport where nobody follows dice",
         choosing(),
         with(depot(anna, 50, Action::Transport), &DepotChosen::transported, Transported{.to = 9}),
         {.code = NotTracked}},
        {"black coal to Mark", table, transport({.to = 15}), {.code = OtherRegion, .seat = anna}},
        {"a second die into a depot", table, transport({.to = 3}), {.code = DepotFull, .seat = anna}},
        {"a sixteenth depot for it",
         table,
         transport({.to = 16}),
         {.code = CountImpossible, .seat = anna, .number = 16, .limit = 15}},
        {"a white die that does not lie on the arrow",
         table,
         transport({.die = Die::White, .to = 15}),
         {.code = ArrowEmpty, .seat = anna}},
        {"a die of a depot while one lies on the arrow",
         table,
         transport({.from = 2, .to = 9}),
         {.code = ArrowNotEmpty, .seat = anna}},
        {"no die of a depot while none lies on the arrow",
         emptyArrow,
         transport({.to = 9}),
         {.code = AnswerNeeded, .seat = anna}},
        {"a die of an empty depot",
         emptyArrow,
         transport({.from = 8, .to = 9}),
         {.code = DepotEmpty, .seat = anna}},
        {"a die of the depot where someone lies",
         changed(emptyArrow, [](Table &changing) { changing.player(bela).depot = 2; }),
         transport({.from = 2, .to = 9}),
         {.code = DepotTaken, .seat = bela}},
        {"a subsidy for nothing", subsidizing, subsidy, {.code = AnswerNeeded, .seat = anna}},
        {"a subsidy for an empty depot",
         subsidizing,
         with(subsidy, &DepotChosen::subsidized, 9),
         {.code = DepotEmpty, .seat = anna}},
        {"hauling nothing",
         owning(table, anna, {Token::CoalHauling}),
         CoalHaulingUsed{anna},
         {.code = AnswerNeeded, .seat = anna}},
        {"anything while a die needs a depot", fallen, TurnEnded{anna}, {.code = DieFallen, .seat = anna}},
        {"someone further downstream chooses its depot",
         fallen,
         DieReturned{bela, 9},
         {.code = NotYourTurn, .seat = anna}},
        {"it goes to Mark", fallen, DieReturned{anna, 15}, {.code = OtherRegion, .seat = anna}},
        {"it goes to a full depot", fallen, DieReturned{anna, 3}, {.code = DepotFull, .seat = anna}},
        {"it goes to a depot whose region nobody knows",
         changed(fallen, [](Table &changing) { changing.board.depot(9).region.reset(); }),
         DieReturned{anna, 9},
         {.code = AnswerNeeded, .seat = anna}},
        {"no die needs a depot", table, DieReturned{anna, 9}, {.code = NotNow}},
        {"a sale of what nobody chose",
         quietUntil(started(2, {false, false, false, false, false, false, true}, {}, boardWithDice()), 1,
                    Phase::Deliver),
         Sold{.seat = anna, .place = SalePlace::Factory},
         {.code = NothingLoaded, .seat = anna}},
    };
}

} // namespace ruhr_refusals
