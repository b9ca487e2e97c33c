// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Several players of Rockwell may take a tile of one goal at the same moment: the table says who comes first.

#include "rockwell_rich_table.h"
#include "stories.h"

using companion::GuidedGame;
using view_story::fourNames;
using view_story::RichTable;
using view_story::RockwellTable;
using view_story::workshop;

namespace {

constexpr int red = 0;
constexpr int green = 1;
constexpr int purple = 2;
constexpr int white = 3;

constexpr int tenSilver = 2;  // goal G3
constexpr int threeCrews = 3; // G4
constexpr int twelveGold = 4; // G5

QString of(const char *key, int seat)
{
    return key + QString::number(seat);
}

/// The table of the worked examples, with what lies behind the screens.
struct ColourTable : RockwellTable {
    ColourTable() { play({"Red", "Green", "Purple", "White"}, true); }

    /// Everybody's bid in hundreds of dollars, red to white: by it the management order.
    bool auction(const QList<int> &hundreds)
    {
        for (int seat = 0; seat < hundreds.size(); ++seat) {
            if (!tell(of("bid-", seat), {{"money", hundreds[seat]}}))
                return false;
        }
        return true;
    }
    bool has(int seat, const char *kind, int cubes)
    {
        return tell(of("screen-", seat), {{"money", 100}, {kind, cubes}});
    }
    bool claims(int seat, int goal) { return tell(of("claim-", seat), {{"goal", goal}}); }
    /// The prestige of the tile that was shown last.
    int prestige() { return game().lastWords().section("It is worth ", 1).section(' ', 0, 0).toInt(); }
    QString claimText(int seat)
    {
        game().setShownSeat(seat);
        return ask(of("claim-", seat)).value("text").toString();
    }
    bool extraction(const QVariantMap &card, int active)
    {
        QVariantMap said = card;
        said.insert(
            QVariantMap{{"power0", 1}, {"power1", 1}, {"shaft", 9}, {"active", active}, {"danger", 0}});
        return tell("extraction", said);
    }
};

} // namespace

class RockwellClaimsViewTest : public QObject
{
    Q_OBJECT

private slots:
    void GO13_who_caused_the_extraction_shows_the_goal_first()
    {
        ColourTable at;
        QVERIFY(at.auction({3, 0, 2, 1}) && at.passVicePresidents() && at.tell("goOn"));
        QVERIFY(at.has(red, "2", 9) && at.has(green, "2", 9));
        QVERIFY(at.extraction({{"2", 2}}, green)); // the tenth silver for both
        const QString order = "If several can show the same goal now: first Green, who caused the "
                              "extraction, then by management order Red, Purple, White.";
        QVERIFY2(at.game().rule().endsWith(order), qPrintable(at.game().rule()));
        QVERIFY2(at.claimText(red).endsWith(order), qPrintable(at.claimText(red)));
        QVERIFY2(!at.game().rule().contains("silver"), "what lies behind the screens stays there");
        QVERIFY(at.claims(green, tenSilver));
        QCOMPARE(at.prestige(), 4);
        QVERIFY2(at.game().rule().endsWith(order), "it is still the same moment");
        QVERIFY(at.claims(red, tenSilver));
        QCOMPARE(at.prestige(), 3);
        QVERIFY(at.tell("goOn"));
        QVERIFY2(!at.game().rule().contains("If several"), "the moment is over");
    }

