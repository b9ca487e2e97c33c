// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/the_ruhr/game_json.h"
#include "tests/properties.h"
#include "tests/stories.h"
#include "tests/the_ruhr_naive_scorer.h"
#include "tests/the_ruhr_nonsense.h"
#include "tests/the_ruhr_play.h"

#include <set>

using namespace ruhr_play;

namespace {

std::vector<Seat> turned(std::vector<Seat> seats, int turn, int players)
{
    for (Seat &seat : seats)
        seat = clockwise(seat, turn, players);
    return seats;
}

std::set<Seat> turned(const std::set<Seat> &seats, int turn, int players)
{
    std::set<Seat> moved;
    for (const Seat seat : seats)
        moved.insert(clockwise(seat, turn, players));
    return moved;
}

template <typename T>
void turn(std::vector<T> &perSeat, int turn)
{
    if (!perSeat.empty())
        std::rotate(perSeat.rbegin(), perSeat.rbegin() + turn, perSeat.rend());
}

// The same event with everyone some chairs further on.
Event onChairs(Event event, int steps, int players)
{
    const auto move = [=](auto &happened) {
        if constexpr (requires { happened.seat; })
            happened.seat = clockwise(happened.seat, steps, players);
        if constexpr (requires { happened.startingPlayer; })
            happened.startingPlayer = clockwise(happened.startingPlayer, steps, players);
        if constexpr (requires { happened.move; })
            happened.move.owner = clockwise(happened.move.owner, steps, players);
        if constexpr (requires { happened.owners; }) {
            if (happened.owners)
                happened.owners = turned(*happened.owners, steps, players);
        }
        if constexpr (requires { happened.choices; })
            turn(happened.choices, steps);
        if constexpr (std::is_same_v<std::decay_t<decltype(happened)>, ExportScored>) {
            if (happened.points)
                turn(*happened.points, steps);
        }
        if constexpr (std::is_same_v<std::decay_t<decltype(happened)>, FinalCounted>)
            turn(happened.players, steps);
    };
    std::visit(move, event);
    return event;
}

} // namespace

class TheRuhrPlayTest : public QObject
{
    Q_OBJECT

    properties::Games<PlayedGame> played{randomGame};
    static constexpr unsigned games = 300;

private slots:
    void random_play_is_play()
    {
        std::array<int, std::variant_size_v<Event>> happened{};
        int blanks = 0;
        int towed = 0;
        for (unsigned seed = 1; seed <= games; ++seed) {
            const PlayedGame &game = played(seed);
            VERIFY_FOR(seed, game.table.phase == Phase::Finished && game.table.round == 12);
            for (const Event &event : game.events)
                ++happened[event.index()];
            for (const Player &player : game.table.players) {
                blanks += static_cast<int>(std::ranges::count(player.tokens.states, TokenState::Blank));
                towed += player.tokens[Token::Towing] == TokenState::Used ? 1 : 0;
            }
        }
        // Corrections are for people: whoever plays at random makes no mistakes.
        const std::set<std::size_t> counts{Event(ThalersCounted{}).index(),
                                           Event(PointsCounted{}).index(),
                                           Event(ExportMarkerCounted{}).index(),
                                           Event(BargeCounted{}).index(),
                                           Event(TokenCounted{}).index(),
                                           Event(WarehouseCounted{}).index(),
                                           Event(SiteRead{}).index(),
                                           Event(ExportTrackRead{}).index(),
                                           Event(CombinationRead{}).index()};
        for (std::size_t kind = 0; kind < happened.size(); ++kind)
            QVERIFY2((happened[kind] > 20) != counts.contains(kind), qPrintable(QString::number(kind)));
        QVERIFY(blanks > 100);
        QVERIFY(towed > 20);
    }

    void what_was_played_is_scored_without_a_warning()
    {
        for (unsigned seed = 1; seed <= games; ++seed) {
            const PlayedGame &game = played(seed);
            const Score result = score(gameOf(game.table));
            for (std::size_t seat = 0; seat < game.table.players.size(); ++seat) {
                if (game.table.tracking.points)
                    VERIFY_FOR(seed, result.lines[0].awards[seat].points == game.table.players[seat].vp);
            }
            if (game.table.tracking == trackEverything)
                VERIFY_FOR(seed, result.warnings.empty());
            nlohmann::ordered_json record;
            writeGame(gameOf(game.table), record);
            VERIFY_FOR(seed, naive_ruhr::score(record["final"]["players"]).totals == result.totals);
        }
    }

