// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/the_ruhr/game_json.h"
#include "tests/score_words.h"
#include "tests/stories.h"
#include "tests/the_ruhr_helpers.h"
#include "tests/the_ruhr_vectors.h"

using namespace scoring;
using namespace scoring::the_ruhr;

namespace {

const QStringList lineIds{"vpTrack",        "essenCities", "markCities", "allCities", "allDumps",
                          "dumpMajorities", "ruhrBarge",   "mayor",      "railway",   "loans"};

// The game of a vector, read as a record would be.
Game gameOf(const Json &vector)
{
    Json record{{"final", {{"players", vector["players"]}}}};
    JsonReader reader;
    Game game = readGame(reader, {&record, ""}, vector["playerCount"]);
    if (!reader.faults.empty())
        qFatal("the vector is not a record: %s", reader.faults.front().where.c_str());
    return game;
}

// A player's points, line by line.
QList<int> pointsOf(const Score &result, std::size_t seat)
{
    QList<int> points;
    for (const Line &line : result.lines)
        points.append(line.awards[seat].points);
    return points;
}

QList<int> countsOf(const Score &result, std::size_t seat)
{
    QList<int> counts;
    for (const Line &line : result.lines)
        counts.append(line.awards[seat].count);
    return counts;
}

Award majority(int count, int points, Reason reason)
{
    return {.count = count, .points = points, .reason = reason};
}

} // namespace

