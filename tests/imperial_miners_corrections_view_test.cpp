// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What was told wrongly at a table of Imperial Miners is put right later, and no round is undone for it.

#include "imperial_miners_view_table.h"
#include "stories.h"

using imperial_miners_view::mineOfTheRules;
using imperial_miners_view::MinersTable;

class ImperialMinersCorrectionsViewTest : public QObject
{
    Q_OBJECT

private slots:
    void a_card_is_corrected_rounds_later();
    void what_is_known_of_a_card_stands_there_already();
    void a_token_that_could_not_lie_there_is_in_the_way();
    void the_research_marker_is_corrected();
    void a_cart_token_is_put_on_the_seam_of_two_cards();
    void a_replay_shows_the_mine_in_which_something_happens();
};

void ImperialMinersCorrectionsViewTest::a_card_is_corrected_rounds_later()
{
    MinersTable at;
    const QString id = at.play({"Anna"}, {"mines", "carts"});
    for (const auto &card : {mineOfTheRules[0], mineOfTheRules[1], mineOfTheRules[2]})
        QVERIFY(at.playAlone(card.level, card.x, card.halves) && at.tell("done-0"));
    QCOMPARE(at.facts(), QString("3 cards in the mine · 2 full carts"));
    QCOMPARE(at.ofAsk("correct-0")["weight"].toString(), QString("seldom"));
    constexpr int scots = 0;
    QVERIFY(at.tell("correct-0", {{"card", 0},
                                  {"half", QVariantList{2, 1, 0, 0, 1, 0}}, // nothing where B is
                                  {"factions", QVariantList{scots}},
                                  {"machines", 2},
                                  {"collapse", 1}}));
    QCOMPARE(at.game().lastWords(), QString("Anna: card A is corrected, as it lies on the table."));
    QCOMPARE(at.game().undoText(), QString("correcting card A"));
    QCOMPARE(at.facts(), QString("3 cards in the mine · 1 full cart · factions: 1 (Scots 1)"));
    const QVariantMap card = at.game().board().first().toMap();
    QCOMPARE(card["machines"].toInt(), 2);
    QVERIFY(card["collapsed"].toBool());
    QCOMPARE(at.game().where(), QString("Round 4 of 10: the event card"));

    companion::App again(at.folder.filePath("steiger.db").toStdString());
    again.settings()->setLanguage("en");
    QVERIFY(again.tables()->open(id));
    QCOMPARE(again.tables()->guided()->lastWords(), at.game().lastWords());
}

void ImperialMinersCorrectionsViewTest::what_is_known_of_a_card_stands_there_already()
{
    MinersTable at;
    at.play({"Anna"}, {"mines", "carts"});
    QVERIFY(at.playAlone(1, 0, "FE--EF") && at.tell("done-0"));
    QVERIFY(at.tell("machines-0", {{"card", 0}, {"by", 3}}));
    QVariantMap offered;
    for (const QVariant &field : at.ofAsk("correct-0")["fields"].toList())
        offered[field.toMap()["key"].toString()] = field.toMap()["presets"].toMap()["card"].toMap()["0"];
    QCOMPARE(offered["half"].toList(), (QVariantList{2, 1, 0, 0, 1, 2}));
    QCOMPARE(offered["factions"].toList(), QVariantList());
    QCOMPARE(offered["machines"].toInt(), 3);
    QCOMPARE(offered["collapse"].toInt(), 0);
}

void ImperialMinersCorrectionsViewTest::a_token_that_could_not_lie_there_is_in_the_way()
{
    MinersTable at;
    at.play({"Anna"}, {"mines", "carts"});
    QVERIFY(at.playAlone(1, 0, "-F----") && at.tell("done-0"));
    QVERIFY(at.playAlone(1, 2, "E-----"));
    QVERIFY(!at.asks().contains("uncart-0"));
    QVERIFY(at.tell("cart-0", {{"seam", 0}}));
    QVERIFY(!at.asks().contains("cart-0"));
    QCOMPARE(at.facts(), QString("2 cards in the mine · 1 full cart"));
    const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
    const QVariantMap nothing{{"card", 0}, {"half", QVariantList{0, 0, 0, 0, 0, 0}}};
    QVERIFY(!at.tell("correct-0", nothing));
    QCOMPARE(
        refused[0][0].toString(),
        QString("With these half carts the cart token beside card B could not lie there. If it does not, "
                "take it off first."));
    QVERIFY(at.tell("uncart-0", {{"seam", 0}}));
    QCOMPARE(at.game().lastWords(), QString("Anna: no cart token lies between cards A and B."));
    QVERIFY(at.tell("correct-0", nothing));
    QCOMPARE(at.facts(), QString("2 cards in the mine · 0 full carts"));
}

