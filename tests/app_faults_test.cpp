// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What goes wrong at real tables, with the real window.

#include "full_disk.h"
#include "touch_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <optional>

using companion::App;
using companion::CoalBaronGame;

namespace {

/// The program as it is started on a store.
struct Program {
    App app;
    companion::Window window{app};
    Touch touch{window.window()};

    explicit Program(const QString &store)
        : app(store.toStdString())
    {
        app.settings()->setLanguage("en");
        app.settings()->setReducedMotion(true);
        app.settings()->setMuted(true);
    }
    // A game of two, up to the table.
    void play(const QString &first, const QString &second)
    {
        app.newGame()->begin();
        app.newGame()->add(first);
        app.newGame()->add(second);
        const QString id = app.newGame()->start();
        QMetaObject::invokeMethod(window.screens(), "openTable", Q_ARG(QString, id));
        touch.waitForSight("deliver-0");
    }
    int score(int seat) { return valueIn(app.table()->players(), seat, "score").toInt(); }
};

/// What is written on the screen and reaches beyond its left or right edge. What scrolls sideways may.
QStringList textsOutside(const QQuickItem *item, double width)
{
    if (!item->isVisible() ||
        (item->inherits("QQuickFlickable") && item->property("contentWidth").toDouble() > item->width() + 1))
        return {};
    QStringList outside;
    const QRectF place = item->mapRectToScene({0, 0, item->width(), item->height()});
    const QString text = item->inherits("QQuickText") ? item->property("text").toString() : QString();
    if (!text.isEmpty() && item->width() > 0 && (place.left() < -1 || place.right() > width + 1))
        outside += text;
    for (const QQuickItem *child : item->childItems())
        outside += textsOutside(child, width);
    return outside;
}

QStringList textsOutside(QQuickWindow *window)
{
    return textsOutside(window->contentItem(), window->width());
}

} // namespace

class AppFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void two_players_of_one_name_are_told_apart_before_the_game();
    void any_name_is_shown_and_nothing_leaves_the_window_data();
    void any_name_is_shown_and_nothing_leaves_the_window();
    void a_file_that_is_no_store_is_set_aside_and_people_can_play_data();
    void a_file_that_is_no_store_is_set_aside_and_people_can_play();
    void where_nothing_can_be_kept_home_and_the_table_go_on_saying_so();
    void on_a_full_disk_a_tap_is_refused_and_later_ones_count();
    void two_windows_on_one_store_lose_nothing();
    void a_tap_that_cannot_be_says_so_and_offers_a_way_out();
    void marks_are_counted_from_the_table();
    void a_corrected_shift_asks_first();
};

void AppFaultsTest::two_players_of_one_name_are_told_apart_before_the_game()
{
    const QTemporaryDir folder;
    Program program(folder.filePath("steiger.db"));
    Touch &touch = program.touch;
    touch.tap("newGame");
    for (const QString name : {"Béla", "béla"}) {
        touch.tap("newName");
        touch.type(name);
        touch.tap("addPlayer");
    }
    touch.waitFor("Béla is asked for another name",
                  [&] { return program.app.newGame()->players() == 1 && touch.find("newName"); });
    QCOMPARE(touch.shown("newName", "text").toString(), QString("béla")); // what was typed is still there
    touch.tap("newName");
    touch.type(" 2");
    touch.tap("addPlayer");
    touch.waitFor("both sit at the table", [&] { return program.app.newGame()->players() == 2; });
    QCOMPARE(touch.trouble(), QString());
}

void AppFaultsTest::any_name_is_shown_and_nothing_leaves_the_window_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("sixty wide letters") << QString(60, 'W');
    QTest::newRow("words") << QString("Anna-Mária Szabó-Kovács von Hohenstein zu Essen und Ruhrort");
    QTest::newRow("emoji") << QString::fromUtf8(
        "⛏️🚂🧑‍🏭👨‍👩‍👧‍👦 Béla 🇭🇺");
    QTest::newRow("right to left") << QString::fromUtf8("דניאל בן־דוד الفحّام");
    QTest::newRow("marks that stack") << QString::fromUtf8("Z̸̡̢̛a̴͉͝l̷̰̈́g̶̺̈́o̵̢͒");
    QTest::newRow("looks like markup") << QString("<b>%1 & <img src=x></b>");
}

