// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/log.h"
#include "tests/stories.h"

#include <random>
#include <set>
#include <vector>

using namespace scoring;

namespace {

// Entries are told as text, one word each: "B" happened, "B<A" is a correction right before A, "-B" and "+B"
// undo and redo B. "BC" are two that were told with one tap.
EventId idOf(QChar letter)
{
    return {1, letter.unicode()};
}

std::vector<LogMark> logOf(const QString &words)
{
    std::vector<LogMark> log;
    std::uint64_t taps = 0;
    for (const QString &word : words.split(' ', Qt::SkipEmptyParts)) {
        if (word.startsWith('-') || word.startsWith('+'))
            log.push_back({{2, ++taps}, word[0] == '-' ? LogAct::Undone : LogAct::Redone, idOf(word[1])});
        else if (word.size() == 3)
            log.push_back({idOf(word[0]), LogAct::Happened, idOf(word[2])});
        else if (word.size() == 1)
            log.push_back({idOf(word[0]), LogAct::Happened, std::nullopt});
        else
            for (const QChar letter : word)
                log.push_back({idOf(letter), LogAct::Happened, std::nullopt, Tap{{4, 1}, word[0].unicode()}});
    }
    return log;
}

QString lettersOf(const std::vector<EventId> &ids)
{
    QString letters;
    for (const EventId &id : ids)
        letters += QChar(static_cast<char16_t>(id.low));
    return ids.empty() ? QString("nothing") : letters;
}

QString effectOf(const std::vector<LogMark> &log)
{
    QString letters;
    for (const std::size_t number : inForce(log))
        letters += lettersOf({log[number].id});
    return letters;
}

} // namespace

class LogTest : public QObject
{
    Q_OBJECT

private slots:
    void what_counts_is_what_happened_and_was_not_taken_back_data()
    {
        QTest::addColumn<QString>("log");
        QTest::addColumn<QString>("inForce");
        QTest::addColumn<QString>("undo");
        QTest::addColumn<QString>("redo");

        QTest::newRow("nothing was tapped yet") << ""
                                                << ""
                                                << "nothing"
                                                << "nothing";
        QTest::newRow("three events, nobody regrets any") << "A B C"
                                                          << "ABC"
                                                          << "C"
                                                          << "nothing";
        QTest::newRow("the last one is taken back") << "A B C -C"
                                                    << "AB"
                                                    << "B"
                                                    << "C";
        QTest::newRow("and brought back") << "A B C -C +C"
                                          << "ABC"
                                          << "C"
                                          << "nothing";
        QTest::newRow("two taken back: the one taken back last comes back first") << "A B C -C -B"
                                                                                  << "A"
                                                                                  << "A"
                                                                                  << "B";
        QTest::newRow("one of the two brought back") << "A B C -C -B +B"
                                                     << "AB"
                                                     << "B"
                                                     << "C";
        QTest::newRow("both brought back") << "A B C -C -B +B +C"
                                           << "ABC"
                                           << "C"
                                           << "nothing";
        QTest::newRow("taken back, brought back, taken back") << "A B -B +B -B"
                                                              << "A"
                                                              << "A"
                                                              << "B";
        QTest::newRow("everything is taken back") << "A B -B -A"
                                                  << ""
                                                  << "nothing"
                                                  << "A";
        QTest::newRow("an event far back is taken back, the later ones stay") << "A B C D -A"
                                                                              << "BCD"
                                                                              << "D"
                                                                              << "A";
        QTest::newRow("it returns to its old place") << "A B C D -B +B"
                                                     << "ABCD"
                                                     << "B"
                                                     << "nothing";
        QTest::newRow("after an undo something new happens: no redo") << "A B -B C"
                                                                      << "AC"
                                                                      << "C"
                                                                      << "nothing";
        QTest::newRow("a correction, too, ends redo") << "A B -B C<A"
                                                      << "CA"
                                                      << "C"
                                                      << "nothing";
        QTest::newRow("two tablets take back the same event") << "A B -B -B"
                                                              << "A"
                                                              << "A"
                                                              << "B";
        QTest::newRow("one redo is enough for both") << "A B -B -B +B"
                                                     << "AB"
                                                     << "B"
                                                     << "nothing";
        QTest::newRow("two tablets bring back the same event") << "A B -B +B +B"
                                                               << "AB"
                                                               << "B"
                                                               << "nothing";
        QTest::newRow("a redo of what was never undone") << "A B +A"
                                                         << "AB"
                                                         << "B"
                                                         << "nothing";
    }
    void what_counts_is_what_happened_and_was_not_taken_back()
    {
        QFETCH(QString, log);
        const std::vector<LogMark> marks = logOf(log);
        QTEST(effectOf(marks), "inForce");
        QTEST(lettersOf(nextUndo(marks)), "undo");
        QTEST(lettersOf(nextRedo(marks)), "redo");
    }

