// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/coal_baron_naive_scorer.h"
#include "tests/coal_baron_nonsense.h"
#include "tests/coal_baron_play.h"
#include "tests/coal_baron_story.h"
#include "tests/properties.h"
#include "tests/stories.h"

#include <random>
#include <set>

using namespace scoring;
using namespace scoring::coal_baron;
using properties::reseated;
using properties::Seating;

namespace {

Game reseatedGame(Game game, const Seating &from)
{
    for (ShiftState &shift : game.shifts)
        shift = reseated(shift, from);
    if (game.final)
        game.final = reseated(*game.final, from);
    const auto starting = std::ranges::find(from, static_cast<std::size_t>(index(game.startingPlayer)));
    game.startingPlayer = Seat{static_cast<int>(starting - from.begin())};
    return game;
}

std::vector<Line> reseatedLines(std::vector<Line> lines, const Seating &from)
{
    for (Line &line : lines)
        line.awards = reseated(line.awards, from);
    return lines;
}

std::string nameOf(DecidedBy by)
{
    switch (by) {
    case DecidedBy::Points:
        return "points";
    case DecidedBy::Marks:
        return "marks";
    case DecidedBy::Shared:
        return "shared";
    default:
        return "something else";
    }
}

Event onChairs(Event event, int turn, int players)
{
    const auto move = [=](auto &happened) {
        if constexpr (requires { happened.seat; })
            happened.seat = clockwise(happened.seat, turn, players);
        if constexpr (requires { happened.startingPlayer; })
            happened.startingPlayer = clockwise(happened.startingPlayer, turn, players);
    };
    std::visit(move, event);
    return event;
}

} // namespace

class CoalBaronPropertiesTest : public QObject
{
    Q_OBJECT

    properties::Games<play::PlayedGame> playedGame{play::randomGame};

private slots:
    void random_play_is_play()
    {
        std::array<int, std::variant_size_v<Event>> happened{};
        int substitutes = 0;
        int pairs = 0;
        for (unsigned seed = 1; seed <= 1000; ++seed) {
            const play::PlayedGame &game = playedGame(seed);
            VERIFY_FOR(seed, game.table.phase == Phase::Finished && game.table.shifts.size() == 3);
            VERIFY_FOR(seed, game.table.seats() == static_cast<int>(2 + seed % 3));
            for (const Event &event : game.events) {
                ++happened[event.index()];
                if (const auto *bought = std::get_if<TileBought>(&event))
                    substitutes += bought->substitutes.empty() ? 0 : 1;
                if (const auto *filled = std::get_if<SquareFilled>(&event))
                    pairs += filled->second ? 1 : 0;
            }
        }
        // Whoever tracks everything from start to end has nothing else to count.
        const std::set<std::size_t> ofOthers{Event(EmptyCartsCounted{}).index(),
                                             Event(CubesCounted{}).index(), Event(TrackingChanged{}).index(),
                                             Event(FactoryWorkersCounted{}).index()};
        for (std::size_t kind = 0; kind < happened.size(); ++kind)
            QVERIFY2((happened[kind] > 0) != ofOthers.contains(kind),
                     qPrintable(QString("event %1").arg(kind)));
        QVERIFY(happened[Event(OrderDelivered{}).index()] > 6 * 1000);
        QVERIFY(happened[Event(TileBought{}).index()] > 10 * 1000);
        QVERIFY(substitutes > 0);
        QVERIFY(pairs > 100);
    }

    void what_a_played_table_says_is_what_its_record_scores()
    {
        for (unsigned seed = 1001; seed <= 2500; ++seed) {
            const play::PlayedGame played = play::randomGame(seed);
            const Score result = score(gameOf(played.table));
            VERIFY_FOR(seed, result.lines == played.table.lines);
            VERIFY_FOR(seed, result.totals == pointsNow(played.table));
            VERIFY_FOR(seed, result.warnings.empty());
            VERIFY_FOR(seed,
                       fold(played.events).table == played.table && fold(played.events).refused.empty());
        }
    }

    void another_simple_minded_scorer_agrees()
    {
        int warnings = 0;
        for (unsigned seed = 1; seed <= 8000; ++seed) {
            const Game game = coal_baron_nonsense::anyRecord(seed);
            const Score ours = score(game);
            const naive::Sheet theirs = naive::score(game);
            VERIFY_FOR(seed, ours.lines.size() == theirs.lines.size());
            for (std::size_t number = 0; number < ours.lines.size(); ++number) {
                const auto &[name, cells] = theirs.lines[number];
                VERIFY_FOR(seed, id(ours.lines[number]) == name);
                VERIFY_FOR(seed, ours.lines[number].awards.size() == cells.size());
                for (std::size_t seat = 0; seat < cells.size(); ++seat) {
                    const Award &award = ours.lines[number].awards[seat];
                    const naive::Cell cell{award.count, award.points, award.reason};
                    QVERIFY2(cell == cells[seat], qPrintable(QString("seed %1 %2 seat %3")
                                                                 .arg(seed)
                                                                 .arg(QString::fromStdString(name))
                                                                 .arg(seat)));
                }
            }
            VERIFY_FOR(seed, ours.totals == theirs.totals);
            VERIFY_FOR(seed, ours.ranking.ranks == theirs.ranks);
            VERIFY_FOR(seed, ours.ranking.winners == theirs.winners);
            VERIFY_FOR(seed, nameOf(ours.ranking.decidedBy) == theirs.decidedBy);
            warnings += ours.warnings.empty() ? 0 : 1;
        }
        QVERIFY2(warnings > 2000 && warnings < 8000, "the records are both possible and impossible ones");
    }

