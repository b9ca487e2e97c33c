// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/background.h"
#include "companion/view/ledger.h"

#include <atomic>

namespace companion {

/// The whole history out to a file, and files of others in. Both work in the background, with a store of
/// their own.
class Exchange : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(bool canCancel READ canCancel NOTIFY busyChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(QStringList report READ report NOTIFY reported)
    Q_PROPERTY(QStringList details READ details NOTIFY reported)
    Q_PROPERTY(bool failed READ failed NOTIFY reported)

public:
    /// The store to work on: one's own, kept in the first argument, where the history is in a file.
    using StoreOfWork = std::function<db::Store &(std::unique_ptr<db::Store> &own, db::Access access)>;

    explicit Exchange(Ledger &ledger, QObject *parent = nullptr);

    bool busy() const { return m_background.busy(); }
    bool canCancel() const { return busy() && m_importing && !m_cancelled; }
    double progress() const { return m_progress; }    ///< 0 to 1, below 0 when nobody knows
    QStringList report() const { return m_report; }   ///< what became of the last one, in sentences
    QStringList details() const { return m_details; } ///< a line for each thing that needs a look
    bool failed() const { return m_failed; }

    /// What a file of that format is called: "steiger", "bgstats", "players" or "lines" (the last two are
    /// tables, for spreadsheets).
    Q_INVOKABLE QString suggestedName(const QString &format) const;
    Q_INVOKABLE void exportTo(const QString &file, const QString &format);
    /// Game records, exports, files of BG Stats, other stores: what it is, is seen from its content.
    Q_INVOKABLE void importFrom(const QString &file);
    /// Ends an import under way: of that file nothing is taken in.
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void forgetReport();

signals:
    void busyChanged();
    void progressChanged();
    void reported();

private:
    StoreOfWork storeOfWork();
    void run(const std::function<void()> &work, const std::function<void()> &done);
    void say(const QStringList &report, const QStringList &details, bool failed);
    void setProgress(double progress);

    Ledger &m_ledger;
    double m_progress = -1;
    QStringList m_report;
    QStringList m_details;
    bool m_failed = false;
    bool m_importing = false;
    std::atomic<bool> m_cancelled = false;
    Background m_background; ///< the last: its work ends before the rest goes
};

} // namespace companion
