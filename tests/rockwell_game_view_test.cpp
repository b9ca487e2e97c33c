// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Rockwell through what the screens use: a round phase by phase, and a game to its end.

#include "rockwell_view_table.h"
#include "stories.h"

#include "db/history.h"

using companion::GuidedGame;
using view_story::RockwellTable;
using view_story::valueIn;

class RockwellGameViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_round_is_guided_from_the_auction_to_its_end();
    void an_extraction_is_shared_out_and_explained();
    void a_bid_stays_secret_until_all_hands_are_opened();
    void what_lies_behind_a_screen_is_said_to_its_owner_only();
    void the_followed_mine_knows_who_shares_an_extraction();
    void a_crew_takes_its_subcontractor_along_or_not();
    void the_robot_of_two_players_is_guided_step_by_step();
    void the_goals_board_shows_who_took_which_tile();
    void the_set_up_depends_on_how_many_play();
    void the_prices_of_the_dearer_tiles_are_asked_for_once();
    void the_prices_on_the_boards_can_be_others();
    void the_actions_of_a_space_are_asked_for_once();
    void goals_end_the_game_which_is_counted_and_saved();
};

void RockwellGameViewTest::the_round_is_guided_from_the_auction_to_its_end()
{
    RockwellTable at;
    QVERIFY(!at.play({"Anna", "Béla", "Cili", "Dániel"}, true).isEmpty());
    QCOMPARE(at.game().where(), QString("Round 1: auction"));
    QVERIFY(at.bid({{2, {{"money", 5}, {"0", 1}}}})); // Cili: $500 and a zinc
    QVERIFY2(at.game().lastWords().startsWith("Dániel has bid. The auction. The new order: Cili $900, "),
             qPrintable(at.game().lastWords()));
    QCOMPARE(at.actor(), QString("2"));
    QVERIFY(at.tell("place-2", {{"board", 1}, {"space1", 1}, {"actions", 2}}));
    const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
    const QString second = at.actor();
    QVERIFY(!at.tell("place-" + second, {{"board", 1}, {"space1", 1}, {"actions", 2}}));
    QCOMPARE(refused[0][0].toString(), QString("That space is taken by Cili."));
    while (at.game().where() == "Round 1: vice presidents")
        QVERIFY(at.tell("pass-" + at.actor()));
    QCOMPARE(at.game().where(), QString("Round 1: safety tokens"));
    QVERIFY(at.tell("goOn"));
    QCOMPARE(at.game().where(), QString("Round 1: phase I, drilling"));
    QVERIFY(at.tell("goOn"));
    QCOMPARE(at.game().where(), QString("Round 1: the shafts pay"));
    QVERIFY(at.tell("goOn"));
    QCOMPARE(at.game().where(), QString("Round 1: phase II, exchange"));
    QVERIFY(at.tell("trade-2", {{"way", 1}, {"kind", 1}, {"count", 2}}));
    QCOMPARE(at.game().lastWords(), QString("Cili sells 2 × Copper for $1200."));
    QCOMPARE(at.cubesBehindScreen(2).value("money").toInt(), 30 - 5 + 12);
    QVERIFY(at.tell("giveUp-2"));
    QCOMPARE(at.game().where(), QString("Round 1: end of the round")); // nobody is in the workshop
    QVERIFY(at.tell("goOn"));
    QCOMPARE(at.game().where(), QString("Round 2: auction"));
}