class TheRuhrFinalTest : public QObject
{
    Q_OBJECT

private slots:
    void the_vectors_of_the_rules_data()
    {
        QTest::addColumn<QString>("json");
        for (const auto &vector : the_ruhr_vectors::vectors)
            QTest::newRow(vector.title) << vector.json;
    }
    void the_vectors_of_the_rules()
    {
        QFETCH(QString, json);
        const Json vector = Json::parse(json.toStdString());
        const Json &expected = vector["expected"];
        const Score result = score(gameOf(vector));

        QStringList ids;
        for (const Line &line : result.lines)
            ids.append(QString::fromStdString(id(line)));
        QCOMPARE(ids, lineIds);
        QList<int> winners;
        for (std::size_t seat = 0; seat < vector["players"].size(); ++seat) {
            const Json &written = expected["scores"][seat];
            QList<int> points;
            for (const char *line : {"vpTrack", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9"})
                points.append(written[line].get<int>());
            QCOMPARE(pointsOf(result, seat), points);
            QCOMPARE(result.totals[seat], written["total"].get<int>());
            const auto &names = expected["winners"];
            if (std::find(names.begin(), names.end(), written["name"]) != names.end())
                winners.append(static_cast<int>(seat));
        }
        QCOMPARE(listOf(result.ranking.winners), winners);
        QCOMPARE(result.ranking.decidedBy, winners.size() > 1 ? DecidedBy::Shared : DecidedBy::Points);

        for (const Dump dump : dumps) {
            for (std::size_t seat = 0; seat < vector["players"].size(); ++seat) {
                const bool won = expected["majorities"][std::string(dumpNames[at(dump)])] ==
                                 vector["players"][seat]["name"];
                QCOMPARE(result.dumpMajorities[at(dump)][seat].points, won ? 1 : 0);
                QCOMPARE(result.dumpMajorities[at(dump)][seat].reason == Reason::First, won);
            }
        }
        QVERIFY2(result.warnings.empty(), "every vector is possible at a table");
    }

    void each_line_says_what_it_counted_data()
    {
        QTest::addColumn<FinalHoldings>("player");
        QTest::addColumn<QList<int>>("counts");
        QTest::addColumn<QList<int>>("points");

        using enum City;
        using enum Token;
        QTest::newRow("nothing at all")
            << idle() << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0} << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        FinalHoldings behind = idle();
        behind.vpTrack = -3;
        QTest::newRow("the track may be negative")
            << behind << QList{-3, 0, 0, 0, 0, 0, 0, 0, 0, 0} << QList{-3, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        QTest::newRow("two Essen cities are no group")
            << builtIn({Kettwig, Steele, Witten}) << QList{0, 2, 1, 3, 0, 0, 0, 0, 0, 0}
            << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        QTest::newRow("Kettwig, Werden and Steele are the Essen group")
            << builtIn({Kettwig, Werden, Steele}) << QList{0, 3, 0, 3, 0, 0, 0, 0, 0, 0}
            << QList{0, 1, 0, 0, 0, 0, 0, 0, 0, 0};
        QTest::newRow("Hattingen, Blankenstein and Witten are the Mark group")
            << builtIn({Hattingen, Blankenstein, Witten}) << QList{0, 0, 3, 3, 0, 0, 0, 0, 0, 0}
            << QList{0, 0, 1, 0, 0, 0, 0, 0, 0, 0};
        QTest::newRow("six cities without Muelheim")
            << builtIn({Kettwig, Werden, Steele, Hattingen, Blankenstein, Witten})
            << QList{0, 3, 3, 6, 0, 0, 0, 0, 0, 0} << QList{0, 1, 1, 0, 0, 0, 0, 0, 0, 0};
        QTest::newRow("all seven cities are worth five in all")
            << builtIn({Kettwig, Werden, Steele, Hattingen, Blankenstein, Witten, Muelheim})
            << QList{0, 3, 3, 7, 0, 0, 0, 0, 0, 0} << QList{0, 1, 1, 3, 0, 0, 0, 0, 0, 0};
        QTest::newRow("one on each dump, and alone there")
            << onDumps({1, 1, 1, 1}) << QList{0, 0, 0, 0, 4, 4, 0, 0, 0, 0}
            << QList{0, 0, 0, 0, 2, 4, 0, 0, 0, 0};
        QTest::newRow("three dumps are not all")
            << onDumps({2, 0, 1, 1}) << QList{0, 0, 0, 0, 3, 3, 0, 0, 0, 0}
            << QList{0, 0, 0, 0, 0, 3, 0, 0, 0, 0};

        FinalHoldings harboured = idle();
        harboured.bargeAt = SalePlace::Ruhrort;
        QTest::newRow("the Ruhr barge in Ruhrort")
            << with(harboured, RuhrBarge) << QList{0, 0, 0, 0, 0, 0, 1, 0, 0, 0}
            << QList{0, 0, 0, 0, 0, 0, 4, 0, 0, 0};
        QTest::newRow("the Ruhr barge elsewhere")
            << with(idle(), RuhrBarge) << QList{0, 0, 0, 0, 0, 0, 1, 0, 0, 0}
            << QList{0, 0, 0, 0, 0, 0, 2, 0, 0, 0};
        QTest::newRow("a barge in Ruhrort without the token")
            << harboured << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0} << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        QTest::newRow("a barge in Ruhrort and a blank")
            << with(harboured, RuhrBarge, TokenState::Blank) << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
            << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

        FinalHoldings rich = idle();
        rich.thalers = 8;
        QTest::newRow("thalers without the Mayor")
            << rich << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0} << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        QTest::newRow("the Mayor: a point for each thaler")
            << with(rich, Mayor) << QList{0, 0, 0, 0, 0, 0, 0, 8, 0, 0}
            << QList{0, 0, 0, 0, 0, 0, 0, 8, 0, 0};
        FinalHoldings borrowed = with(rich, Mayor);
        borrowed.loans = 1;
        QTest::newRow("the Mayor with a loan: nothing")
            << borrowed << QList{0, 0, 0, 0, 0, 0, 0, 8, 0, 1} << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, -2};
        QTest::newRow("a blank Mayor")
            << with(rich, Mayor, TokenState::Blank) << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
            << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        QTest::newRow("the Railway: a point for each city")
            << with(builtIn({Kettwig, Muelheim}), Railway) << QList{0, 1, 0, 2, 0, 0, 0, 0, 2, 0}
            << QList{0, 0, 0, 0, 0, 0, 0, 0, 2, 0};
        FinalHoldings exporter = with(idle(), Railway);
        exporter.ruhrort = 2;
        QTest::newRow("the Railway does not go to Ruhrort")
            << exporter << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0} << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        QTest::newRow("a blank Railway")
            << with(builtIn({Kettwig}), Railway, TokenState::Blank) << QList{0, 1, 0, 1, 0, 0, 0, 0, 0, 0}
            << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        FinalHoldings indebted = idle();
        indebted.loans = 3;
        QTest::newRow("N5: three loans at the end cost 6")
            << indebted << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 3} << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, -6};
        QTest::newRow("an Inn that was not used is not scored")
            << with(idle(), Inn) << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
            << QList{0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    }
    void each_line_says_what_it_counted()
    {
        QFETCH(FinalHoldings, player);
        const Score result = score({{}, {idle(), player}});
        QTEST(countsOf(result, 1), "counts");
        QTEST(pointsOf(result, 1), "points");
        QCOMPARE(pointsOf(result, 0), QList<int>(10, 0));
        for (const Line &line : result.lines)
            QCOMPARE(line.awards[1].reason, Reason::Counted);
    }

    void the_cities_and_dumps_that_counted_are_named()
    {
        using enum City;
        FinalHoldings player = with(builtIn({Werden, Witten, Muelheim}), Token::Railway);
        player.dumps = {0, 2, 0, 1};
        const std::vector<Line> lines = finalLines({player, onDumps({0, 0, 0, 1})});
        const std::vector<CountedPiece> all{{1, 1}, {5, 1}, {6, 1}};
        QCOMPARE(lines[1].awards[0].pieces, (std::vector<CountedPiece>{{1, 1}}));
        QCOMPARE(lines[2].awards[0].pieces, (std::vector<CountedPiece>{{5, 1}}));
        QCOMPARE(lines[3].awards[0].pieces, all);
        QCOMPARE(lines[4].awards[0].pieces, (std::vector<CountedPiece>{{1, 1}, {3, 1}}));
        QCOMPARE(lines[5].awards[0].pieces, (std::vector<CountedPiece>{{1, 1}}));
        QCOMPARE(lines[8].awards[0].pieces, all);
    }

    void a_tie_for_most_on_a_dump_gives_nothing()
    {
        const FinalState state{onDumps({2, 0, 0, 0}), onDumps({2, 1, 0, 0}), onDumps({1, 0, 0, 0})};
        QCOMPARE(dumpMajority(state, Dump::Broich),
                 (std::vector{majority(2, 0, Reason::TiedFirst), majority(2, 0, Reason::TiedFirst),
                              majority(1, 0, Reason::Behind)}));
        QCOMPARE(dumpMajority(state, Dump::Werden),
                 (std::vector{majority(0, 0, Reason::None), majority(1, 1, Reason::First),
                              majority(0, 0, Reason::None)}));
        QCOMPARE(dumpMajority(state, Dump::Mark), std::vector<Award>(3, majority(0, 0, Reason::None)));
    }

    void equal_totals_share_the_win()
    {
        FinalHoldings ahead = idle();
        ahead.vpTrack = 12;
        FinalHoldings richer = ahead;
        richer.thalers = 10;
        const Score result = score({{}, {ahead, idle(), richer}});
        QCOMPARE(listOf(result.ranking.ranks), (QList{1, 3, 1}));
        QCOMPARE(listOf(result.ranking.winners), (QList{0, 2}));
        QCOMPARE(result.ranking.decidedBy, DecidedBy::Shared);
    }

    void the_options_do_not_change_the_final_scoring()
    {
        for (const auto &vector : the_ruhr_vectors::vectors) {
            Game game = gameOf(Json::parse(vector.json));
            const Score before = score(game);
            game.options = {true, true, true};
            QCOMPARE(score(game), before);
        }
    }
};

APPLESS_STORY(TheRuhrFinalTest)
#include "the_ruhr_final_test.moc"
