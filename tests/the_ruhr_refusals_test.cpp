// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/the_ruhr_story.h"

#include <set>

using namespace ruhr_story;

namespace {

struct Row {
    const char *story = nullptr;
    Table table;
    Event event;
    Refusal refusal;
};

Table choosing(int round = 2, int players = 2)
{
    return quietUntil(started(players), round, Phase::Choose, anna);
}

Table delivering()
{
    return quietUntil(started(2), 2, Phase::Deliver, anna);
}

Table buying(int round = 5, std::initializer_list<Token> owned = {})
{
    return owning(rich(quietUntil(started(2), round, Phase::Buy, anna), anna), anna, owned);
}

Table counting()
{
    return quietUntil(started(2), 12, Phase::FinalCount);
}

DepotChosen with(DepotChosen chosen, auto DepotChosen::*field, auto value)
{
    chosen.*field = value;
    return chosen;
}

Sold with(Sold sold, auto Sold::*field, auto value)
{
    sold.*field = value;
    return sold;
}

// A table after more happened to it than a quiet story tells.
Table changed(Table table, auto change)
{
    change(table);
    return table;
}

std::vector<Row> rows()
{
    using enum RefusalCode;
    const Table sale = delivering();
    const Sold sold = factory(sale, anna);
    const Sold inRuhrort{.seat = anna, .place = SalePlace::Ruhrort};
    const GameStarted start{2, anna, {}, trackEverything, Difficulty::Normal, {}};
    GameStarted longTrack = start;
    longTrack.board.lastExportIndex = 21;
    GameStarted wideArea = start;
    wideArea.board.areaSpaces[0] = 4;
    const FinalAnswer nothing;
    FinalAnswer otherPoints;
    otherPoints.vpTrack = 2;
    FinalAnswer otherBarge;
    otherBarge.bargeAt = SalePlace::Ruhrort;
    FinalAnswer blankWages;
    blankWages.tokens = Tokens{};
    (*blankWages.tokens)[Token::Wages] = TokenState::Blank;
    const Table loose = started(2, {});
    const Table noTokens =
        quietUntil(started(2, {true, true, true, true, false, false}), 12, Phase::FinalCount);
    FinalAnswer noWarehouses;
    noWarehouses.vpTrack = 0;
    noWarehouses.thalers = 0;
    noWarehouses.warehouses = FinalWarehouses{.supply = 9};
    const Table allAsked = quietUntil(loose, 12, Phase::FinalCount);
    FinalAnswer tooRich;
    tooRich.vpTrack = 0;
    tooRich.thalers = 11;

    return {
        {"nothing happens before the start", {}, RoundEnded{}, {.code = NotStarted}},
        {"a game starts once", started(2), start, {.code = AlreadyStarted}},
        {"five players", {}, GameStarted{5}, {.code = PlayerCount, .number = 5}},
        {"nobody", {}, GameStarted{0}, {.code = PlayerCount, .number = 0}},
        {"a starting player who does not sit here",
         {},
         GameStarted{2, cili},
         {.code = NoSuchSeat, .seat = cili}},
        {"an export track beyond belief",
         {},
         longTrack,
         {.code = CountImpossible, .number = 21, .limit = 20}},
        {"an area of four spaces", {}, wideArea, {.code = CountImpossible, .number = 4, .limit = 3}},
        {"a seat that does not exist", choosing(), depot(dora, 5), {.code = NoSuchSeat, .seat = dora}},
        {"a tile in another phase", choosing(), TileDrawn{}, {.code = NotNow}},
        {"an event in another phase", choosing(), EventHappened{}, {.code = NotNow}},
        {"an export in another phase", choosing(), ExportScored{1, {}}, {.code = NotNow}},
        {"the end of a round in its middle", choosing(), RoundEnded{}, {.code = NotNow}},
        {"a sale in another phase", choosing(), sold, {.code = NotNow}},
        {"a purchase in another phase", choosing(), LocksBuilt{anna, {Region::Mark}}, {.code = NotNow}},
        {"the final count before the end", choosing(), FinalCounted{}, {.code = NotNow}},
        {"the end of a phase nobody acts in", started(2), PhaseEnded{}, {.code = NotNow}},
        {"the Inn while nobody has a turn",
         started(2),
         InnUsed{anna, ThalerOrPoint::Point},
         {.code = NotNow}},
        {"a loan in the phase of tokens",
         quietUntil(started(2), 2, Phase::Tokens, anna),
         LoanTaken{anna, 5},
         {.code = NotNow}},
        {"a loan after the action was paid for",
         after(rich(choosing(), anna, 0), {depot(anna, 50)}),
         LoanTaken{anna, 2},
         {.code = NotNow}},
        {"somebody else's turn", choosing(), depot(bela, 50), {.code = NotYourTurn, .seat = anna}},
        {"ending somebody else's turn", choosing(), TurnEnded{bela}, {.code = NotYourTurn, .seat = anna}},
        {"the phase ends by itself", choosing(), PhaseEnded{}, {.code = TurnsLeft, .seat = anna}},

        {"an event without its flag",
         quietUntil(started(2), 4, Phase::EventDue),
         EventHappened{},
         {.code = AnswerNeeded}},
        {"a flag in a round without one",
         quietUntil(started(2), 3, Phase::EventDue),
         EventHappened{Country::Belgium, {}},
         {.code = AnswerContradicts}},
        {"an event without the choices",
         quietUntil(started(2), 3, Phase::EventDue),
         EventHappened{},
         {.code = AnswerNeeded}},
        {"choices where there are none",
         quietUntil(started(2), 2, Phase::EventDue),
         EventHappened{{}, {ThalerOrPoint::Point, ThalerOrPoint::Point}},
         {.code = AnswerContradicts}},
        {"a thaler for the fund from someone who has none",
         rich(quietUntil(started(2), 3, Phase::EventDue), bela, 0),
         EventHappened{{}, {ThalerOrPoint::Thaler, ThalerOrPoint::Thaler}},
         {.code = NotEnoughThalers, .seat = bela, .number = 1, .limit = 0}},
        {"a demand drawn twice",
         quietUntil(started(2), 2, Phase::Draw),
         TileDrawn{tile("D01")},
         {.code = TileGone}},
        {"a fifth water tile",
         changed(quietUntil(started(2), 6, Phase::Draw), [](Table &table) { table.waterDrawn = 4; }),
         TileDrawn{tile("W-LOW")},
         {.code = TileGone}},
        {"an empty bag",
         quietUntil(started(2), 9, Phase::Draw),
         TileDrawn{tile("W-LOW")},
         {.code = BagEmpty}},

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
         with(depot(anna, 50, Action::Transport), &DepotChosen::pilotSign, true),
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
         with(sold, &Sold::owners, std::vector{cili}),
         {.code = NoSuchSeat, .seat = cili}},
        {"an owner twice",
         sale,
         with(sold, &Sold::owners, std::vector{bela, bela}),
         {.code = AlreadyThere, .seat = bela}},
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

        {"a token twice",
         owning(quietUntil(started(2), 2, Phase::Tokens, anna), anna, {Token::CoalDump}),
         TokenGained{anna, Token::CoalDump},
         {.code = TokenHeld, .seat = anna, .token = Token::CoalDump}},
        {"an Inn without the cubes",
         quietUntil(started(2), 2, Phase::Tokens, anna),
         TokenGained{anna, Token::Inn},
         {.code = TokenNotEarned, .seat = anna, .token = Token::Inn}},
        {"an Inn left lying",
         changed(quietUntil(started(2), 2, Phase::Tokens, anna),
                 [](Table &table) { table.player(anna).cubes = innCubes; }),
         TurnEnded{anna},
         {.code = TokenDue, .seat = anna, .token = Token::Inn}},
        {"hauling without the token",
         choosing(),
         CoalHaulingUsed{anna},
         {.code = TokenMissing, .token = Token::CoalHauling}},
        {"hauling twice",
         after(owning(choosing(), anna, {Token::CoalHauling}), {CoalHaulingUsed{anna}}),
         CoalHaulingUsed{anna},
         {.code = TokenUsed, .token = Token::CoalHauling}},

        {"a lock in round 1",
         buying(1, {Token::LockBuilding}),
         LocksBuilt{anna, {Region::Mark}},
         {.code = TooEarly}},
        {"a lock without the token",
         buying(),
         LocksBuilt{anna, {Region::Mark}},
         {.code = TokenMissing, .token = Token::LockBuilding}},
        {"no lock", buying(5, {Token::LockBuilding}), LocksBuilt{anna, {}}, {.code = NothingBought}},
        {"two locks in round 6",
         buying(6, {Token::LockBuilding}),
         LocksBuilt{anna, {Region::Mark, Region::Mark}},
         {.code = TooManyLocks, .number = 2, .limit = 1}},
        {"a fifteenth lock",
         changed(buying(5, {Token::LockBuilding}), [](Table &table) { table.locks = 13; }),
         LocksBuilt{anna, {Region::Mark, Region::Mark}},
         {.code = NoDamLeft, .limit = 1}},
        {"a second purchase of locks",
         after(buying(5, {Token::LockBuilding}), {LocksBuilt{anna, {Region::Mark}}}),
         LocksBuilt{anna, {Region::Mark}},
         {.code = TokenUsed, .token = Token::LockBuilding}},
        {"a lock nobody can pay",
         rich(buying(5, {Token::LockBuilding}), anna, 2),
         LocksBuilt{anna, {Region::Mark}},
         {.code = NotEnoughThalers, .seat = anna, .number = 3, .limit = 2}},
        {"no warehouse in the supply",
         changed(buying(5, {Token::CoalDump}), [](Table &table) { table.player(anna).supply = 0; }),
         WarehouseBuilt{anna, Dump::Mark, false, 2},
         {.code = NoWarehouse, .seat = anna}},
        {"a price nobody read",
         buying(5, {Token::CoalDump}),
         WarehouseBuilt{anna, Dump::Mark, false, {}},
         {.code = AnswerNeeded, .seat = anna}},
        {"a second warehouse in a city",
         changed(buying(5, {Token::EssenWarehouse}),
                 [](Table &table) { table.player(anna).cities[at(City::Werden)] = true; }),
         WarehouseBuilt{anna, City::Werden, false, 2},
         {.code = AlreadyThere, .seat = anna}},
        {"a third warehouse in Ruhrort",
         changed(buying(5, {Token::RuhrortHarbour}),
                 [](Table &table) {
                     table.columns = {{{anna}, {anna}, {}}};
                 }),
         WarehouseBuilt{anna, Country::Belgium, false, {}},
         {.code = TooManyInRuhrort, .seat = anna, .limit = 2}},
        {"moving what is not there",
         buying(5, {Token::RuhrortHarbour}),
         WarehouseMoved{anna, {anna, Country::Belgium, Country::Rhineland}},
         {.code = NotThere, .seat = anna}},
        {"moving another player's warehouse",
         changed(buying(5, {Token::RuhrortHarbour}),
                 [](Table &table) {
                     table.columns = {{{bela}, {}, {}}};
                 }),
         WarehouseMoved{anna, {bela, Country::Rhineland, Country::Belgium}},
         {.code = NotYours, .seat = bela}},
        {"a loan that is not needed",
         buying(),
         LoanTaken{anna, 3},
         {.code = LoanNotNeeded, .number = 3, .limit = 10}},
        {"a loan for nothing",
         buying(),
         LoanTaken{anna, 0},
         {.code = CountImpossible, .seat = anna, .number = 0, .limit = 1}},
        {"a fifth loan",
         changed(rich(buying(), anna, 0), [](Table &table) { table.player(anna).loans = 4; }),
         LoanTaken{anna, 3},
         {.code = NoLoanSpace, .limit = 4}},
        {"repaying what was not lent",
         buying(),
         LoansRepaid{anna, 1},
         {.code = NoSuchLoan, .number = 1, .limit = 0}},

        {"an export without a value",
         changed(quietUntil(started(2), 4, Phase::Export),
                 [](Table &table) {
                     table.columns = {{{}, {}, {anna}}};
                 }),
         ExportScored{},
         {.code = AnswerNeeded}},
        {"an export value beyond belief",
         quietUntil(started(2), 4, Phase::Export),
         ExportScored{21, {}},
         {.code = CountImpossible, .number = 21, .limit = 20}},
        {"fewer than no thalers",
         choosing(),
         ThalersCounted{anna, -1},
         {.code = CountImpossible, .seat = anna, .number = -1, .limit = 0}},
        {"eleven thalers at the end",
         counting(),
         ThalersCounted{anna, 11},
         {.code = CountImpossible, .seat = anna, .number = 11, .limit = 10}},
        {"points beyond belief",
         choosing(),
         PointsCounted{anna, 10'001},
         {.code = CountImpossible, .seat = anna, .number = 10'001, .limit = 10'000}},
        {"a final count of one", counting(), FinalCounted{{nothing}}, {.code = AnswerNeeded}},
        {"other points than the table knows",
         counting(),
         FinalCounted{{nothing, otherPoints}},
         {.code = AnswerContradicts, .seat = bela, .number = 2, .limit = 1}},
        {"a barge elsewhere",
         counting(),
         FinalCounted{{otherBarge, nothing}},
         {.code = AnswerContradicts, .seat = anna}},
        {"tokens nobody told",
         noTokens,
         FinalCounted{{nothing, nothing}},
         {.code = AnswerNeeded, .seat = anna}},
        {"a grey blank",
         noTokens,
         FinalCounted{{blankWages, blankWages}},
         {.code = NotThisToken, .token = Token::Wages}},
        {"nine warehouses",
         allAsked,
         FinalCounted{{noWarehouses, noWarehouses}},
         {.code = CountImpossible, .seat = anna, .number = 9, .limit = 10}},
        {"eleven thalers kept",
         allAsked,
         FinalCounted{{tooRich, tooRich}},
         {.code = CountImpossible, .seat = anna, .number = 11, .limit = 10}},

        {"points where nobody follows them", loose, PointsCounted{anna, 3}, {.code = NotTracked}},
        {"thalers where nobody follows them", loose, ThalersCounted{anna, 3}, {.code = NotTracked}},
        {"turns where nobody follows them", loose, TurnEnded{anna}, {.code = NotTracked}},
        {"loans where nobody follows warehouses",
         quietUntil(loose, 2, Phase::Buy),
         LoanTaken{anna, 3},
         {.code = NotTracked}},
        {"repaying them", quietUntil(loose, 2, Phase::Buy), LoansRepaid{anna, 1}, {.code = NotTracked}},
        {"moves where nobody follows warehouses",
         quietUntil(loose, 2, Phase::Buy),
         WarehouseMoved{anna, {}},
         {.code = NotTracked}},
        {"tokens where nobody follows them",
         quietUntil(loose, 2, Phase::Tokens),
         TokenGained{anna, Token::CoalDump},
         {.code = NotTracked}},
        {"water where nobody follows anything",
         after(quietUntil(loose, 1, Phase::Draw), {TileDrawn{tile("W-LOW")}}),
         depot(anna, 1, Action::Pilot),
         {.code = PilotBanned}},
        {"the same wages twice",
         after(quietUntil(loose, 1, Phase::Choose), {depot(bela, 1, Action::Wages)}),
         depot(anna, 1, Action::Wages),
         {.code = WagesTaken, .seat = bela}},
    };
}

} // namespace

