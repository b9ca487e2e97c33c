// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "companion/coal_baron_table_words.h"
#include "companion/view/game_log.h"
#include "db/live_games.h"
#include "scoring/coal_baron/correction.h"

#include <functional>

namespace companion {

// Entries of a game's log that are about the time it takes.
inline constexpr const char *clockPaused = "ClockPaused";
inline constexpr const char *clockStarted = "ClockStarted";
// The game was under way, or over, when it was opened here.
inline constexpr const char *joinedLate = "JoinedLate";

/// A game of Coal Baron at the table, or as it once was: every view of it follows changed().
/// A tap becomes an event; only once that is on disk, the table is different.
class CoalBaronGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(Phase phase READ phase NOTIFY changed)
    Q_PROPERTY(int shift READ shift NOTIFY changed)
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(QStringList colors READ colors NOTIFY changed)
    Q_PROPERTY(int next READ next NOTIFY changed)
    Q_PROPERTY(bool tracksTurns READ tracksTurns NOTIFY changed)
    Q_PROPERTY(bool tracksOrders READ tracksOrders NOTIFY changed)
    Q_PROPERTY(bool tracksMines READ tracksMines NOTIFY changed)
    Q_PROPERTY(bool needsFactoryWorkers READ needsFactoryWorkers NOTIFY changed)
    Q_PROPERTY(int workersEach READ workersEach NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    Q_PROPERTY(QStringList warnings READ warnings NOTIFY changed)
    Q_PROPERTY(QString group READ group NOTIFY changed)
    Q_PROPERTY(QString location READ location NOTIFY changed)
    Q_PROPERTY(QString comments READ comments NOTIFY changed)
    Q_PROPERTY(QString guide READ guide NOTIFY changed)
    Q_PROPERTY(bool catchingUp READ catchingUp NOTIFY changed)
    Q_PROPERTY(int evaluatedShifts READ evaluatedShifts NOTIFY changed)
    Q_PROPERTY(bool canCorrectFactory READ canCorrectFactory NOTIFY changed)
    Q_PROPERTY(QList<int> factoryWorkers READ factoryWorkers NOTIFY changed)
    Q_PROPERTY(int correcting READ correcting WRITE setCorrecting NOTIFY changed)
    Q_PROPERTY(int length READ length NOTIFY changed)
    Q_PROPERTY(int position READ position WRITE setPosition NOTIFY changed)

public:
    enum class Phase { None, Draft, Shift, Evaluated, FinalCount, Finished };
    Q_ENUM(Phase)

    explicit CoalBaronGame(Ledger &ledger, QObject *parent = nullptr);

    Q_INVOKABLE bool open(const QString &id);
    Q_INVOKABLE void close();

    QString id() const;
    Phase phase() const;
    int shift() const { return table().shift; }
    const QStringList &names() const { return m_names; }
    const QStringList &colors() const { return m_colors; }
    int next() const; ///< whose turn or pick it is, -1 where that is not followed
    bool tracksTurns() const { return table().tracking.turns; }
    bool tracksOrders() const { return table().tracking.orders; }
    bool tracksMines() const { return table().tracking.mines; }
    bool needsFactoryWorkers() const;
    int workersEach() const;
    bool canUndo() const;
    bool canRedo() const;
    QString undoText() const;
    QString redoText() const;
    QStringList warnings() const; ///< what cannot be true, or did not fit, each a sentence
    QString group() const;
    QString location() const;
    QString comments() const;

    /// The shift that was under way when the game was opened here: 0 from the start, 4 when it was over.
    int joinedAt() const { return m_joinedAt; }
    bool catchingUp() const; ///< this shift is over at the table, and only has to be told
    QString guide() const;   ///< what to enter while catching up
    int evaluatedShifts() const;

    /// The shift that is being corrected, 0 if none: the table is as it was right before that one ended, and
    /// what is told belongs there. What it changes is asked about first.
    int correcting() const { return m_correcting; }
    void setCorrecting(int shift);

    bool canCorrectFactory() const; ///< they were asked for when the shift that is corrected ended
    /// As they were counted for the shift on the table, per seat; -1 where nobody has said.
    QList<int> factoryWorkers() const;

    /// How many events are in force; a position before the last shows the table as it was then.
    int length() const { return static_cast<int>(m_inForce.size()); }
    int position() const;
    void setPosition(int position);

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void placeWorkers(int seat, int workers);
    Q_INVOKABLE void followTurns(bool follow);
    Q_INVOKABLE bool endShift(const QList<int> &factoryWorkers);
    /// Once more, for the shift that is being corrected.
    Q_INVOKABLE bool countFactoryWorkers(const QList<int> &workers);
    Q_INVOKABLE bool startNextShift();
    Q_INVOKABLE bool giveUp();
    Q_INVOKABLE bool describe(const QString &group, const QString &location, const QString &comments);
    /// Somebody else takes over that seat.
    Q_INVOKABLE bool seat(int seat, const QString &person);
    /// Two who want the same colour swap.
    Q_INVOKABLE bool setColor(int seat, const QString &color);

    /// Does what refused() offered.
    Q_INVOKABLE void takeWayOut();
    /// What was taken away last is there again, whatever was told since.
    Q_INVOKABLE void bringBack();
    /// Does what correctionAsked() was about, or leaves everything as it is.
    Q_INVOKABLE void confirmCorrection();
    Q_INVOKABLE void dropCorrection();

    /// Tells one event, if the rules allow it; otherwise refused() says why, and the way out if there is one.
    bool tell(const scoring::coal_baron::Event &event);
    bool tellClock(bool runs);
    /// Takes back the newest event in force that is meant. What was evaluated since is shown first.
    bool takeBack(const std::function<bool(const scoring::coal_baron::Event &)> &isMeant);
    /// The tile with that cart was never bought: it and what was emptied on it are taken back.
    bool takeTileAway(scoring::Seat seat, const scoring::coal_baron::CartPlace &cart);

    const scoring::coal_baron::Table &table() const { return m_folded.table; }
    const db::TableHead &head() const { return m_head; }
    const std::vector<db::Event> &told() const { return m_log.events(); }
    const scoring::coal_baron::Event &eventAt(int number) const; ///< in force, from 0
    std::int64_t toldAt(int number) const;
    CoalBaronTableWords words() const { return CoalBaronTableWords(m_names); }
    void retell();

signals:
    void changed();
    void described(const db::TableHead &before); ///< who plays, and where, was told anew
    void refused(const QString &sentence, const QString &wayOut);
    void correctionAsked(const QStringList &changes);

private:
    void forget();
    void read(std::size_t from);
    void fold();
    bool add(const std::vector<db::Telling> &tellings);
    void refuse(const scoring::coal_baron::Refusal &refusal, const scoring::coal_baron::Event &event);
    std::vector<scoring::LogMark> marks() const;
    QString shortTextOf(const std::optional<scoring::EventId> &id) const;
    std::optional<int> endOf(int shift) const; ///< where it ended, among the events in force
    bool describe(const db::TableHead &head);
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

    Ledger &m_ledger;
    GameLog m_log;
    db::TableHead m_head;
    QStringList m_names;
    QStringList m_colors;
    std::vector<scoring::coal_baron::LogEntry> m_entries;
    std::vector<std::int64_t> m_told; ///< when each entry was told
    std::vector<std::size_t> m_inForce;
    scoring::coal_baron::Folded m_folded;
    int m_unreadable = 0;
    int m_position = -1;
    int m_correcting = 0;
    int m_joinedAt = 0;
    std::function<void()> m_wayOut;
    std::function<void()> m_bringBack;
    std::vector<db::Telling> m_correction;
};

} // namespace companion
