// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/the_ruhr/game_json.h"
#include "tests/properties.h"
#include "tests/stories.h"
#include "tests/the_ruhr_helpers.h"
#include "tests/the_ruhr_naive_scorer.h"

#include <random>

using namespace scoring;
using namespace scoring::the_ruhr;

class TheRuhrPropertiesTest : public QObject
{
    Q_OBJECT

private slots:
    void another_simple_minded_scorer_agrees()
    {
        int warned = 0;
        int shared = 0;
        std::array<int, 10> scored{};
        for (unsigned seed = 1; seed <= 4000; ++seed) {
            const Game game = anyGame(seed);
            Json record;
            writeGame(game, record);
            const Score ours = score(game);
            const naive_ruhr::Sheet theirs = naive_ruhr::score(record["final"]["players"]);
            VERIFY_FOR(seed, ours.lines.size() == 10);
            for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
                for (std::size_t line = 0; line < 10; ++line) {
                    VERIFY_FOR(seed, ours.lines[line].awards[seat].points == theirs.points[seat][line]);
                    scored[line] += theirs.points[seat][line] != 0 ? 1 : 0;
                }
            }
            VERIFY_FOR(seed, ours.totals == theirs.totals);
            VERIFY_FOR(seed, ours.ranking.winners == theirs.winners);
            VERIFY_FOR(seed, (ours.ranking.decidedBy == DecidedBy::Shared) == theirs.shared);
            VERIFY_FOR(seed, theirs.shared || ours.ranking.decidedBy == DecidedBy::Points);
            warned += ours.warnings.empty() ? 0 : 1;
            shared += theirs.shared ? 1 : 0;
        }
        for (const int times : scored)
            QVERIFY2(times > 200, "every line is scored now and then");
        QVERIFY2(warned > 1000 && warned < 4000, "the games are both possible and impossible ones");
        QVERIFY(shared > 50);
    }

    void a_total_is_the_sum_of_its_lines()
    {
        for (unsigned seed = 1; seed <= 1000; ++seed) {
            properties::totalsAreTheSumsOfTheLines(seed, score(anyGame(seed)));
        }
    }

    void points_do_not_depend_on_where_people_sit()
    {
        for (unsigned seed = 1; seed <= 1000; ++seed) {
            const Game game = anyGame(seed);
            std::mt19937 random(seed);
            const auto from = properties::shuffled(game.players.size(),
                                                   [&](std::size_t seats) { return random() % seats; });
            const Score before = score(game);
            const Score after = score({game.options, properties::reseated(game.players, from)});
            properties::pointsGoWithThePeople(seed, before, after, from);
            for (std::size_t dump = 0; dump < dumpCount; ++dump)
                VERIFY_FOR(seed, after.dumpMajorities[dump] ==
                                     properties::reseated(before.dumpMajorities[dump], from));
        }
    }
};

APPLESS_STORY(TheRuhrPropertiesTest)
#include "the_ruhr_properties_test.moc"
