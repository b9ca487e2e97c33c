// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/imperial_miners_play.h"
#include "tests/score_words.h"
#include "tests/stories.h"

using namespace imperial_miners_play;

namespace {

QString words(const std::vector<Question> &questions)
{
    const QStringList names{"spaces of boards", "point tokens", "coins", "carts"};
    QStringList asked;
    for (const Question question : questions)
        asked << names[static_cast<int>(question)];
    return asked.join(", ");
}

FinalCounted answersTo(const std::vector<Question> &questions, const FinalState &final)
{
    FinalCounted counted{std::vector<FinalAnswer>(final.size())};
    for (std::size_t seat = 0; seat < final.size(); ++seat) {
        for (const Question question : questions) {
            if (question == Question::PointTokenCount)
                counted.players[seat].pointTokens = final[seat].pointTokens;
            if (question == Question::CoinCount)
                counted.players[seat].coins = final[seat].coins;
            if (question == Question::CartCount)
                counted.players[seat].carts = final[seat].carts;
        }
    }
    return counted;
}

// A fully tracked game as a group would have told it that tracks less: what it does not follow is left out,
// and questions are answered with what really was.
Table toldWith(const Tracking &tracking, const PlayedGame &full, QStringList &refused)
{
    Table less;
    for (Event event : full.events) {
        if (auto *start = std::get_if<GameStarted>(&event))
            start->tracking = tracking;
        else if (auto *placed = std::get_if<CardPlaced>(&event); placed && !tracking.carts)
            placed->half.reset();
        else if (auto *corrected = std::get_if<CardCorrected>(&event); corrected && !tracking.carts)
            corrected->half.reset();
        else if (std::holds_alternative<FinalCounted>(event))
            event = answersTo(questions(less), *full.table.final);
        const auto said = imperial_miners::apply(less, std::as_const(event));
        if (said && said->code != RefusalCode::NotTracked)
            refused << QString::fromStdString(describe(said));
    }
    return less;
}

} // namespace

