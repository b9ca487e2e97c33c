// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/the_ruhr/actions.h"
#include "scoring/the_ruhr/locks.h"
#include "scoring/the_ruhr/warehouses.h"
#include "tests/stories.h"
#include "tests/the_ruhr_words.h"

using namespace scoring;
using namespace scoring::the_ruhr;

namespace {

constexpr Seat red{0};
constexpr Seat blue{1};
constexpr Seat green{2};

using Answer = std::optional<Refusal>;
const Answer allowed;

Tokens owning(std::initializer_list<Token> active, std::initializer_list<Token> used = {})
{
    Tokens tokens;
    for (const Token token : active)
        tokens[token] = TokenState::Active;
    for (const Token token : used)
        tokens[token] = TokenState::Used;
    return tokens;
}

Builder builder(const Tokens &tokens)
{
    return {red, tokens, 3, std::array<bool, cityCount>{}, Columns{}};
}

// That many warehouses of other players, column by column.
Columns crowded(int number)
{
    Columns columns;
    for (int warehouse = 0; warehouse < number; ++warehouse)
        columns[static_cast<std::size_t>(warehouse / 3)].push_back(Seat{1 + warehouse % 3});
    return columns;
}

} // namespace

class TheRuhrPurchasesTest : public QObject
{
    Q_OBJECT

private slots:
    void a_warehouse_in_Ruhrort_costs_data()
    {
        QTest::addColumn<int>("there");
        QTest::addColumn<bool>("whiteToken");
        QTest::addColumn<int>("cost");
        QTest::newRow("H1: the first one") << 0 << false << 3;
        QTest::newRow("H2: the second") << 1 << false << 4;
        QTest::newRow("H3: the third") << 2 << false << 4;
        QTest::newRow("H4: the fourth") << 3 << false << 5;
        QTest::newRow("H5: the eighth") << 7 << false << 5;
        QTest::newRow("H6: the fourth with the white Warehouse token") << 3 << true << 2;
    }
    void a_warehouse_in_Ruhrort_costs()
    {
        QFETCH(int, there);
        QFETCH(bool, whiteToken);
        QFETCH(int, cost);
        Builder player = builder(owning({Token::RuhrortHarbour, Token::Warehouse}));
        player.columns = crowded(there);
        const auto result = buildWarehouse(player, Country::Belgium, whiteToken, {}, {});
        const Token uses = whiteToken ? Token::Warehouse : Token::RuhrortHarbour;
        QCOMPARE(refusalOf(result), allowed);
        QCOMPARE(std::get<Purchase>(result), (Purchase{cost, 2, uses}));
        if (!whiteToken)
            QCOMPARE(ruhrortCost(there), cost);
    }

    void building_needs_the_token_of_the_place_data()
    {
        QTest::addColumn<Site>("site");
        QTest::addColumn<Token>("token");
        QTest::newRow("Kettwig") << Site{City::Kettwig} << Token::EssenWarehouse;
        QTest::newRow("Werden") << Site{City::Werden} << Token::EssenWarehouse;
        QTest::newRow("Steele") << Site{City::Steele} << Token::EssenWarehouse;
        QTest::newRow("Hattingen") << Site{City::Hattingen} << Token::MarkWarehouse;
        QTest::newRow("Blankenstein") << Site{City::Blankenstein} << Token::MarkWarehouse;
        QTest::newRow("Witten") << Site{City::Witten} << Token::MarkWarehouse;
        QTest::newRow("a dump") << Site{Dump::Werden} << Token::CoalDump;
        QTest::newRow("Ruhrort") << Site{Country::Rhineland} << Token::RuhrortHarbour;
    }
    void building_needs_the_token_of_the_place()
    {
        QFETCH(Site, site);
        QFETCH(Token, token);
        const auto build = [&](const Tokens &tokens, bool white) {
            return buildWarehouse(builder(tokens), site, white, 3, {});
        };
        QCOMPARE(std::get<Purchase>(build(owning({token}), false)), (Purchase{3, 2, token}));
        QCOMPARE(refusalOf(build({}, false)),
                 Answer(Refusal{.code = RefusalCode::TokenMissing, .token = token}));
        QCOMPARE(refusalOf(build(owning({}, {token}), false)),
                 Answer(Refusal{.code = RefusalCode::TokenUsed, .token = token}));
        // The white token asks that the other one is owned, not that it is unused.
        const Purchase cheap{2, 2, Token::Warehouse};
        QCOMPARE(std::get<Purchase>(build(owning({Token::Warehouse, token}), true)), cheap);
        QCOMPARE(std::get<Purchase>(build(owning({Token::Warehouse}, {token}), true)), cheap);
        QCOMPARE(refusalOf(build(owning({Token::Warehouse}), true)),
                 Answer(Refusal{.code = RefusalCode::TokenMissing, .token = token}));
        QCOMPARE(refusalOf(build(owning({token}, {Token::Warehouse}), true)),
                 Answer(Refusal{.code = RefusalCode::TokenUsed, .token = Token::Warehouse}));
        Tokens blank = owning({token});
        blank[Token::Warehouse] = TokenState::Blank;
        QCOMPARE(refusalOf(build(blank, true)),
                 Answer(Refusal{.code = RefusalCode::TokenMissing, .token = Token::Warehouse}));
    }

