// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/coal_baron/setup.h"
#include "scoring/coal_baron/spaces.h"
#include "tests/stories.h"

#include <algorithm>

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

const WorkerSpace &spaceNamed(const QString &name)
{
    const std::string wanted = name.toStdString();
    const auto found = std::find_if(workerSpaces.begin(), workerSpaces.end(),
                                    [&](const WorkerSpace &space) { return space.name == wanted; });
    if (found == workerSpaces.end())
        qFatal("the test names a space that does not exist: %s", wanted.c_str());
    return *found;
}

QStringList namesOf(const std::vector<Space> &spaces)
{
    QStringList names;
    for (const Space number : spaces)
        names.append(QString::fromStdString(std::string(space(number).name)));
    return names;
}

QList<int> seatsOf(const std::vector<Seat> &seats)
{
    QList<int> numbers;
    for (const Seat seat : seats)
        numbers.append(index(seat));
    return numbers;
}

SetupTask taskOf(int players, SetupStep step)
{
    const std::vector<SetupTask> tasks = setupChecklist(players, Seat{0});
    const auto found =
        std::find_if(tasks.begin(), tasks.end(), [=](const SetupTask &task) { return task.step == step; });
    if (found == tasks.end())
        qFatal("the checklist lacks a step that the test asks for");
    return *found;
}

} // namespace

class CoalBaronSetupTest : public QObject
{
    Q_OBJECT

private slots:
    void an_occupied_space_takes_one_worker_more_than_stand_there_data()
    {
        QTest::addColumn<QString>("spaceName");
        QTest::addColumn<int>("standingThere");
        QTest::addColumn<int>("workers");

        QTest::newRow("worked example 8: the money space 4 is empty") << "money-4" << 0 << 1;
        QTest::newRow("worked example 8: one red worker stands on the money space 5") << "money-5" << 1 << 2;
        QTest::newRow("worked example 8: two own workers stand on the money space 6") << "money-6" << 2 << 3;
        QTest::newRow("an empty factory space") << "factory-1" << 0 << 1;
        QTest::newRow("three workers on the factory's draw-5 space") << "factory-draw" << 3 << 4;
        QTest::newRow("one worker at the mine's ten steps") << "mining-10" << 1 << 2;
        QTest::newRow("two workers at the train") << "delivery-train" << 2 << 3;
        QTest::newRow("four workers on an order space") << "order-2" << 4 << 5;
        QTest::newRow("one worker on the orders' draw-5 space") << "order-draw" << 1 << 2;
        QTest::newRow("the bank is empty") << "bank" << 0 << 1;
        QTest::newRow("one worker in the bank: still exactly one") << "bank" << 1 << 1;
        QTest::newRow("a crowd in the bank: still exactly one") << "bank" << 17 << 1;
    }
    void an_occupied_space_takes_one_worker_more_than_stand_there()
    {
        QFETCH(QString, spaceName);
        QFETCH(int, standingThere);
        QFETCH(int, workers);
        QCOMPARE(workersNeeded(spaceNamed(spaceName), standingThere), workers);
    }

    void a_money_or_mining_space_gives_what_is_printed_on_it_data()
    {
        QTest::addColumn<QString>("spaceName");
        QTest::addColumn<Action>("action");
        QTest::addColumn<int>("value");

        QTest::newRow("worked example 10: the money space 5 gives 5 marks")
            << "money-5" << Action::Money << 5;
        QTest::newRow("3 marks") << "money-3" << Action::Money << 3;
        QTest::newRow("4 marks") << "money-4" << Action::Money << 4;
        QTest::newRow("6 marks") << "money-6" << Action::Money << 6;
        QTest::newRow("the bank gives 1 mark") << "bank" << Action::Bank << 1;
        QTest::newRow("4 steps") << "mining-4" << Action::Mining << 4;
        QTest::newRow("6 steps") << "mining-6" << Action::Mining << 6;
        QTest::newRow("8 steps") << "mining-8" << Action::Mining << 8;
        QTest::newRow("10 steps") << "mining-10" << Action::Mining << 10;
        QTest::newRow("wheelbarrows deliver")
            << "delivery-wheelbarrow" << Action::Delivery << static_cast<int>(Vehicle::Wheelbarrow);
        QTest::newRow("horse carts deliver")
            << "delivery-horse-cart" << Action::Delivery << static_cast<int>(Vehicle::HorseCart);
        QTest::newRow("trucks deliver")
            << "delivery-truck" << Action::Delivery << static_cast<int>(Vehicle::Truck);
        QTest::newRow("trains deliver")
            << "delivery-train" << Action::Delivery << static_cast<int>(Vehicle::Train);
    }
    void a_money_or_mining_space_gives_what_is_printed_on_it()
    {
        QFETCH(QString, spaceName);
        QFETCH(Action, action);
        QFETCH(int, value);
        QCOMPARE(spaceNamed(spaceName).action, action);
        QCOMPARE(spaceNamed(spaceName).value, value);
    }