void RockwellGameViewTest::an_extraction_is_shared_out_and_explained()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, true);
    QVERIFY(at.bid() && at.passVicePresidents() && at.tell("goOn"));
    QVERIFY(at.tell("extraction", {{"1", 3},
                                   {"2", 5},
                                   {"3", 4},
                                   {"power0", 3},
                                   {"power1", 4},
                                   {"shaft", 9},
                                   {"active", 0},
                                   {"danger", 0}}));
    QCOMPARE(at.game().lastWords(),
             QString::fromUtf8(
                 "An extraction: 3 × Copper, 5 × Silver, 4 × Gold. Anna gets 1 × Copper, 2 × Silver, 2 "
                 "× Gold. Béla gets 2 × Copper, 3 × Silver, 2 × Gold. The remainder, 1 × Copper, 1 × "
                 "Silver, goes to Béla, who has the most power there. Anna keeps the card."));
    QCOMPARE(at.cubesBehindScreen(1).value("2").toInt(), 1 + 3);
    at.game().undo();
    QCOMPARE(at.cubesBehindScreen(1).value("2").toInt(), 1);
}

void RockwellGameViewTest::a_bid_stays_secret_until_all_hands_are_opened()
{
    RockwellTable at;
    at.play({"Anna", "Béla"}, true);
    QVERIFY(at.ask("bid-0").value("secret").toBool());
    QVERIFY(at.tell("bid-0", {{"money", 7}, {"0", 2}})); // $1500
    QCOMPARE(at.game().lastWords(), QString("Anna has bid."));
    QVERIFY(!at.logLines().join(' ').contains('7') && !at.game().rule().contains('7'));
    QCOMPARE(valueIn(at.game().players(), 0, "status").toString(), QString("has bid"));
    QCOMPARE(at.game().shownSeat(), 1); // the tablet goes on
    at.game().undo();
    QVERIFY(at.tell("bid-0", {{"money", 8}, {"0", 2}}));
    const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
    QVERIFY(!at.tell("bid-1", {{"3", 1}}));
    QCOMPARE(refused[0][0].toString(), QString("Too many cubes (1): fewer lie behind the screen."));
    QVERIFY(at.tell("bid-1", {{"money", 16}}));
    // Both bid $1600, so the order that was drawn stays.
    QVERIFY2(at.game().lastWords().endsWith("Who bid the same stays in the order there was."),
             qPrintable(at.game().lastWords()));
    QCOMPARE(at.cubesBehindScreen(0).value("money").toInt(), 22);
    QCOMPARE(at.cubesBehindScreen(0).value("0").toInt(), 1);
}

void RockwellGameViewTest::what_lies_behind_a_screen_is_said_to_its_owner_only()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, true);
    QVERIFY(at.tell("screen-1", {{"3", 77}, {"money", 30}}));
    at.game().setShownSeat(1);
    const QVariantMap screen = at.ask("screen-1");
    QVERIFY(screen.value("secret").toBool());
    QVERIFY(screen.value("text").toString().contains("This goal can be shown: 12 gold."));
    const QStringList open{at.game().rule(), at.logLines().join(' '),
                           valueIn(at.game().players(), 1, "facts").toString(),
                           valueIn(at.game().players(), 1, "status").toString()};
    QVERIFY2(!open.join(' ').contains("77") && !open.join(' ').contains("gold"), qPrintable(open.join('\n')));
}

