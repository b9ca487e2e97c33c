// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/stories.h"
#include "tests/the_ruhr_story.h"

using namespace ruhr_story;

namespace {

// Faces from the bottom up, 0 where no die lies; white ones count from 10.
QList<int> facesOn(const TransportColumn &column)
{
    QList<int> faces;
    for (const std::optional<Coal> &coal : column.spaces)
        faces.append(!coal ? 0 : coal->die == Die::White ? 10 + coal->face : coal->face);
    return faces;
}

QList<QList<int>> track(const Table &table)
{
    QList<QList<int>> columns;
    for (const TransportColumn &column : table.dice.track)
        columns.append(facesOn(column));
    return columns;
}

std::optional<Coal> black(int face)
{
    return Coal{Die::Black, face};
}
std::optional<Coal> white(int face)
{
    return Coal{Die::White, face};
}

// A table in the phase of events, with these dice on its track.
Table before(int round, std::vector<TransportColumn> columns, const Options &options = {},
             const Board &board = boardWithDice())
{
    Table table = started(2, trackEverything, options, board);
    table = quietUntil(table, round, Phase::EventDue);
    table.dice.track = std::move(columns);
    return table;
}

Table afterEvent(const Table &table)
{
    return after(table, {quietStep(table)});
}

// Anna's turn in round 1: black dice lie in depots 1 to 5, white ones in 10 to 13, all with a 3.
Table choosing()
{
    return quietUntil(startedWithDice(2), 1, Phase::Choose, anna);
}

DepotChosen transport(const Table &table, const Transported &transported)
{
    DepotChosen chosen = quietDepot(table, anna);
    chosen.action = Action::Transport;
    chosen.transported = transported;
    return chosen;
}

} // namespace

class TheRuhrDiceTest : public QObject
{
    Q_OBJECT

private slots:
    void the_dirt_road_starts_with_a_black_3()
    {
        Table table = started(2, trackEverything);
        QCOMPARE(questions(table), std::vector{Question::Track});
        QVERIFY(happens(table, {EventHappened{{}, {}, TrackFacts{3, 1}}}));
        QCOMPARE(track(table), (QList<QList<int>>{{0, 3, 0}}));
        // The next game knows the road.
        table = started(2, trackEverything, {}, table.board);
        QVERIFY(questions(table).empty());
        QCOMPARE(track(afterEvent(table)), (QList<QList<int>>{{0, 3, 0}}));
    }

    void the_events_change_tracks_and_dice_data()
    {
        QTest::addColumn<Table>("table");
        QTest::addColumn<QList<QList<int>>>("track");
        QTest::addColumn<QList<int>>("fallen");
        QTest::addColumn<int>("depot"); // face of the die in depot 1
        const TransportColumn dirt{{black(2), black(4), white(5), {}}, 1};
        const TransportColumn left{{{}, black(6), black(4), {}}, 1};
        const TransportColumn right{{{}, white(1), {}, {}}, 1};
        const Board shortRoads = [] {
            Board board = boardWithDice();
            board.tracks[at(TransportTrack::AsphaltRoad)] = TrackFacts{2, 1};
            board.tracks[at(TransportTrack::Railway)] = TrackFacts{1, 0};
            return board;
        }();
        const auto depotOne = [](Table table) {
            table.dice.depot(1) = {true, black(3)};
            return table;
        };
        QTest::newRow("round 2: the dirt road stays")
            << depotOne(before(2, {dirt})) << QList<QList<int>>{{2, 4, 15, 0}} << QList<int>{} << 3;
        QTest::newRow("round 4: on the asphalt road black and white part, from the arrow up")
            << depotOne(before(4, {dirt})) << QList<QList<int>>{{0, 2, 4, 0}, {0, 15, 0, 0}} << QList<int>{}
            << 3;
        QTest::newRow("round 4: nothing lay on the dirt road")
            << depotOne(before(4, {{{{}, {}, {}, {}}, 1}})) << QList<QList<int>>{{0, 0, 0, 0}, {0, 0, 0, 0}}
            << QList<int>{} << 3;
        QTest::newRow("round 4: on a short one they slide down")
            << depotOne(before(4, {dirt}, {}, shortRoads)) << QList<QList<int>>{{2, 4}, {0, 15}}
            << QList<int>{} << 3;
        QTest::newRow("round 8: the railway takes over both columns")
            << depotOne(before(8, {left, right})) << QList<QList<int>>{{0, 6, 4, 0}, {0, 11, 0, 0}}
            << QList<int>{} << 3;
        QTest::newRow("round 8: who finds no space falls off")
            << depotOne(before(8, {left, right}, {}, shortRoads)) << QList<QList<int>>{{4}, {11}}
            << QList<int>{6} << 3;
        QTest::newRow("round 9: the track rises, 6 stays")
            << depotOne(before(9, {left, right})) << QList<QList<int>>{{0, 6, 5, 0}, {0, 12, 0, 0}}
            << QList<int>{} << 3;
        QTest::newRow("round 9: the depots rise too by the option")
            << depotOne(before(9, {left, right}, {.round9RaisesDepots = true}))
            << QList<QList<int>>{{0, 6, 5, 0}, {0, 12, 0, 0}} << QList<int>{} << 4;
        QTest::newRow("round 11: track and depots fall, 1 stays")
            << depotOne(before(11, {left, right})) << QList<QList<int>>{{0, 5, 3, 0}, {0, 11, 0, 0}}
            << QList<int>{} << 2;
    }
    void the_events_change_tracks_and_dice()
    {
        QFETCH(Table, table);
        const Table happened = afterEvent(table);
        QTEST(::track(happened), "track");
        QList<int> fallen;
        for (const Coal &coal : happened.dice.fallen)
            fallen.append(coal.face);
        QTEST(fallen, "fallen");
        QTEST(happened.dice.depot(1).coal->face, "depot");
    }

