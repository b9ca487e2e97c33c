// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/imperial_miners/game_json.h"
#include "tests/imperial_miners_helpers.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::imperial_miners;

namespace {

// "too-many-coins of [0, 1]: 43/42"
QString words(const Warning &warning)
{
    QStringList seats;
    for (const int seat : warning.players)
        seats << QString::number(seat);
    QString text = QString("%1 of %2: %3/%4")
                       .arg(QString::fromUtf8(codeOf(warning.code).data()), seats.join(','))
                       .arg(warning.found)
                       .arg(warning.limit);
    if (warning.level > 0)
        text += QString(" level %1").arg(warning.level);
    if (warning.pointToken)
        text += " " + QString::fromUtf8(pointTokenKinds[at(*warning.pointToken)].name.data());
    if (warning.coin)
        text += " " + QString::fromUtf8(coinKinds[at(*warning.coin)].name.data());
    return warning.card.empty() ? text : text + " card " + QString::fromStdString(warning.card);
}

QStringList warningsOf(const FinalState &players)
{
    QStringList found;
    for (const Warning &warning : score({{}, players}).warnings)
        found << words(warning);
    return found;
}

FinalHoldings withMine(const Mine &mine)
{
    FinalHoldings player = counted({}, {}, countCarts(mine));
    player.mine = mine;
    return player;
}

// Cards of a level side by side under the surface, with every machine and collapse they can take.
Mine rowOf(int cards, int machinesEach, int collapseEach)
{
    Mine mine;
    for (int number = 0; number < cards; ++number) {
        mine.cards.push_back(card("c" + std::to_string(number), 1, 2 * number));
        mine.cards.back().machines = machinesEach;
        mine.cards.back().collapse = collapseEach;
    }
    return mine;
}

FinalHoldings inHand(int hand)
{
    FinalHoldings player = counted({});
    player.hand = hand;
    return player;
}

FinalHoldings researched(Research research)
{
    FinalHoldings player = counted({});
    player.research = std::move(research);
    return player;
}

Mine withoutD()
{
    Mine mine = m1();
    std::erase_if(mine.cards,
                  [](const Card &each) { return each.id == "A" || each.id == "D" || each.id == "E"; });
    mine.cards.push_back(card("K", 1, 10));
    mine.cards.push_back(card("L", 1, 12));
    mine.cards.push_back(card("M", 1, 14));
    return mine;
}

} // namespace

class ImperialMinersChecksTest : public QObject
{
    Q_OBJECT

private slots:
    void more_than_can_be_true_is_pointed_out_data()
    {
        QTest::addColumn<FinalState>("players");
        QTest::addColumn<QStringList>("warnings");
        const auto row = [](const char *name, const FinalState &players, const QStringList &warnings) {
            QTest::newRow(name) << players << warnings;
        };

        row("the whole box of tokens and coins", {counted({{25, 20, 15}}, {{42, 18}})}, {});
        row("a blue token too many, over two players", {counted({{25, 0, 0}}), counted({{1, 0, 0}})},
            {"too-many-point-tokens of 0,1: 26/25 blue"});
        row("a green token too many", {counted({}), counted({{0, 21, 0}})},
            {"too-many-point-tokens of 1: 21/20 green"});
        row("V7: 19 red tokens",
            {counted({{0, 0, 5}}), counted({{0, 1, 5}}), counted({{4, 2, 4}}), counted({{0, 0, 5}}),
             counted({{2, 2, 0}})},
            {"too-many-point-tokens of 0,1,2,3: 19/15 red"});
        row("V8: 35 blue tokens",
            {counted({{20, 0, 0}}), counted({{0, 4, 0}}), counted({{0, 0, 2}}), counted({{10, 0, 1}}),
             counted({{5, 1, 1}})},
            {"too-many-point-tokens of 0,3,4: 35/25 blue"});
        row("silver and gold", {counted({}, {{43, 19}})},
            {"too-many-coins of 0: 43/42 silver", "too-many-coins of 0: 19/18 gold"});
        row("40 cart tokens are all there are",
            {counted({}, {}, {0, 19, 19}), counted({}, {}, {0, 19, 19}), counted({}, {}, {0, 3, 3})},
            {"too-many-cart-tokens of 0,1,2: 41/40"});
        row("19 full carts are possible", {counted({}, {}, {10, 9, 9})}, {});
        row("20 full carts are not", {counted({}, {}, {11, 9, 9})}, {"too-many-full-carts of 0: 20/19"});
        row("44 machines are all there are",
            {withMine(rowOf(10, 3, 0)), withMine(rowOf(10, 1, 0)), withMine(rowOf(10, 1, 0))},
            {"too-many-machines of 0,1,2: 50/44"});
        row("24 collapses are all there are",
            {withMine(rowOf(10, 0, 1)), withMine(rowOf(10, 0, 1)), withMine(rowOf(10, 0, 1))},
            {"too-many-collapses of 0,1,2: 30/24"});
        row("36 cards of level 1 are all there are", FinalState(4, withMine(rowOf(10, 0, 0))),
            {"too-many-of-a-level of 0,1,2,3: 40/36 level 1"});
        row("nine cards after ten rounds", {withMine(rowOf(10, 0, 0)), withMine(rowOf(9, 0, 0))},
            {"too-few-cards of 1: 9/10"});
        row("eleven cards after ten rounds", {withMine(rowOf(11, 0, 0))}, {"too-many-cards of 0: 11/10"});
        row("a mine that was not recorded has no cards too few", {counted({})}, {});
        row("eight cards in hand", {inHand(8)}, {});
        row("nine cards in hand", {inHand(0), inHand(9)}, {"too-many-in-hand of 1: 9/8"});
        row("M1", {withMine(m1())}, {});
        row("M1 without A, D and E: G hangs from nothing", {withMine(withoutD())},
            {"unsupported-card of 0: 0/0 level 3 card G"});
        row("a board completed, and on to the next", {researched({ResearchSpace{2, 1}, {1}})}, {});
        row("a board completed without a marker", {counted({}), researched({std::nullopt, {1}})},
            {"impossible-research of 1: 0/0"});
        row("still on the board just completed", {researched({ResearchSpace{1, 3}, {1}})},
            {"impossible-research of 0: 0/0"});
    }
    void more_than_can_be_true_is_pointed_out()
    {
        QFETCH(FinalState, players);
        QFETCH(QStringList, warnings);
        QCOMPARE(warningsOf(players), warnings);
    }

    void tokens_run_out_and_cards_have_texts_so_some_warnings_are_hints()
    {
        QStringList hints;
        QStringList impossible;
        for (int code = 0; code <= static_cast<int>(WarningCode::ImpossibleResearch); ++code) {
            const auto warning = static_cast<WarningCode>(code);
            (isHint(warning) ? hints : impossible) << QString::fromUtf8(codeOf(warning).data());
        }
        QCOMPARE(hints.join(' '), QString("too-many-point-tokens too-many-coins too-many-cart-tokens "
                                          "too-many-machines too-many-collapses too-many-full-carts "
                                          "too-few-cards too-many-cards"));
        QCOMPARE(impossible.join(' '),
                 QString("too-many-of-a-level too-many-in-hand unsupported-card impossible-research"));
    }

    void what_the_box_does_not_hold_still_scores()
    {
        const Score result = score({{}, {counted({{0, 0, 100}}), counted({{1, 0, 0}})}});
        QCOMPARE(result.totals[0], 1000);
        QCOMPARE(result.warnings.size(), 1u);
    }
};

APPLESS_STORY(ImperialMinersChecksTest)
#include "imperial_miners_checks_test.moc"
