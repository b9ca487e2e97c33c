// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "given_answers.h"
#include "sample_evening.h"
#include "tablet_story.h"
#include "tests/stories.h"
#include "touch_story.h"

#include "companion/view/app.h"
#include "scoring/coal_baron/lessons.h"

#include <QAbstractItemModelTester>

using namespace scoring::coal_baron;
using companion::ExerciseView;
using companion::Learn;
using given::answer;
using story::column;
using story::Tablet;

namespace {

void answerAll(ExerciseView &view, bool rightly = true)
{
    while (!view.over()) {
        answer(view, rightly);
        view.next();
    }
}

void chooseLearner(companion::App &app, const QString &name)
{
    if (!story::column(app.people()->people(), "name").contains(name))
        app.people()->add(name);
    app.learn()->open();
    app.learn()->person()->setIndex(
        static_cast<int>(column(app.learn()->person()->options(), "text").indexOf(name)));
}

} // namespace

class LearnViewTest : public QObject
{
    Q_OBJECT

private slots:
    void every_lesson_is_taken_data()
    {
        QTest::addColumn<int>("lesson");
        for (int lesson = 0; lesson < lessonCount; ++lesson)
            QTest::newRow(lessonNames[static_cast<std::size_t>(lesson)].data()) << lesson;
    }
    void every_lesson_is_taken()
    {
        QFETCH(int, lesson);
        Tablet tablet;
        Learn &learn = *tablet.app.learn();
        ExerciseView &view = *learn.exercise();
        const QAbstractItemModelTester answers(view.awards());
        chooseLearner(tablet.app, "Anna");
        QVERIFY(!valueIn(learn.lessons(), lesson, "done").toBool());
        learn.takeLesson(lesson);
        QCOMPARE(view.heading(), valueIn(learn.lessons(), lesson, "title").toString());
        while (!view.over()) {
            QVERIFY(!view.instruction().isEmpty());
            QVERIFY(!view.complete() && view.verdict().isEmpty() && view.sentence().isEmpty());
            QVERIFY(view.onClock() == (view.awards()->rowCount() == 0));
            answer(view, false);
            QVERIFY(view.judged() && !view.right() && !view.verdict().isEmpty());
            view.next();
        }
        QCOMPARE(view.rightTasks(), 0);
        QCOMPARE(view.mistakes()->rowCount(), view.tasks());
        QVERIFY(valueIn(learn.lessons(), lesson, "done").toBool());
        QCOMPARE(learn.goOn(), lesson + 1 < lessonCount); // the next one
        learn.takeLesson(lesson);
        answerAll(view);
        QCOMPARE(view.rightTasks(), view.tasks());
        QCOMPARE(view.mistakes()->rowCount(), 0);
    }

    void no_lesson_takes_more_than_two_minutes_data() { every_lesson_is_taken_data(); }
    void no_lesson_takes_more_than_two_minutes()
    {
        QFETCH(int, lesson);
        constexpr double wordsOfASecond = 3; // most people read four
        constexpr double secondsOfAnAnswer = 4;
        Tablet tablet;
        ExerciseView &view = *tablet.app.learn()->exercise();
        for (const char *language : {"en", "hu", "de"}) {
            tablet.app.settings()->setLanguage(language);
            tablet.app.learn()->takeLesson(lesson);
            double seconds = 0;
            while (!view.over()) {
                QString read = view.instruction();
                seconds += secondsOfAnAnswer * std::max(1, view.awards()->rowCount());
                answer(view, true);
                read += u' ' + view.sentence() + u' ' + view.rule();
                seconds += static_cast<double>(read.split(u' ', Qt::SkipEmptyParts).size()) / wordsOfASecond;
                view.next();
            }
            QVERIFY2(seconds <= 120, qPrintable(QStringLiteral("%1: %2 s").arg(language).arg(seconds)));
        }
    }

    void every_level_is_practised_data()
    {
        QTest::addColumn<int>("level");
        for (int level = 0; level <= practiceLevels; ++level)
            QTest::addRow("level %d", level) << level;
    }
    void every_level_is_practised()
    {
        QFETCH(int, level);
        Tablet tablet;
        Learn &learn = *tablet.app.learn();
        ExerciseView &view = *learn.exercise();
        const QAbstractItemModelTester answers(view.awards());
        const QAbstractItemModelTester levels(learn.levels());
        const QAbstractItemModelTester spots(learn.spots());
        const QAbstractItemModelTester mistakes(view.mistakes());
        chooseLearner(tablet.app, "Anna");
        learn.setSeed(5);
        learn.practise(level);
        answer(view, false);
        QVERIFY(!view.right());
        QVERIFY(!view.sentence().isEmpty()); // the rule
        view.next();
        answerAll(view);
        QCOMPARE(view.rightTasks(), view.tasks() - 1);
        QVERIFY(!learn.weakest().isEmpty());
        QVERIFY(learn.spots()->rowCount() > 0);
        QVERIFY(learn.goOn()); // another one
        QCOMPARE(view.number(), 0);
    }

    void the_seed_decides_what_is_practised()
    {
        Tablet tablet;
        Learn &learn = *tablet.app.learn();
        QStringList cards;
        for (int time = 0; time < 2; ++time) {
            learn.setSeed(11);
            learn.practise(3);
            QString shown;
            for (const ShiftHoldings &player : learn.exercise()->shown().parts.front().game.shifts.back()) {
                for (const Order order : player.delivered)
                    shown += QString::fromStdString(name(order)) + ' ';
            }
            cards += shown;
        }
        QCOMPARE(cards[0], cards[1]);
    }

