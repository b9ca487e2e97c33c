// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Rockwell through what the screens use: a round phase by phase, and a game to its end.

#include "stories.h"
#include "view_table.h"

#include "db/history.h"

using companion::GuidedGame;
using view_story::valueIn;

namespace {

struct RockwellTable {
    QTemporaryDir folder;
    companion::App app{folder.filePath("steiger.db").toStdString()};

    RockwellTable() { app.settings()->setLanguage("en"); }

    GuidedGame &game() { return *app.tables()->guided(); }

    QString play(const QStringList &names, bool screens)
    {
        companion::NewGame &form = *app.newGame();
        form.begin();
        form.setGame(static_cast<int>(scoring::GameKind::Rockwell));
        form.setOption("screens", screens);
        for (const QString &name : names)
            form.add(name);
        const QString id = form.start();
        return app.tables()->open(id) ? id : QString();
    }

    /// Whoever's turn it is.
    QString actor()
    {
        for (int seat = 0; seat < game().names().size(); ++seat) {
            if (valueIn(game().players(), seat, "acts").toBool())
                return QString::number(seat);
        }
        return "-1";
    }
    bool tell(const QString &ask, const QVariantMap &answers = {}) { return game().carryOut(ask, answers); }
    bool passVicePresidents()
    {
        const int players = static_cast<int>(game().names().size());
        for (int placed = 0; placed < 2 * players; ++placed) {
            if (!tell("pass-" + actor()))
                return false;
        }
        return true;
    }
    /// A round in which nobody bids, places or develops anything.
    bool quietRound()
    {
        return tell("auction") && passVicePresidents() && tell("goOn") && tell("goOn") && tell("goOn");
    }

    QVariantMap cubesBehindScreen(int seat)
    {
        game().setShownSeat(seat);
        for (const QVariant &ask : game().asks()) {
            if (ask.toMap().value("key") != "screen-" + QString::number(seat))
                continue;
            QVariantMap values;
            for (const QVariant &field : ask.toMap().value("fields").toList())
                values.insert(field.toMap().value("key").toString(), field.toMap().value("value"));
            return values;
        }
        return {};
    }
};

} // namespace

class RockwellGameViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_round_is_guided_from_the_auction_to_its_end();
    void an_extraction_is_shared_out_and_explained();
    void the_prices_of_the_dearer_tiles_are_asked_for_once();
    void goals_end_the_game_which_is_counted_and_saved();
};

void RockwellGameViewTest::the_round_is_guided_from_the_auction_to_its_end()
{
    RockwellTable at;
    QVERIFY(!at.play({"Anna", "Béla", "Cili", "Dániel"}, true).isEmpty());
    QCOMPARE(at.game().where(), QString("Round 1: auction"));
    QVERIFY(at.tell("auction", {{"money2", 5}, {"bid20", 1}})); // Cili: $500 and a zinc
    QVERIFY(at.game().lastWords().startsWith("The auction. The new order: Cili, "));
    QCOMPARE(at.actor(), QString("2"));
    QVERIFY(at.tell("place-2", {{"board", 1}, {"space", 1}, {"actions", 2}}));
    const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
    const QString second = at.actor();
    QVERIFY(!at.tell("place-" + second, {{"board", 1}, {"space", 1}, {"actions", 2}}));
    QCOMPARE(refused[0][0].toString(), QString("That space is taken by Cili."));
    while (at.game().where() == "Round 1: vice presidents")
        QVERIFY(at.tell("pass-" + at.actor()));
    QCOMPARE(at.game().where(), QString("Round 1: safety tokens"));
    QVERIFY(at.tell("goOn"));
    QCOMPARE(at.game().where(), QString("Round 1: phase I, drilling"));
    QVERIFY(at.tell("goOn"));
    QCOMPARE(at.game().where(), QString("Round 1: the shafts pay"));
    QVERIFY(at.tell("goOn"));
    QCOMPARE(at.game().where(), QString("Round 1: phase II, exchange"));
    QVERIFY(at.tell("trade-2", {{"way", 1}, {"kind", 1}, {"count", 2}}));
    QCOMPARE(at.game().lastWords(), QString("Cili sells 2 × Copper for $1200."));
    QCOMPARE(at.cubesBehindScreen(2).value("money").toInt(), 30 - 5 + 12);
    QVERIFY(at.tell("giveUp-2"));
    QCOMPARE(at.game().where(), QString("Round 1: end of the round")); // nobody is in the workshop
    QVERIFY(at.tell("goOn"));
    QCOMPARE(at.game().where(), QString("Round 2: auction"));
}

void RockwellGameViewTest::an_extraction_is_shared_out_and_explained()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, true);
    QVERIFY(at.tell("auction") && at.passVicePresidents() && at.tell("goOn"));
    QVERIFY(at.tell("extraction", {{"1", 3},
                                   {"2", 5},
                                   {"3", 4},
                                   {"power0", 3},
                                   {"power1", 4},
                                   {"shaft", 9},
                                   {"active", 0},
                                   {"danger", 0}}));
    QCOMPARE(at.game().lastWords(),
             QString::fromUtf8(
                 "An extraction: 3 × Copper, 5 × Silver, 4 × Gold. Anna gets 1 × Copper, 2 × Silver, 2 "
                 "× Gold. Béla gets 2 × Copper, 3 × Silver, 2 × Gold. The remainder, 1 × Copper, 1 × "
                 "Silver, goes to Béla, who has the most power there."));
    QCOMPARE(at.cubesBehindScreen(1).value("2").toInt(), 1 + 3);
    at.game().undo();
    QCOMPARE(at.cubesBehindScreen(1).value("2").toInt(), 1);
}

void RockwellGameViewTest::the_prices_of_the_dearer_tiles_are_asked_for_once()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, true);
    const auto weight = [&] {
        for (const QVariant &ask : at.game().asks()) {
            if (ask.toMap().value("key") == "prices")
                return ask.toMap().value("weight").toString();
        }
        return QString();
    };
    QCOMPARE(weight(), QString("usual"));
    QVERIFY(at.tell(
        "prices",
        {{"safety0", 20}, {"safety1", 25}, {"safety2", 30}, {"shaft0", 20}, {"shaft1", 25}, {"shaft2", 30}}));
    QCOMPARE(weight(), QString("seldom"));
}

void RockwellGameViewTest::goals_end_the_game_which_is_counted_and_saved()
{
    RockwellTable at;
    at.play({"Anna", "Béla", "Cili"}, false);
    QVERIFY(at.quietRound());
    QVERIFY(at.tell("claim-0", {{"goal", 8}})); // a crew in the centre
    QVERIFY(!at.game().rule().contains("ends"));
    QVERIFY(at.tell("claim-1", {{"goal", 8}}));
    QVERIFY2(at.game().rule().contains("The game ends with this round"), qPrintable(at.game().rule()));
    QVERIFY(at.tell("goOn"));
    QVERIFY(at.game().atTheEnd());
    companion::GuidedFinal &end = *at.app.guidedFinal();
    for (int seat = 0; seat < 3; ++seat) {
        for (int field = 0; field < 6; ++field)
            end.answer(seat, field, field == 5 ? seat : 3 - seat);
    }
    QVERIFY(end.complete());
    QVERIFY(end.finish());
    QVERIFY(end.save());
    const std::vector<db::GameInHistory> games = db::history(at.app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games.front().winners, std::vector{0});
}

GUILESS_STORY(RockwellGameViewTest)
#include "rockwell_game_view_test.moc"