    void no_table_holds_more_than_the_box()
    {
        for (unsigned seed = 1; seed <= games; ++seed) {
            Table table;
            for (const Event &event : played(seed).events) {
                VERIFY_FOR(seed, !the_ruhr::apply(table, event));
                for (int number = 0; number < table.seats(); ++number) {
                    const Player &player = table.player(Seat{number});
                    VERIFY_FOR(seed, warehouses(table, Seat{number}) == 10);
                    VERIFY_FOR(seed, player.thalers >= 0 && player.supply >= 0);
                    VERIFY_FOR(seed, player.loans >= 0 && player.loans <= 4);
                    VERIFY_FOR(seed, warehousesIn(table.columns, Seat{number}) <= 2);
                    for (const int cubes : player.cubes.numbers)
                        VERIFY_FOR(seed, cubes >= 0 && cubes <= 3);
                }
                for (const auto &thalers : table.onCity)
                    VERIFY_FOR(seed, thalers.value_or(0) >= 0 && thalers.value_or(0) <= 2);
                VERIFY_FOR(seed, table.onRuhrort.value_or(0) <= 1 && table.locks <= 14);
                VERIFY_FOR(seed, tilesInTheBag(table).value_or(0) >= 0);
                for (const Die die : {Die::Black, Die::White})
                    VERIFY_FOR(seed, diceSeen(table.dice, die) <= setupFor(table.seats()).dice(die));
                VERIFY_FOR(seed, table.phase == Phase::BeforeStart ||
                                     table.exportIndex >= setupFor(table.seats()).exportLowest);
            }
        }
    }

    void a_fold_can_stop_and_go_on_anywhere()
    {
        for (unsigned seed = 1; seed <= 60; ++seed)
            properties::aFoldCanStopAndGoOn(seed, played(seed), 17);
    }

    void a_fold_passes_over_what_is_refused()
    {
        const std::vector<Event> events{RoundEnded{}, GameStarted{2}, TileDrawn{}, EventHappened{}};
        const Folded folded = fold(events);
        QCOMPARE(folded.refused, (std::vector<RefusedEvent>{{0, {.code = RefusalCode::NotStarted}},
                                                            {2, {.code = RefusalCode::NotNow}}}));
        QCOMPARE(folded.table.phase, Phase::Draw);
    }

    void a_whole_game_can_be_played_on_other_chairs()
    {
        for (unsigned seed = 1; seed <= games; ++seed) {
            const PlayedGame &game = played(seed);
            const int players = game.table.seats();
            const int steps = 1 + static_cast<int>(seed) % (players - 1);
            Table table;
            for (const Event &event : game.events)
                VERIFY_FOR(seed, !the_ruhr::apply(table, onChairs(event, steps, players)));
            std::vector<Player> expected = game.table.players;
            turn(expected, steps);
            VERIFY_FOR(seed, table.players == expected);
            for (std::size_t column = 0; column < countryCount; ++column)
                VERIFY_FOR(seed, table.columns[column] == turned(game.table.columns[column], steps, players));
        }
    }