void ImperialMinersCorrectionsViewTest::the_research_marker_is_corrected()
{
    MinersTable at;
    at.play({"Anna"}, {"research"});
    QVERIFY(!at.asks().contains("correctResearch-0")); // nobody knows how long the boards are
    for (const char *board : {"measure1", "measure2", "measure3"})
        QVERIFY(at.tell(board, {{"spaces", 6}}));
    QVERIFY(at.tell("research-0", {{"steps", 3}, {"first", 1}}));
    QVERIFY(at.tell("correctResearch-0", {{"board", 2}, {"space", 5}, {"completed1", 1}, {"completed3", 1}}));
    QCOMPARE(at.game().lastWords(),
             QString("The marker of Anna is on space 5 of board 2. Boards completed so far: 1, 3."));
    QCOMPARE(at.facts(), QString("board 2, space 5 · completed: board 1, 3"));
    const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
    QVERIFY(!at.tell("correctResearch-0", {{"board", 2}, {"space", 5}, {"completed2", 1}}));
    QCOMPARE(
        refused[0][0].toString(),
        QString("So the marker of Anna cannot have gone: from a completed board it goes on to a different "
                "one, and below the boards none is completed."));
    QVERIFY(at.tell("correctResearch-0", {{"board", 0}}));
    QCOMPARE(at.game().lastWords(), QString("The marker of Anna is below the research boards."));
}

void ImperialMinersCorrectionsViewTest::a_cart_token_is_put_on_the_seam_of_two_cards()
{
    MinersTable at;
    at.play({"Anna"}, {"mines", "carts"});
    QVERIFY(at.playAlone(1, 0, "-F---F") && at.tell("done-0"));
    QVERIFY(at.playAlone(1, 2, "E-----") && at.tell("done-0"));
    QVERIFY(at.playAlone(2, 1, "--E---"));
    const QVariantList seams = at.choicesOf("cart-0");
    QCOMPARE(seams.size(), 2);
    const QVariantMap beside = seams[0].toMap();
    QCOMPARE(beside["text"].toString(), QString("A and B"));
    QCOMPARE(beside["row"].toDouble(), 1.0);
    QCOMPARE(beside["x"].toDouble(), 1.0);
    const QVariantMap below = seams[1].toMap();
    QCOMPARE(below["text"].toString(), QString("A and C"));
    QCOMPARE(below["row"].toDouble(), 1.5);
    QCOMPARE(below["x"].toDouble(), 0.5);
    QVERIFY(below["seam"].toBool());
    QCOMPARE(at.ofAsk("cart-0")["fields"].toList().first().toMap()["kind"].toString(), QString("place"));
}

void ImperialMinersCorrectionsViewTest::a_replay_shows_the_mine_in_which_something_happens()
{
    MinersTable at;
    const QString id = at.play({"Anna", "Béla"}, {"mines"});
    QVERIFY(at.event() && at.tell("reveal-0", {{"level", 1}}) && at.tell("deck-1"));
    QVERIFY(at.tell("place-1", {{"place", 0}}));
    companion::Replay &replay = *at.app.replay();
    QVERIFY(replay.open(id));
    QCOMPARE(replay.guided()->shownSeat(), 0);
    replay.step(3); // the event, and two cards
    QCOMPARE(replay.guided()->shownSeat(), 1);
    replay.step(-1);
    QCOMPARE(replay.guided()->shownSeat(), 0);
    replay.step(2);
    QCOMPARE(replay.guided()->shownSeat(), 1);
    QCOMPARE(replay.guided()->board().size(), 1);
    replay.guided()->setShownSeat(0); // somebody looks elsewhere
    QCOMPARE(replay.guided()->shownSeat(), 0);
}

GUILESS_STORY(ImperialMinersCorrectionsViewTest)
#include "imperial_miners_corrections_view_test.moc"
