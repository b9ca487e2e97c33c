// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/imperial_miners/game_json.h"
#include "tests/imperial_miners_helpers.h"
#include "tests/imperial_miners_vectors.h"
#include "tests/score_words.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::imperial_miners;

namespace {

// A test vector as a record has it: names in the players, the rest in the end.
Game gameOf(const Json &vector)
{
    Json document{{"players", vector["players"]}, {"final", {{"players", vector["players"]}}}};
    JsonReader reader;
    Game game = readGame(reader, {&document, {}}, static_cast<int>(vector["players"].size()));
    if (!reader.faults.empty())
        qFatal("the vector has a fault at %s", reader.faults.front().where.c_str());
    return game;
}

// The same numbers as the vectors expect them, in their words.
Json resultOf(const Json &vector, const Score &score, const Game &game)
{
    constexpr std::array decidedBy{"points", "marks", "goals", "cubes", "coins", "carts", "shared", "solo"};
    Json results = Json::array();
    const auto name = [&](std::size_t seat) { return vector["players"][seat]["name"]; };
    for (std::size_t seat = 0; seat < game.players.size(); ++seat)
        results.push_back({{"name", name(seat)},
                           {"tokenPoints", score.lines[0].awards[seat].points},
                           {"fullCarts", score.lines[1].awards[seat].points},
                           {"total", score.totals[seat]},
                           {"coinValue", score.coinValues[seat]},
                           {"place", score.ranking.ranks[seat]}});
    Json winners = Json::array();
    for (const int winner : score.ranking.winners)
        winners.push_back(name(static_cast<std::size_t>(winner)));
    return {{"results", std::move(results)},
            {"winners", std::move(winners)},
            {"decidedBy", decidedBy.at(at(score.ranking.decidedBy))},
            {"soloRank", score.soloRank ? Json(codeOf(*score.soloRank)) : Json()}};
}

Game table(std::vector<FinalHoldings> players)
{
    return {{}, std::move(players)};
}

} // namespace