class TheRuhrRefusalsTest : public QObject
{
    Q_OBJECT

private slots:
    void the_table_says_why_not_data()
    {
        QTest::addColumn<Table>("table");
        QTest::addColumn<Event>("event");
        QTest::addColumn<Refusal>("refusal");
        for (const Row &row : rows())
            QTest::newRow(row.story) << row.table << row.event << row.refusal;
    }
    void the_table_says_why_not()
    {
        QFETCH(Table, table);
        QFETCH(const Event, event);
        QFETCH(Refusal, refusal);
        const Table before = table;
        QCOMPARE(the_ruhr::apply(table, event), Answer(refusal));
        QVERIFY2(table == before, "a refused event changes nothing");
    }

    void a_die_raised_in_its_depot_is_sold_at_its_new_face()
    {
        const Table before = delivering();
        const Sold raised = with(factory(before, anna), &Sold::face, 5);
        const Sold asChosen = factory(before, anna);
        Table dear = before;
        Table cheap = before;
        QCOMPARE(the_ruhr::apply(dear, raised), Answer());
        QCOMPARE(the_ruhr::apply(cheap, asChosen), Answer());
        QVERIFY(dear.player(anna).thalers > cheap.player(anna).thalers);
    }

    void every_reason_has_its_story()
    {
        std::set<RefusalCode> told;
        for (const Row &row : rows())
            told.insert(row.refusal.code);
        for (std::size_t code = 0; code < refusalNames.size(); ++code)
            QVERIFY2(told.contains(static_cast<RefusalCode>(code)), refusalNames[code].data());
    }
};

QTEST_APPLESS_MAIN(TheRuhrRefusalsTest)
#include "the_ruhr_refusals_test.moc"
