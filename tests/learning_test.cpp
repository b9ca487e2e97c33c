// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_story.h"
#include "tests/stories.h"

#include "db/learning.h"
#include "db/merge.h"
#include "db/rebuild.h"

using scoring::coal_baron::Answered;
using scoring::coal_baron::progressOf;
using scoring::coal_baron::Rule;
using story::person;
using story::tap;

namespace {

const Answered missedTie{"segment5", 3, false, {Rule::Places, Rule::TieForFirst}, {Rule::TieForFirst}};
const Answered known{"segment1", 2, true, {Rule::Places}, {}};

db::Person newcomer(db::Store &store, const char *name)
{
    tap(store, [&] { db::addPerson(store, name); });
    return person(store, name);
}

void answer(db::Store &store, const char *name, const Answered &answered)
{
    tap(store, [&] { db::tellAnswered(store, person(store, name).id, answered); });
}

} // namespace

class LearningTest : public QObject
{
    Q_OBJECT

private slots:
    void answers_are_remembered_when_the_store_is_closed()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("steiger.db").toStdString();
        {
            db::Store store(file);
            newcomer(store, "Anna");
            newcomer(store, "Béla");
            answer(store, "Anna", missedTie);
            answer(store, "Anna", known);
            tap(store, [&] { db::tellLessonTaken(store, person(store, "Anna").id, "ties"); });
        }
        db::Store store(file);
        const db::Learnt learnt = db::learntBy(store, person(store, "Anna"));
        QVERIFY(learnt.answers == (std::vector{missedTie, known}));
        QVERIFY(learnt.lessons == std::set<std::string>{"ties"});
        QVERIFY(db::learntBy(store, person(store, "Béla")) == db::Learnt{});
        QVERIFY(db::check(store).empty());
    }

    void two_tablets_know_together_what_each_was_told()
    {
        const QTemporaryDir folder;
        const std::filesystem::path kitchen = folder.filePath("kitchen.db").toStdString();
        const std::filesystem::path club = folder.filePath("club.db").toStdString();
        db::Store here(kitchen);
        newcomer(here, "Anna");
        answer(here, "Anna", known);
        {
            db::Store there(club);
            db::mergeStore(there, kitchen);
            answer(there, "Anna", missedTie);
        }
        answer(here, "Anna", known);
        db::mergeStore(here, club);
        const db::Learnt once = db::learntBy(here, person(here, "Anna"));
        QCOMPARE(once.answers.size(), 3U);
        QCOMPARE(db::mergeStore(here, club).events, 0); // twice changes nothing
        QVERIFY(db::learntBy(here, person(here, "Anna")) == once);
        db::Store there(club);
        db::mergeStore(there, kitchen);
        QVERIFY(db::learntBy(there, person(there, "Anna")) == once); // the same on both sides
        QVERIFY(progressOf(once.answers).lines.at("segment5").isWeak());
        QVERIFY(db::check(here).empty() && db::check(there).empty());
    }

    void what_was_learnt_under_two_names_is_one_person_s()
    {
        const QTemporaryDir folder;
        db::Store store(folder.filePath("steiger.db").toStdString());
        newcomer(store, "Anna");
        newcomer(store, "Anni");
        answer(store, "Anna", known);
        answer(store, "Anni", missedTie);
        tap(store, [&] { db::mergePeople(store, person(store, "Anni"), person(store, "Anna")); });
        QCOMPARE(db::learntBy(store, person(store, "Anna")).answers.size(), 2U);
        db::rebuild(store);
        QCOMPARE(db::learntBy(store, person(store, "Anna")).answers.size(), 2U);
    }

    void what_a_later_version_tells_is_passed_over()
    {
        const QTemporaryDir folder;
        db::Store store(folder.filePath("steiger.db").toStdString());
        const db::Person anna = newcomer(store, "Anna");
        answer(store, "Anna", known);
        const db::Uuid log = db::derivedUuid("learning", toString(anna.id));
        for (const char *body : {R"({"about":"segment3","right":true,"rules":["a-new-rule"],"missed":[]})",
                                 R"({"about":7})", "torn"})
            tap(store, [&] { db::append(store, {.log = log, .name = "ExerciseAnswered", .body = body}); });
        tap(store, [&] { db::append(store, {.log = log, .name = "SomethingElse"}); });
        const db::Learnt learnt = db::learntBy(store, anna);
        QCOMPARE(learnt.answers.size(), 2U);
        QVERIFY(learnt.answers.back() == (Answered{"segment3", 0, true, {}, {}}));
        QVERIFY(db::check(store).empty());
    }
};

APPLESS_STORY(LearningTest)
#include "learning_test.moc"
