// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_story.h"
#include "tests/stories.h"

#include "db/live_games.h"
#include "db/merge.h"
#include "db/query.h"
#include "db/rebuild.h"
#include "scoring/coal_baron/events_json.h"

using story::evening;
using story::person;
using story::tap;

namespace {

const std::vector<std::string> sound;

db::TableHead tableOf(db::Store &store, const QStringList &names)
{
    db::TableHead head{.game = scoring::GameKind::CoalBaron,
                       .group = "Friday miners",
                       .location = "Zeche Zollverein",
                       .comments = "",
                       .opened = "2026-05-01T19:30:00+02:00",
                       .players = {}};
    for (const QString &name : names) {
        std::vector<db::Person> known = db::findPeople(store, name.toStdString());
        if (known.empty())
            tap(store, [&] { known.push_back(db::addPerson(store, name.toStdString())); });
        head.players.push_back({known.front().id, ""});
    }
    return head;
}

db::Uuid open(db::Store &store, const QStringList &names)
{
    const db::TableHead head = tableOf(store, names);
    db::Uuid game;
    tap(store, [&] { game = db::openTable(store, head); });
    return game;
}

void deliver(db::Store &store, const db::Uuid &game, const char *order)
{
    const scoring::WrittenEvent written = writeEvent(
        scoring::coal_baron::OrderDelivered{scoring::Seat{0}, scoring::coal_baron::findOrder(order).value()});
    tap(store, [&] {
        db::append(store, {.log = game, .name = std::string(written.name), .body = written.body.dump()});
    });
}

db::AddedGame finish(db::Store &store, const db::Uuid &game, const QString &result)
{
    story::Json record = evening("2026-05-01", result);
    record["id"] = toString(game);
    return story::add(store, record);
}

// "Anna, Béla", the game touched last first.
QStringList underWay(db::Store &store)
{
    QStringList tables;
    for (const db::LiveGame &game : db::liveGames(store)) {
        QStringList names;
        for (const std::string &name : game.names)
            names.append(name.empty() ? "?" : QString::fromStdString(name));
        tables.append(names.join(", "));
    }
    return tables;
}

QStringList told(const std::vector<db::Event> &events)
{
    QStringList names;
    for (const db::Event &event : events)
        names.append(QString::fromStdString(event.name));
    return names;
}

// What must hold whatever was told: the same again after everything was worked out anew.
void isSoundAndStays(db::Store &store)
{
    QCOMPARE(db::check(store), sound);
    const QStringList before = underWay(store);
    QVERIFY(db::rebuild(store).unreadable.empty());
    QCOMPARE(underWay(store), before);
    QCOMPARE(db::check(store), sound);
}

} // namespace

class LiveGamesTest : public QObject
{
    Q_OBJECT

private slots:
    void a_table_that_was_opened_is_found_again();
    void the_game_touched_last_comes_first();
    void a_game_that_was_given_up_can_be_taken_up_again();
    void games_that_were_given_up_are_found_the_last_one_first();
    void who_sits_where_can_be_told_anew();
    void names_are_never_in_the_log();
    void people_who_were_renamed_merged_or_deleted_are_so_at_the_table();
    void who_sits_at_one_table_is_not_the_same_person();
    void a_finished_game_keeps_its_log_and_can_be_replayed();
    void a_deleted_game_is_not_under_way();
    void a_game_can_be_deleted_before_it_is_finished();
    void finished_games_are_not_looked_at();
    void two_tablets_play_the_same_game();
    void finished_on_one_tablet_is_finished_on_both();
    void both_tablets_record_the_same_game();
    void given_up_here_and_played_on_there();
    void what_a_later_version_tells_of_a_table_stays_in_the_log();
    void the_history_does_not_know_games_under_way();
};

