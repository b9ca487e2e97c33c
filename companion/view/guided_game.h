// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "companion/view/ask.h"
#include "companion/view/live_game.h"
#include "companion/view/log_row.h"

namespace companion {

/// A player at a glance.
struct GuidedRow {
    QString name;
    QString color;
    QString points;    ///< as far as they are known; empty where nobody follows them
    QString facts;     ///< "4 coins · 5 cards"
    QString status;    ///< "has revealed"; empty where there is nothing to say
    bool acts = false; ///< something is to be done by them now
    bool operator==(const GuidedRow &) const = default;
};

/// Those of one player on a brick, together.
struct BrickCrew {
    QString color;
    int power = 0;
};

/// A brick of the board that is drawn: a card that lies there, or a tile with those who stand on it.
struct Brick {
    int row = 0;
    int x = 0; ///< in half widths
    QString text;
    int machines = 0;
    bool collapsed = false;
    bool lit = false;   ///< the chain has come by
    bool ahead = false; ///< the chain may still come by
    int ways = 0;       ///< the chain may go there next, and in so many ways to the surface
    QString said{};     ///< as it is read out
    QList<int> sides{}; ///< half carts: 0 none, 1 empty, 2 loaded, 3 under a cart token; empty: not followed
    bool tile = false;
    int halves = 2;                 ///< how wide it is; 1 for the border of two, with those who stand there
    bool open = false;              ///< turned over
    QString note{};                 ///< "4 / 7"
    QString shaft{};                ///< the colour of whose shaft lies there
    std::vector<BrickCrew> crews{}; ///< at most one of each colour
};

/// A row of spaces that belong together, and whose pieces are on each: a board to research on, tiles that
/// everybody may take one of, the cities of a river.
struct SpaceRow {
    struct Space {
        QString text;
        QStringList colors{}; ///< of whose pieces are there
        bool next = false;    ///< this one stands out: it is taken next, or
        QString nextMeans{};  ///< whatever that means here: "scored this round"
        bool operator==(const Space &) const = default;
    };
    QString title;
    std::vector<Space> spaces;
};

/// A round of a game in which each has its own rules.
struct RoundInWords {
    int number = 0;
    QString title;
    QString text;
    bool operator==(const RoundInWords &) const = default;
};

/// A number to be said of everybody at the end, or which of several they have.
struct FinalQuestion {
    QString title;
    int least = 0;
    std::vector<std::optional<int>> known{}; ///< per seat, where the table knows it; else empty
    std::vector<Choice> choices{};           ///< the number is then the value of the one
    bool several = false;                    ///< or has a bit set for each, by its place among them
    bool fixed = false; ///< what is known follows from what is drawn: no count goes before it
};
using FinalNumbers = std::vector<std::vector<std::optional<int>>>; ///< per seat, question by question

/// A game that is played with its cards and boards on the table, while Steiger says where it stands, what can
/// be told now, and what follows from it: a table of asks and sentences.
class GuidedGame : public companion::LiveGame // in full: so QML finds it
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString where READ where NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *players READ players CONSTANT)
    Q_PROPERTY(QAbstractListModel *log READ log CONSTANT)
    Q_PROPERTY(QString lastWords READ lastWords NOTIFY followed)
    Q_PROPERTY(int shownSeat READ shownSeat WRITE setShownSeat NOTIFY followed)
    Q_PROPERTY(QVariantMap next READ next NOTIFY changed)
    Q_PROPERTY(QVariantList asks READ asks NOTIFY followed)
    Q_PROPERTY(bool hasBoard READ hasBoard NOTIFY changed)
    Q_PROPERTY(QVariantList board READ board NOTIFY followed)
    Q_PROPERTY(QVariantMap onBoard READ onBoard NOTIFY followed)
    Q_PROPERTY(QVariantList spaceRows READ spaceRows NOTIFY changed)
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY changed)

