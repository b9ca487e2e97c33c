// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/stories.h"
#include "tests/the_ruhr_count_refusals.h"
#include "tests/the_ruhr_purchase_refusals.h"
#include "tests/the_ruhr_round_refusals.h"
#include "tests/the_ruhr_trip_refusals.h"

#include <set>

using namespace ruhr_refusals;

namespace {

std::vector<Row> rows()
{
    std::vector<Row> all;
    for (const auto &some : {refusalsOfRounds(), refusalsOfBoards(), refusalsOfTrips(), refusalsOfDice(),
                             refusalsOfPurchases(), refusalsOfLoans(), refusalsOfCounts()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

} // namespace

class TheRuhrRefusalsTest : public QObject
{
    Q_OBJECT

private slots:
    void the_table_says_why_not_data()
    {
        QTest::addColumn<Table>("table");
        QTest::addColumn<Event>("event");
        QTest::addColumn<Refusal>("refusal");
        for (const Row &row : rows())
            QTest::newRow(row.story) << row.table << row.event << row.refusal;
    }
    void the_table_says_why_not()
    {
        QFETCH(Table, table);
        QFETCH(const Event, event);
        QFETCH(Refusal, refusal);
        const Table before = table;
        QCOMPARE(the_ruhr::apply(table, event), Answer(refusal));
        QVERIFY2(table == before, "a refused event changes nothing");
    }

    void every_reason_has_its_story()
    {
        std::set<RefusalCode> told;
        for (const Row &row : rows())
            told.insert(row.refusal.code);
        for (std::size_t code = 0; code < refusalNames.size(); ++code)
            QVERIFY2(told.contains(static_cast<RefusalCode>(code)), refusalNames[code].data());
    }
};

APPLESS_STORY(TheRuhrRefusalsTest)
#include "the_ruhr_refusals_test.moc"
