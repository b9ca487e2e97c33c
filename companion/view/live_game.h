// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "companion/checklist_step.h"
#include "companion/view/game_log.h"
#include "db/live_games.h"
#include "scoring/record.h"

#include <functional>
#include <optional>
#include <span>

namespace companion {

// Entries of a game's log that are about the time it takes.
inline constexpr const char *clockPaused = "ClockPaused";
inline constexpr const char *clockStarted = "ClockStarted";

/// A game at the table, or as it once was, whichever of the four it is: its log with undo and redo, who sits
/// where, and the evening around it. A tap becomes an event; only once that is on disk, the table is
/// different. What the events mean the game itself knows.
class LiveGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(bool started READ started NOTIFY changed)
    Q_PROPERTY(bool beingPlayed READ beingPlayed NOTIFY changed)
    Q_PROPERTY(bool atTheEnd READ atTheEnd NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(QStringList colors READ colors NOTIFY changed)
    Q_PROPERTY(QStringList colorsInTheBox READ colorsInTheBox NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    Q_PROPERTY(QStringList warnings READ warnings NOTIFY changed)
    Q_PROPERTY(QString group READ group NOTIFY changed)
    Q_PROPERTY(QString location READ location NOTIFY changed)
    Q_PROPERTY(QString comments READ comments NOTIFY changed)
    Q_PROPERTY(QVariantList setUp READ setUp NOTIFY changed)
    Q_PROPERTY(int length READ length NOTIFY changed)
    Q_PROPERTY(int position READ position WRITE setPosition NOTIFY changed)

public:
    LiveGame(Ledger &ledger, scoring::GameKind kind, QObject *parent);

    Q_INVOKABLE bool open(const QString &id);
    Q_INVOKABLE void close();

    scoring::GameKind gameKind() const { return m_kind; }
    QString id() const;
    virtual bool started() const = 0;
    virtual bool beingPlayed() const = 0;                                 ///< until the final count
    virtual bool atTheEnd() const { return started() && !beingPlayed(); } ///< at the final count, or after it
    virtual bool over() const = 0;                                        ///< scored, and can be saved
    const QStringList &names() const { return m_names; }
    const QStringList &colors() const { return m_colors; }
    QStringList colorsInTheBox() const;
    virtual bool canUndo() const;
    bool canRedo() const;
    QString undoText() const;
    QString redoText() const;
    QStringList warnings() const; ///< what cannot be true, or did not fit, each a sentence
    QString group() const;
    QString location() const;
    QString comments() const;
    virtual QVariantList setUp() const = 0;                ///< {title, text}: the checklist for this table
    virtual QList<ChecklistStep> rulesSummary() const = 0; ///< as they are played at this table

    /// How many events are in force; a position before the last shows the table as it was then.
    int length() const { return static_cast<int>(m_inForce.size()); }
    virtual int position() const;
    void setPosition(int position);

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE bool giveUp();
    Q_INVOKABLE bool describe(const QString &group, const QString &location, const QString &comments);
    /// Somebody else takes over that seat.
    Q_INVOKABLE bool seat(int seat, const QString &person);
    /// Two who want the same colour swap.
    Q_INVOKABLE bool setColor(int seat, const QString &color);
    /// Does what refused() offered.
    Q_INVOKABLE void takeWayOut();

    bool tellClock(bool runs);
    const db::TableHead &head() const { return m_head; }
    const std::vector<db::Event> &told() const { return m_log.events(); }
    /// Where the timer of the table starts: microseconds since 1970, 0 for the beginning of the game.
    virtual std::int64_t timedFrom() const { return 0; }
    /// How long it took; nothing where nobody knows.
    virtual std::optional<int> minutes() const;
    /// The finished game in the form it is scored and saved in.
    virtual decltype(scoring::Record::part) recordPart() const = 0;
    void retell();

signals:
    void changed();
    void opened();
    void described(const db::TableHead &before); ///< who plays, and where, was told anew
    void refused(const QString &sentence, const QString &wayOut);

protected:
    Ledger &ledger() { return m_ledger; }
    const std::vector<std::size_t> &inForce() const { return m_inForce; } ///< entries
    bool isReplayed() const { return m_position >= 0; } ///< a game as it once was: nothing can be told
    bool add(const std::vector<db::Telling> &tellings);
    void fold();
    void offer(std::function<void()> wayOut) { m_wayOut = std::move(wayOut); }

    // What only the game knows of its log. Entries are counted as they were read.
    virtual void forgetEntries() = 0;
    /// Entries that are about something else than what happened at the table.
    virtual bool isAside(const db::Event &) { return false; }
    virtual bool readEntry(const db::Event &told) = 0; ///< false: it comes from a newer Steiger
    virtual void foldEntries() = 0;
    virtual std::vector<scoring::LogMark> marks() const = 0;
    virtual QString shortWords(std::size_t entry) const = 0; ///< empty for what cannot be undone
    virtual QStringList refusedWords() const = 0;            ///< entries that do not fit, a sentence each
    virtual void forgetPlans() { m_wayOut = nullptr; }       ///< something was told: offers are void

private:
    void read(std::size_t from);
    void addEach(const std::vector<scoring::EventId> &targets,
                 db::Telling (*telling)(const scoring::EventId &));
    QString shortTextOf(const std::vector<scoring::EventId> &together) const;
    bool describe(const db::TableHead &head);

    Ledger &m_ledger;
    scoring::GameKind m_kind;
    GameLog m_log;
    db::TableHead m_head;
    QStringList m_names;
    QStringList m_colors;
    std::vector<std::size_t> m_inForce;
    int m_unreadable = 0;
    int m_position = -1;
    std::function<void()> m_wayOut;
};

/// "Not counted: Anna buys a tile. That tile is gone."
QString notCounted(const QString &event, const QString &why);

} // namespace companion
