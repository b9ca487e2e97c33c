// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/exercise_view.h"
#include "companion/view/final_view.h"
#include "companion/view/selection.h"
#include "companion/view/settings.h"
#include "db/learning.h"

#include <optional>

namespace companion {

/// A lesson or a level of practice, and how far the person has come with it.
struct LearningRow {
    int number = 0;
    QString title;
    QString text;
    QString progress; ///< "17 of 20 right lately"; empty while nothing is remembered
    bool done = false;
    bool operator==(const LearningRow &) const = default;
};

/// How somebody does in a segment, or with a rule.
struct SpotRow {
    QString part; ///< the heading it stands under
    QString title;
    int asked = 0;
    int right = 0;
    bool weak = false;
    bool operator==(const SpotRow &) const = default;
};

/// A game of the group to practise on.
struct OwnGameRow {
    QString key;
    QString title;
    QString text;
    QList<int> shifts; ///< that can be evaluated; 0 is the end
    bool operator==(const OwnGameRow &) const = default;
};

/// Lessons, practice, and the group's own games as exercises; what is answered is remembered per person.
class Learn : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(companion::ExerciseView *exercise READ exercise CONSTANT)
    Q_PROPERTY(companion::Selection *person READ person CONSTANT)
    Q_PROPERTY(QAbstractListModel *lessons READ lessons CONSTANT)
    Q_PROPERTY(QAbstractListModel *levels READ levels CONSTANT)
    Q_PROPERTY(QAbstractListModel *spots READ spots CONSTANT)
    Q_PROPERTY(QAbstractListModel *ownGames READ ownGames CONSTANT)
    Q_PROPERTY(QString weakest READ weakest NOTIFY changed)

public:
    Learn(Ledger &ledger, Settings &settings, CoalBaronGame &game, FinalView &final,
          QObject *parent = nullptr);

    ExerciseView *exercise() { return &m_exercise; }
    Selection *person() { return &m_person; }
    QAbstractListModel *lessons() { return &m_lessons; }
    QAbstractListModel *levels() { return &m_levels; }
    QAbstractListModel *spots() { return &m_spots; }
    QAbstractListModel *ownGames() { return &m_ownGames; }
    QString weakest() const; ///< what to look at next, in words; empty where nothing is weak

    Q_INVOKABLE void open(); ///< looks at everything anew
    Q_INVOKABLE void takeLesson(int lesson);
    Q_INVOKABLE void practise(int level); ///< 0 is the final reckoning
    /// Each false where there is nothing to evaluate.
    Q_INVOKABLE bool checkOwn(const QString &key, int shift);
    Q_INVOKABLE bool checkShift(); ///< of the game on the table
    Q_INVOKABLE bool checkEnd();
    /// Another one of the same kind; the next lesson. False where there is none.
    Q_INVOKABLE bool goOn();

    void setSeed(std::uint64_t seed) { m_seed = seed; } ///< of the next practice; by chance otherwise
    const db::Learnt &learnt() const { return m_learnt; }
    void retell();

signals:
    void changed();

private:
    void follow();
    void followPeople();
    void followGames();
    void remember(const scoring::coal_baron::Answered &answered);
    void rememberLesson();
    bool show(std::optional<ExerciseShown> shown);
    std::optional<db::Person> learner();

    Ledger &m_ledger;
    Settings &m_settings;
    CoalBaronGame &m_game;
    FinalView &m_final;
    ExerciseView m_exercise;
    Selection m_person;
    db::Learnt m_learnt;
    scoring::coal_baron::Progress m_progress;
    std::optional<std::uint64_t> m_seed;
    RowModel<LearningRow> m_lessons;
    RowModel<LearningRow> m_levels;
    RowModel<SpotRow> m_spots;
    RowModel<OwnGameRow> m_ownGames;
};

} // namespace companion