class ImperialMinersTrackingTest : public QObject
{
    Q_OBJECT

private slots:
    void what_is_not_tracked_is_asked_for_at_the_end_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("asked");
        const std::vector<Tracking> all = everyTracking();
        QCOMPARE(all.size(), 48u);
        for (std::size_t number = 0; number < all.size(); ++number) {
            const Tracking &tracking = all[number];
            QStringList asked;
            if (!tracking.points)
                asked << "point tokens";
            if (!tracking.coins)
                asked << "coins";
            if (!tracking.carts)
                asked << "carts";
            QTest::addRow("coins %d, points %d, hands %d, mines %d, carts %d, research %d", tracking.coins,
                          tracking.points, tracking.hands, tracking.mines, tracking.carts, tracking.research)
                << static_cast<int>(number) << asked.join(", ");
        }
    }
    void what_is_not_tracked_is_asked_for_at_the_end()
    {
        QFETCH(int, number);
        QFETCH(QString, asked);
        const Tracking tracking = everyTracking()[static_cast<std::size_t>(number)];
        for (unsigned seed = 1; seed <= 10; ++seed) {
            const PlayedGame full = randomGame(seed);
            QStringList refused;
            const Table less = toldWith(tracking, full, refused);
            QCOMPARE(refused, QStringList());
            QCOMPARE(less.phase, Phase::Finished);
            QCOMPARE(less.lines, full.table.lines);
            const Score ours = score(gameOf(less));
            const Score theirs = score(gameOf(full.table));
            QCOMPARE(ours.ranking, theirs.ranking);
            QCOMPARE(ours.soloRank, theirs.soloRank);
            QCOMPARE(ours.lines, theirs.lines);
            QCOMPARE((*less.final)[0].mine.has_value(), tracking.mines);
            QCOMPARE((*less.final)[0].research.has_value(), tracking.research);
            QCOMPARE((*less.final)[0].hand.has_value(), tracking.hands);

            const std::span<const Event> events(full.events);
            Table before;
            QStringList none;
            PlayedGame unfinished{{events.begin(), events.end() - 1}, full.table};
            before = toldWith(tracking, unfinished, none);
            QCOMPARE(before.phase, Phase::FinalScoring);
            QCOMPARE(words(questions(before)), asked);
        }
    }

    void the_lengths_of_the_boards_are_asked_for_until_they_are_known()
    {
        Table table = tableAfter({GameStarted{2, {}, {.research = true}}});
        QCOMPARE(words(questions(table)), QString("spaces of boards"));
        QVERIFY(happens(table, {BoardMeasured{1, 6}, BoardMeasured{3, 5}}));
        QCOMPARE(words(questions(table)), QString("spaces of boards"));
        QVERIFY(happens(table, {BoardMeasured{2, 7}}));
        QCOMPARE(words(questions(table)), QString());
        QVERIFY(questions(tableAfter({GameStarted{2, {}, {}}})).empty());
        QVERIFY(questions(Table{}).empty());
    }

    void a_group_that_tracks_nothing_taps_through_the_rounds()
    {
        Table table = tableAfter(idleGame({2, {}, {}}));
        QVERIFY(happens(table,
                        {FinalCounted{{{PointTokens{{0, 2, 3}}, Coins{{9, 0}}, CartCounts{7, 5, 3}, 5},
                                       {PointTokens{{5, 4, 2}}, Coins{{0, 2}}, CartCounts{5, 0, 0}, {}}}}}));
        const Score result = score(gameOf(table));
        QCOMPARE(listOf(result.totals), (QList{50, 50}));
        QCOMPARE(listOf(result.ranking.winners), QList{1});
        QCOMPARE(result.ranking.decidedBy, DecidedBy::Coins);
        QCOMPARE(gameOf(table).players[0].hand, std::optional(5));
    }

    void tokens_may_be_said_piece_by_piece_where_their_value_is_known()
    {
        Events events = idleGame({2, {}, {.coins = true, .points = true}});
        events.insert(events.begin() + 1,
                      {PointsChanged{anna, 12}, PointsChanged{bela, 12}, CoinsChanged{bela, 6}});
        Table table = tableAfter(events);
        const CartCounts none{};
        QVERIFY(happens(
            table, {FinalCounted{{{PointTokens{{2, 2, 0}}, {}, none, {}}, {{}, Coins{{6, 0}}, none, {}}}}}));
        QCOMPARE((*table.final)[0].pointTokens, (PointTokens{{2, 2, 0}}));
        QCOMPARE((*table.final)[1].pointTokens, (PointTokens{{2, 0, 1}}));
        QCOMPARE((*table.final)[0].coins, Coins{});
        QCOMPARE((*table.final)[1].coins, (Coins{{6, 0}}));
    }

    void what_is_counted_at_the_end_goes_before_what_was_followed()
    {
        Events events = idleGame({1, {}, {.coins = true, .points = true}});
        events.insert(events.begin() + 1, {PointsChanged{anna, 12}, CoinsChanged{anna, 6}});
        Table table = tableAfter(events);
        QVERIFY(happens(table, {FinalCounted{{{PointTokens{{3, 2, 0}}, Coins{{0, 1}}, CartCounts{}, {}}}}}));
        QCOMPARE((*table.final)[0].pointTokens, (PointTokens{{3, 2, 0}}));
        QCOMPARE((*table.final)[0].coins, (Coins{{0, 1}}));
        QCOMPARE(score(gameOf(table)).totals, std::vector{13});
    }

    void change_is_made_from_what_the_others_leave_in_the_box()
    {
        Events events = idleGame({2, {}, {.coins = true, .points = true}});
        events.insert(events.begin() + 1, {PointsChanged{anna, 20}, PointsChanged{bela, 150},
                                           CoinsChanged{anna, 10}, CoinsChanged{bela, 90}});
        Table table = tableAfter(events);
        const CartCounts none{};
        QVERIFY(happens(table, {FinalCounted{{{{}, {}, none, {}},
                                              {PointTokens{{0, 0, 15}}, Coins{{0, 18}}, none, {}}}}}));
        QCOMPARE((*table.final)[0].pointTokens, (PointTokens{{0, 4, 0}}));
        QCOMPARE((*table.final)[0].coins, (Coins{{10, 0}}));
    }

    void what_is_known_of_the_points_is_shown_on_the_way()
    {
        Table table = tableAfter({GameStarted{2, {}, {.points = true}}, quietEvent, PointsChanged{bela, 5}});
        QCOMPARE(listOf(pointsNow(table)), (QList{0, 5}));
        QVERIFY(happens(table, {PointsChanged{bela, -2}}));
        QCOMPARE(listOf(pointsNow(table)), (QList{0, 3}));
    }
};

APPLESS_STORY(ImperialMinersTrackingTest)
#include "imperial_miners_tracking_test.moc"