public:
    GuidedGame(Ledger &ledger, scoring::GameKind kind, QObject *parent);

    QString title() const;             ///< which game it is
    virtual QString where() const = 0; ///< "Round 3 of 10: the event"
    virtual QString rule() const = 0;  ///< what the rules say now, in a sentence or two
    QAbstractListModel *players() { return &m_players; }
    QAbstractListModel *log() { return &m_log; }
    QString lastWords() const;                    ///< the newest entry of the log
    int shownSeat() const { return m_shownSeat; } ///< whose doings and board are to be seen
    void setShownSeat(int seat);
    /// What the whole table does next, an ask; empty where everybody has their own to do.
    QVariantMap next() const;
    /// What can be told now, of the seat that is shown and of the whole table; what usually comes now first.
    QVariantList asks() const;
    virtual bool hasBoard() const { return false; } ///< there is something to draw for each player
    QVariantList board() const;                     ///< the bricks of the seat that is shown
    QVariantList spaceRows() const;                 ///< {title, spaces: {text, colors, next, means, said}}
    QVariantList rounds() const;                    ///< {number, title, text, now, past}
    /// What is known of this box now, for a further game of so many players with it: what was known before,
    /// and what this table read off pieces that they use too. Nothing where there are none.
    virtual QVariant readings(const QVariant &, int /*players*/) const { return {}; }
    /// What that seat does next with a place of the board, an ask whose first field it is; else empty.
    QVariantMap onBoard() const;

    /// Tells what was answered to that ask. False when the rules refuse it, or it is worth a second look
    /// first: then noted() has said why.
    Q_INVOKABLE bool carryOut(const QString &ask, const QVariantMap &answers);
    /// Does what noted() was about; false when the rules refuse it.
    Q_INVOKABLE bool goOnAnyway();
    /// What would come of it, in the words of the log, or why not: {words, refused}. Nothing is told by it.
    Q_INVOKABLE QVariantMap foresee(const QString &ask, const QVariantMap &answers) const;
    /// Why somebody has the points they have.
    Q_INVOKABLE virtual QString pointsOf(int seat) const = 0;

    // The end of the game.
    virtual std::vector<FinalQuestion> finalQuestions() const = 0;
    virtual bool tellFinal(const FinalNumbers &numbers) = 0;
    virtual FinalNumbers finalNumbers() const = 0; ///< what was told at the end; only once it is over
    /// What cannot be true of it, as far as it was said.
    virtual QStringList finalWarnings(const FinalNumbers &numbers) const = 0;

signals:
    void noted(const QStringList &sentences);
    /// The rows, and the seat that is shown, are those of the table as it is now. When changed() comes they
    /// are not yet: QML hears of it before any slot does.
    void followed();

protected:
    virtual std::vector<TableAsk> allAsks() const = 0;
    virtual GuidedRow rowOf(int seat) const = 0;
    virtual std::vector<Brick> bricksOf(int) const { return {}; }
    virtual std::vector<SpaceRow> allSpaceRows() const { return {}; }
    virtual std::vector<RoundInWords> allRounds() const { return {}; }
    virtual int roundNow() const { return 0; } ///< among all rounds; 0 before the first
    virtual std::vector<LogRow> logRows() const = 0;
    virtual int seatOfLast() const = 0; ///< whose doing the last event was; below 0 the whole table's
    virtual bool carryOut(const QString &ask, const Answers &answers, bool sure) = 0;
    struct Foreseen {
        QString words;
        bool refused = false;
    };
    virtual Foreseen foreseen(const QString &ask, const Answers &answers) const = 0;

private:
    void follow();
    void goOnToNext();

    RowModel<GuidedRow> m_players;
    RowModel<LogRow> m_log;
    int m_shownSeat = 0;
    QString m_followed;   ///< the game that was shown last
    int m_followedTo = 0; ///< and how far it was
    QString m_askPending;
    QVariantMap m_answersPending;
};

} // namespace companion