    void a_sold_die_leaves_its_depot_and_enters_the_track()
    {
        Table table = quietUntil(startedWithDice(2), 1, Phase::Deliver, anna);
        QCOMPARE(table.player(anna).depot, std::optional(1));
        Sold sold = factory(table, anna);
        sold.damsPassed = 1;
        QVERIFY(happens(table, {sold}));
        QVERIFY(table.dice.depot(1).isEmpty());
        QCOMPARE(track(table), (QList<QList<int>>{{0, 3, 2, 0}}));
    }

    void the_player_furthest_upstream_chooses_the_depot_for_a_fallen_die()
    {
        // Anna at 50 sells at 120 and lies downstream of Béla at 100 then.
        Table table = quietUntil(startedWithDice(2, boardWithDice({1, 0})), 1, Phase::Deliver, anna);
        QCOMPARE(depotChooser(table), std::optional<Seat>());
        Sold sold = factory(table, anna);
        sold.riverIndex = 120;
        QVERIFY(happens(table, {sold}));
        QCOMPARE(questions(table), std::vector{Question::FallenDie});
        QCOMPARE(depotChooser(table), std::optional(bela));
        QCOMPARE(regionsForFallen(table), (std::vector{Region::Essen, Region::Werden, Region::Broich}));
        QVERIFY(happens(table, {DieReturned{bela, 8}, TurnEnded{anna}}));
        QCOMPARE(table.dice.depot(8).coal, black(3));
    }

    void a_fallen_die_goes_to_the_region_of_the_round_while_that_has_room()
    {
        Table table = quietUntil(startedWithDice(2, boardWithDice({1, 0})), 2, Phase::Deliver, anna);
        table = after(table, {factory(table, anna)});
        QCOMPARE(regionsForFallen(table), std::vector{Region::Essen});
        for (int depot = 1; depot <= 3; ++depot)
            table.dice.depot(depot) = {true, black(3)};
        QCOMPARE(regionsForFallen(table), (std::vector{Region::Essen, Region::Werden, Region::Broich}));
        table.dice.depot(3) = {};
        QVERIFY2(regionsForFallen(table).size() == 3, "nobody has looked there: it may be full");
        table.dice.fallen = {Coal{Die::White, 2}};
        QCOMPARE(regionsForFallen(table), std::vector{Region::Mark});
    }

    void Transport_brings_the_die_on_the_arrow_to_a_depot()
    {
        Table table = choosing();
        DepotChosen chosen = transport(table, {.to = 9});
        chosen.depot = 9; // and the barge takes it from there
        QVERIFY(happens(table, {chosen}));
        QCOMPARE(track(table), (QList<QList<int>>{{0, 0, 0, 0}}));
        QCOMPARE(table.dice.depot(9).coal, black(3));
        QCOMPARE(table.player(anna).face, std::optional(3));
    }

