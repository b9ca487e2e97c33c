// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/the_ruhr/game_json.h"
#include "tests/score_words.h"
#include "tests/stories.h"
#include "tests/the_ruhr_helpers.h"

#include <functional>

using namespace scoring;
using namespace scoring::the_ruhr;

namespace {

// Changes that leave ten warehouses.
FinalHoldings moved(int FinalHoldings::*to, int number)
{
    FinalHoldings player = idle();
    player.*to = number;
    player.supply -= number;
    return player;
}

FinalHoldings muelheim(TokenState warehouse)
{
    return with(builtIn({City::Muelheim}), Token::Warehouse, warehouse);
}

FinalHoldings owing(int thalers)
{
    FinalHoldings player = idle();
    player.thalers = thalers;
    return player;
}

FinalHoldings supplied(int supply)
{
    FinalHoldings player = idle();
    player.supply = supply;
    return player;
}

} // namespace

class TheRuhrChecksTest : public QObject
{
    Q_OBJECT

private slots:
    void what_cannot_be_true_is_said_and_names_the_culprit_data()
    {
        QTest::addColumn<FinalState>("players");
        QTest::addColumn<std::vector<Warning>>("warnings");

        using enum WarningCode;
        using enum Token;
        using enum TokenState;
        using Warnings = std::vector<Warning>;
        const FinalHoldings one = idle();
        const FinalHoldings inn = with(one, Inn);
        const FinalHoldings mayor = with(one, Mayor);

        QTest::newRow("nothing is wrong") << FinalState{one, one} << Warnings{};
        QTest::newRow("eleven warehouses")
            << FinalState{one, supplied(11)} << Warnings{{TooManyWarehouses, {1}, 11, 10, {}}};
        QTest::newRow("nine warehouses")
            << FinalState{supplied(9), one} << Warnings{{TooFewWarehouses, {0}, 9, 10, {}}};
        QTest::newRow("both, one each")
            << FinalState{supplied(9), supplied(11)}
            << Warnings{{TooManyWarehouses, {1}, 11, 10, {}}, {TooFewWarehouses, {0}, 9, 10, {}}};
        QTest::newRow("four loans fill the board")
            << FinalState{moved(&FinalHoldings::loans, 4), one} << Warnings{};
        QTest::newRow("a fifth loan has no space")
            << FinalState{moved(&FinalHoldings::loans, 5), one} << Warnings{{TooManyLoans, {0}, 5, 4, {}}};
        QTest::newRow("ten thalers are kept") << FinalState{owing(10), one} << Warnings{};
        QTest::newRow("eleven thalers are not")
            << FinalState{owing(11), owing(12)}
            << Warnings{{TooManyThalers, {0}, 11, 10, {}}, {TooManyThalers, {1}, 12, 10, {}}};
        QTest::newRow("two in both storage areas")
            << FinalState{moved(&FinalHoldings::storageLock, 2), moved(&FinalHoldings::storageMark, 2)}
            << Warnings{};
        QTest::newRow("one in the lock storage") << FinalState{moved(&FinalHoldings::storageLock, 1), one}
                                                 << Warnings{{ImpossibleStorage, {0}, 1, 2, LockBuilding}};
        QTest::newRow("three in the Mark storage")
            << FinalState{one, moved(&FinalHoldings::storageMark, 3)}
            << Warnings{{ImpossibleStorage, {1}, 3, 2, GrafschaftMark}};
        QTest::newRow("two each in Ruhrort")
            << FinalState{moved(&FinalHoldings::ruhrort, 2), moved(&FinalHoldings::ruhrort, 2)} << Warnings{};
        QTest::newRow("three of one player in Ruhrort") << FinalState{moved(&FinalHoldings::ruhrort, 3), one}
                                                        << Warnings{{TooManyInRuhrort, {0}, 3, 2, {}}};
        QTest::newRow("five of two players in Ruhrort")
            << FinalState{moved(&FinalHoldings::ruhrort, 2), moved(&FinalHoldings::ruhrort, 3)}
            << Warnings{{TooManyInRuhrort, {1}, 3, 2, {}}, {TooManyInRuhrort, {0, 1}, 5, 4, {}}};
        QTest::newRow("Muelheim with the used token") << FinalState{muelheim(Used), one} << Warnings{};
        QTest::newRow("Muelheim without the token") << FinalState{one, builtIn({City::Muelheim})}
                                                    << Warnings{{MuelheimWithoutToken, {1}, 0, 0, Warehouse}};
        QTest::newRow("Muelheim with the token not used")
            << FinalState{muelheim(Active), one} << Warnings{{MuelheimWithoutToken, {0}, 0, 0, Warehouse}};
        QTest::newRow("Muelheim with a blank") << FinalState{muelheim(Blank), with(one, Warehouse)}
                                               << Warnings{{MuelheimWithoutToken, {0}, 0, 0, Warehouse}};
        QTest::newRow("an Inn, the Mark storage empty") << FinalState{inn, one} << Warnings{};
        QTest::newRow("an Inn, the Mark storage full")
            << FinalState{with(moved(&FinalHoldings::storageMark, 2), Inn, Used), one}
            << Warnings{{InnWithoutMark, {0}, 0, 0, Inn}};
        QTest::newRow("a blank Inn was earned as well")
            << FinalState{inn, with(moved(&FinalHoldings::storageMark, 2), Inn, Blank)}
            << Warnings{{InnWithoutMark, {1}, 0, 0, Inn}};
        QTest::newRow("two players have one Mayor")
            << FinalState{mayor, with(one, Mayor, Used)} << Warnings{{TooManyTokens, {0, 1}, 2, 1, Mayor}};
        QTest::newRow("three players have two Mayors and a blank")
            << FinalState{mayor, with(one, Mayor, Blank), mayor} << Warnings{};
        QTest::newRow("three players have a Mayor each")
            << FinalState{mayor, mayor, mayor} << Warnings{{TooManyTokens, {0, 1, 2}, 3, 2, Mayor}};
        QTest::newRow("a blank while one of two copies is left")
            << FinalState{mayor, with(one, Mayor, Blank), one} << Warnings{{TooEarlyBlank, {1}, 1, 2, Mayor}};
        QTest::newRow("blanks only") << FinalState{with(one, Railway, Blank), with(one, Railway, Blank)}
                                     << Warnings{{TooEarlyBlank, {0, 1}, 0, 1, Railway}};
        QTest::newRow("everyone may have a grey token")
            << FinalState{with(one, CoalDump), with(one, CoalDump)} << Warnings{};
    }
    void what_cannot_be_true_is_said_and_names_the_culprit()
    {
        QFETCH(FinalState, players);
        QFETCH(std::vector<Warning>, warnings);
        const std::vector<Warning> found = check({{}, players});
        QCOMPARE(found.size(), warnings.size());
        for (std::size_t number = 0; number < found.size(); ++number)
            QCOMPARE(found[number], warnings[number]);
        QCOMPARE(score({{}, players}).warnings, warnings);
    }

    void every_warning_has_a_code_data()
    {
        QTest::addColumn<WarningCode>("warning");
        QTest::addColumn<QString>("code");
        using enum WarningCode;
        const auto row = [](WarningCode warning, const char *code) {
            QTest::newRow(code) << warning << code;
        };
        row(TooManyWarehouses, "too-many-warehouses");
        row(TooFewWarehouses, "too-few-warehouses");
        row(TooManyLoans, "too-many-loans");
        row(TooManyThalers, "too-many-thalers");
        row(ImpossibleStorage, "impossible-storage");
        row(TooManyInRuhrort, "too-many-in-ruhrort");
        row(MuelheimWithoutToken, "muelheim-without-token");
        row(InnWithoutMark, "inn-without-mark");
        row(TooManyTokens, "too-many-tokens");
        row(TooEarlyBlank, "too-early-blank");
    }
    void every_warning_has_a_code()
    {
        QFETCH(WarningCode, warning);
        const std::string_view code = codeOf(warning);
        QTEST(QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())), "code");
    }
};

APPLESS_STORY(TheRuhrChecksTest)
#include "the_ruhr_checks_test.moc"