void AppFaultsTest::any_name_is_shown_and_nothing_leaves_the_window()
{
    QFETCH(const QString, name);
    QTest::failOnWarning(QRegularExpression("^qrc:"));
    for (const QSize size : {QSize(1280, 800), QSize(800, 480), QSize(800, 1280)}) {
        const QTemporaryDir folder;
        Program program(folder.filePath("steiger.db"));
        program.window.window()->resize(size);
        program.play(name, "Anna");
        QCOMPARE(program.app.game()->names().size(), 2);
        QCOMPARE(program.app.game()->names().first(), name.simplified());
        Touch &touch = program.touch;
        QTest::qWait(50);
        QCOMPARE(textsOutside(program.window.window()).join(" | "), QString());
        touch.tap("deliver-0");
        touch.waitForSight("card-0");
        QTest::qWait(50);
        QCOMPARE(textsOutside(program.window.window()).join(" | "), QString());
        touch.tap("card-0");
        touch.waitFor("the card is delivered", [&] { return program.score(0) == 2; });
        QCOMPARE(touch.trouble(), QString());
        QCOMPARE(program.window.warnings(), QStringList());
    }
}

void AppFaultsTest::a_file_that_is_no_store_is_set_aside_and_people_can_play_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("a letter") << QByteArray("Dear Anna, the coal has come.");
    QTest::newRow("the beginning of a store, then nothing")
        << QByteArray("SQLite format 3\0 and no more", 29);
    QTest::newRow("noise") << QByteArray(20'000, '\x8c');
}

void AppFaultsTest::a_file_that_is_no_store_is_set_aside_and_people_can_play()
{
    QFETCH(const QByteArray, content);
    const QTemporaryDir folder;
    QFile file(folder.filePath("steiger.db"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    Program program(file.fileName());
    QVERIFY(!program.app.openingTrouble().isEmpty());
    program.touch.waitForSight("toast");
    QCOMPARE(program.touch.shown("toast", "text").toString(), program.app.openingTrouble());
    bool isKept = false;
    for (const QFileInfo &other : QDir(folder.path()).entryInfoList(QDir::Files)) {
        QFile kept(other.filePath());
        isKept |= kept.open(QIODevice::ReadOnly) && kept.readAll() == content;
    }
    QVERIFY(isKept);
    program.play("Anna", "Béla");
    program.touch.tap("deliver-1");
    program.touch.tap("card-0");
    program.touch.waitFor("the card is delivered", [&] { return program.score(1) == 2; });
    QCOMPARE(program.touch.trouble(), QString());
}

void AppFaultsTest::where_nothing_can_be_kept_home_and_the_table_go_on_saying_so()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("file")); // where a folder is expected
    QVERIFY(file.open(QIODevice::WriteOnly));
    Program program(folder.filePath("file/steiger.db"));
    Touch &touch = program.touch;
    touch.waitForSight("notKept");
    QCOMPARE(touch.shown("notKept", "text").toString(), program.app.openingTrouble());
    program.play("Anna", "Béla");
    touch.waitForSight("notKept");
    QCOMPARE(touch.shown("notKept", "text").toString(),
             QString("What you enter now is gone when Steiger is closed."));
    program.app.settings()->setLanguage("de");
    touch.waitFor("the warning is in German", [&] {
        return touch.shown("notKept", "text").toString() == program.app.notKept() &&
               program.app.notKept() != "What you enter now is gone when Steiger is closed.";
    });
    program.app.settings()->setLanguage("en");
    QCOMPARE(touch.trouble(), QString());
    Program another(folder.filePath("steiger.db"));
    QTest::qWait(60);
    QVERIFY(!another.touch.find("notKept"));
}

void AppFaultsTest::on_a_full_disk_a_tap_is_refused_and_later_ones_count()
{
    const QTemporaryDir folder;
    story::FullDisk disk;
    std::optional<Program> program(std::in_place, folder.filePath("steiger.db"));
    program->play("Anna", "Béla");
    Touch &touch = program->touch;
    touch.tap("deliver-0");
    touch.tap("card-0");
    touch.waitFor("the card is delivered", [&] { return program->score(0) == 2; });
    disk.fullAt(1);
    touch.tap("card-1");
    touch.waitForSight("toast");
    QCOMPARE(touch.trouble(), QString());
    QVERIFY(!touch.shown("toast", "text").toString().isEmpty());
    QCOMPARE(program->score(0), 2);
    QVERIFY(!touch.shown("card-1", "delivered").toBool());
    touch.tap("card-1"); // there is room again
    touch.waitFor("the second card is delivered", [&] { return program->score(0) == 5; });
    QCOMPARE(touch.trouble(), QString());
    const QString id = program->app.game()->id();
    program.reset();
    App later(folder.filePath("steiger.db").toStdString());
    QVERIFY(later.game()->open(id));
    QCOMPARE(valueIn(later.table()->players(), 0, "score").toInt(), 5);
}

