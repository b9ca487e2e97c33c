// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "companion/learning_words.h"
#include "companion/view/answer_rows.h"
#include "companion/view/row_model.h"
#include "companion/view/shown_evaluation.h"
#include "companion/view/table_view.h"
#include "scoring/coal_baron/progress.h"

#include <vector>

namespace companion {

/// What is to be answered, one task after the other.
struct ExerciseShown {
    std::vector<scoring::coal_baron::Exercise> parts;
    QString kind;   ///< "lesson", "practice", "end", "own"
    int number = 0; ///< of the lesson, or the level
    QStringList names;
    QStringList colors;
};

/// An evaluation that the person makes: the same pieces, but the points are asked for, and judged.
class ExerciseView : public companion::ShownEvaluation // said in full for qmllint
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(int tasks READ tasks NOTIFY changed)
    Q_PROPERTY(bool onClock READ onClock NOTIFY changed)
    Q_PROPERTY(QString instruction READ instruction NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    Q_PROPERTY(bool judged READ judged NOTIFY changed)
    Q_PROPERTY(bool right READ right NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(int rightTasks READ rightTasks NOTIFY changed)
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(QString editions READ editions NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *mistakes READ mistakes CONSTANT)
    Q_PROPERTY(QAbstractListModel *segments READ segments CONSTANT)

public:
    explicit ExerciseView(QObject *parent = nullptr);

    void show(ExerciseShown shown);
    const ExerciseShown &shown() const { return m_shown; }
    /// What is asked about just now; not when it is over.
    const scoring::coal_baron::Game &game() const { return exercise(asked()).game; }
    const scoring::coal_baron::Task &task() const { return asked().task; }

    int number() const override { return m_number; }
    int hand() const override;
    int segment() const override; ///< where the marker stands
    int players() const override;
    QString title() const override;
    QString sentence() const override; ///< why, once it was judged
    QString rule() const override;
    QString places() const override;
    QAbstractListModel *awards() override { return &m_answers; }

    QString kind() const { return m_shown.kind; }
    QString heading() const;
    int tasks() const { return static_cast<int>(m_tasks.size()); }
    bool onClock() const;        ///< answered by a tap on the clock
    QString instruction() const; ///< what is to be known, and what is asked
    QString verdict() const;     ///< what was right or wrong, once it was judged
    bool complete() const;       ///< everything asked was answered
    bool judged() const;
    bool right() const;
    bool over() const { return m_number >= tasks(); }
    int rightTasks() const;
    QString result() const;
    QString editions() const; ///< where this table plays by another printing
    QAbstractListModel *mistakes() { return &m_mistakes; }
    QAbstractListModel *segments() { return &m_segments; }

    /// For that player; where a single answer is asked, the seat does not matter.
    Q_INVOKABLE void choose(int seat, int answer);
    Q_INVOKABLE void judge();
    Q_INVOKABLE void next();
    void retell() { follow(); }

signals:
    void answered(const scoring::coal_baron::Answered &answered);
    void ended();

private:
    struct Asked {
        std::size_t part = 0;
        scoring::coal_baron::Task task;
        std::vector<std::optional<int>> given;
        bool judged = false;
    };

    void follow();
    const Asked &asked() const { return m_tasks[static_cast<std::size_t>(m_number)]; }
    const scoring::coal_baron::Exercise &exercise(const Asked &asked) const
    {
        return m_shown.parts[asked.part];
    }
    QStringList
    namesIn(const scoring::coal_baron::Game &game) const; ///< invented tables are of several sizes
    LearningWords words(const Asked &asked) const
    {
        return {namesIn(exercise(asked).game), exercise(asked).game};
    }
    QStringList wrongIn(const Asked &asked) const;

    ExerciseShown m_shown;
    std::vector<Asked> m_tasks;
    int m_number = 0;
    RowModel<AnswerRow> m_answers;
    RowModel<MistakeRow> m_mistakes;
    RowModel<SegmentRow> m_segments;
};

} // namespace companion
