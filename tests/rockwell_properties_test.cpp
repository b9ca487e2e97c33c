// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/rockwell/doubts.h"
#include "tests/properties.h"
#include "tests/rockwell_helpers.h"
#include "tests/rockwell_naive_scorer.h"
#include "tests/rockwell_nonsense.h"
#include "tests/rockwell_play.h"
#include "tests/stories.h"

#include <map>

using namespace scoring;
using namespace scoring::rockwell;
using properties::reseated;
using properties::Seating;

namespace {

// The event as it happens where everyone sits `turn` chairs further on.
Event onChairs(Event event, int turn, int players)
{
    const auto next = [=](Seat seat) { return index(seat) < 0 ? seat : clockwise(seat, turn, players); };
    const auto all = [&](std::vector<Seat> &seats) {
        for (Seat &seat : seats)
            seat = next(seat);
    };
    const auto perSeat = [&](auto &values) {
        if (!values.empty())
            std::rotate(values.begin(), values.end() - turn, values.end());
    };
    const auto move = [&](auto &happened) {
        if constexpr (requires { happened.seat; })
            happened.seat = next(happened.seat);
        if constexpr (requires { happened.victim; })
            happened.victim = next(happened.victim);
        if constexpr (requires { happened.managementOrder; }) {
            all(happened.managementOrder);
            all(happened.shiftOrder);
        }
        if constexpr (requires { happened.bids; })
            perSeat(happened.bids);
        if constexpr (requires { happened.tokens.size(); })
            perSeat(happened.tokens);
        if constexpr (requires { happened.said->sharers; }) {
            if (happened.said) {
                for (Sharer &sharer : happened.said->sharers)
                    sharer.seat = next(sharer.seat);
                if (happened.said->shaftOwner)
                    happened.said->shaftOwner = next(*happened.said->shaftOwner);
                happened.said->active = next(happened.said->active);
            }
        }
    };
    std::visit(move, event);
    return event;
}

} // namespace

class RockwellPropertiesTest : public QObject
{
    Q_OBJECT

    properties::Games<rockwell_play::PlayedGame> playedGame{rockwell_play::randomGame};

private slots:
    void random_play_is_play()
    {
        std::array<int, std::variant_size_v<Event>> happened{};
        int byGoals = 0;
        for (unsigned seed = 1; seed <= 200; ++seed) {
            const rockwell_play::PlayedGame &game = playedGame(seed);
            VERIFY_FOR(seed, game.table.phase == Phase::Finished && !game.table.end.empty());
            VERIFY_FOR(seed, game.table.seats() == static_cast<int>(2 + seed % 3));
            for (const Event &event : game.events)
                ++happened[event.index()];
            byGoals += game.table.end.front().reason == EndReason::Goals ? 1 : 0;
        }
        for (std::size_t kind = 0; kind < happened.size(); ++kind)
            QVERIFY2(happened[kind] > 0, qPrintable(QString("event %1").arg(kind)));
        QVERIFY(happened[Event(Extracted{}).index()] > 2000);
        QVERIFY(happened[Event(Bribed{}).index()] > 20);
        QVERIFY(byGoals < 200);
    }