    void what_was_told_with_one_tap_goes_and_comes_together_data()
    {
        QTest::addColumn<QString>("log");
        QTest::addColumn<QString>("inForce");
        QTest::addColumn<QString>("undo");
        QTest::addColumn<QString>("redo");

        QTest::newRow("both are taken back, the last first") << "A BC"
                                                             << "ABC"
                                                             << "CB"
                                                             << "nothing";
        QTest::newRow("and brought back in their order") << "A BC -C -B"
                                                         << "A"
                                                         << "A"
                                                         << "BC";
        QTest::newRow("as they were, with one more tap") << "A BC -C -B +B +C"
                                                         << "ABC"
                                                         << "CB"
                                                         << "nothing";
        QTest::newRow("the tap after it is another") << "A BC DE"
                                                     << "ABCDE"
                                                     << "ED"
                                                     << "nothing";
        QTest::newRow("two taps were taken back: the earlier returns first") << "A BC DE -E -D -C -B"
                                                                             << "A"
                                                                             << "A"
                                                                             << "BC";
        QTest::newRow("another tablet tells something in between") << "A BC D -D"
                                                                   << "ABC"
                                                                   << "CB"
                                                                   << "D";
        QTest::newRow("another tablet has taken back only a part: the rest goes") << "A BC -C"
                                                                                  << "AB"
                                                                                  << "B"
                                                                                  << "C";
    }
    void what_was_told_with_one_tap_goes_and_comes_together()
    {
        QFETCH(QString, log);
        const std::vector<LogMark> marks = logOf(log);
        QTEST(effectOf(marks), "inForce");
        QTEST(lettersOf(nextUndo(marks)), "undo");
        QTEST(lettersOf(nextRedo(marks)), "redo");
    }

    void a_correction_takes_effect_right_before_its_event_data()
    {
        QTest::addColumn<QString>("log");
        QTest::addColumn<QString>("inForce");

        QTest::newRow("a forgotten event between the first two") << "A B C X<B"
                                                                 << "AXBC";
        QTest::newRow("before everything else") << "A B X<A"
                                                << "XAB";
        QTest::newRow("two before the same event keep the order they were made in") << "A B C X<B Y<B"
                                                                                    << "AXYBC";
        QTest::newRow("before different events") << "A B C X<C Y<B"
                                                 << "AYBXC";
        QTest::newRow("a correction before a correction") << "A B X<B Y<X"
                                                          << "AYXB";
        QTest::newRow("the game goes on after it") << "A B X<A C"
                                                   << "XABC";
        QTest::newRow("the correction is taken back") << "A B X<A -X"
                                                      << "AB";
        QTest::newRow("and brought back to its place") << "A B X<B -X +X"
                                                       << "AXB";
        QTest::newRow("its event is replaced: undone, with the correction in its place") << "A B C X<B -B"
                                                                                         << "AXC";
        QTest::newRow("its event had been taken back before") << "A B C -B X<B"
                                                              << "AXC";
        QTest::newRow("one of two before the same event is taken back") << "A B X<B Y<B -X"
                                                                        << "AYB";
    }
    void a_correction_takes_effect_right_before_its_event()
    {
        QFETCH(QString, log);
        QTEST(effectOf(logOf(log)), "inForce");
    }

    void a_target_that_is_not_there_does_no_harm_data()
    {
        QTest::addColumn<QString>("log");
        QTest::addColumn<QString>("inForce");
        QTest::addColumn<QString>("undo");
        QTest::addColumn<QString>("redo");

        QTest::newRow("an undo of something unknown does nothing") << "A B -Z"
                                                                   << "AB"
                                                                   << "B"
                                                                   << "nothing";
        QTest::newRow("a redo of something unknown does nothing") << "A B -B +Z"
                                                                  << "A"
                                                                  << "A"
                                                                  << "B";
        QTest::newRow("a correction before something unknown comes last") << "A B X<Z"
                                                                          << "ABX"
                                                                          << "X"
                                                                          << "nothing";
        QTest::newRow("and the game goes on after it") << "A X<Z B"
                                                       << "AXB"
                                                       << "B"
                                                       << "nothing";
    }
    void a_target_that_is_not_there_does_no_harm()
    {
        QFETCH(QString, log);
        const std::vector<LogMark> marks = logOf(log);
        QTEST(effectOf(marks), "inForce");
        QTEST(lettersOf(nextUndo(marks)), "undo");
        QTEST(lettersOf(nextRedo(marks)), "redo");
    }