    void Transport_takes_a_die_of_a_depot_only_while_both_arrows_are_empty()
    {
        Table table = choosing();
        const Transported fromDepot{.from = 2, .to = 9};
        const TransportColumn empty{{{}, {}, {}, {}}, 1};
        const TransportColumn full{{{}, white(4), {}, {}}, 1};
        table.dice.track = {empty, full};
        QCOMPARE(answer(table, transport(table, fromDepot)),
                 Answer(Refusal{.code = RefusalCode::ArrowNotEmpty, .seat = anna}));
        QCOMPARE(answer(table, transport(table, {.die = Die::Black, .to = 9})),
                 Answer(Refusal{.code = RefusalCode::ArrowEmpty, .seat = anna}));
        const Table taken = after(table, {transport(table, {.die = Die::White, .to = 14})});
        QCOMPARE(taken.dice.depot(14).coal, white(4));
        table.dice.track = {empty, empty};
        const Table moved = after(table, {transport(table, fromDepot)});
        QVERIFY(moved.dice.depot(2).isEmpty());
        QCOMPARE(moved.dice.depot(9).coal, black(3));
    }

    void Subsidy_and_hauling_raise_the_die_of_a_depot()
    {
        Table table = owning(choosing(), anna, {Token::Subsidy, Token::CoalHauling});
        DepotChosen chosen = quietDepot(table, anna);
        chosen.action = Action::Subsidy;
        chosen.subsidized = 1;
        QVERIFY(happens(table, {chosen}));
        QCOMPARE(table.dice.depot(1).coal, black(5));
        QVERIFY(happens(table, {CoalHaulingUsed{anna, 1}, TurnEnded{anna}}));
        QCOMPARE(table.dice.depot(1).coal, black(6));
        // It is sold for what it shows by then.
        table = quietUntil(table, 1, Phase::Deliver, anna);
        QVERIFY(happens(table, {factory(table, anna)}));
        QCOMPARE(table.player(anna).thalers, 1 + 6 - 1);
    }

    void water_turns_the_dice_in_the_depots_data()
    {
        QTest::addColumn<QString>("drawn");
        QTest::addColumn<int>("face");
        QTest::newRow("low water") << "W-LOW" << 3;
        QTest::newRow("low water, coal rises") << "W-LOW-UP" << 4;
        QTest::newRow("high water") << "W-HIGH" << 3;
        QTest::newRow("high water, coal falls") << "W-HIGH-DOWN" << 2;
    }
    void water_turns_the_dice_in_the_depots()
    {
        QFETCH(QString, drawn);
        QFETCH(int, face);
        Table table = quietUntil(startedWithDice(2), 1, Phase::Draw);
        QVERIFY(happens(table, {TileDrawn{tile(drawn.toStdString())}}));
        QCOMPARE(table.dice.depot(1).coal, black(face));
        QCOMPARE(track(table), (QList<QList<int>>{{0, 3, 0, 0}}));
    }

    void after_an_unknown_tile_the_faces_are_looked_up_again()
    {
        Table table = quietUntil(startedWithDice(2), 1, Phase::Draw);
        QVERIFY(questionsOfDepot(table, 1).empty());
        QVERIFY(happens(table, {TileDrawn{}}));
        QCOMPARE(questionsOfDepot(table, 1), std::vector{DepotQuestion::Face});
        QVERIFY2(table.dice.depot(9).isEmpty(), "no tile fills a depot");
        DepotChosen chosen{.seat = anna};
        chosen.depot = 1;
        chosen.face = 4;
        QVERIFY(happens(table, {chosen}));
        QCOMPARE(table.dice.depot(1).coal, black(4));
    }

    void a_depot_is_asked_for_everything_until_it_was_told()
    {
        const Table table = quietUntil(started(2, trackEverything), 1, Phase::Choose, anna);
        using enum DepotQuestion;
        QCOMPARE(questionsOfDepot(table, std::nullopt), (std::vector{Depot, RiverIndex, Die, Face}));
        QCOMPARE(questionsOfDepot(table, 4), (std::vector{RiverIndex, Die, Face}));
    }

    void a_whole_quiet_game_keeps_its_dice()
    {
        Table table = startedWithDice(3);
        for (int step = 0; step < 2000 && table.phase != Phase::FinalCount; ++step) {
            table = after(table, {quietStep(table)});
            if (table.round == 1 && table.phase == Phase::EventDue)
                continue; // the die of the dirt road is not there yet
            QCOMPARE(diceSeen(table.dice, Die::Black), setupFor(3).blackDice);
            QCOMPARE(diceSeen(table.dice, Die::White), setupFor(3).whiteDice);
        }
        QCOMPARE(table.phase, Phase::FinalCount);
    }
};

APPLESS_STORY(TheRuhrDiceTest)
#include "the_ruhr_dice_test.moc"
