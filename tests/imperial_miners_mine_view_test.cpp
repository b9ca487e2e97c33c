// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The mine of Imperial Miners as it is built on the screen: places, ways of the chain, carts, factions.

#include "imperial_miners_view_table.h"
#include "stories.h"

using imperial_miners_view::mineOfTheRules;
using imperial_miners_view::MinersTable;
using imperial_miners_view::PlacedCard;
using view_story::valueIn;

class ImperialMinersMineViewTest : public QObject
{
    Q_OBJECT

private slots:
    void half_carts_make_full_ones();
    void the_mine_of_the_rules_is_built_by_tapping();
    void the_ways_of_the_chain_lie_ahead();
    void a_place_can_be_tapped_on_the_board_itself();
    void factions_are_counted();
};

void ImperialMinersMineViewTest::half_carts_make_full_ones()
{
    MinersTable at;
    at.play({"Anna"}, {"mines", "carts"});
    // The first card is loaded on its right; the second, right of it, is loaded on its left.
    for (const QVariantList &sides : {QVariantList{0, 2, 0, 0, 0, 0}, QVariantList{2, 0, 0, 0, 0, 0}}) {
        QVERIFY(at.event());
        QVERIFY(at.tell("reveal-0", {{"level", 1}}));
        const QVariantList places = at.choicesOf("place-0");
        const int right = std::max(0, static_cast<int>(places.size()) / 2);
        QVERIFY(at.tell("place-0", {{"place", right}, {"half", sides}}));
        QVERIFY(at.tell("surface-0", {{"effect", 1}}));
        QVERIFY(at.tell("done-0"));
    }
    QCOMPARE(valueIn(at.game().players(), 0, "facts").toString(),
             QString("2 cards in the mine · 1 full cart"));
    QCOMPARE(valueIn(at.game().players(), 0, "points").toString(), QString("1"));
}

void ImperialMinersMineViewTest::the_mine_of_the_rules_is_built_by_tapping()
{
    MinersTable at;
    at.play({"Anna"}, {"mines", "carts"});
    for (const PlacedCard &card : mineOfTheRules) {
        QVERIFY(at.playAlone(card.level, card.x, card.halves));
        if (card.x != 8)
            QVERIFY(at.tell("done-0"));
    }
    QCOMPARE(at.facts(), QString("10 cards in the mine · 8 full carts"));
    QStringList seams;
    for (const QVariant &seam : at.choicesOf("cart-0"))
        seams += seam.toMap()["text"].toString();
    // Half a cart is loaded there; cards are called in the order in which they came.
    seams.sort();
    QCOMPARE(seams, QStringList({"A and C", "B and E", "C and F", "D and I", "E and G", "E and H"}));
    for (const QString wanted : {"A and C", "D and I"}) {
        for (const QVariant &seam : at.choicesOf("cart-0")) {
            if (seam.toMap()["text"] == wanted) {
                QVERIFY(at.tell("cart-0", {{"seam", seam.toMap()["value"]}}));
                break;
            }
        }
    }
    QCOMPARE(at.facts(), QString("10 cards in the mine · 10 full carts"));
    QCOMPARE(at.choicesOf("cart-0").size(), 4);
    QVERIFY(at.tell("done-0"));
    QVERIFY(at.game().atTheEnd());
}

void ImperialMinersMineViewTest::the_ways_of_the_chain_lie_ahead()
{
    MinersTable at;
    at.play({"Anna"}, {"mines", "carts"});
    const auto placesFor = [&](int level) {
        QList<int> places;
        if (!at.event() || !at.tell("reveal-0", {{"level", level}}))
            return places;
        for (const QVariant &place : at.choicesOf("place-0"))
            places += place.toMap()["x"].toInt();
        return places;
    };
    const auto cards = [&](const char *which) {
        QStringList found;
        for (const QVariant &brick : at.game().board()) {
            if (brick.toMap()[which].toBool())
                found += brick.toMap()["text"].toString();
        }
        return found.join(QString());
    };
    for (int card = 0; card < 6; ++card) {
        const PlacedCard &placed = mineOfTheRules[static_cast<std::size_t>(card)];
        QVERIFY(at.playAlone(placed.level, placed.x, placed.halves) && at.tell("done-0"));
    }
    QCOMPARE(placesFor(3), QList({0, 4}));
    QVERIFY(at.placeAt(4, {}));
    QCOMPARE(cards("lit"), QString("G"));
    QCOMPARE(cards("ahead"), QString("CDF")); // up left only, then a fork
    QVERIFY(at.tell("chain-0"));
    QCOMPARE(at.choicesOf("chain-0").size(), 2);
    QVERIFY(at.tell("chain-0", {{"card", 1}}));
    QCOMPARE(cards("lit"), QString("DFG"));
    QCOMPARE(cards("ahead"), QString());
    QVERIFY(at.tell("surface-0", {{"effect", 1}}) && at.tell("done-0"));
    QCOMPARE(placesFor(4), QList({1, 3, 5}));
    QVERIFY(at.placeAt(3, {}));
    QCOMPARE(cards("ahead"), QString("ABCDEFG"));
}

void ImperialMinersMineViewTest::a_place_can_be_tapped_on_the_board_itself()
{
    MinersTable at;
    at.play({"Anna", "Béla"}, {"mines"});
    QVERIFY(at.event());
    QVERIFY(at.game().onBoard().isEmpty()); // nothing is to be placed yet
    QVERIFY(at.tell("reveal-0", {{"level", 1}}) && at.tell("deck-1"));
    at.game().setShownSeat(1);
    QCOMPARE(at.game().onBoard().value("key").toString(), QString("place-1"));
    QVERIFY(at.tell("place-1", {{"place", 0}}));
    QVERIFY(at.game().onBoard().isEmpty()); // the surface has no place
}

void ImperialMinersMineViewTest::factions_are_counted()
{
    constexpr int scots = 0;
    constexpr int romans = 5;
    MinersTable at;
    at.play({"Anna"}, {"mines", "carts"});
    for (const QVariantList &factions : {QVariantList{romans}, QVariantList{romans, scots}, QVariantList{}}) {
        QVERIFY(at.event() && at.tell("reveal-0", {{"level", 1}}));
        QVERIFY(at.tell("place-0", {{"place", 0}, {"half", QVariantList{}}, {"factions", factions}}));
        QVERIFY(at.tell("surface-0", {{"effect", 1}}) && at.tell("done-0"));
    }
    QCOMPARE(at.facts(), QString("3 cards in the mine · 0 full carts · factions: 2 (Scots 1, Romans 2)"));
}

GUILESS_STORY(ImperialMinersMineViewTest)
#include "imperial_miners_mine_view_test.moc"
