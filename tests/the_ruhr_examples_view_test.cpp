// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The worked examples of the rules of The Ruhr, through what the screens use.

#include "spaces_said.h"
#include "stories.h"
#include "the_ruhr_vectors.h"
#include "the_ruhr_view_table.h"

#include "db/history.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using companion::GuidedFinal;
using ruhr_view::RuhrTable;

class TheRuhrExamplesViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_end_is_reckoned_as_in_the_rules_data();
    void the_end_is_reckoned_as_in_the_rules();
    void nobody_keeps_more_than_ten_thalers();
    void a_city_never_holds_more_than_two_thalers();
    void paid_actions_become_dearer_in_the_seventh_round();
};

void TheRuhrExamplesViewTest::the_end_is_reckoned_as_in_the_rules_data()
{
    QTest::addColumn<QByteArray>("vector");
    for (const auto &vector : the_ruhr_vectors::vectors)
        QTest::newRow(vector.title) << QByteArray(vector.json);
}

void TheRuhrExamplesViewTest::the_end_is_reckoned_as_in_the_rules()
{
    QFETCH(QByteArray, vector);
    const QJsonObject told = QJsonDocument::fromJson(vector).object();
    QVERIFY(!told.isEmpty());
    const QJsonArray players = told["players"].toArray();
    QStringList names;
    for (const QJsonValue player : players)
        names += player["name"].toString();
    RuhrTable at;
    at.play(
        {{"turns", false}, {"points", false}, {"thalers", false}, {"warehouses", false}, {"tokens", false}},
        names);
    for (int round = 1; round <= 12; ++round)
        QVERIFY2(at.quietRound({}), qPrintable(at.game().where()));
    GuidedFinal &end = *at.app.guidedFinal();
    const auto field = [&](const char *title) {
        const auto asked = at.game().finalQuestions();
        for (std::size_t number = 0; number < asked.size(); ++number) {
            if (asked[number].title == title)
                return static_cast<int>(number);
        }
        return -1;
    };
    const QStringList cities{"kettwig",      "werden", "steele",  "hattingen",
                             "blankenstein", "witten", "muelheim"};
    const QStringList tokens{"ruhr_barge", "mayor", "railway"};
    for (int seat = 0; seat < players.size(); ++seat) {
        const QJsonObject player = players[seat].toObject();
        const auto count = [&](const char *title, const QJsonValue &number) {
            QVERIFY2(field(title) >= 0, title);
            end.answer(seat, field(title), number.toInt());
        };
        count("Points on the track", player["vpTrack"]);
        count("Thalers", player["thalers"]);
        count("Loans", player["loans"]);
        count("Warehouses in the supply", player["supply"]);
        count("Still in the lock storage", player["storageLock"]);
        count("Still in the Mark storage", player["storageMark"]);
        count("Coal dump Broich", player["dumps"]["broich"]);
        count("Coal dump Werden", player["dumps"]["werden"]);
        count("Coal dump Essen", player["dumps"]["essen"]);
        count("Coal dump Mark", player["dumps"]["mark"]);
        count("Warehouses in Ruhrort", player["ruhrort"]);
        QVariantList built;
        for (const QJsonValue city : player["cities"].toArray())
            built += cities.indexOf(city.toString());
        end.pick(seat, field("Cities with a warehouse"), {{"chosen", built}});
        QVariantList owned;
        for (const QString &token : tokens) {
            if (player["tokens"][token].toString() == "active")
                owned += tokens.indexOf(token);
        }
        end.pick(seat, field("Tokens for the end"), {{"chosen", owned}});
        end.pick(seat, field("Barge"), {{"chosen", player["bargeAt"].toString() == "ruhrort" ? 1 : 0}});
    }
    QVERIFY(end.complete());
    QCOMPARE(end.warnings(), QStringList());
    QVERIFY(end.finish());
    QVERIFY(end.save());
    const db::GameInHistory game = db::history(at.app.ledger().store(), {}).front();
    std::vector<int> totals;
    for (const QJsonValue score : told["expected"]["scores"].toArray())
        totals.push_back(score["total"].toInt());
    QCOMPARE(game.totals, totals);
    std::vector<int> winners; // more than one share the win
    for (const QJsonValue winner : told["expected"]["winners"].toArray())
        winners.push_back(static_cast<int>(names.indexOf(winner.toString())));
    QCOMPARE(game.winners, winners);
}