void RockwellGameViewTest::the_followed_mine_knows_who_shares_an_extraction()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili", "Dániel"}, true, true);
    QVERIFY(at.game().hasBoard());
    QVERIFY(at.drillInTheOrderOfTheSeats());
    QCOMPARE(at.game().where(), QString("Round 1: phase I, drill round 1"));
    constexpr int a1 = 4; // behind the four entrances
    constexpr int a2 = 5;
    QVERIFY(at.tell("move0-0", {{"to", a1}}));
    QCOMPARE(at.game().next().value("title").toString(), QString("The number on A1"));
    QVERIFY(!at.tell("endTurn-0")); // the number comes first
    QVERIFY(at.tell("number", {{"number", 3}}));
    QCOMPARE(at.brick("A1").value("note").toString(), QString("1 / 3"));
    QVERIFY(at.ask("bribe-0").isEmpty()); // nobody is beside it
    QVERIFY(at.tell("endTurn-0"));
    QVERIFY(at.tell("move0-1", {{"to", a1}}) && at.tell("endTurn-1"));
    QVERIFY(at.tell("move0-2", {{"to", a2}}) && at.tell("number", {{"number", 5}}));
    const QVariantList powers =
        at.ask("hire-2").value("fields").toList().first().toMap().value("choices").toList();
    QCOMPARE(powers.size(), 1); // layer A allows no more than power 1
    QVERIFY(at.tell("hire-2", {{"power", 1}}));
    QCOMPARE(at.brick("A2").value("note").toString(), QString("2 / 5"));
    QVERIFY(at.tell("move0-3", {{"to", a1}}));
    QVERIFY(at.brick("A1").value("lit").toBool());
    const QVariantMap due = at.game().next();
    QCOMPARE(due.value("key").toString(), QString("extractionA1"));
    QCOMPARE(
        due.value("text").toString(),
        QString("Equal shares of each kind for Anna: power 1, Béla: power 1, Dániel: power 1. A remainder "
                "goes to Dániel: the strongest are tied, and Dániel caused the extraction."));
    QVERIFY(at.tell("extractionA1", {{"0", 7}, {"1", 4}, {"danger", 1}, {"token0", 0}}));
    // Three times power 1: everybody loses the most valuable cube.
    QCOMPARE(at.game().lastWords(),
             QString::fromUtf8("A1 is extracted: 7 × Zinc, 4 × Copper. Anna gets 2 × Zinc, 1 × Copper. "
                               "Danger for Anna. Cubes at risk: 1. Lost: 1 × Copper. Béla gets 2 × Zinc, 1 × "
                               "Copper. Danger for Béla. Cubes at risk: 1. Lost: 1 × Copper. Dániel gets 3 × "
                               "Zinc, 2 × Copper. Danger for Dániel. Cubes at risk: 1. Lost: 1 × Copper. The "
                               "remainder, 1 × Zinc, 1 × Copper, goes to Dániel: the strongest are tied, and "
                               "Dániel caused the extraction. Dániel keeps the card."));
    QVERIFY(at.brick("A1").value("open").toBool());
    QCOMPARE(at.cubesBehindScreen(3).value("0").toInt(), 3 + 3);
    QCOMPARE(at.cubesBehindScreen(2).value("money").toInt(), 30 - 10);
    QCOMPARE(at.game().where(), QString("Round 1: phase I, drill round 2"));
    QVERIFY(at.tell("move0-0", {{"to", a1}})); // it stays, and bribes Cili's crew with its subcontractor
    at.game().setShownSeat(0);
    QVERIFY(at.ask("bribe-0").isEmpty()); // never onto an open tile
    QVERIFY(at.tell("endTurn-0"));
}

void RockwellGameViewTest::a_crew_takes_its_subcontractor_along_or_not()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, true, true);
    QVERIFY(at.drillInTheOrderOfTheSeats());
    QVERIFY(at.tell("endTurn-0") && at.tell("endTurn-1"));
    QVERIFY(at.tell("move0-2", {{"to", 4}}) && at.tell("number", {{"number", 9}}));
    QVERIFY(at.tell("hire-2", {{"power", 1}})); // $2000 are left
    QVERIFY(at.tell("endTurn-0") && at.tell("endTurn-1"));
    at.game().setShownSeat(2);
    const QVariantList fields = at.ask("move0-2").value("fields").toList();
    QCOMPARE(fields.size(), 2);
    QCOMPARE(fields[1].toMap().value("title").toString(), QString("Take the subcontractor along for $1000?"));
    QVERIFY(at.tell("move0-2", {{"to", 5}, {"keep", 1}}) && at.tell("number", {{"number", 9}}));
    QCOMPARE(at.brick("A2").value("note").toString(), QString("2 / 9"));
    QCOMPARE(at.cubesBehindScreen(2).value("money").toInt(), 30 - 10 - 10);
    QVERIFY(at.tell("endTurn-2") && at.tell("endTurn-0") && at.tell("endTurn-1"));
    QVERIFY(at.tell("move0-2", {{"to", 4}, {"keep", 0}}));
    QCOMPARE(at.brick("A1").value("note").toString(), QString("1 / 9"));
}

