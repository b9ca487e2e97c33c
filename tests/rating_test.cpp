// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/rating.h"
#include "tests/stories.h"

using namespace scoring;

namespace {

const Rating newcomer;
const Rating drifted{20.35125162611535, 8.33148112355601};

std::vector<Team> teamsOf(const Rating &everybody, const QList<int> &sizes)
{
    std::vector<Team> teams;
    for (const int size : sizes)
        teams.emplace_back(static_cast<std::size_t>(size), everybody);
    return teams;
}

bool close(double left, double right)
{
    return std::abs(left - right) < 1e-12 * std::abs(right);
}

} // namespace

class RatingTest : public QObject
{
    Q_OBJECT

private slots:
    void published_numbers_of_the_model_data();
    void published_numbers_of_the_model();
    void a_tie_of_equals_moves_nobody();
    void the_order_at_the_table_does_not_matter();
};

void RatingTest::published_numbers_of_the_model_data()
{
    QTest::addColumn<Rating>("start");
    QTest::addColumn<QList<int>>("teams");
    QTest::addColumn<QList<int>>("ranks");
    QTest::addColumn<double>("drift");
    QTest::addColumn<QList<Rating>>("after"); // of each team's players, who are all alike

    QTest::newRow("two newcomers, without drift")
        << newcomer << QList{1, 1} << QList{1, 2} << 0.0
        << QList<Rating>{{27.63523138347365, 8.065506316323548}, {22.36476861652635, 8.065506316323548}};
    QTest::newRow("three newcomers, without drift") << newcomer << QList{1, 1, 1} << QList{1, 2, 3} << 0.0
                                                    << QList<Rating>{{27.868876552746237, 8.204837030780652},
                                                                     {25.717219138186557, 8.057829747583874},
                                                                     {21.413904309067206, 8.057829747583874}};
    QTest::newRow("four newcomers, without drift")
        << newcomer << QList{1, 1, 1, 1} << QList{1, 2, 3, 4} << 0.0
        << QList<Rating>{{27.795084971874736, 8.263160757613477},
                         {26.552824984374855, 8.179213704945203},
                         {24.68943500312503, 8.083731307186588},
                         {20.96265504062538, 8.083731307186588}};
    QTest::newRow("one beats two") << drifted << QList{1, 2} << QList{1, 2} << ratingDrift
                                   << QList<Rating>{{23.855123082692877, 8.22447878583752},
                                                    {16.84738016953782, 8.179571171464575}};
    QTest::newRow("four teams, not in the order of their places")
        << drifted << QList{1, 2, 1, 2} << QList{2, 1, 4, 3} << ratingDrift
        << QList<Rating>{{22.35555943890167, 8.265434830225024},
                         {22.373451456616035, 8.258479912445537},
                         {18.311159777900297, 8.219170401234347},
                         {18.364835831043397, 8.112716571808326}};
    QTest::newRow("a tie for first") << drifted << QList{1, 2, 3} << QList{1, 2, 1} << ratingDrift
                                     << QList<Rating>{{21.63766806988004, 8.310709773172306},
                                                      {19.53956360838512, 8.268148437657915},
                                                      {19.87652320008089, 8.237522411103104}};
}

void RatingTest::published_numbers_of_the_model()
{
    QFETCH(const Rating, start);
    QFETCH(const QList<int>, teams);
    QFETCH(const QList<int>, ranks);
    QFETCH(const double, drift);
    QFETCH(const QList<Rating>, after);

    const std::vector<Team> rated =
        rate(teamsOf(start, teams), std::vector<int>(ranks.begin(), ranks.end()), drift);
    QCOMPARE(rated.size(), static_cast<std::size_t>(after.size()));
    for (qsizetype team = 0; team < after.size(); ++team) {
        for (const Rating &player : rated[static_cast<std::size_t>(team)]) {
            QVERIFY2(close(player.mu, after[team].mu) && close(player.sigma, after[team].sigma),
                     qPrintable(QString("team %1: %2, %3")
                                    .arg(team)
                                    .arg(player.mu, 0, 'g', 17)
                                    .arg(player.sigma, 0, 'g', 17)));
        }
    }
}

void RatingTest::a_tie_of_equals_moves_nobody()
{
    const std::vector<Rating> rated = rate(std::vector{newcomer, newcomer}, std::vector{1, 1});
    QCOMPARE(rated[0].mu, 25.0);
    QCOMPARE(rated[1].mu, 25.0);
    QVERIFY(rated[0].sigma < newcomer.sigma);
}

void RatingTest::the_order_at_the_table_does_not_matter()
{
    const Rating strong{30.0, 4.0};
    const std::vector<Rating> there = rate(std::vector{strong, newcomer}, std::vector{2, 1});
    const std::vector<Rating> back = rate(std::vector{newcomer, strong}, std::vector{1, 2});
    QVERIFY(close(there[0].mu, back[1].mu) && close(there[1].sigma, back[0].sigma));
}

APPLESS_STORY(RatingTest)
#include "rating_test.moc"