    void the_board_has_these_spaces_data()
    {
        QTest::addColumn<Action>("action");
        QTest::addColumn<QStringList>("names");

        QTest::newRow("eight factory spaces")
            << Action::Factory << QStringList{"factory-1", "factory-2", "factory-3", "factory-4",
                                              "factory-5", "factory-6", "factory-7", "factory-8"};
        QTest::newRow("the factory's draw-5 space") << Action::FactoryDraw << QStringList{"factory-draw"};
        QTest::newRow("four mining spaces")
            << Action::Mining << QStringList{"mining-4", "mining-6", "mining-8", "mining-10"};
        QTest::newRow("one delivery space per vehicle")
            << Action::Delivery
            << QStringList{"delivery-wheelbarrow", "delivery-horse-cart", "delivery-truck", "delivery-train"};
        QTest::newRow("four money spaces")
            << Action::Money << QStringList{"money-3", "money-4", "money-5", "money-6"};
        QTest::newRow("four order spaces")
            << Action::TakeOrder << QStringList{"order-1", "order-2", "order-3", "order-4"};
        QTest::newRow("the orders' draw-5 space") << Action::OrderDraw << QStringList{"order-draw"};
        QTest::newRow("the bank") << Action::Bank << QStringList{"bank"};
    }
    void the_board_has_these_spaces()
    {
        QFETCH(Action, action);
        QFETCH(QStringList, names);

        std::vector<Space> found;
        for (std::uint8_t number = 0; number < spaceCount; ++number) {
            if (space(Space{number}).action == action)
                found.push_back(Space{number});
        }
        QCOMPARE(namesOf(found), names);
    }

    void only_workers_in_the_factory_count_for_the_starting_player()
    {
        QStringList factory;
        for (const WorkerSpace &space : workerSpaces) {
            if (isFactory(space))
                factory.append(QString::fromStdString(std::string(space.name)));
        }
        const QStringList withTheDrawSpace{"factory-1", "factory-2", "factory-3", "factory-4",   "factory-5",
                                           "factory-6", "factory-7", "factory-8", "factory-draw"};
        QCOMPARE(factory, withTheDrawSpace);
    }

    void the_setup_depends_on_the_number_of_players_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("lockTiles");
        QTest::addColumn<int>("workers");
        QTest::addColumn<int>("marks");
        QTest::addColumn<int>("draftOrders");
        QTest::addColumn<int>("factoryTiles");
        QTest::addColumn<int>("spaceOrders");