void RockwellGameViewTest::the_robot_of_two_players_is_guided_step_by_step()
{
    RockwellTable at;
    at.play({"Anna", "Béla"}, true, true);
    QVERIFY(at.bid() && at.passVicePresidents() && at.tell("goOn"));
    const auto bothStay = [&] {
        return at.tell("endTurn-" + at.actor()) && at.tell("endTurn-" + at.actor());
    };
    QVERIFY(bothStay());
    QCOMPARE(at.game().where(), QString("Round 1: phase I, the robot"));
    QVERIFY(at.game().rule().contains("Where several fit, "));
    QVERIFY(at.game().next().isEmpty()); // four crews are alike: one of them is chosen
    QVERIFY(at.tell("robot0", {{"numberA1", 3}, {"numberA2", 3}}));
    QCOMPARE(at.ask("robot0").value("fields").toList().first().toMap().value("kind").toString(),
             QString("place")); // both lack 3
    QVERIFY(at.tell("robot0", {{"to", 5}}));
    QCOMPARE(at.game().lastWords(), QString("A crew of the robot goes to A2."));
    QVERIFY(bothStay());
    QVERIFY(at.tell("robot1", {{"numberA3", 4}, {"numberA4", 2}}));
    QCOMPARE(at.ask("robot1").value("title").toString(), QString("The robot: entrance 2 to A4"));
    QVERIFY(at.tell("robot1"));
    QVERIFY(bothStay());
    QVERIFY(at.tell("robot2", {{"numberA5", 9}, {"numberA6", 8}}) && at.tell("robot2"));
    QVERIFY(bothStay());
    QCOMPARE(at.game().next().value("key").toString(), QString("robot3")); // the only one left
    QVERIFY(at.tell("robot3", {{"numberA7", 1}, {"numberA8", 2}}));
    QVERIFY(at.tell("robot3"));
    // Its arrival is enough: the robot causes the extraction, and its cubes go to the supply.
    QVERIFY(at.tell("extractionA7", {{"0", 3}}));
    QCOMPARE(at.game().lastWords(),
             QString::fromUtf8("A7 is extracted: 3 × Zinc. The robot's share, 3 × Zinc, goes to the supply. "
                               "Nobody keeps the card."));
    QVERIFY(at.game().rule().contains("may make one crew of the robot stronger"));
    QVERIFY(at.tell("robotUpgrade-" + at.actor(), {{"crew", 1}}));
    QVERIFY(at.tell("extractionA4", {{"1", 1}})); // power 2 of 2
    QCOMPARE(at.game().where(), QString("Round 1: end of the round"));
}

void RockwellGameViewTest::the_goals_board_shows_who_took_which_tile()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, false);
    QVERIFY(at.tell("claim-1", {{"goal", 8}}));
    QCOMPARE(at.game().lastWords(),
             QString("Béla shows a goal: a crew in the centre. It is worth 6 prestige."));
    const QVariantMap centre = at.game().spaceRows().value(8).toMap();
    QCOMPARE(centre.value("title").toString(), QString("a crew in the centre"));
    const QVariantList tiles = centre.value("spaces").toList();
    QCOMPARE(tiles.size(), 3);
    QCOMPARE(tiles[0].toMap(), (QVariantMap{{"text", "6"},
                                            {"colors", QStringList{at.game().colors().value(1)}},
                                            {"next", false},
                                            {"means", ""},
                                            {"said", "6: Béla"}}));
    QCOMPARE(tiles[1].toMap(), (QVariantMap{{"text", "5"},
                                            {"colors", QStringList()},
                                            {"next", true},
                                            {"means", "taken next"},
                                            {"said", "5 (taken next)"}}));
}