    void only_the_white_token_leads_to_Muelheim()
    {
        const Tokens everyGrey = owning({Token::EssenWarehouse, Token::MarkWarehouse, Token::CoalDump});
        QCOMPARE(refusalOf(buildWarehouse(builder(everyGrey), City::Muelheim, false, 2, {})),
                 Answer(Refusal{.code = RefusalCode::TokenMissing, .token = Token::Warehouse}));
        const Builder white = builder(owning({Token::Warehouse}));
        QCOMPARE(std::get<Purchase>(buildWarehouse(white, City::Muelheim, true, {}, {})),
                 (Purchase{2, 2, Token::Warehouse}));

        const Options strict{.muelheimNeedsEssenToken = true};
        QCOMPARE(refusalOf(buildWarehouse(white, City::Muelheim, true, {}, strict)),
                 Answer(Refusal{.code = RefusalCode::TokenMissing, .token = Token::EssenWarehouse}));
        const Builder both = builder(owning({Token::Warehouse}, {Token::EssenWarehouse}));
        QCOMPARE(std::get<Purchase>(buildWarehouse(both, City::Muelheim, true, {}, strict)),
                 (Purchase{2, 2, Token::Warehouse}));
    }

    void every_place_has_its_limits()
    {
        using enum RefusalCode;
        const Tokens all = owning({Token::EssenWarehouse, Token::CoalDump, Token::RuhrortHarbour});
        const auto answer = [](const Builder &player, const Site &site, std::optional<int> printed) {
            return refusalOf(buildWarehouse(player, site, false, printed, {}));
        };
        Builder player = builder(all);
        (*player.cities)[at(City::Werden)] = true;
        QCOMPARE(answer(player, City::Werden, 3), Answer(Refusal{.code = AlreadyThere, .seat = red}));
        QCOMPARE(answer(player, City::Steele, 3), allowed);
        QCOMPARE(answer(player, City::Steele, {}), Answer(Refusal{.code = AnswerNeeded, .seat = red}));
        QCOMPARE(answer(player, City::Steele, -1),
                 Answer(Refusal{.code = CountImpossible, .number = -1, .limit = 0}));
        QCOMPARE(answer(player, City::Steele, 21),
                 Answer(Refusal{.code = CountImpossible, .number = 21, .limit = 20}));
        player.columns = Columns{{{blue, red}, {}, {}}};
        QCOMPARE(answer(player, Country::Rhineland, {}), Answer(Refusal{.code = AlreadyThere, .seat = red}));
        QCOMPARE(answer(player, Country::Belgium, {}), allowed);
        QCOMPARE(answer(player, Country::Belgium, 5),
                 Answer(Refusal{.code = AnswerContradicts, .number = 5, .limit = 4}));
        player.columns = Columns{{{blue, red}, {red}, {}}};
        QCOMPARE(answer(player, Country::Belgium, {}),
                 Answer(Refusal{.code = TooManyInRuhrort, .seat = red, .limit = 2}));
        player.supply = 0;
        QCOMPARE(answer(player, Dump::Mark, 3), Answer(Refusal{.code = NoWarehouse, .seat = red}));
    }

    void what_is_not_known_is_believed()
    {
        const Builder stranger{.seat = red};
        QCOMPARE(std::get<Purchase>(buildWarehouse(stranger, City::Witten, false, 4, {})),
                 (Purchase{4, 2, Token::MarkWarehouse}));
        QCOMPARE(std::get<Purchase>(buildWarehouse(stranger, Country::Belgium, false, 5, {})),
                 (Purchase{5, 2, Token::RuhrortHarbour}));
        QCOMPARE(refusalOf(buildWarehouse(stranger, Country::Belgium, false, {}, {})),
                 Answer(Refusal{.code = RefusalCode::AnswerNeeded, .seat = red}));
    }