    void nothing_is_given_away_before_it_is_judged()
    {
        Tablet tablet;
        Learn &learn = *tablet.app.learn();
        learn.setSeed(2);
        learn.practise(2);
        ExerciseView &view = *learn.exercise();
        for (int row = 0; row < view.awards()->rowCount(); ++row) {
            QVERIFY(valueIn(view.awards(), row, "note").toString().isEmpty());
            QCOMPARE(valueIn(view.awards(), row, "rightAnswer").toInt(), companion::AnswerRow::none);
        }
        QVERIFY(view.rule().isEmpty());
        view.judge(); // not everything is answered: nothing happens
        QVERIFY(!view.judged());
        view.next();
        QCOMPARE(view.number(), 0);
        answer(view, true);
        view.choose(0, 99); // too late
        QVERIFY(view.right());
        QVERIFY(valueIn(view.awards(), 0, "rightAnswer").toInt() != companion::AnswerRow::none);
    }

    void progress_stays_when_the_app_is_closed()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("steiger.db").toStdString();
        QStringList before;
        {
            companion::App app(file);
            chooseLearner(app, "Anna");
            app.learn()->practise(1);
            answerAll(*app.learn()->exercise(), false);
            app.learn()->takeLesson(2);
            answerAll(*app.learn()->exercise());
            before = column(app.learn()->spots(), "title");
            QVERIFY(!before.isEmpty());
        }
        companion::App app(file);
        app.learn()->open();
        QCOMPARE(app.learn()->person()->text(), QString("Anna")); // who learnt last
        QCOMPARE(column(app.learn()->spots(), "title"), before);
        QVERIFY(valueIn(app.learn()->lessons(), 2, "done").toBool());
        app.learn()->person()->reset();
        QCOMPARE(app.learn()->spots()->rowCount(), 0); // nobody: nothing is remembered
        app.learn()->practise(1);
        answerAll(*app.learn()->exercise());
        QCOMPARE(app.learn()->spots()->rowCount(), 0);
    }

    void the_shift_on_the_table_is_checked_before_it_is_evaluated()
    {
        Tablet tablet;
        const QString id = evening::begin(tablet.app);
        tablet.app.game()->open(id);
        evening::playShift(tablet.app, 1);
        Learn &learn = *tablet.app.learn();
        QVERIFY(learn.checkShift());
        ExerciseView &view = *learn.exercise();
        QCOMPARE(view.tasks(), 4); // who starts is known only when the workers are counted
        QCOMPARE(column(view.awards(), "name"), evening::names);
        answerAll(view);
        const Game checked = view.shown().parts.front().game;
        evening::endShift(tablet.app);
        const std::vector<scoring::Line> &lines = tablet.app.game()->table().lines;
        for (const Task &task : view.shown().parts.front().tasks) {
            const auto line = std::ranges::find(lines, task.line, &scoring::Line::name);
            QVERIFY(line->awards == lineAsked(checked, task).awards); // just what the app says then
        }
        QVERIFY(learn.checkShift()); // also once it was evaluated
        QCOMPARE(view.tasks(), 5);
        answerAll(view);
        QCOMPARE(view.rightTasks(), 5);
    }

    void the_end_on_the_table_and_the_last_game_are_checked()
    {
        Tablet tablet;
        companion::App &app = tablet.app;
        Learn &learn = *app.learn();
        const QAbstractItemModelTester games(learn.ownGames());
        QVERIFY(!learn.checkShift() && !learn.checkEnd()); // there is no game
        const QString id = evening::begin(app);
        app.game()->open(id);
        evening::playShift(app, 1);
        learn.open();
        QCOMPARE(learn.ownGames()->rowCount(), 1);
        QVERIFY(learn.checkOwn(id, -1));
        evening::endShift(app);
        evening::playToTheEnd(app);
        QVERIFY(!learn.checkEnd()); // not counted yet
        for (int seat = 0; seat < 4; ++seat) {
            for (const auto field :
                 {companion::FinalView::Marks, companion::FinalView::Cubes, companion::FinalView::OpenOrders})
                app.finalCount()->answer(seat, field, field == companion::FinalView::Cubes ? 14 : 7);
        }
        QVERIFY(learn.checkEnd());
        QCOMPARE(learn.exercise()->tasks(), 4);
        answerAll(*learn.exercise());
        QCOMPARE(learn.exercise()->rightTasks(), 4);
        QVERIFY(app.finalCount()->finish() && app.finalCount()->save());
        learn.open();
        QCOMPARE(learn.ownGames()->rowCount(), 1);
        const QString key = valueIn(learn.ownGames(), 0, "key").toString();
        for (const auto &[shift, tasks] : {std::pair(1, 5), {2, 9}, {3, 12}, {0, 4}}) {
            QVERIFY(learn.checkOwn(key, shift));
            QCOMPARE(learn.exercise()->tasks(), tasks);
            answerAll(*learn.exercise());
            QCOMPARE(learn.exercise()->rightTasks(), tasks);
        }
    }

    void exercises_change_their_language_with_the_app()
    {
        Tablet tablet;
        tablet.app.learn()->takeLesson(0);
        const QString english = tablet.app.learn()->exercise()->instruction();
        tablet.app.settings()->setLanguage("hu");
        const QString hungarian = tablet.app.learn()->exercise()->instruction();
        tablet.app.settings()->setLanguage("de");
        const QString german = tablet.app.learn()->exercise()->instruction();
        QVERIFY(english != hungarian && hungarian != german && german != english);
    }
};

GUILESS_STORY(LearnViewTest)
#include "learn_view_test.moc"