    void a_total_is_the_sum_of_its_lines()
    {
        for (unsigned seed = 1; seed <= 5000; ++seed) {
            properties::totalsAreTheSumsOfTheLines(seed, score(coal_baron_nonsense::anyRecord(seed)));
        }
    }

    void points_do_not_depend_on_where_people_sit()
    {
        for (unsigned seed = 1; seed <= 5000; ++seed) {
            std::mt19937 random(seed);
            const Game game = coal_baron_nonsense::anyRecord(seed);
            const Seating from = properties::shuffled(static_cast<std::size_t>(game.players()),
                                                      [&](std::size_t seats) { return random() % seats; });
            properties::pointsGoWithThePeople(seed, score(game), score(reseatedGame(game, from)), from);
        }
    }

    void the_next_starting_player_moves_with_the_chairs()
    {
        for (unsigned seed = 1; seed <= 5000; ++seed) {
            const Game game = coal_baron_nonsense::anyRecord(seed);
            const int players = game.players();
            const int turn = 1 + static_cast<int>(seed) % (players - 1);
            const Seating from = properties::turned(-turn, players);
            const Score before = score(game);
            const Score after = score(reseatedGame(game, from));
            VERIFY_FOR(seed, after.nextStarts.size() == before.nextStarts.size());
            for (std::size_t shift = 0; shift < before.nextStarts.size(); ++shift) {
                const NextStart &was = before.nextStarts[shift];
                const Seat moved = clockwise(was.seat, -turn, players);
                VERIFY_FOR(seed, after.nextStarts[shift] ==
                                     NextStart{moved, was.reason, reseated(was.factoryWorkers, from)});
            }
        }
    }

    void a_whole_game_can_be_played_on_other_chairs()
    {
        for (unsigned seed = 1; seed <= 400; ++seed) {
            const play::PlayedGame &played = playedGame(seed);
            const int players = played.table.seats();
            const int turn = 1 + static_cast<int>(seed) % (players - 1);
            const Seating from = properties::turned(turn, players);
            Table table;
            for (const Event &event : played.events)
                VERIFY_FOR(seed, !coal_baron::apply(table, onChairs(event, turn, players)));
            VERIFY_FOR(seed, table.lines == reseatedLines(played.table.lines, from));
            VERIFY_FOR(seed, table.players == reseated(played.table.players, from));
            VERIFY_FOR(seed, table.startingPlayer == clockwise(played.table.startingPlayer, turn, players));
        }
    }

    void no_table_holds_more_than_the_box()
    {
        for (unsigned seed = 1; seed <= 100; ++seed) {
            Table table;
            for (const Event &event : playedGame(seed).events) {
                VERIFY_FOR(seed, !coal_baron::apply(table, event));
                for (const int left : supply(table).numbers)
                    VERIFY_FOR(seed, left >= 0 && left <= 16);
                std::vector<int> cards(44, 0);
                for (const Player &player : table.players) {
                    VERIFY_FOR(seed, player.workers >= 0 && player.marks >= 0 && player.cage.sum() <= 5);
                    for (const Order order : player.delivered)
                        VERIFY_FOR(seed, ++cards[at(order)] == 1);
                    for (const OpenOrder &open : player.open)
                        VERIFY_FOR(seed, ++cards[at(open.order)] == 1);
                }
            }
        }
    }

    void a_fold_can_stop_and_go_on_anywhere()
    {
        for (unsigned seed = 1; seed <= 100; ++seed)
            properties::aFoldCanStopAndGoOn(seed, playedGame(seed), 7);
    }

    void undo_goes_back_to_any_point_and_redo_returns()
    {
        for (unsigned seed = 1; seed <= 40; ++seed) {
            const play::PlayedGame &played = playedGame(seed);
            story::Log log;
            log.happened(played.events);
            const std::size_t undos = seed == 1 ? played.events.size() : 1 + seed * 37 % 120;
            for (std::size_t tap = 1; tap <= undos; ++tap) {
                const auto target = nextUndo(log.marks());
                VERIFY_FOR(seed, target.size() == 1);
                log.undone(target.front());
                if (tap % 25 == 0 || tap == undos) {
                    const std::span<const Event> left =
                        std::span(played.events).first(played.events.size() - tap);
                    VERIFY_FOR(seed, fold(log.entries).table == fold(left).table);
                }
            }
            for (auto target = nextRedo(log.marks()); !target.empty(); target = nextRedo(log.marks()))
                log.redone(target.front());
            const Folded folded = fold(log.entries);
            VERIFY_FOR(seed, folded.table == played.table && folded.refused.empty());
        }
    }

    void a_refused_event_changes_nothing()
    {
        properties::Tried tried;
        for (unsigned seed = 1; seed <= 600; ++seed) {
            const play::PlayedGame &played = playedGame(seed);
            coal_baron_nonsense::Nonsense nonsense(seed);
            Table table =
                fold(std::span(played.events).first(nonsense.below(static_cast<int>(played.events.size()))))
                    .table;
            if (seed % 2 == 0)
                table = fold(coal_baron_nonsense::looseGame(seed)).table;
            properties::aRefusedEventChangesNothing(
                seed, table, 60, [&](const Table &) { return nonsense.event(); }, tried);
        }
        QVERIFY(tried.refused > 10'000);
        QVERIFY2(tried.accepted > 1000, "some nonsense happens to make sense");
    }
};

APPLESS_STORY(CoalBaronPropertiesTest)
#include "coal_baron_properties_test.moc"
