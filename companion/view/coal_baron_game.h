// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "companion/coal_baron_table_words.h"
#include "companion/view/event_fold.h"
#include "companion/view/live_game.h"
#include "scoring/coal_baron/correction.h"
#include "scoring/coal_baron/events_json.h"

#include <functional>

namespace companion {

// The game was under way, or over, when it was opened here.
inline constexpr const char *joinedLate = "JoinedLate";

struct CoalBaronRules {
    using Event = scoring::coal_baron::Event;
    using Table = scoring::coal_baron::Table;
    using Refusal = scoring::coal_baron::Refusal;
    static auto read(std::string_view name, const scoring::Json &body)
    {
        return scoring::coal_baron::readEvent(name, body);
    }
};

/// A game of Coal Baron at the table, or as it once was: every view of it follows changed().
class CoalBaronGame : public companion::LiveGame // in full: so QML finds it
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(Phase phase READ phase NOTIFY changed)
    Q_PROPERTY(int shift READ shift NOTIFY changed)
    Q_PROPERTY(int next READ next NOTIFY changed)
    Q_PROPERTY(bool tracksTurns READ tracksTurns NOTIFY changed)
    Q_PROPERTY(bool tracksOrders READ tracksOrders NOTIFY changed)
    Q_PROPERTY(bool tracksMines READ tracksMines NOTIFY changed)
    Q_PROPERTY(bool needsFactoryWorkers READ needsFactoryWorkers NOTIFY changed)
    Q_PROPERTY(int workersEach READ workersEach NOTIFY changed)
    Q_PROPERTY(QString guide READ guide NOTIFY changed)
    Q_PROPERTY(bool catchingUp READ catchingUp NOTIFY changed)
    Q_PROPERTY(int evaluatedShifts READ evaluatedShifts NOTIFY changed)
    Q_PROPERTY(bool canCorrectFactory READ canCorrectFactory NOTIFY changed)
    Q_PROPERTY(QList<int> factoryWorkers READ factoryWorkers NOTIFY changed)
    Q_PROPERTY(int correcting READ correcting WRITE setCorrecting NOTIFY changed)

public:
    enum class Phase { None, Draft, Shift, Evaluated, FinalCount, Finished };
    Q_ENUM(Phase)

    explicit CoalBaronGame(Ledger &ledger, QObject *parent = nullptr);

    Phase phase() const;
    bool started() const override { return phase() != Phase::None; }
    bool beingPlayed() const override { return phase() == Phase::Shift || phase() == Phase::Draft; }
    bool atTheEnd() const override { return phase() == Phase::FinalCount || phase() == Phase::Finished; }
    bool over() const override { return phase() == Phase::Finished; }
    int shift() const { return table().shift; }
    int next() const; ///< whose turn or pick it is, -1 where that is not followed
    bool tracksTurns() const { return table().tracking.turns; }
    bool tracksOrders() const { return table().tracking.orders; }
    bool tracksMines() const { return table().tracking.mines; }
    bool needsFactoryWorkers() const;
    int workersEach() const;

    /// The shift that was under way when the game was opened here: 0 from the start, 4 when it was over.
    int joinedAt() const { return m_joinedAt; }
    bool catchingUp() const; ///< this shift is over at the table, and only has to be told
    QString guide() const;   ///< what to enter while catching up
    QVariantList setUp() const override;
    QList<ChecklistStep> rulesSummary() const override;
    bool canUndo() const override;
    std::int64_t timedFrom() const override; ///< the shift under way
    std::optional<int> minutes() const override;
    decltype(scoring::Record::part) recordPart() const override;
    int evaluatedShifts() const;

    /// The shift that is being corrected, 0 if none: the table is as it was right before that one ended, and
    /// what is told belongs there. What it changes is asked about first.
    int correcting() const { return m_correcting; }
    void setCorrecting(int shift);

    bool canCorrectFactory() const; ///< they were asked for when the shift that is corrected ended
    /// As they were counted for the shift on the table, per seat; -1 where nobody has said.
    QList<int> factoryWorkers() const;

    int position() const override;

    Q_INVOKABLE void placeWorkers(int seat, int workers);
    Q_INVOKABLE void followTurns(bool follow);
    Q_INVOKABLE bool endShift(const QList<int> &factoryWorkers);
    /// Once more, for the shift that is being corrected.
    Q_INVOKABLE bool countFactoryWorkers(const QList<int> &workers);
    Q_INVOKABLE bool startNextShift();
    /// What was taken away last is there again, whatever was told since.
    Q_INVOKABLE void bringBack();
    /// Does what correctionAsked() was about, or leaves everything as it is.
    Q_INVOKABLE void confirmCorrection();
    Q_INVOKABLE void dropCorrection();

    /// Tells one event, if the rules allow it; otherwise refused() says why, and the way out if there is one.
    bool tell(const scoring::coal_baron::Event &event);
    /// Takes back the newest event in force that is meant. What was evaluated since is shown first.
    bool takeBack(const std::function<bool(const scoring::coal_baron::Event &)> &isMeant);
    /// The tile with that cart was never bought: it and what was emptied on it are taken back.
    bool takeTileAway(scoring::Seat seat, const scoring::coal_baron::CartPlace &cart);

    const scoring::coal_baron::Table &table() const { return m_fold.table(); }
    const scoring::coal_baron::Event &eventAt(int number) const; ///< in force, from 0
    std::int64_t toldAt(int number) const;
    CoalBaronTableWords words() const { return CoalBaronTableWords(names()); }

signals:
    void delivered(); ///< an order, by a tap or by the way out of a refusal
    void correctionAsked(const QStringList &changes);

protected:
    void forgetEntries() override;
    bool isAside(const db::Event &told) override;
    bool readEntry(const db::Event &told) override { return m_fold.read(told); }
    void foldEntries() override;
    std::vector<scoring::LogMark> marks() const override { return m_fold.marks(); }
    QString shortWords(std::size_t entry) const override;
    QStringList refusedWords() const override;
    void forgetPlans() override;

private:
    bool addAll(const std::vector<scoring::coal_baron::Event> &events);
    void announce(const scoring::coal_baron::Event &told);
    void refuse(const scoring::coal_baron::Refusal &refusal, const scoring::coal_baron::Event &event);
    std::optional<int> endOf(int shift) const; ///< where it ended, among the events in force
    QStringList startsChanged(const scoring::coal_baron::Table &after) const;
    /// For the store, and for trying out what it would change.
    struct Told {
        db::Telling telling;
        scoring::coal_baron::LogEntry entry;
    };
    Told takenBack(int number) const; ///< numbers: among the events in force
    Told toldBefore(int number, const scoring::coal_baron::Event &event) const;
    std::vector<Told> withoutTile(scoring::Seat seat, const scoring::coal_baron::CartPlace &cart) const;
    bool correctBy(const std::vector<Told> &told);
    void reverse(std::size_t from, std::size_t to);

    EventFold<CoalBaronRules> m_fold;
    int m_correcting = 0;
    int m_joinedAt = 0;
    std::function<void()> m_bringBack;
    std::vector<db::Telling> m_correction;
};

} // namespace companion