    void a_refused_event_changes_nothing()
    {
        properties::Tried tried;
        for (unsigned seed = 1; seed <= games; ++seed) {
            Nonsense nonsense(seed);
            const std::span<const Event> events(played(seed).events);
            const auto stop = static_cast<std::size_t>(nonsense.below(static_cast<int>(events.size())));
            properties::aRefusedEventChangesNothing(
                seed, fold(events.first(stop)).table, 100, [&](const Table &) { return nonsense.event(); },
                tried);
        }
        QVERIFY(tried.refused > 10'000);
        QVERIFY2(tried.accepted > 500, "some nonsense happens to make sense");
    }

    void a_sale_needs_exactly_the_answers_that_are_asked_for()
    {
        int asked = 0;
        for (unsigned seed = 1; seed <= games; ++seed) {
            Table table;
            for (const Event &event : played(seed).events) {
                if (const auto *sold = std::get_if<Sold>(&event)) {
                    const auto wanted =
                        questionsOfSale(table, sold->seat, sold->place, sold->die, sold->factory);
                    for (const SaleQuestion question : wanted) {
                        Sold silent = *sold;
                        silent.merchantTo.reset();
                        switch (question) {
                        case SaleQuestion::RiverIndex:
                            silent.riverIndex.reset();
                            break;
                        case SaleQuestion::Die:
                            silent.die.reset();
                            break;
                        case SaleQuestion::Face:
                            silent.face.reset();
                            break;
                        case SaleQuestion::ThalersThere:
                            silent.thalersThere.reset();
                            break;
                        case SaleQuestion::Owners:
                            silent.owners.reset();
                            break;
                        case SaleQuestion::SpaceFree:
                            silent.spaceFree.reset();
                            break;
                        case SaleQuestion::ExportIndex:
                            silent.exportIndex.reset();
                            break;
                        }
                        VERIFY_FOR(
                            seed, answer(table, silent) ==
                                      Answer(Refusal{.code = RefusalCode::AnswerNeeded, .seat = sold->seat}));
                        ++asked;
                    }
                }
                the_ruhr::apply(table, event);
            }
        }
        QVERIFY(asked > 1000);
    }

    void a_group_is_asked_at_the_end_for_what_it_did_not_track_data()
    {
        QTest::addColumn<Tracking>("tracking");
        for (unsigned number = 0; number < 128; ++number) {
            const auto bit = [=](unsigned position) { return (number >> position) % 2 == 1; };
            QTest::addRow("turns %d, points %d, thalers %d, warehouses %d, tokens %d, cubes %d, dice %d",
                          bit(0), bit(1), bit(2), bit(3), bit(4), bit(5), bit(6))
                << Tracking{bit(0), bit(1), bit(2), bit(3), bit(4), bit(5), bit(6)};
        }
    }
    void a_group_is_asked_at_the_end_for_what_it_did_not_track()
    {
        QFETCH(Tracking, tracking);
        Table table = quietUntil(started(3, tracking, {}, boardWithDice()), 12, Phase::FinalCount);
        FinalHoldings counted;
        counted.vpTrack = 17;
        counted.thalers = 6;
        counted.supply = 9;
        counted.cities[at(City::Witten)] = true;
        counted.bargeAt = SalePlace::Witten;
        counted.tokens[Token::Mayor] = TokenState::Active;

        std::vector<Question> expected;
        FinalAnswer said;
        if (!tracking.points) {
            expected.push_back(Question::Points);
            said.vpTrack = counted.vpTrack;
        }
        if (!tracking.thalers) {
            expected.push_back(Question::Thalers);
            said.thalers = counted.thalers;
        }
        if (!tracking.warehouses) {
            expected.push_back(Question::Warehouses);
            said.warehouses = FinalWarehouses{.supply = 9, .cities = counted.cities};
        }
        if (!tracking.turns) {
            expected.push_back(Question::Barge); // a quiet group tells no sale then
            said.bargeAt = counted.bargeAt;
        }
        if (!tracking.tokens) {
            expected.push_back(Question::Tokens);
            said.tokens = counted.tokens;
        }
        QCOMPARE(questions(table), expected);
        if (!expected.empty())
            QCOMPARE(answer(table, FinalCounted{std::vector<FinalAnswer>(3)}),
                     Answer(Refusal{.code = RefusalCode::AnswerNeeded, .seat = anna}));
        const FinalHoldings known = holdingsNow(table, bela);
        QVERIFY(happens(table, {FinalCounted{std::vector<FinalAnswer>(3, said)}}));
        const FinalHoldings final = gameOf(table).players[1];
        QCOMPARE(final.vpTrack, tracking.points ? known.vpTrack : 17);
        QCOMPARE(final.thalers, tracking.thalers ? known.thalers : 6);
        QCOMPARE(final.supply, tracking.warehouses ? 6 : 9);
        QCOMPARE(final.cities, tracking.warehouses ? known.cities : counted.cities);
        QCOMPARE(final.bargeAt, tracking.turns ? SalePlace::Factory : SalePlace::Witten);
        QCOMPARE(final.tokens.has(Token::Mayor), !tracking.tokens);
    }
};

APPLESS_STORY(TheRuhrPlayTest)
#include "the_ruhr_play_test.moc"
