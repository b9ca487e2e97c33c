// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/places.h"
#include "touch_story.h"
#include "view_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

#include <QQuickItem>
#include <QQuickWindow>

using story::column;
using story::evening;

namespace {

/// The program itself, on a history of two games.
struct Program {
    Program()
    {
        companion::useLanguage(companion::Language::English);
        first = story::idOf(story::add(app.ledger().store(), story::wholeEvening(places::sample)));
        story::add(app.ledger().store(), evening("2026-05-08", "Anna 60, Béla 50"));
        app.ledger().tellChanged();
    }

    QQuickItem *show(const QString &page)
    {
        QVariant shown;
        QMetaObject::invokeMethod(window.screens(), "show", Q_RETURN_ARG(QVariant, shown),
                                  Q_ARG(QString, page), Q_ARG(QVariant, QVariantMap()),
                                  Q_ARG(QVariant, QVariantMap()));
        return shown.value<QQuickItem *>();
    }

    story::Folder folder;
    companion::App app{folder.file()};
    companion::Window window{app};
    QString first;
};

QQuickItem *find(QQuickItem *in, const QString &name)
{
    if (!in || in->objectName() == name)
        return in;
    for (QQuickItem *child : in->childItems()) {
        if (QQuickItem *found = find(child, name))
            return found;
    }
    return nullptr;
}

void press(QQuickItem *page, const QString &name)
{
    QQuickItem *button = find(page, name);
    QVERIFY2(button, qPrintable(name));
    QVERIFY(QMetaObject::invokeMethod(button, "clicked"));
}

} // namespace

class HistoryPagesTest : public QObject
{
    Q_OBJECT

public:
    static void initMain()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        companion::useOurStyle();
    }

private slots:
    void every_page_is_shown_without_a_warning_data();
    void every_page_is_shown_without_a_warning();
    void a_deleted_game_comes_back_with_one_tap();
    void a_search_that_finds_nothing_leads_back_to_all_games();
    void a_line_of_the_score_sheet_says_why();
    void a_form_says_what_is_missing();
};

void HistoryPagesTest::every_page_is_shown_without_a_warning_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("textScale");

    QTest::newRow("tablet") << QSize(1280, 800) << 1.0;
    QTest::newRow("upright") << QSize(800, 1280) << 1.0;
    QTest::newRow("small, with large letters") << QSize(800, 480) << 1.5;
}

void HistoryPagesTest::every_page_is_shown_without_a_warning()
{
    QFETCH(const QSize, size);
    QFETCH(const double, textScale);
    Program program;
    program.window.window()->resize(size);
    program.app.settings()->setTextScale(textScale);
    program.app.gameSheet()->open(program.first);
    QTRY_VERIFY(!program.app.leaderboard()->busy());
    program.app.personSheet()->open(column(program.app.leaderboard()->rows(), "person").first());
    for (const char *page : {"HistoryPage", "GameSheetPage", "GameFormPage", "LeaderboardPage",
                             "HeadToHeadPage", "RecordsPage", "PersonPage", "PeoplePage"}) {
        QVERIFY2(program.show(page), page);
        QTest::qWait(50);
        QVERIFY2(program.window.warnings().isEmpty(), qPrintable(program.window.warnings().join('\n')));
    }
}

void HistoryPagesTest::a_deleted_game_comes_back_with_one_tap()
{
    Program program;
    QQuickItem *page = program.show("HistoryPage");
    QTRY_VERIFY(find(page, "delete"));
    press(page, "delete"); // of the newest
    QCOMPARE(column(program.app.history()->games(), "day"), QStringList("1 May 2026"));
    QQuickItem *banner = find(page, "removed");
    QVERIFY(banner && banner->isVisible());
    QVERIFY(QMetaObject::invokeMethod(banner, "actionTriggered"));
    QCOMPARE(column(program.app.history()->games(), "day"), QStringList({"8 May 2026", "1 May 2026"}));
    QVERIFY(!banner->isVisible());
}

void HistoryPagesTest::a_search_that_finds_nothing_leads_back_to_all_games()
{
    Program program;
    Touch touch(program.window.window());
    program.window.window()->requestActivate();
    const QAbstractItemModel *games = program.app.history()->games();
    program.show("HistoryPage");
    touch.waitFor("both games are listed", [&] { return games->rowCount() == 2; });
    touch.tap("search");
    touch.type("nobody");
    touch.tap("Show all games");
    touch.waitFor("both games are listed again", [&] { return games->rowCount() == 2; });
    QCOMPARE(touch.shown("search", "text").toString(), QString());
    QCOMPARE(touch.trouble(), QString());
}

void HistoryPagesTest::a_line_of_the_score_sheet_says_why()
{
    Program program;
    program.app.gameSheet()->open(program.first);
    QQuickItem *page = program.show("GameSheetPage");
    QVERIFY(find(page, "tabs")->setProperty("currentIndex", 3));
    QTRY_VERIFY(find(page, "line"));
    QQuickItem *line = find(page, "line");
    QVERIFY(!find(line, "why")->isVisible());
    press(page, "line");
    QTRY_VERIFY(find(line, "why")->isVisible());
}

void HistoryPagesTest::a_form_says_what_is_missing()
{
    Program program;
    program.app.gameForm()->begin();
    QQuickItem *page = program.show("GameFormPage");
    QCOMPARE(find(page, "problem")->property("text").toString(), QString()); // nothing was typed yet
    program.app.gameForm()->setName(0, "Anna");
    QCOMPARE(find(page, "problem")->property("text").toString(), "A name is missing. Please give one.");
    for (const int seat : {0, 1, 2}) {
        program.app.gameForm()->setName(seat, QString("Player %1").arg(seat));
        program.app.gameForm()->setTotal(seat, "50");
    }
    QCOMPARE(find(page, "problem")->property("text").toString(), QString());
    QTRY_VERIFY(find(page, "seatWon-0")->isVisible());
}

QTEST_MAIN(HistoryPagesTest)
#include "history_pages_test.moc"