void LiveGamesTest::a_table_that_was_opened_is_found_again()
{
    const story::Folder folder;
    db::Uuid game;
    db::TableHead head;
    {
        db::Store store(folder.file());
        head = tableOf(store, {"Anna", "Béla"});
        head.players[1].color = "red";
        tap(store, [&] { game = db::openTable(store, head); });
        deliver(store, game, "truck:y");
    }
    db::Store store(folder.file());
    const std::vector<db::LiveGame> games = db::liveGames(store);
    QCOMPARE(games.size(), 1U);
    QVERIFY(games[0].id == game);
    QVERIFY(games[0].head == head);
    QCOMPARE(games[0].names, (std::vector<std::string>{"Anna", "Béla"}));
    QVERIFY(games[0].lastTold <= db::now() && games[0].lastTold > db::now() - 60'000'000);
    QCOMPARE(told(db::eventsOf(store, game)), QStringList({"TableOpened", "OrderDelivered"}));
    QCOMPARE(told(db::eventsAtTable(store, game)), QStringList("OrderDelivered"));
    QVERIFY2(db::findGroup(store, "Friday miners"), "the group is known from now on");
    QCOMPARE(db::places(store).size(), 1U);
    QVERIFY(!db::liveGame(store, db::newUuid()));
    isSoundAndStays(store);
}

void LiveGamesTest::the_game_touched_last_comes_first()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid first = open(store, {"Anna", "Béla"});
    open(store, {"Anna", "Cili"});
    QCOMPARE(underWay(store), QStringList({"Anna, Cili", "Anna, Béla"}));
    deliver(store, first, "truck:y");
    QCOMPARE(underWay(store), QStringList({"Anna, Béla", "Anna, Cili"}));
    isSoundAndStays(store);
}

void LiveGamesTest::a_game_that_was_given_up_can_be_taken_up_again()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = open(store, {"Anna", "Béla"});
    tap(store, [&] { db::closeTable(store, game); });
    QCOMPARE(underWay(store), QStringList());
    QVERIFY2(db::liveGame(store, game), "it is still there");
    isSoundAndStays(store);
    tap(store, [&] { db::reopenTable(store, game); });
    QCOMPARE(underWay(store), QStringList("Anna, Béla"));
    isSoundAndStays(store);
}

void LiveGamesTest::games_that_were_given_up_are_found_the_last_one_first()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const auto givenUp = [&] {
        QStringList tables;
        for (const db::LiveGame &game : db::closedTables(store))
            tables.append(QString::fromStdString(game.names.front()));
        return tables;
    };
    const db::Uuid anna = open(store, {"Anna", "Béla"});
    const db::Uuid cili = open(store, {"Cili", "Béla"});
    const db::Uuid dora = open(store, {"Dóra", "Béla"});
    open(store, {"Emil", "Béla"});
    QCOMPARE(givenUp(), QStringList());
    for (const db::Uuid &game : {anna, dora, cili})
        tap(store, [&] { db::closeTable(store, game); });
    QCOMPARE(givenUp(), QStringList({"Cili", "Dóra", "Anna"}));
    tap(store, [&] { db::reopenTable(store, anna); });
    finish(store, cili, "Cili 80, Béla 70");
    QCOMPARE(givenUp(), QStringList("Dóra"));
}

void LiveGamesTest::who_sits_where_can_be_told_anew()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = open(store, {"Anna", "Béla"});
    db::TableHead head = db::liveGame(store, game)->head;
    std::swap(head.players[0], head.players[1]);
    head.comments = "with the new tiles";
    tap(store, [&] { db::describeTable(store, game, head); });
    QCOMPARE(underWay(store), QStringList("Béla, Anna"));
    QCOMPARE(db::liveGame(store, game)->head.comments, std::string("with the new tiles"));
    QVERIFY(db::eventsAtTable(store, game).empty());
    isSoundAndStays(store);
}

void LiveGamesTest::names_are_never_in_the_log()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = open(store, {"Anna", "Béla"});
    const std::string body = db::eventsOf(store, game).front().body;
    QVERIFY(body.find("Anna") == std::string::npos);
    QVERIFY(body.find(toString(person(store, "Anna").id)) != std::string::npos);
}

void LiveGamesTest::people_who_were_renamed_merged_or_deleted_are_so_at_the_table()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = open(store, {"Anna", "Bela B.", "Cili"});
    open(store, {"Béla", "Dóra"});
    tap(store, [&] { db::renamePerson(store, person(store, "Anna"), "Anna K."); });
    tap(store, [&] { db::mergePeople(store, person(store, "Bela B."), person(store, "Béla")); });
    tap(store, [&] { db::deletePerson(store, person(store, "Cili")); });
    QCOMPARE(underWay(store), QStringList({"Béla, Dóra", "Anna K., Béla, ?"}));
    QVERIFY(db::liveGame(store, game)->head.players[1].person == person(store, "Béla").id);
    isSoundAndStays(store);
}

