// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/imperial_miners/game_json.h"
#include "tests/imperial_miners_naive_scorer.h"
#include "tests/imperial_miners_play.h"
#include "tests/properties.h"
#include "tests/stories.h"

#include <algorithm>

using namespace imperial_miners_play;
using properties::reseated;
using properties::Seating;

namespace {

Seating shuffledSeats(std::size_t players, Dice &dice)
{
    return properties::shuffled(players, [&](std::size_t seats) { return dice.below(seats); });
}

std::string nameOf(DecidedBy by)
{
    switch (by) {
    case DecidedBy::Points:
        return "points";
    case DecidedBy::Coins:
        return "coins";
    case DecidedBy::Carts:
        return "carts";
    case DecidedBy::Shared:
        return "shared";
    case DecidedBy::Solo:
        return "solo";
    default:
        return "something else";
    }
}

std::vector<int> pointsIn(const Line &line)
{
    std::vector<int> points;
    for (const Award &award : line.awards)
        points.push_back(award.points);
    return points;
}

// Left becomes right.
Mine mirrored(Mine mine)
{
    for (Card &each : mine.cards) {
        each.x = -each.x;
        if (each.half) {
            HalfCarts &half = *each.half;
            std::swap(half[Slot::L], half[Slot::R]);
            std::swap(half[Slot::UL], half[Slot::UR]);
            std::swap(half[Slot::DL], half[Slot::DR]);
        }
    }
    return mine;
}

// As the rules file puts it: 1 in row 1, else the sum over the cards above.
int pathsNaively(const Mine &mine, int level, int x)
{
    for (const Card &each : mine.cards) {
        if (each.level == level && each.x == x)
            return level == 1 ? 1
                              : pathsNaively(mine, level - 1, x - 1) + pathsNaively(mine, level - 1, x + 1);
    }
    return 0;
}

Event onChairs(Event event, const Seating &to)
{
    const auto move = [&](auto &happened) {
        if constexpr (requires { index(happened.seat); })
            happened.seat = Seat{static_cast<int>(to[static_cast<std::size_t>(index(happened.seat))])};
        else if constexpr (requires { happened.seat; }) {
            if (happened.seat)
                happened.seat = Seat{static_cast<int>(to[static_cast<std::size_t>(index(*happened.seat))])};
        }
    };
    std::visit(move, event);
    return event;
}

} // namespace

class ImperialMinersPropertiesTest : public QObject
{
    Q_OBJECT

private slots:
    void another_simple_minded_scorer_agrees()
    {
        std::set<std::string> decisions;
        int warnings = 0;
        for (unsigned seed = 1; seed <= 8000; ++seed) {
            const Game game = imperial_miners_nonsense::anyRecord(seed);
            const Score ours = score(game);
            const naive::Sheet theirs = naive::score(game);
            VERIFY_FOR(seed, ours.lines.size() == 2);
            VERIFY_FOR(seed, pointsIn(ours.lines[0]) == theirs.tokenPoints);
            VERIFY_FOR(seed, pointsIn(ours.lines[1]) == theirs.fullCarts);
            VERIFY_FOR(seed, ours.totals == theirs.totals);
            VERIFY_FOR(seed, ours.coinValues == theirs.coins);
            VERIFY_FOR(seed, ours.ranking.ranks == theirs.places);
            VERIFY_FOR(seed, ours.ranking.winners == theirs.winners);
            VERIFY_FOR(seed, nameOf(ours.ranking.decidedBy) == theirs.decidedBy);
            VERIFY_FOR(seed, (ours.soloRank ? std::string(codeOf(*ours.soloRank)) : "") == theirs.soloRank);
            decisions.insert(theirs.decidedBy);
            warnings += ours.warnings.empty() ? 0 : 1;
        }
        QCOMPARE(decisions.size(), 5u);
        QVERIFY2(warnings > 2000 && warnings < 8000, "the records are both possible and impossible ones");
    }

    void a_total_is_the_sum_of_its_lines_and_a_count_that_of_its_pieces()
    {
        for (unsigned seed = 1; seed <= 3000; ++seed) {
            const Score result = score(imperial_miners_nonsense::anyRecord(seed));
            properties::totalsAreTheSumsOfTheLines(seed, result);
            for (const Line &line : result.lines) {
                for (const Award &award : line.awards) {
                    int pieces = 0;
                    for (const CountedPiece &piece : award.pieces)
                        pieces += piece.amount;
                    VERIFY_FOR(seed, pieces == award.count);
                }
            }
        }
    }

    void points_do_not_depend_on_where_people_sit()
    {
        for (unsigned seed = 1; seed <= 3000; ++seed) {
            Dice dice(seed);
            const Game game = imperial_miners_nonsense::anyRecord(seed);
            const Score before = score(game);
            const Seating from = shuffledSeats(game.players.size(), dice);
            const Score after = score({game.options, reseated(game.players, from)});
            properties::pointsGoWithThePeople(seed, before, after, from);
            VERIFY_FOR(seed, after.soloRank == before.soloRank);
        }
    }

