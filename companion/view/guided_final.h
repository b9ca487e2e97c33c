// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>

#include "companion/view/final_count.h"
#include "companion/view/tables.h"

namespace companion {

/// The end of a guided game: of whichever is on the table. What it followed is filled in, and what is counted
/// goes before it.
class GuidedFinal : public companion::FinalCount // in full: so QML finds it
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

public:
    GuidedFinal(Tables &tables, Ledger &ledger, QObject *parent = nullptr);

    QStringList titles() const override;
    QStringList warnings() const override;
    bool finish() override;
    int least(int field) const override { return m_questions[static_cast<std::size_t>(field)].least; }
    /// Opens a game that is over at its table and takes its final count back, with what was said filled in.
    Q_INVOKABLE bool countAnew(const QString &id);
    QVariantMap picker(int seat, int field) const override;
    void pick(int seat, int field, const QVariantMap &answers) override;

protected:
    LiveGame &game() const override { return *m_tables.current(); }
    int seats() const override;
    int fieldCount() const override { return static_cast<int>(m_questions.size()); }
    FinalRow rowOf(int seat) const override;
    QString answerText(int field, int answer) const override;

private:
    void lookAgain();
    std::optional<int> followedOf(int seat, std::size_t field) const;
    QStringList countedOtherwise() const; ///< than the table followed it, a sentence each
    FinalNumbers saidSoFar() const;

    Tables &m_tables;
    std::vector<FinalQuestion> m_questions;
};

} // namespace companion