        QTest::newRow("two players") << 2 << 7 << 18 << 10 << 7 << 6 << 3;
        QTest::newRow("three players") << 3 << 3 << 15 << 9 << 10 << 7 << 4;
        QTest::newRow("four players") << 4 << 0 << 13 << 8 << 13 << 8 << 4;
    }
    void the_setup_depends_on_the_number_of_players()
    {
        QFETCH(int, players);
        const SetupNumbers &setup = setupFor(players);
        QCOMPARE(setup.players, players);
        QTEST(setup.lockTiles, "lockTiles");
        QTEST(setup.workers, "workers");
        QTEST(setup.marks, "marks");
        QTEST(setup.draftOrders, "draftOrders");
        QTEST(setup.factoryTiles, "factoryTiles");
        QTEST(setup.spaceOrders, "spaceOrders");
    }

    void lock_tiles_close_spaces_at_small_tables_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QStringList>("locked");

        QTest::newRow("two players: the four 2-spaces and the three 2+3-spaces")
            << 2
            << QStringList{"factory-4", "factory-8", "mining-4", "mining-8", "money-3", "money-5", "order-1"};
        QTest::newRow("three players: the three 2+3-spaces")
            << 3 << QStringList{"factory-8", "mining-4", "money-3"};
        QTest::newRow("four players: the whole board is open") << 4 << QStringList{};
    }
    void lock_tiles_close_spaces_at_small_tables()
    {
        QFETCH(int, players);
        QFETCH(QStringList, locked);

        QStringList closed;
        for (const WorkerSpace &space : workerSpaces) {
            if (!isOpen(space, players))
                closed.append(QString::fromStdString(std::string(space.name)));
        }
        QCOMPARE(closed, locked);
        if (!locked.isEmpty())
            QCOMPARE(namesOf(taskOf(players, SetupStep::LockTiles).spaces), locked);
    }

    void the_checklist_follows_the_rulebook_step_by_step_data()
    {
        using enum SetupStep;
        QTest::addColumn<int>("players");
        QTest::addColumn<QList<SetupStep>>("steps");
        QTest::addColumn<QList<int>>("numbers");

        const QList withLocks{Board,   LockTiles, Supplies,       FactoryTiles, ShiftClock,     Mines,
                              Workers, Marks,     StartingPlayer, DraftOrders,  FillOrderSpaces};
        QTest::newRow(
            "two players: 7 locks, 6 tiles, 18 workers, 10 marks, 7 orders turned up, 3 spaces filled")
            << 2 << withLocks << QList{0, 7, 0, 6, 0, 0, 18, 10, 0, 7, 3};
        QTest::newRow(
            "three players: 3 locks, 7 tiles, 15 workers, 9 marks, 10 orders turned up, 4 spaces filled")
            << 3 << withLocks << QList{0, 3, 0, 7, 0, 0, 15, 9, 0, 10, 4};
        QTest::newRow(
            "four players: no locks, 8 tiles, 13 workers, 8 marks, 13 orders turned up, 4 spaces filled")
            << 4 << QList{Board,   Supplies, FactoryTiles,   ShiftClock,  Mines,
                          Workers, Marks,    StartingPlayer, DraftOrders, FillOrderSpaces}
            << QList{0, 0, 8, 0, 0, 13, 8, 0, 13, 4};
    }
    void the_checklist_follows_the_rulebook_step_by_step()
    {
        QFETCH(int, players);
        QFETCH(QList<SetupStep>, steps);
        QFETCH(QList<int>, numbers);

        QList<SetupStep> foundSteps;
        QList<int> foundNumbers;
        for (const SetupTask &task : setupChecklist(players, Seat{1})) {
            foundSteps.append(task.step);
            foundNumbers.append(task.number);
        }
        QCOMPARE(foundSteps, steps);
        QCOMPARE(foundNumbers, numbers);
    }

    void the_checklist_names_who_starts_and_who_picks()
    {
        QList<int> starting, picking;
        for (const SetupTask &task : setupChecklist(3, Seat{1})) {
            if (task.step == SetupStep::StartingPlayer)
                starting = seatsOf(task.seats);
            if (task.step == SetupStep::DraftOrders)
                picking = seatsOf(task.seats);
        }
        QCOMPARE(starting, QList{1});
        QCOMPARE(picking, (QList{0, 2, 1, 0, 2, 1, 0, 2, 1}));
    }

    void the_draft_goes_counter_clockwise_from_the_right_of_the_starting_player_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("startingPlayer");
        QTest::addColumn<QList<int>>("picks");

        QTest::newRow("two players: the other one picks first") << 2 << 0 << QList{1, 0, 1, 0, 1, 0};
        QTest::newRow("two players, the second one starts") << 2 << 1 << QList{0, 1, 0, 1, 0, 1};
        QTest::newRow("three players: from the last seat down to the starting player")
            << 3 << 0 << QList{2, 1, 0, 2, 1, 0, 2, 1, 0};
        QTest::newRow("three players, the last one starts") << 3 << 2 << QList{1, 0, 2, 1, 0, 2, 1, 0, 2};
        QTest::newRow("four players: the starting player picks last each time round")
            << 4 << 0 << QList{3, 2, 1, 0, 3, 2, 1, 0, 3, 2, 1, 0};
        QTest::newRow("four players, the third one starts")
            << 4 << 2 << QList{1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3, 2};
    }
    void the_draft_goes_counter_clockwise_from_the_right_of_the_starting_player()
    {
        QFETCH(int, players);
        QFETCH(int, startingPlayer);
        QFETCH(QList<int>, picks);
        QCOMPARE(seatsOf(draftOrder(players, Seat{startingPlayer})), picks);
    }

    void everyone_drafts_three_orders_and_one_is_left_over_data()
    {
        QTest::addColumn<int>("players");

        QTest::newRow("two players") << 2;
        QTest::newRow("three players") << 3;
        QTest::newRow("four players") << 4;
    }
    void everyone_drafts_three_orders_and_one_is_left_over()
    {
        QFETCH(int, players);

        const QList<int> picks = seatsOf(draftOrder(players, Seat{0}));
        for (int seat = 0; seat < players; ++seat)
            QCOMPARE(picks.count(seat), 3);
        QCOMPARE(setupFor(players).draftOrders, picks.size() + 1);
    }
};

APPLESS_STORY(CoalBaronSetupTest)
#include "coal_baron_setup_test.moc"