    void an_undo_cannot_itself_be_undone()
    {
        std::vector<LogMark> log = logOf("A B -B");
        log.push_back({{2, 99}, LogAct::Undone, log.back().id});
        QCOMPARE(effectOf(log), "A");
        QCOMPARE(lettersOf(nextRedo(log)), "B");
    }

    void an_undo_without_a_target_does_nothing()
    {
        std::vector<LogMark> log = logOf("A B");
        log.push_back({{2, 99}, LogAct::Undone, std::nullopt});
        QCOMPARE(effectOf(log), "AB");
        QCOMPARE(lettersOf(nextUndo(log)), "B");
    }

    void tapping_undo_goes_on_until_nothing_counts_any_more_data()
    {
        QTest::addColumn<QString>("log");

        QTest::newRow("plain events") << "A B C";
        QTest::newRow("with corrections") << "A B X<A C Y<B";
        QTest::newRow("after undo and redo") << "A B C -C -B +B";
        QTest::newRow("one tablet goes on while the other brings back what it undid") << "A B -B C +B";
        QTest::newRow("the same, and the other tablet has undone it as well") << "A B -B C -B +B D";
    }
    void tapping_undo_goes_on_until_nothing_counts_any_more()
    {
        QFETCH(QString, log);
        std::vector<LogMark> marks = logOf(log);
        const qsizetype inForceBefore = effectOf(marks).size();
        for (qsizetype taps = 1; taps <= inForceBefore; ++taps) {
            const auto target = nextUndo(marks);
            QVERIFY2(target.size() == 1,
                     qPrintable(effectOf(marks) + " still counts and cannot be taken back"));
            marks.push_back({{3, static_cast<std::uint64_t>(taps)}, LogAct::Undone, target.front()});
            QCOMPARE(effectOf(marks).size(), inForceBefore - taps);
        }
        QVERIFY(nextUndo(marks).empty());
    }

    void every_undo_takes_one_event_back_and_its_redo_returns_it()
    {
        for (unsigned seed = 1; seed <= 500; ++seed) {
            std::mt19937 random(seed);
            std::vector<LogMark> log;
            for (std::uint64_t tap = 1; tap <= 40; ++tap) {
                const auto choice = random() % 5;
                const auto undo = nextUndo(log);
                const auto redo = nextRedo(log);
                if (choice == 0 && !undo.empty())
                    log.push_back({{seed, tap}, LogAct::Undone, undo.front()});
                else if (choice == 1 && !redo.empty())
                    log.push_back({{seed, tap}, LogAct::Redone, redo.front()});
                else if (choice == 2 && !log.empty())
                    log.push_back({{seed, tap}, LogAct::Happened, log[random() % log.size()].id});
                else
                    log.push_back({{seed, tap}, LogAct::Happened, std::nullopt});
            }
            const std::vector<std::size_t> before = inForce(log);
            QCOMPARE(std::set<std::size_t>(before.begin(), before.end()).size(), before.size());
            const auto undo = nextUndo(log);
            if (undo.empty())
                continue;
            std::vector<std::size_t> expected = before;
            std::erase_if(expected, [&](std::size_t number) { return log[number].id == undo.front(); });
            QVERIFY2(expected.size() + 1 == before.size(), qPrintable(QString("seed %1").arg(seed)));
            log.push_back({{seed, 100}, LogAct::Undone, undo.front()});
            QVERIFY2(inForce(log) == expected, qPrintable(QString("seed %1").arg(seed)));
            QVERIFY2(nextRedo(log) == undo, qPrintable(QString("seed %1").arg(seed)));
            log.push_back({{seed, 101}, LogAct::Redone, undo.front()});
            QVERIFY2(inForce(log) == before, qPrintable(QString("seed %1").arg(seed)));
            QVERIFY2(nextUndo(log) == undo, qPrintable(QString("seed %1").arg(seed)));
        }
    }
};

APPLESS_STORY(LogTest)
#include "log_test.moc"