    void a_move_in_Ruhrort_closes_the_gap()
    {
        using enum Country;
        using enum RefusalCode;
        const Columns columns{{{blue, red, green}, {green}, {}}};
        const Tokens harbour = owning({Token::RuhrortHarbour, Token::CoalFair});
        const auto move = [&](const Tokens &tokens, const Move &wanted, const Options &options = {}) {
            return moveWarehouse(columns, red, tokens, wanted, options);
        };
        QCOMPARE(std::get<Purchase>(move(harbour, {red, Rhineland, Belgium})),
                 (Purchase{2, 0, Token::RuhrortHarbour}));
        QCOMPARE(std::get<Purchase>(move(harbour, {red, Rhineland, Belgium, true})),
                 (Purchase{0, 0, Token::CoalFair}));
        QCOMPARE(afterMove(columns, {red, Rhineland, Netherlands}),
                 (Columns{{{blue, green}, {green, red}, {}}}));
        QCOMPARE(refusalOf(move(owning({}, {Token::RuhrortHarbour}), {red, Rhineland, Belgium})),
                 Answer(Refusal{.code = TokenUsed, .token = Token::RuhrortHarbour}));
        QCOMPARE(refusalOf(move(owning({Token::RuhrortHarbour}), {red, Rhineland, Belgium, true})),
                 Answer(Refusal{.code = TokenMissing, .token = Token::CoalFair}));
        QCOMPARE(refusalOf(move(harbour, {red, Belgium, Netherlands})),
                 Answer(Refusal{.code = NotThere, .seat = red}));
        QCOMPARE(refusalOf(move(harbour, {red, Rhineland, Rhineland})),
                 Answer(Refusal{.code = AlreadyThere, .seat = red}));
        QCOMPARE(refusalOf(move(harbour, {blue, Rhineland, Belgium})),
                 Answer(Refusal{.code = NotYours, .seat = blue}));
        const Options any{.moveAnyWarehouse = true};
        QCOMPARE(refusalOf(move(harbour, {blue, Rhineland, Belgium}, any)), allowed);
        QCOMPARE(refusalOf(move(harbour, {green, Rhineland, Netherlands}, any)),
                 Answer(Refusal{.code = AlreadyThere, .seat = green}));
    }

    void locks_cost_and_bring_data()
    {
        QTest::addColumn<int>("round");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("before");
        QTest::addColumn<QList<Region>>("regions");
        QTest::addColumn<QList<int>>("result"); // cost, points, warehouses
        QTest::addColumn<Answer>("answer");
        using enum Region;
        const Answer onlyOne = Refusal{.code = RefusalCode::TooManyLocks, .number = 2, .limit = 1};
        QTest::newRow("L1: round 3, four players, first lock, Mark")
            << 3 << 4 << 0 << QList{Mark} << QList{2, 3, 2} << allowed;
        QTest::newRow("L2: round 5, four players, second lock, Essen")
            << 5 << 4 << 1 << QList{Essen} << QList{3, 2, 0} << allowed;
        QTest::newRow("L3: round 5, two players, Mark and Werden, not the first")
            << 5 << 2 << 1 << QList{Mark, Werden} << QList{3, 5, 0} << allowed;
        QTest::newRow("L4: round 6, two players, two locks asked")
            << 6 << 2 << 2 << QList{Mark, Werden} << QList<int>{} << onlyOne;
        QTest::newRow("L5: round 6, three players, first purchase, two locks in Broich")
            << 6 << 3 << 0 << QList{Broich, Broich} << QList{3, 4, 2} << allowed;
        QTest::newRow("L6: round 7, three players, second purchase, two locks asked")
            << 7 << 3 << 2 << QList{Essen, Essen} << QList<int>{} << onlyOne;
        QTest::newRow("L7: round 1") << 1 << 2 << 0 << QList{Essen} << QList<int>{}
                                     << Answer(Refusal{.code = RefusalCode::TooEarly});
        QTest::newRow("four players never build two")
            << 3 << 4 << 0 << QList{Essen, Essen} << QList<int>{} << onlyOne;
        QTest::newRow("two players, round 2: the second lock is optional")
            << 2 << 2 << 0 << QList{Berg} << QList{2, 2, 2} << allowed;
        QTest::newRow("three locks") << 2 << 2 << 0 << QList{Berg, Berg, Berg} << QList<int>{}
                                     << Answer(Refusal{
                                            .code = RefusalCode::TooManyLocks, .number = 3, .limit = 2});
        QTest::newRow("no lock at all") << 2 << 2 << 0 << QList<Region>{} << QList<int>{}
                                        << Answer(Refusal{.code = RefusalCode::NothingBought});
    }
    void locks_cost_and_bring()
    {
        QFETCH(int, round);
        QFETCH(int, players);
        QFETCH(int, before);
        QFETCH(QList<Region>, regions);
        QFETCH(QList<int>, result);
        QFETCH(Answer, answer);
        const std::vector<Region> sites(regions.begin(), regions.end());
        const auto found = buyLocks(round, players, before, sites);
        QCOMPARE(refusalOf(found), answer);
        if (!answer)
            QCOMPARE(std::get<LockPurchase>(found), (LockPurchase{result[0], result[1], result[2]}));
    }