    void what_is_played_can_be_scored()
    {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            const rockwell_play::PlayedGame &played = playedGame(seed);
            VERIFY_FOR(seed, score(gameOf(played.table)).warnings.empty());
            const Folded folded = fold(played.events);
            VERIFY_FOR(seed, folded.table == played.table && folded.refused.empty());
        }
    }

    void another_simple_minded_scorer_agrees()
    {
        std::map<std::string, int> decided;
        for (unsigned seed = 1; seed <= 8000; ++seed) {
            const Game game = rockwell_play::anyRecord(seed);
            const Score ours = score(game);
            const naive::Sheet theirs = naive::score(game);
            VERIFY_FOR(seed, ours.lines.size() == theirs.points.size());
            for (const Line &line : ours.lines) {
                const std::vector<int> &points = theirs.points.at(id(line));
                VERIFY_FOR(seed, line.awards.size() == points.size());
                for (std::size_t seat = 0; seat < points.size(); ++seat)
                    VERIFY_FOR(seed, line.awards[seat].points == points[seat]);
            }
            VERIFY_FOR(seed, ours.totals == theirs.totals);
            VERIFY_FOR(seed, ours.ranking.winners == theirs.winners);
            VERIFY_FOR(seed, scoring::codeOf(ours.ranking.decidedBy) == theirs.decidedBy);
            ++decided[theirs.decidedBy];
        }
        for (const char *by : {"points", "goals", "cubes", "shared"})
            QVERIFY2(decided[by] > 20, by);
    }

    void a_total_is_the_sum_of_its_lines()
    {
        for (unsigned seed = 1; seed <= 3000; ++seed) {
            properties::totalsAreTheSumsOfTheLines(seed, score(rockwell_play::anyRecord(seed)));
        }
    }

    void points_do_not_depend_on_where_people_sit()
    {
        for (unsigned seed = 1; seed <= 3000; ++seed) {
            rockwell_play::Dice dice(seed);
            const Game game = rockwell_play::anyRecord(seed);
            const Seating from = properties::shuffled(game.players.size(),
                                                      [&](std::size_t seats) { return dice.below(seats); });
            const Score after = score({game.options, reseated(game.players, from)});
            properties::pointsGoWithThePeople(seed, score(game), after, from);
        }
    }

    void a_game_survives_being_written_and_read()
    {
        for (unsigned seed = 1; seed <= 1000; ++seed) {
            const Game game = rockwell_play::anyRecord(seed);
            Json written;
            writeGame(game, written);
            const ReadPart read = readPart(written.dump(), static_cast<int>(game.players.size()));
            VERIFY_FOR(seed, read.faults.empty() && read.game == game);
        }
    }

    void every_cube_of_a_card_goes_to_exactly_one_share()
    {
        for (unsigned seed = 1; seed <= 3000; ++seed) {
            rockwell_play::Dice dice(seed);
            const Cubes card = dice.cubes(9);
            std::vector<Sharer> sharers;
            const std::vector<Seat> order = dice.order(4);
            for (int number = dice.between(1, 4); number > 0; --number)
                sharers.push_back({order[static_cast<std::size_t>(number - 1)], dice.between(1, 5)});
            if (dice.chance(30))
                sharers.push_back({robot, dice.between(1, 4)});
            const auto shaft = dice.chance(40) ? std::optional(order[0]) : std::nullopt;
            const Split result = split(card, sharers, shaft, order[3], dice.options());
            Cubes sum;
            int withRemainder = 0;
            for (const Share &share : result.shares) {
                sum += share.loot();
                withRemainder += share.remainder == Cubes{} ? 0 : 1;
            }
            VERIFY_FOR(seed, sum == card);
            VERIFY_FOR(seed, withRemainder <= 1);
        }
    }

    void danger_never_takes_more_than_power_or_loot()
    {
        for (unsigned seed = 1; seed <= 3000; ++seed) {
            rockwell_play::Dice dice(seed);
            const Cubes loot = dice.cubes(5);
            const int power = dice.between(1, 8);
            const int level = dice.between(0, 3);
            const int tokens = dice.between(0, 4);
            const auto result = std::get<Danger>(danger(loot, power, level, tokens, tokens));
            VERIFY_FOR(seed, result.lost + result.kept == loot);
            VERIFY_FOR(seed, result.lost.sum() <= std::min(power, loot.sum()));
            VERIFY_FOR(seed, result.tokensSpent <= tokens);
            // Nothing kept is worth more than anything lost.
            int cheapestLost = 9999;
            int dearestKept = 0;
            for (const Resource resource : resources) {
                if (result.lost[resource] > 0)
                    cheapestLost = std::min(cheapestLost, valueOf(resource));
                if (result.kept[resource] > 0)
                    dearestKept = std::max(dearestKept, valueOf(resource));
            }
            VERIFY_FOR(seed, cheapestLost >= dearestKept);
        }
    }

    void a_table_never_owes_anything()
    {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            Table table;
            for (const Event &event : playedGame(seed).events) {
                VERIFY_FOR(seed, !rockwell::apply(table, event));
                int dice = 0;
                for (const Crew &crew : table.crews) {
                    VERIFY_FOR(seed, exists(crew.place) && crew.power >= 1 && crew.power <= 4);
                    dice += crew.subcontractor > 0 ? 1 : 0;
                }
                VERIFY_FOR(seed, dice <= 3 && table.bribeTilesLeft >= 0);
                for (const Player &player : table.players) {
                    VERIFY_FOR(seed,
                               player.purse.money >= 0 && player.tokens >= 0 && player.shafts.size() <= 3);
                    for (const int cubes : player.purse.cubes.numbers)
                        VERIFY_FOR(seed, cubes >= 0);
                }
                for (const Crew &crew : table.crews) {
                    const auto there = std::ranges::count(table.crews, crew.place, &Crew::place);
                    VERIFY_FOR(seed, crew.place.spot != Spot::Border || there == 1);
                }
            }
        }
    }

    void a_whole_game_can_be_played_on_other_chairs()
    {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            const rockwell_play::PlayedGame &played = playedGame(seed);
            const int players = played.table.seats();
            const int turn = 1 + static_cast<int>(seed) % (players - 1);
            const Seating from = properties::turned(turn, players);
            Table table;
            for (const Event &event : played.events)
                VERIFY_FOR(seed, !rockwell::apply(table, onChairs(event, turn, players)));
            VERIFY_FOR(seed, table.players == reseated(played.table.players, from));
            VERIFY_FOR(seed, table.tiles == played.table.tiles && table.round == played.table.round);
        }
    }

    void a_fold_can_stop_and_go_on_anywhere()
    {
        for (unsigned seed = 1; seed <= 30; ++seed)
            properties::aFoldCanStopAndGoOn(seed, playedGame(seed), 11);
    }

    void a_refused_event_changes_nothing()
    {
        properties::Tried tried;
        for (unsigned seed = 1; seed <= 600; ++seed) {
            rockwell_play::Dice dice(seed);
            Table table;
            if (seed % 2 == 0) {
                const rockwell_play::PlayedGame &played = playedGame(seed % 100 + 1);
                table = fold(std::span(played.events).first(dice.below(played.events.size()))).table;
            }
            const auto next = [&](const Table &now) {
                questions(now);
                claimsDue(now);
                doubts(now);
                return rockwell_play::nonsense(dice);
            };
            properties::aRefusedEventChangesNothing(seed, table, 150, next, tried);
        }
        QVERIFY(tried.refused > 20'000);
        QVERIFY2(tried.accepted > 1000, "some nonsense happens to make sense");
    }
};

APPLESS_STORY(RockwellPropertiesTest)
#include "rockwell_properties_test.moc"