void LiveGamesTest::who_sits_at_one_table_is_not_the_same_person()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = open(store, {"Anna", "Anni"});
    QVERIFY(db::playedEachOther(store, person(store, "Anna"), person(store, "Anni")) == game);
    tap(store, [&] { db::closeTable(store, game); });
    QVERIFY(!db::playedEachOther(store, person(store, "Anna"), person(store, "Anni")));
}

void LiveGamesTest::a_finished_game_keeps_its_log_and_can_be_replayed()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = open(store, {"Anna", "Béla"});
    deliver(store, game, "truck:y");
    const db::AddedGame added = finish(store, game, "Anna 57, Béla 49");
    QCOMPARE(added.adding, db::Adding::Stored);
    QVERIFY(added.id == game);
    QCOMPARE(underWay(store), QStringList());
    QCOMPARE(story::games(store), QStringList("2026-05-01: Anna 57, Béla 49"));
    QCOMPARE(told(db::eventsOf(store, game)), QStringList({"TableOpened", "OrderDelivered", "GameRecorded"}));
    QCOMPARE(told(db::eventsAtTable(store, game)), QStringList("OrderDelivered"));
    QCOMPARE(db::liveGame(store, game)->names, (std::vector<std::string>{"Anna", "Béla"}));
    QCOMPARE(finish(store, game, "Anna 57, Béla 49").adding, db::Adding::AlreadyHere);
    tap(store, [&] { db::reopenTable(store, game); });
    QVERIFY2(underWay(store).empty(), "what is over is over");
    isSoundAndStays(store);
}

void LiveGamesTest::a_deleted_game_is_not_under_way()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = open(store, {"Anna", "Béla"});
    finish(store, game, "Anna 57, Béla 49");
    tap(store, [&] { db::deleteGame(store, game); });
    QCOMPARE(underWay(store), QStringList());
    isSoundAndStays(store);
    tap(store, [&] { db::reopenTable(store, game); });
    QCOMPARE(underWay(store), QStringList());
    tap(store, [&] { db::restoreGame(store, game); });
    QCOMPARE(underWay(store), QStringList());
    QCOMPARE(story::games(store).size(), 1);
    isSoundAndStays(store);
}

void LiveGamesTest::a_game_can_be_deleted_before_it_is_finished()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = open(store, {"Anna", "Béla"});
    tap(store, [&] { db::deleteGame(store, game); });
    QCOMPARE(underWay(store), QStringList());
    isSoundAndStays(store);
    tap(store, [&] { db::restoreGame(store, game); });
    QCOMPARE(underWay(store), QStringList("Anna, Béla"));
}

void LiveGamesTest::finished_games_are_not_looked_at()
{
    const story::Folder folder;
    db::Store store(folder.file());
    for (int game = 0; game < 20; ++game)
        finish(store, open(store, {"Anna", "Béla"}), "Anna 57, Béla 49");
    open(store, {"Anna", "Cili"});
    db::Query listed(store, "SELECT count(*) FROM live_game");
    QVERIFY(listed.next());
    QCOMPARE(listed.whole(0), 1);
    QCOMPARE(underWay(store), QStringList("Anna, Cili"));
}

void LiveGamesTest::two_tablets_play_the_same_game()
{
    const story::Folder folder;
    db::Store mine(folder.file("mine.db"));
    db::Store yours(folder.file("yours.db"));
    const db::Uuid game = open(mine, {"Anna", "Béla"});
    deliver(mine, game, "truck:y");
    db::mergeStore(yours, mine.file());
    QCOMPARE(underWay(yours), QStringList("Anna, Béla"));
    deliver(yours, game, "train:k");
    deliver(mine, game, "truck:b");
    db::TableHead head = db::liveGame(yours, game)->head;
    head.comments = "two tablets";
    tap(yours, [&] { db::describeTable(yours, game, head); });
    for (int times = 0; times < 2; ++times) {
        db::mergeStore(mine, yours.file());
        db::mergeStore(yours, mine.file());
    }
    for (db::Store *store : {&mine, &yours}) {
        QCOMPARE(underWay(*store), QStringList("Anna, Béla"));
        QCOMPARE(db::liveGame(*store, game)->head.comments, std::string("two tablets"));
        QCOMPARE(db::eventsAtTable(*store, game).size(), 3U);
        isSoundAndStays(*store);
    }
}