    void special_actions_have_a_price_data()
    {
        QTest::addColumn<Action>("action");
        QTest::addColumn<int>("early");
        QTest::addColumn<int>("late");
        QTest::addColumn<bool>("banned");
        using enum Action;
        QTest::newRow("A1: Transport") << Transport << 0 << 0 << false;
        QTest::newRow("A2: Pilot") << Pilot << 0 << 0 << true;
        QTest::newRow("A3: Towing") << Towing << 1 << 2 << false;
        QTest::newRow("A4: Transport + Pilot") << TransportPilot << 1 << 2 << true;
        QTest::newRow("A5: Transport + Towing") << TransportTowing << 2 << 3 << false;
        QTest::newRow("A6: Towing + Pilot") << TowingPilot << 2 << 3 << true;
        QTest::newRow("A7: Wages") << Wages << 0 << 0 << false;
        QTest::newRow("A8: Subsidy") << Subsidy << 0 << 0 << false;
    }
    void special_actions_have_a_price()
    {
        QFETCH(Action, action);
        QFETCH(int, early);
        QFETCH(int, late);
        QFETCH(bool, banned);
        const Tokens tokens = owning({Token::Wages, Token::Subsidy, Token::Towing});
        for (int round = 1; round <= 12; ++round) {
            const int now = round <= 6 ? early : late;
            QCOMPARE(price(action, round), now);
            QCOMPARE(std::get<int>(chooseAction(action, false, {round, false, {}, tokens})), now);
            const Answer ban = banned ? Answer(Refusal{.code = RefusalCode::PilotBanned}) : std::nullopt;
            QCOMPARE(refusalOf(chooseAction(action, false, {round, true, {}, tokens})), ban);
            const Answer towing =
                facts(action).towing
                    ? std::nullopt
                    : Answer(Refusal{.code = RefusalCode::NotThisToken, .token = Token::Towing});
            const auto free = chooseAction(action, true, {round, false, {}, tokens});
            QCOMPARE(refusalOf(free), towing);
            if (!towing)
                QCOMPARE(std::get<int>(free), 0);
        }
    }

    void some_actions_need_a_token()
    {
        using enum RefusalCode;
        QCOMPARE(refusalOf(chooseAction(Action::Wages, false, {1, false, {}, Tokens{}})),
                 Answer(Refusal{.code = TokenMissing, .token = Token::Wages}));
        QCOMPARE(refusalOf(chooseAction(Action::Subsidy, false, {1, false, {}, Tokens{}})),
                 Answer(Refusal{.code = TokenMissing, .token = Token::Subsidy}));
        QCOMPARE(refusalOf(chooseAction(Action::Wages, false, {1, false, blue, owning({Token::Wages})})),
                 Answer(Refusal{.code = WagesTaken, .seat = blue}));
        QCOMPARE(refusalOf(chooseAction(Action::Towing, true, {1, false, {}, owning({}, {Token::Towing})})),
                 Answer(Refusal{.code = TokenUsed, .token = Token::Towing}));
        QCOMPARE(refusalOf(chooseAction(Action::TowingPilot, true, {1, true, {}, owning({Token::Towing})})),
                 Answer(Refusal{.code = PilotBanned}));
        QCOMPARE(refusalOf(chooseAction(Action::Subsidy, false, {1, false, {}, std::nullopt})), allowed);
        QCOMPARE(wages(11), 2);
        QCOMPARE(wages(12), 1);
    }
};

APPLESS_STORY(TheRuhrPurchasesTest)
#include "the_ruhr_purchases_test.moc"