void RockwellGameViewTest::the_set_up_depends_on_how_many_play()
{
    RockwellTable at;
    const auto said = [&] {
        QStringList steps;
        for (const QVariant &step : at.game().setUp())
            steps += step.toMap().value("text").toString();
        return steps.join(' ');
    };
    at.play({"Anna", "Béla"}, true, true);
    QVERIFY2(said().contains("Use the most valuable and the third tile of each goal"), qPrintable(said()));
    QVERIFY(said().contains("Agree which entrance is number 1."));
    QVERIFY(said().contains("The robot gets crews"));
    QVERIFY(said().contains("they are asked for once"));
    at.play({"Anna", "Béla", "Cili", "Dániel"}, true);
    QVERIFY(said().contains("Stack the four tiles of each goal"));
    QVERIFY(!said().contains("entrance is number 1") && !said().contains("asked for once"));
}

void RockwellGameViewTest::the_prices_of_the_dearer_tiles_are_asked_for_once()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, true);
    const auto weight = [&] { return at.ask("prices").value("weight").toString(); };
    QCOMPARE(weight(), QString("usual"));
    const QSignalSpy noted(&at.game(), &GuidedGame::noted);
    QVERIFY(!at.tell("prices", {{"safety0", 15}})); // as for four players: worth a second look
    QCOMPARE(noted[0][0].toStringList(),
             QStringList("Safety, step 1: $1500. With four players it costs $1500, and the marked tiles are "
                         "dearer."));
    QVERIFY(at.tell(
        "prices",
        {{"safety0", 20}, {"safety1", 25}, {"safety2", 30}, {"shaft0", 20}, {"shaft1", 25}, {"shaft2", 35}}));
    QCOMPARE(weight(), QString("seldom"));
    at.play({"Anna", "Béla", "Dóri"}, true); // the same box: they are known
    QCOMPARE(weight(), QString("seldom"));
    const QVariantList fields = at.ask("prices").value("fields").toList();
    QCOMPARE(fields[5].toMap().value("value").toInt(), 35);
    at.play({"Anna", "Béla"}, true); // two use the same marked tiles
    QCOMPARE(at.ask("prices").value("fields").toList()[5].toMap().value("value").toInt(), 35);
    QCOMPARE(weight(), QString("seldom"));
    QVERIFY(at.tell("prices", {{"shaft2", 40}})); // it was a misreading
    at.play({"Anna", "Béla", "Cili"}, true);
    QCOMPARE(at.ask("prices").value("fields").toList()[5].toMap().value("value").toInt(), 40);
    QCOMPARE(at.ask("prices").value("fields").toList()[0].toMap().value("value").toInt(), 20);
}

// the rulebook has one set of prices for power and movement, the boards have two sides.
void RockwellGameViewTest::the_prices_on_the_boards_can_be_others()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili", "Dániel"}, true);
    const auto offered = [&](int field) {
        return at.ask("boardPrices").value("fields").toList()[field].toMap().value("value").toInt();
    };
    QCOMPARE(at.ask("boardPrices").value("weight").toString(), QString("seldom"));
    QCOMPARE(offered(0), 15);
    QVERIFY(at.tell("boardPrices", {{"power0", 16}, {"movement2", 27}}));
    QCOMPARE(at.game().lastWords(), QString("The prices are as printed at this table."));
    at.play({"Dóri", "Anna", "Béla", "Cili"}, false); // nobody pays here, so nothing of it is forgotten
    at.play({"Anna", "Béla", "Cili", "Dániel"}, true);
    QCOMPARE(offered(0), 16);
    QCOMPARE(offered(1), 25);
    QCOMPARE(offered(5), 27);
    QVERIFY(at.bid());
    while (at.game().where().endsWith("vice presidents")) {
        const QString who = at.actor();
        if (who != "0" || !at.tell("place-0", {{"board", 2}, {"space2", 1}, {"actions", 1}}))
            QVERIFY(at.tell("pass-" + who));
    }
    QVERIFY(at.tell("goOn") && at.tell("goOn") && at.tell("goOn") && at.tell("power-0"));
    QCOMPARE(at.cubesBehindScreen(0).value("money").toInt(), 30 - 16);
    QVERIFY(at.tell("boardPrices", {{"power0", 15}})); // it was a misreading
    at.play({"Anna", "Béla", "Cili", "Dániel"}, true);
    QCOMPARE(offered(0), 15);
}

