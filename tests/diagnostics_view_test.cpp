// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/diagnostics.h"
#include "home_story.h"
#include "tests/stories.h"

#include <QGuiApplication>

using companion::Diagnostics;
using companion::Ledger;

class DiagnosticsTest : public QObject
{
    Q_OBJECT

private slots:
    void the_file_tells_what_a_helper_has_to_know();
    void it_names_no_people_and_no_folders();
    void a_damaged_history_is_told();
    void what_cannot_be_written_is_said();
};

namespace {

QByteArray saved(const story::Home &home, Diagnostics &diagnostics)
{
    diagnostics.save();
    [&] { QTRY_VERIFY(!diagnostics.busy()); }();
    const QStringList files = QDir(home.path("Documents")).entryList({"Steiger diagnostics *.txt"});
    return files.isEmpty() ? QByteArray() : home.read("Documents/" + files.first());
}

} // namespace

void DiagnosticsTest::the_file_tells_what_a_helper_has_to_know()
{
    const story::Home home;
    Ledger ledger(home.store());
    story::add(ledger.store(), story::evening("2026-05-01", "Anna 57, Béla 49"));
    Diagnostics diagnostics(ledger);
    const QByteArray text = saved(home, diagnostics);
    for (const char *part : {"Steiger ", "Qt 6", "SQLite 3", "language: en", "platform: offscreen",
                             "screen: ", "1 games, 2 people", "check: sound"})
        QVERIFY2(text.contains(part), part);
    QVERIFY(diagnostics.outcome().startsWith("Saved as "));
}

void DiagnosticsTest::it_names_no_people_and_no_folders()
{
    const story::Home home;
    Ledger ledger(home.store());
    story::add(ledger.store(), story::evening("2026-05-01", "Zsuzsanna 57, Béla 49", "Friday miners"));
    Diagnostics diagnostics(ledger);
    const QByteArray text = saved(home, diagnostics);
    QVERIFY(!text.isEmpty());
    for (const QByteArray &name :
         {QByteArray("Zsuzsanna"), QByteArray("Béla"), QByteArray("Friday"), home.path("").toUtf8()})
        QVERIFY2(!text.contains(name), name.constData());
}

void DiagnosticsTest::a_damaged_history_is_told()
{
    const story::Home home;
    Ledger ledger(home.store());
    story::add(ledger.store(), story::evening("2026-05-01", "Anna 57, Béla 49"));
    ledger.store().database().exec("DELETE FROM result WHERE seat = 1");
    Diagnostics diagnostics(ledger);
    const QByteArray text = saved(home, diagnostics);
    QVERIFY2(text.contains("a game does not have a result for every player"), text.constData());
}

void DiagnosticsTest::what_cannot_be_written_is_said()
{
    const story::Home home;
    Ledger ledger(home.store());
    home.write("Documents", "a file where the folder should be");
    Diagnostics diagnostics(ledger);
    saved(home, diagnostics);
    QVERIFY(diagnostics.failed());
    QVERIFY2(diagnostics.outcome().contains("could not be written"), qPrintable(diagnostics.outcome()));
}

STORY(DiagnosticsTest)
#include "diagnostics_view_test.moc"