    void GO14_when_shafts_pay_the_management_order_counts()
    {
        ColourTable at;
        QVERIFY(at.auction({0, 0, 0, 0}));
        QStringList placed;
        while (at.game().where().endsWith("vice presidents")) {
            const int seat = at.actor().toInt();
            const bool places = seat >= purple && !placed.contains(at.actor());
            placed += at.actor();
            QVERIFY(places ? at.tell(of("place-", seat), {{"board", 2}, {"space2", seat}, {"actions", 1}})
                           : at.tell(of("pass-", seat)));
        }
        QVERIFY(at.tell("goOn") && at.tell("goOn") && at.tell("goOn"));
        QVERIFY(at.tell(of("shaft-", purple)) && at.tell(of("shaft-", white)) && at.tell("goOn"));
        QVERIFY(at.auction({2, 0, 1, 3}) && at.passVicePresidents() && at.tell("goOn"));
        QVERIFY(at.has(purple, "3", 11) && at.has(white, "3", 11));
        QVERIFY(at.extraction({{"0", 2}}, red) && at.tell("goOn")); // red is active no more
        QVERIFY(at.tell(of("shaftPays-", purple), {{"3", 1}}) &&
                at.tell(of("shaftPays-", white), {{"3", 1}}));
        const QString order = "If several can show the same goal now, nobody is active: by management order "
                              "White, Red, Purple, Green.";
        QVERIFY2(at.game().rule().endsWith(order), qPrintable(at.game().rule()));
        QVERIFY2(!at.game().rule().contains("gold"), "what lies behind the screens stays there");
        QVERIFY(at.claims(white, twelveGold));
        QCOMPARE(at.prestige(), 5);
        QVERIFY(at.claims(purple, twelveGold));
        QCOMPARE(at.prestige(), 4);
    }

    void of_what_one_player_gets_alone_nothing_is_said()
    {
        ColourTable at;
        QVERIFY(at.auction({0, 0, 0, 0}) && at.passVicePresidents() && at.tell("goOn"));
        QVERIFY(at.tell("extraction", {{"2", 2}, {"power1", 1}, {"shaft", 9}, {"active", green}}));
        QVERIFY2(!at.game().rule().contains("If several"), qPrintable(at.game().rule()));
        QVERIFY2(at.claimText(red).contains("Where several show it at one moment, the active player takes a "
                                            "tile first, then the management order counts: "),
                 qPrintable(at.claimText(red)));
    }

    void whoever_claims_before_their_turn_is_asked_once_more()
    {
        RichTable at(true);
        QVERIFY(at.onBoard(workshop, 3, 2) && at.restOfDrilling());
        for (int crew = 0; crew < 3; ++crew) { // Anna and Béla make three crews stronger, Béla last
            QVERIFY(at.tell("power-0", {{"crew", crew}}));
            QVERIFY(at.tell("power-1", {{"crew", crew}}));
        }
        QVERIFY2(at.game().rule().contains("Several can show a goal, 3 crews of power 2: first Béla, the "
                                           "active player, then by management order Anna."),
                 qPrintable(at.game().rule()));
        const QSignalSpy noted(&at.game(), &GuidedGame::noted);
        QVERIFY(!at.tell("claim-0", {{"goal", threeCrews}}));
        QCOMPARE(
            noted[0][0].toStringList(),
            QStringList("Béla can show this goal too, 3 crews of power 2, and comes before Anna: Béla is "
                        "the active player."));
        at.game().goOnAnyway(); // Béla does not want to
        QCOMPARE(at.game().lastWords(),
                 QString("Anna shows a goal: 3 crews of power 2. It is worth 5 prestige."));
        QVERIFY(at.tell("claim-1", {{"goal", threeCrews}}));
        QCOMPARE(noted.size(), 1);
        QCOMPARE(at.game().lastWords(),
                 QString("Béla shows a goal: 3 crews of power 2. It is worth 4 prestige."));
    }

    void where_nobody_of_them_is_active_the_management_order_is_said()
    {
        RichTable at(true);
        QVERIFY(at.onBoard(workshop, 3, 2) && at.restOfDrilling());
        for (int crew = 0; crew < 3; ++crew)
            QVERIFY(at.tell("power-0", {{"crew", crew}}) && at.tell("power-1", {{"crew", crew}}));
        QVERIFY(at.tell("goOn")); // a new round: nobody is active
        QVERIFY(at.bid({{1, {{"money", 5}}}}));
        QVERIFY2(
            at.game().rule().contains("Several can show a goal, 3 crews of power 2, by management order: "
                                      "Béla, Anna."),
            qPrintable(at.game().rule()));
        const QSignalSpy noted(&at.game(), &GuidedGame::noted);
        QVERIFY(!at.tell("claim-0", {{"goal", threeCrews}}));
        QCOMPARE(noted[0][0].toStringList(),
                 QStringList("Béla can show this goal too, 3 crews of power 2, and comes before Anna in "
                             "management order."));
    }
};

GUILESS_STORY(RockwellClaimsViewTest)
#include "rockwell_claims_view_test.moc"
