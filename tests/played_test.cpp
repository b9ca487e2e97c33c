// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/played.h"
#include "scoring/uuid.h"
#include "tests/stories.h"

#include <optional>

using namespace scoring;

class PlayedTest : public QObject
{
    Q_OBJECT

private slots:
    void a_date_is_a_day_and_an_instant_data();
    void a_date_is_a_day_and_an_instant();
    void what_is_no_date_data();
    void what_is_no_date();
    void uuids_are_read_in_either_case();
};

void PlayedTest::a_date_is_a_day_and_an_instant_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("day");
    QTest::addColumn<QString>("instant");

    QTest::newRow("a day alone") << "2026-05-01" << 20260501 << "2026-05-01T00:00:00.000Z";
    QTest::newRow("no zone: taken as UTC") << "2026-05-01T19:30" << 20260501 << "2026-05-01T19:30:00.000Z";
    QTest::newRow("ahead of UTC") << "2026-05-01T19:30:00+02:00" << 20260501 << "2026-05-01T17:30:00.000Z";
    QTest::newRow("past midnight at the table, before it in UTC")
        << "2026-05-01T00:30:00+02:00" << 20260501 << "2026-04-30T22:30:00.000Z";
    QTest::newRow("behind UTC") << "2026-12-31T22:00:00-05:30" << 20261231 << "2027-01-01T03:30:00.000Z";
    QTest::newRow("parts of a second")
        << "2026-05-01T19:30:05.250Z" << 20260501 << "2026-05-01T19:30:05.250Z";
    QTest::newRow("a leap day") << "2024-02-29" << 20240229 << "2024-02-29T00:00:00.000Z";
    QTest::newRow("long ago") << "1969-12-31T23:59:59Z" << 19691231 << "1969-12-31T23:59:59.000Z";
}

void PlayedTest::a_date_is_a_day_and_an_instant()
{
    QFETCH(const QString, text);
    QFETCH(const int, day);
    QFETCH(const QString, instant);
    const std::optional<Played> played = parsePlayed(text.toStdString());
    QVERIFY(played);
    QCOMPARE(played->day, day);
    QCOMPARE(played->dayOnly, text.size() == 10);
    QCOMPARE(QDateTime::fromMSecsSinceEpoch(played->instant / 1000, Qt::UTC).toString(Qt::ISODateWithMs),
             instant);
}

void PlayedTest::what_is_no_date_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "yesterday", "2026", "2026-5-1", "2026-02-29", "2026-13-01", "2026-00-10",
                             "2026-05-01 19:30", "2026-05-01T", "2026-05-01T24:00", "2026-05-01T19:60",
                             "2026-05-01T19:30:60", "2026-05-01T19:30:00.", "2026-05-01T19:30+2",
                             "2026-05-01T19:30+25:00", "2026-05-01T19:30z", "2026-05-01x"})
        QTest::newRow(text) << text;
}

void PlayedTest::what_is_no_date()
{
    QFETCH(const QString, text);
    QVERIFY(!parsePlayed(text.toStdString()));
}

void PlayedTest::uuids_are_read_in_either_case()
{
    constexpr std::string_view text = "3e0c1c5e-8a51-4d0e-9f0c-5b1f6a3f7d10";
    const std::optional<Uuid> uuid = parseUuid("3E0C1C5E-8A51-4D0E-9F0C-5B1F6A3F7D10");
    QVERIFY(uuid);
    QCOMPARE(uuid->high, 0x3e0c1c5e8a514d0eULL);
    QCOMPARE(uuid->low, 0x9f0c5b1f6a3f7d10ULL);
    QCOMPARE(toString(*uuid), std::string(text));
    for (const std::string_view other :
         {"", "3e0c1c5e8a514d0e9f0c5b1f6a3f7d10", "3e0c1c5e-8a51-4d0e-9f0c-5b1f6a3f7d1g",
          "3e0c1c5e-8a51-4d0e-9f0c-5b1f6a3f7d101", "LICHESS-abc"})
        QVERIFY(!parseUuid(other));
}

APPLESS_STORY(PlayedTest)
#include "played_test.moc"