void TheRuhrExamplesViewTest::nobody_keeps_more_than_ten_thalers()
{
    RuhrTable at;
    at.play({{"turns", false}});
    QVERIFY(at.tell("event") && at.tell("tile", {{"tile", at.unknownTile}}));
    QVERIFY(at.tell("goOn") && at.tell("goOn") && at.tell("goOn") && at.tell("goOn"));
    QVERIFY(at.tell("thalers-0", {{"number", 13}}) && at.tell("thalers-1", {{"number", 10}}));
    QVERIFY(at.tell("round"));
    QCOMPARE(at.game().lastWords(),
             QString("Anna gives back 3 thalers: nobody keeps more than 10. The round is over. Now: Round 2 "
                     "of 12: the event"));
    QVERIFY2(at.factsOf(0).startsWith("10 thalers"), qPrintable(at.factsOf(0)));
    QVERIFY2(at.factsOf(1).startsWith("10 thalers"), qPrintable(at.factsOf(1)));
}

void TheRuhrExamplesViewTest::a_city_never_holds_more_than_two_thalers()
{
    RuhrTable at;
    at.play({{"turns", false}, {"points", false}});
    const auto draw = [&](int tile, const QVariantMap &event = {}) {
        return at.tell("event", event) && at.tell("tile", {{"tile", tile}}) && at.tell("goOn") &&
               at.tell("goOn") && at.tell("goOn") && at.tell("goOn") &&
               (!at.game().where().endsWith("export") || at.tell("export")) && at.tell("round");
    };
    const QString title = "Thalers on places of sale: ";
    const auto lying = [&] { return spacesSaid(at.game()).last().mid(title.size()); };
    const int d09 = 8;
    const int d13 = 12; // Mülheim, Kettwig, Steele
    const int d15 = 14; // Hattingen, Blankenstein, Steele
    QVERIFY(draw(d13) && draw(d15));
    QCOMPARE(lying(),
             QString::fromUtf8("Witten: 0 | Blankenstein: 1 | Hattingen: 1 | Steele: 2 | Werden: 0 | "
                               "Kettwig: 1 | Mülheim: 1 | Ruhrort: 0"));
    QVERIFY(draw(at.tileOfThreeCities, {{"choice0", 0}, {"choice1", 0}})); // D12
    QCOMPARE(lying(),
             QString::fromUtf8("Witten: 1 | Blankenstein: 1 | Hattingen: 1 | Steele: 2 | Werden: 1 | "
                               "Kettwig: 1 | Mülheim: 1 | Ruhrort: 0"));
    QVERIFY(draw(d09, {{"flag", 0}}));
    QVERIFY2(lying().endsWith("Ruhrort: 1"), qPrintable(lying()));
}

void TheRuhrExamplesViewTest::paid_actions_become_dearer_in_the_seventh_round()
{
    RuhrTable at;
    at.play({{"turns", false}, {"points", false}, {"warehouses", false}, {"thalers", false}});
    const auto prices = [&] {
        const QStringList open = at.choicesOf("depot-0", "action");
        return open.filter("Towing");
    };
    for (int round = 1; round < 6; ++round)
        QVERIFY(at.quietRound({}));
    QVERIFY(at.tell("event") && at.tell("tile", {{"tile", at.unknownTile}}));
    QCOMPARE(prices(), QStringList({"Towing (1)", "Transport + Towing (2)", "Towing + Pilot (2)"}));
    QVERIFY(at.tell("goOn") && at.tell("goOn") && at.tell("goOn") && at.tell("goOn") && at.tell("export") &&
            at.tell("round"));
    QVERIFY(at.tell("event") && at.tell("tile", {{"tile", at.unknownTile}}));
    QCOMPARE(prices(), QStringList({"Towing (2)", "Transport + Towing (3)", "Towing + Pilot (3)"}));
}

GUILESS_STORY(TheRuhrExamplesViewTest)
#include "the_ruhr_examples_view_test.moc"