void LiveGamesTest::finished_on_one_tablet_is_finished_on_both()
{
    const story::Folder folder;
    db::Store mine(folder.file("mine.db"));
    db::Store yours(folder.file("yours.db"));
    const db::Uuid game = open(mine, {"Anna", "Béla"});
    db::mergeStore(yours, mine.file());
    finish(mine, game, "Anna 57, Béla 49");
    deliver(yours, game, "train:k");
    db::mergeStore(mine, yours.file());
    db::mergeStore(yours, mine.file());
    for (db::Store *store : {&mine, &yours}) {
        QCOMPARE(underWay(*store), QStringList());
        QCOMPARE(story::games(*store), QStringList("2026-05-01: Anna 57, Béla 49"));
        QCOMPARE(db::eventsAtTable(*store, game).size(), 1U);
        isSoundAndStays(*store);
    }
}

void LiveGamesTest::both_tablets_record_the_same_game()
{
    const story::Folder folder;
    db::Store mine(folder.file("mine.db"));
    db::Store yours(folder.file("yours.db"));
    const db::Uuid game = open(mine, {"Anna", "Béla"});
    db::mergeStore(yours, mine.file());
    finish(mine, game, "Anna 57, Béla 49");
    deliver(yours, game, "train:k");
    finish(yours, game, "Anna 62, Béla 49");
    db::mergeStore(mine, yours.file());
    db::mergeStore(yours, mine.file());
    for (db::Store *store : {&mine, &yours}) {
        QCOMPARE(underWay(*store), QStringList());
        QCOMPARE(story::games(*store), QStringList("2026-05-01: Anna 62, Béla 49"));
        QVERIFY2(db::recordsOf(*store, game).size() == 2, "the other one can still be read");
        isSoundAndStays(*store);
    }
}

void LiveGamesTest::given_up_here_and_played_on_there()
{
    const story::Folder folder;
    db::Store mine(folder.file("mine.db"));
    db::Store yours(folder.file("yours.db"));
    const db::Uuid game = open(mine, {"Anna", "Béla"});
    db::mergeStore(yours, mine.file());
    tap(mine, [&] { db::closeTable(mine, game); });
    deliver(yours, game, "train:k");
    deliver(yours, game, "train:g");
    db::mergeStore(yours, mine.file());
    db::mergeStore(mine, yours.file());
    QCOMPARE(underWay(mine), underWay(yours));
    QCOMPARE(underWay(mine), QStringList());
    tap(yours, [&] { db::reopenTable(yours, game); });
    db::mergeStore(mine, yours.file());
    QCOMPARE(underWay(mine), QStringList("Anna, Béla"));
    QCOMPARE(db::eventsAtTable(mine, game).size(), 2U);
}

void LiveGamesTest::what_a_later_version_tells_of_a_table_stays_in_the_log()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = open(store, {"Anna", "Béla"});
    for (const char *body : {R"({"game": "go", "players": []})", R"({"players": 3})", "torn",
                             R"({"game": "rockwell", "players": [{"id": "Anna"}]})"})
        tap(store, [&] { db::append(store, {.log = game, .name = "TableDescribed", .body = body}); });
    QCOMPARE(underWay(store), QStringList("Anna, Béla"));
    isSoundAndStays(store);
    const db::Uuid other = db::newUuid();
    tap(store, [&] {
        db::append(store, {.log = other, .name = "TableOpened", .body = R"({"game": "go"})"});
        db::deriveLiveGame(store, other);
    });
    QVERIFY(!db::liveGame(store, other));
    QCOMPARE(db::eventsOf(store, other).size(), 1U);
    isSoundAndStays(store);
}

void LiveGamesTest::the_history_does_not_know_games_under_way()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = open(store, {"Anna", "Béla"});
    QCOMPARE(story::games(store), QStringList());
    QCOMPARE(story::standings(store), QStringList());
    QVERIFY(!db::recordOf(store, game));
    QCOMPARE(db::stateOf(store, game), db::GameState::Unknown);
}

GUILESS_STORY(LiveGamesTest)
#include "live_games_test.moc"