class ImperialMinersFinalTest : public QObject
{
    Q_OBJECT

private slots:
    void the_test_vectors_of_the_rules_file_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const auto &vector : imperial_miners_vectors::vectors)
            QTest::newRow(vector.title) << QByteArray(vector.json);
    }
    void the_test_vectors_of_the_rules_file()
    {
        QFETCH(QByteArray, text);
        const Json vector = Json::parse(text.toStdString());
        const Game game = gameOf(vector);
        const Json found = resultOf(vector, score(game), game);
        QCOMPARE(QString::fromStdString(found.dump(1)), QString::fromStdString(vector["expected"].dump(1)));
    }

    void tokens_and_full_carts_score_and_nothing_else_data()
    {
        QTest::addColumn<FinalHoldings>("player");
        QTest::addColumn<int>("tokenPoints");
        QTest::addColumn<int>("carts");
        QTest::addColumn<int>("total");
        QTest::addColumn<int>("coins");

        Mine tokened = m1();
        tokened.cartTokens = {seamOf("A", "B"), seamOf("E", "F")};
        QTest::newRow("rulebook: Tibor, 31 in tokens, 8 full carts and 7 coins")
            << counted({{1, 4, 1}}, {{2, 1}}, {8, 0, 0}) << 31 << 8 << 39 << 7;
        QTest::newRow("4.3: nothing at all") << counted({}) << 0 << 0 << 0 << 0;
        QTest::newRow("4.3: blue 3, green 2, red 1; 4 full by print")
            << counted({{3, 2, 1}}, {}, {4, 0, 0}) << 23 << 4 << 27 << 0;
        QTest::newRow("4.3: only coins: silver 10, gold 18") << counted({}, {{10, 18}}) << 0 << 0 << 0 << 100;
        QTest::newRow("4.3: all point tokens of the box") << counted({{25, 20, 15}}) << 275 << 0 << 275 << 0;
        QTest::newRow("4.3: 2 full by print, 3 half of which 2 carry a token")
            << counted({}, {}, {2, 3, 2}) << 0 << 4 << 4 << 0;
        QTest::newRow("4.3: mine M1 with tokens on A-B and E-F; blue 1, green 1, red 1")
            << counted({{1, 1, 1}}, {}, countCarts(tokened)) << 16 << 10 << 26 << 0;
        QTest::newRow("4.3: 5 blue (against 1 green)") << counted({{5, 0, 0}}) << 5 << 0 << 5 << 0;
        QTest::newRow("4.3: 1 green (against 5 blue)") << counted({{0, 1, 0}}) << 5 << 0 << 5 << 0;
    }
    void tokens_and_full_carts_score_and_nothing_else()
    {
        QFETCH(FinalHoldings, player);
        QFETCH(int, tokenPoints);
        QFETCH(int, carts);
        QFETCH(int, total);
        QFETCH(int, coins);

        // A neighbour with other numbers, to see that each is paid for their own.
        const Score result = score(table({counted({{2, 0, 0}}, {{1, 0}}, {3, 0, 0}), player}));
        QCOMPARE(result.lines.size(), 2u);
        QCOMPARE(id(result.lines[0]), std::string("pointTokens"));
        QCOMPARE(id(result.lines[1]), std::string("fullCarts"));
        QCOMPARE(pointsOf(result.lines[0].awards), (QList{2, tokenPoints}));
        QCOMPARE(pointsOf(result.lines[1].awards), (QList{3, carts}));
        QCOMPARE(countsOf(result.lines[1].awards), (QList{3, carts}));
        QCOMPARE(reasonsOf(result.lines[0].awards), (QList{Reason::Counted, Reason::Counted}));
        QCOMPARE(reasonsOf(result.lines[1].awards), (QList{Reason::Counted, Reason::Counted}));
        QCOMPARE(listOf(result.totals), (QList{5, total}));
        QCOMPARE(listOf(result.coinValues), (QList{1, coins}));
    }

    void the_lines_say_which_tokens_and_which_carts_counted()
    {
        const std::vector<Line> lines =
            finalLines({counted({{1, 4, 1}}, {}, {6, 3, 2}), counted({{0, 0, 2}}), counted({{600, 0, 0}})});
        QCOMPARE(lines[0].awards[0], (Award{6, 31, Reason::Counted, {{0, 1}, {1, 4}, {2, 1}}}));
        QCOMPARE(lines[1].awards[0], (Award{8, 8, Reason::Counted, {{0, 6}, {1, 2}}}));
        QCOMPARE(lines[0].awards[1], (Award{2, 20, Reason::Counted, {{2, 2}}}));
        QCOMPARE(lines[1].awards[1], (Award{0, 0, Reason::Counted, {}}));
        QCOMPARE(lines[0].awards[2], (Award{600, 600, Reason::Counted, {{0, 600}}}));
    }

    void what_is_left_in_hand_mine_and_research_scores_nothing()
    {
        FinalHoldings rich = counted({{1, 0, 0}});
        rich.hand = 8;
        rich.research = Research{ResearchSpace{2, 3}, {1, 3}};
        rich.mine = m1();
        for (Card &each : rich.mine->cards) {
            each.machines = 3;
            each.collapse = 1;
        }
        const Score result = score(table({rich, counted({{1, 0, 0}})}));
        QCOMPARE(listOf(result.totals), (QList{1, 1}));
        QCOMPARE(result.ranking.decidedBy, DecidedBy::Shared);
    }

    void what_is_tied_on_points_goes_to_coins_then_carts_then_is_shared_data()
    {
        QTest::addColumn<QList<int>>("silver");
        QTest::addColumn<QList<int>>("carts");
        QTest::addColumn<QList<int>>("ranks");
        QTest::addColumn<QList<int>>("winners");
        QTest::addColumn<DecidedBy>("decidedBy");

        // All have 20 points: blue tokens make up for the carts.
        QTest::newRow("most coins") << QList{3, 4} << QList{9, 0} << QList{2, 1} << QList{1}
                                    << DecidedBy::Coins;
        QTest::newRow("equal coins, most carts")
            << QList{4, 4} << QList{2, 1} << QList{1, 2} << QList{0} << DecidedBy::Carts;
        QTest::newRow("equal in everything")
            << QList{4, 4} << QList{1, 1} << QList{1, 1} << QList{0, 1} << DecidedBy::Shared;
        QTest::newRow("three in a row: coins part the last, carts the first two")
            << QList{4, 4, 3} << QList{0, 5, 9} << QList{2, 1, 3} << QList{1} << DecidedBy::Carts;
        QTest::newRow("two share, the third is out on coins")
            << QList{4, 4, 3} << QList{5, 5, 9} << QList{1, 1, 3} << QList{0, 1} << DecidedBy::Shared;
    }
    void what_is_tied_on_points_goes_to_coins_then_carts_then_is_shared()
    {
        QFETCH(QList<int>, silver);
        QFETCH(QList<int>, carts);
        std::vector<FinalHoldings> players;
        for (qsizetype seat = 0; seat < silver.size(); ++seat)
            players.push_back(counted({{20 - carts[seat], 0, 0}}, {{silver[seat], 0}}, {carts[seat], 0, 0}));
        const Ranking ranking = score(table(players)).ranking;
        QTEST(listOf(ranking.ranks), "ranks");
        QTEST(listOf(ranking.winners), "winners");
        QTEST(ranking.decidedBy, "decidedBy");
    }

    void who_plays_alone_earns_a_title_data()
    {
        QTest::addColumn<int>("total");
        QTest::addColumn<int>("title");
        const QList<int> totals{0, 34, 35, 45, 46, 55, 56, 60, 61, 65, 66, 120};
        const QList<int> titles{1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6};
        for (qsizetype column = 0; column < totals.size(); ++column)
            QTest::addRow("4.2: a total of %d is title no. %d", totals[column], titles[column])
                << totals[column] << titles[column];
    }
    void who_plays_alone_earns_a_title()
    {
        QFETCH(int, total);
        QFETCH(int, title);
        const Score result = score(table({counted({{total % 5, total / 5, 0}})}));
        QCOMPARE(result.totals.front(), total);
        QCOMPARE(result.soloRank, std::optional(static_cast<SoloRank>(title - 1)));
        QCOMPARE(listOf(result.ranking.ranks), QList{1});
        QVERIFY(result.ranking.winners.empty());
        QCOMPARE(result.ranking.decidedBy, DecidedBy::Solo);
    }

    void two_players_earn_no_title() { QVERIFY(!score(table({counted({}), counted({})})).soloRank); }

    void every_title_has_its_identifier()
    {
        const QStringList identifiers{"NAVVY",           "TUNNELLER",     "NOVICE_MINER",
                                      "MINING_ENGINEER", "VETERAN_HEWER", "KING_OF_THE_DEEP"};
        for (qsizetype title = 0; title < identifiers.size(); ++title)
            QCOMPARE(QString::fromUtf8(codeOf(static_cast<SoloRank>(title)).data()), identifiers[title]);
    }
};

APPLESS_STORY(ImperialMinersFinalTest)
#include "imperial_miners_final_test.moc"