void AppFaultsTest::two_windows_on_one_store_lose_nothing()
{
    const QTemporaryDir folder;
    const QString store = folder.filePath("steiger.db");
    QString id;
    {
        Program first(store);
        first.play("Anna", "Béla");
        id = first.app.game()->id();
        Program second(store);
        second.touch.tap("continue");
        first.touch.tap("deliver-0");
        second.touch.tap("deliver-1");
        for (const int card : {0, 1, 2}) {
            first.touch.tap("card-" + QString::number(card));
            second.touch.tap("card-" + QString::number(card + 20));
        }
        second.touch.tap("card-2"); // the other window has it already, which this one does not know
        first.touch.waitFor("three cards", [&] {
            return valueIn(first.app.table()->players(), 0, "delivered").toInt() == 3;
        });
        QCOMPARE(first.touch.trouble(), QString());
        QCOMPARE(second.touch.trouble(), QString());
    }
    App later(store.toStdString());
    QVERIFY(later.game()->open(id));
    QCOMPARE(valueIn(later.table()->players(), 0, "delivered").toInt(), 3);
    QCOMPARE(valueIn(later.table()->players(), 1, "delivered").toInt(), 3);
    QCOMPARE(later.game()->warnings().size(), 1); // the card that two delivered is pointed out
}

void AppFaultsTest::a_tap_that_cannot_be_says_so_and_offers_a_way_out()
{
    const QTemporaryDir folder;
    Program program(folder.filePath("steiger.db"));
    program.play("Anna", "Béla");
    Touch &touch = program.touch;
    touch.tap("deliver-0");
    touch.tap("card-0");
    touch.tap("chip-1");
    touch.tap("card-0");
    touch.waitForSight("toastAction");
    QVERIFY(touch.shown("toast", "text").toString().contains("Anna"));
    QCOMPARE(program.score(0), 2);
    touch.tap("toastAction");
    touch.waitFor("the card is free again", [&] { return program.score(0) == 0; });
    touch.tap("card-0");
    touch.waitFor("Béla has it now", [&] { return program.score(1) == 2; });
    QCOMPARE(touch.trouble(), QString());
}

void AppFaultsTest::marks_are_counted_from_the_table()
{
    const QTemporaryDir folder;
    Program program(folder.filePath("steiger.db"));
    program.play("Anna", "Béla");
    Touch &touch = program.touch;
    touch.tap("marks-1");
    touch.tap("key-1");
    touch.tap("key-7");
    touch.tap("keyDone");
    touch.waitFor("Béla has 17 marks",
                  [&] { return valueIn(program.app.table()->players(), 1, "marks").toInt() == 17; });
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(program.window.warnings(), QStringList());
}

void AppFaultsTest::a_corrected_shift_asks_first()
{
    const QTemporaryDir folder;
    Program program(folder.filePath("steiger.db"));
    program.play("Anna", "Béla");
    Touch &touch = program.touch;
    touch.tap("deliver-0");
    touch.tap("card-0");
    touch.waitFor("the card is delivered", [&] { return program.score(0) == 2; });
    QVERIFY(program.app.game()->endShift({0, 0}));
    QVERIFY(program.app.game()->startNextShift());
    QCOMPARE(program.score(0), 4);
    touch.tap("card-0");
    touch.waitForSight("leaveScores");
    touch.tap("leaveScores");
    QTest::qWait(50);
    QCOMPARE(program.score(0), 4);
    touch.tap("card-0");
    touch.tap("changeScores");
    touch.waitFor("the card is taken back", [&] { return program.score(0) == 0; });
    QCOMPARE(touch.trouble(), QString());
}

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    companion::useOurStyle();
    AppFaultsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "app_faults_test.moc"
