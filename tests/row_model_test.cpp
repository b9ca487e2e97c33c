// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "companion/view/row_model.h"
#include "tests/stories.h"

#include <random>

namespace {

struct Row {
    int number = 0;
    bool operator==(const Row &) const = default;
};

using Model = companion::RowModel<Row>;

std::vector<companion::Role<Row>> roles()
{
    return {{"number", [](const Row &row) { return QVariant(row.number); }}};
}

std::vector<Row> rowsOf(std::initializer_list<int> numbers)
{
    return {numbers.begin(), numbers.end()};
}

/// What the view is told: "insert 2-3", "remove 0-0", "change 1-1".
class Told : public QObject
{
public:
    explicit Told(QAbstractListModel &model)
    {
        connect(&model, &QAbstractItemModel::rowsInserted, this,
                [this](const QModelIndex &, int first, int last) { note("insert", first, last); });
        connect(&model, &QAbstractItemModel::rowsRemoved, this,
                [this](const QModelIndex &, int first, int last) { note("remove", first, last); });
        connect(&model, &QAbstractItemModel::dataChanged, this,
                [this](const QModelIndex &first, const QModelIndex &last) {
                    note("change", first.row(), last.row());
                });
        connect(&model, &QAbstractItemModel::modelReset, this, [this] { said += "reset"; });
    }
    QStringList said;

private:
    void note(const char *what, int first, int last)
    {
        said += QStringLiteral("%1 %2-%3").arg(what).arg(first).arg(last);
    }
};

} // namespace

class RowModelTest : public QObject
{
    Q_OBJECT

private slots:
    void the_view_learns_only_what_is_different_data();
    void the_view_learns_only_what_is_different();
    void of_a_row_only_the_values_that_changed_are_told();
    void any_list_becomes_any_other();
    void a_new_language_makes_the_view_ask_again();
    void what_is_not_there_has_no_value();
};

void RowModelTest::the_view_learns_only_what_is_different_data()
{
    QTest::addColumn<QList<int>>("before");
    QTest::addColumn<QList<int>>("after");
    QTest::addColumn<QStringList>("told");
    QTest::newRow("nothing changes") << QList{1, 2, 3} << QList{1, 2, 3} << QStringList{};
    QTest::newRow("one value") << QList{1, 2, 3} << QList{1, 9, 3} << QStringList{"change 1-1"};
    QTest::newRow("two values far apart")
        << QList{1, 2, 3, 4} << QList{9, 2, 3, 8} << QStringList({"change 0-0", "change 3-3"});
    QTest::newRow("one more at the end") << QList{1, 2} << QList{1, 2, 3} << QStringList{"insert 2-2"};
    QTest::newRow("one more in front") << QList{1, 2} << QList{0, 1, 2} << QStringList{"insert 0-0"};
    QTest::newRow("one goes from the middle") << QList{1, 2, 3} << QList{1, 3} << QStringList{"remove 1-1"};
    QTest::newRow("all alike, one more") << QList{1, 1} << QList{1, 1, 1} << QStringList{"insert 2-2"};
    QTest::newRow("all go") << QList{1, 2} << QList<int>{} << QStringList{"remove 0-1"};
    QTest::newRow("changed and longer")
        << QList{1, 2, 5} << QList{1, 3, 4, 5} << QStringList({"insert 2-2", "change 1-1"});
    QTest::newRow("changed and shorter")
        << QList{1, 2, 3, 5} << QList{1, 4, 5} << QStringList({"remove 2-2", "change 1-1"});
}

void RowModelTest::the_view_learns_only_what_is_different()
{
    QFETCH(const QList<int>, before);
    QFETCH(const QList<int>, after);
    QFETCH(const QStringList, told);
    Model model(roles());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.assign({before.begin(), before.end()});
    const Told listener(model);
    model.assign({after.begin(), after.end()});
    QCOMPARE(listener.said, told);
    QCOMPARE(model.rows(), (std::vector<Row>{after.begin(), after.end()}));
}

void RowModelTest::of_a_row_only_the_values_that_changed_are_told()
{
    struct Player {
        QString name;
        int points = 0;
        bool operator==(const Player &) const = default;
    };
    companion::RowModel<Player> model({
        {"name", [](const Player &player) { return QVariant(player.name); }},
        {"points", [](const Player &player) { return QVariant(player.points); }},
    });
    model.assign({{"Anna", 3}, {"Béla", 5}});
    QSignalSpy told(&model, &QAbstractItemModel::dataChanged);
    model.assign({{"Anna", 3}, {"Béla", 6}});
    QCOMPARE(told.count(), 1);
    QCOMPARE(told[0][0].toModelIndex(), model.index(1));
    QCOMPARE(told[0][2].value<QList<int>>(), QList{Qt::UserRole + 1});
}

// A view that only follows what it is told ends up with the same list.
void RowModelTest::any_list_becomes_any_other()
{
    std::mt19937 random(12);
    Model model(roles());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    std::vector<int> seen;
    const auto look = [&](int row) { return model.data(model.index(row), Qt::UserRole).toInt(); };
    connect(&model, &QAbstractItemModel::rowsInserted, this, [&](const QModelIndex &, int first, int last) {
        for (int row = first; row <= last; ++row)
            seen.insert(seen.begin() + row, look(row));
    });
    connect(&model, &QAbstractItemModel::rowsRemoved, this, [&](const QModelIndex &, int first, int last) {
        seen.erase(seen.begin() + first, seen.begin() + last + 1);
    });
    connect(&model, &QAbstractItemModel::dataChanged, this,
            [&](const QModelIndex &first, const QModelIndex &last) {
                for (int row = first.row(); row <= last.row(); ++row)
                    seen[static_cast<std::size_t>(row)] = look(row);
            });
    for (int turn = 0; turn < 2000; ++turn) {
        std::vector<Row> rows(random() % 7);
        std::vector<int> expected;
        for (Row &row : rows) {
            row.number = static_cast<int>(random() % 3);
            expected.push_back(row.number);
        }
        model.assign(std::move(rows));
        QCOMPARE(seen, expected);
    }
}

void RowModelTest::a_new_language_makes_the_view_ask_again()
{
    Model model(roles());
    const Told listener(model);
    model.retell();
    QCOMPARE(listener.said, QStringList());
    model.assign(rowsOf({1, 2, 3}));
    model.retell();
    QCOMPARE(listener.said, QStringList({"insert 0-2", "change 0-2"}));
}

void RowModelTest::what_is_not_there_has_no_value()
{
    Model model(roles());
    model.assign(rowsOf({7}));
    QCOMPARE(model.roleNames().value(Qt::UserRole), QByteArray("number"));
    QCOMPARE(model.data(model.index(0), Qt::UserRole).toInt(), 7);
    QVERIFY(!model.data(model.index(0), Qt::DisplayRole).isValid());
    QVERIFY(!model.data(model.index(0), Qt::UserRole + 1).isValid());
    QVERIFY(!model.data(model.index(1), Qt::UserRole).isValid());
    QCOMPARE(model.rowCount(model.index(0)), 0);
}

GUILESS_STORY(RowModelTest)
#include "row_model_test.moc"