    void carts_do_not_depend_on_order_or_side()
    {
        for (unsigned seed = 1; seed <= 2000; ++seed) {
            Dice dice(seed);
            const Mine mine = dice.mine(dice.between(0, 14), 100);
            Mine backwards = mine;
            std::ranges::reverse(backwards.cards);
            VERIFY_FOR(seed, joinedCarts(backwards) == joinedCarts(mine));
            VERIFY_FOR(seed, joinedCarts(mirrored(mine)) == joinedCarts(mine));
            VERIFY_FOR(seed, fullCarts(countCarts(mine)) == naive::fullCartsIn(mine));
            for (const Card &each : mine.cards) {
                const auto around = neighbours(mine, each);
                VERIFY_FOR(seed, around.size() <= (each.level == 1 || each.level == 4 ? 4u : 6u));
                for (const Card *other : around)
                    VERIFY_FOR(seed, areAdjacent(*other, each) && other->id != each.id);
            }
        }
    }

    void ten_cards_never_have_more_than_19_full_carts()
    {
        int most = 0;
        for (unsigned seed = 1; seed <= 3000; ++seed) {
            Mine mine = Dice(seed).mine(10, 100);
            for (Card &each : mine.cards)
                each.half = findHalfCarts("FFFFFF");
            mine.cartTokens.clear();
            most = std::max(most, countCarts(mine).naturalFull);
        }
        QVERIFY(most <= mostFullCarts);
        QVERIFY2(most >= 15, "some mines come close");
    }

    void there_are_as_many_paths_as_the_rules_file_counts()
    {
        for (unsigned seed = 1; seed <= 2000; ++seed) {
            const Mine mine = Dice(seed).mine(10, 0);
            for (const Card &each : mine.cards) {
                const std::vector<ChainPath> paths = chainPaths(mine, each);
                VERIFY_FOR(seed, static_cast<int>(paths.size()) == pathsNaively(mine, each.level, each.x));
                VERIFY_FOR(seed, !paths.empty());
                for (const ChainPath &path : paths)
                    VERIFY_FOR(seed, static_cast<int>(path.size()) == each.level);
            }
        }
    }

    void random_play_is_play()
    {
        std::array<int, std::variant_size_v<Event>> happened{};
        for (unsigned seed = 1; seed <= 300; ++seed) {
            const PlayedGame played = randomGame(seed);
            VERIFY_FOR(seed, played.table.phase == Phase::Finished && played.table.rounds.left == 0);
            for (const Event &event : played.events)
                ++happened[event.index()];
            for (const Player &player : played.table.players) {
                VERIFY_FOR(seed, player.mine.cards.size() == 10);
                VERIFY_FOR(seed, player.coins >= 0 && player.hand >= 0 && player.hand <= 8);
                VERIFY_FOR(seed, isPossible(player.research));
                for (const Card &each : player.mine.cards) {
                    VERIFY_FOR(seed, each.machines >= 0 && each.machines <= 3);
                    VERIFY_FOR(seed, each.collapse == 0 || each.collapse == 1);
                    VERIFY_FOR(seed, isSupported(player.mine, each.position()));
                }
            }
        }
        for (std::size_t kind = 0; kind < happened.size(); ++kind)
            QVERIFY2(happened[kind] > 50, qPrintable(QString("event %1").arg(kind)));
    }

    void what_a_played_table_says_is_what_its_record_scores()
    {
        const std::vector<Tracking> trackings = everyTracking();
        for (unsigned seed = 1; seed <= 480; ++seed) {
            const PlayedGame played = randomGame(seed, trackings[seed % trackings.size()]);
            const Game game = gameOf(played.table);
            const Score result = score(game);
            VERIFY_FOR(seed, result.lines == played.table.lines);
            VERIFY_FOR(seed, result.totals == pointsNow(played.table));
            VERIFY_FOR(seed,
                       fold(played.events).table == played.table && fold(played.events).refused.empty());

            Json document = Json::object();
            writeGame(game, document);
            JsonReader reader;
            const Game again = readGame(reader, {&document, {}}, played.table.seats());
            VERIFY_FOR(seed, reader.faults.empty() && again == game);
        }
    }

    void a_fold_can_stop_and_go_on_anywhere()
    {
        for (unsigned seed = 1; seed <= 60; ++seed)
            properties::aFoldCanStopAndGoOn(seed, randomGame(seed), 5);
    }

    void a_whole_game_can_be_played_on_other_chairs()
    {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            const PlayedGame played = randomGame(seed);
            Dice dice(seed);
            const Seating from = shuffledSeats(played.table.players.size(), dice);
            Seating to(from.size());
            for (std::size_t seat = 0; seat < from.size(); ++seat)
                to[from[seat]] = seat;
            Table table;
            for (const Event &event : played.events)
                VERIFY_FOR(seed, !imperial_miners::apply(table, onChairs(event, to)));
            VERIFY_FOR(seed, table.players == reseated(played.table.players, from));
            VERIFY_FOR(seed, pointsNow(table) == reseated(pointsNow(played.table), from));
        }
    }

    void a_refused_event_changes_nothing()
    {
        properties::Tried tried;
        const std::vector<Tracking> trackings = everyTracking();
        for (unsigned seed = 1; seed <= 500; ++seed) {
            NonsenseEvents nonsense(seed);
            const Tracking &tracking = seed % 2 == 0 ? trackEverything : trackings[seed % trackings.size()];
            const PlayedGame played = randomGame(seed, tracking);
            const std::size_t stop = nonsense.dice().below(played.events.size() + 1);
            properties::aRefusedEventChangesNothing(
                seed, fold(std::span(played.events).first(stop)).table, 100,
                [&](const Table &) { return nonsense.event(); }, tried);
        }
        QVERIFY(tried.refused > 10'000);
        QVERIFY2(tried.accepted > 1000, "some nonsense happens to make sense");
    }
};

APPLESS_STORY(ImperialMinersPropertiesTest)
#include "imperial_miners_properties_test.moc"