// they are printed on the board.
void RockwellGameViewTest::the_actions_of_a_space_are_asked_for_once()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, true);
    // What is offered for a space: board II is answered in "space1", board III in "space2".
    const auto offered = [&](const char *space, int number) {
        at.game().setShownSeat(at.actor().toInt());
        const QVariantList fields = at.ask("place-" + at.actor()).value("fields").toList();
        return fields.last().toMap().value("presets").toMap().value(space).toMap().value(
            QString::number(number));
    };
    QVERIFY(at.bid());
    QVERIFY(!offered("space1", 2).isValid());
    QVERIFY(at.tell("place-" + at.actor(), {{"board", 1}, {"space1", 2}, {"actions", 3}}));
    QVERIFY(at.tell("place-" + at.actor(), {{"board", 2}, {"space2", 1}, {"actions", 1}}));
    QVERIFY2(!offered("space1", 2).isValid(), "it is taken");
    at.play({"Anna", "Béla", "Dóri"}, true); // the same box: they are known
    QVERIFY(at.logLines().contains("The actions on boards II and III are known."));
    QVERIFY(at.bid());
    QCOMPARE(offered("space1", 2).toInt(), 3);
    QCOMPARE(offered("space2", 1).toInt(), 1);
    QVERIFY(!offered("space2", 2).isValid());
    const QSignalSpy noted(&at.game(), &GuidedGame::noted);
    const QVariantMap otherwise{{"board", 1}, {"space1", 2}, {"actions", 2}};
    QVERIFY(!at.tell("place-" + at.actor(), otherwise)); // still changeable, after a second look
    QCOMPARE(noted[0][0].toStringList(),
             QStringList("Board II: exchange, space 2: the actions were read as 3 so far, now as 2."));
    at.game().goOnAnyway();
    at.play({"Anna", "Béla", "Cili"}, true);
    QVERIFY(at.bid());
    QCOMPARE(offered("space1", 2).toInt(), 2);
    at.play({"Anna", "Béla"}, true); // the boards have another side for two
    QVERIFY(at.bid());
    QVERIFY(!offered("space1", 2).isValid());
}

void RockwellGameViewTest::goals_end_the_game_which_is_counted_and_saved()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, false);
    QVERIFY(at.quietRound());
    QVERIFY(at.tell("claim-0", {{"goal", 8}})); // a crew in the centre
    QVERIFY(!at.game().rule().contains("ends"));
    QVERIFY(at.tell("claim-1", {{"goal", 8}}));
    QVERIFY2(at.game().rule().contains("The game ends with this round"), qPrintable(at.game().rule()));
    QVERIFY(at.tell("goOn"));
    QVERIFY(at.game().atTheEnd());
    companion::GuidedFinal &end = *at.app.guidedFinal();
    for (int seat = 0; seat < 3; ++seat) {
        for (int field = 0; field < 6; ++field)
            end.answer(seat, field, field == 5 ? seat : 3 - seat);
    }
    QVERIFY(end.complete());
    QVERIFY(end.finish());
    QVERIFY(end.save());
    const std::vector<db::GameInHistory> games = db::history(at.app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games.front().winners, std::vector{0});
}

GUILESS_STORY(RockwellGameViewTest)
#include "rockwell_game_view_test.moc"
