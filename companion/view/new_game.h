// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "companion/view/game_form.h"
#include "companion/view/live_game.h"
#include "companion/view/row_model.h"
#include "companion/view/settings.h"

namespace companion {

struct GameOption;
struct Seating;

struct PersonRow {
    QString id;
    QString name;
    bool seated = false;
    bool operator==(const PersonRow &) const = default;
};

struct SeatRow {
    QString id; ///< empty for someone new
    QString name;
    QString color;
    bool starts = false;
    bool operator==(const SeatRow &) const = default;
};

std::vector<Role<PersonRow>> personRoles();
std::vector<Role<SeatRow>> seatRoles();

/// A game before it begins: which one, who sits where, in which colour, who starts, and how it is played.
class NewGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(bool isCoalBaron READ isCoalBaron NOTIFY changed)
    Q_PROPERTY(bool hasStartingPlayer READ hasStartingPlayer NOTIFY changed)
    Q_PROPERTY(int fewestPlayers READ fewestPlayers NOTIFY changed)
    Q_PROPERTY(int mostPlayers READ mostPlayers NOTIFY changed)
    Q_PROPERTY(QVariantList options READ options NOTIFY changed)
    Q_PROPERTY(QVariantList seldomOptions READ seldomOptions NOTIFY changed)
    Q_PROPERTY(QString seldomTitle READ seldomTitle NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *people READ people CONSTANT)
    Q_PROPERTY(QAbstractListModel *seats READ seats CONSTANT)
    Q_PROPERTY(bool knowsPeople READ knowsPeople NOTIFY changed)
    Q_PROPERTY(int players READ players NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    Q_PROPERTY(int starting READ starting WRITE setStarting NOTIFY changed)
    Q_PROPERTY(QString group READ group WRITE setGroup NOTIFY changed)
    Q_PROPERTY(QStringList groups READ groups NOTIFY changed)
    Q_PROPERTY(QString location READ location WRITE setLocation NOTIFY changed)
    Q_PROPERTY(bool followTurns MEMBER m_followTurns NOTIFY changed)
    Q_PROPERTY(bool followOrders MEMBER m_followOrders NOTIFY changed)
    Q_PROPERTY(bool followMines MEMBER m_followMines NOTIFY changed)
    Q_PROPERTY(bool secondPlaceThree MEMBER m_secondPlaceThree NOTIFY changed)
    Q_PROPERTY(bool cartsNeedDelivery MEMBER m_cartsNeedDelivery NOTIFY changed)
    Q_PROPERTY(int joinedAt READ joinedAt WRITE setJoinedAt NOTIFY changed)
    Q_PROPERTY(QString dayText READ dayText NOTIFY changed)
    Q_PROPERTY(bool isToday READ isToday NOTIFY changed)
    Q_PROPERTY(QVariantList checklist READ checklist NOTIFY changed)

public:
    NewGame(Ledger &ledger, Settings &settings, QObject *parent = nullptr);

    QVariantList games() const; ///< {game, title}: what can be played at a table here
    int game() const { return static_cast<int>(m_kind); }
    void setGame(int game);
    QString title() const;
    bool isCoalBaron() const { return m_kind == scoring::GameKind::CoalBaron; }
    bool hasStartingPlayer() const;
    int fewestPlayers() const { return scoring::facts(m_kind).fewestPlayers; }
    int mostPlayers() const { return scoring::facts(m_kind).mostPlayers; }
    /// {key, title, text, on, available, choices: {key, title, on}}: of all games but Coal Baron
    QVariantList options() const { return optionsShown(false); }
    /// The same, of those that are folded away, and how many of them are not as usual.
    QVariantList seldomOptions() const { return optionsShown(true); }
    QString seldomTitle() const;
    Q_INVOKABLE void setOption(const QString &key, bool on);
    /// One of several, instead of the one before.
    Q_INVOKABLE void choose(const QString &option, const QString &key);

    QAbstractListModel *people() { return &m_people; }
    QAbstractListModel *seats() { return &m_seats; }
    bool knowsPeople() const { return !m_people.rows().empty(); } ///< anybody is in the address book
    int players() const { return static_cast<int>(m_chosen.size()); }
    bool ready() const;
    QString hint() const; ///< what is still missing
    int starting() const { return m_starting; }
    void setStarting(int seat);
    QString group() const { return m_group; }
    void setGroup(const QString &group);
    QStringList groups() const { return m_groups; }
    QString location() const { return m_location; }
    void setLocation(const QString &location);
    /// The shift that is under way at the table: 0 when the game begins now, 4 when it is over and on paper.
    int joinedAt() const { return m_joinedAt; }
    void setJoinedAt(int shift);
    QString dayText() const; ///< when a game from paper was played
    bool isToday() const;
    QVariantList checklist() const; ///< {title, text}: the set-up for exactly this table

    /// Nobody seated yet, people as the address book has them.
    Q_INVOKABLE void begin();
    /// A game that is over, shift by shift from paper.
    Q_INVOKABLE void beginFromPaper();
    /// The same, with what stands on the form already.
    Q_INVOKABLE void beginFromForm(companion::GameForm *form);
    /// The day of a game from paper; no day to come is taken.
    Q_INVOKABLE void moveDay(int days, int months);
    /// The same people once more.
    /// The form as it was left; an empty one after a game was started with it.
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void beginAgain(companion::LiveGame *game);
    /// Seats somebody, or lets them get up again.
    Q_INVOKABLE void toggle(const QString &person);
    /// Somebody who is not in the address book yet, or is, under that name. Says what is wrong with a name.
    Q_INVOKABLE QString add(const QString &name);
    Q_INVOKABLE void remove(int seat);
    Q_INVOKABLE void move(int from, int to);
    Q_INVOKABLE void setColor(int seat, const QString &color);
    Q_INVOKABLE QStringList allColors() const;
    /// The starting player by lot.
    Q_INVOKABLE int draw();
    /// Opens the table and gives the id of the game; empty when it could not be stored.
    Q_INVOKABLE QString start();
    /// While that table is being set up, nobody plays.
    Q_INVOKABLE void holdClock(const QString &game);

signals:
    void changed();

private:
    void follow();
    void recallFollowed();
    void sit(SeatRow row);
    std::string opened() const;
    std::vector<GameOption> optionsOffered() const;
    bool isAvailable(const GameOption &option) const;
    QVariantList optionsShown(bool seldom) const;
    QStringList optionsInForce() const;
    Seating seating() const;
    std::vector<db::Telling> firstEvents() const;

    Ledger &m_ledger;
    Settings &m_settings;
    scoring::GameKind m_kind{};
    QStringList m_options; ///< of the game that is chosen, those that are on
    std::vector<SeatRow> m_chosen;
    int m_starting = 0;
    QString m_group;
    bool m_started = false;
    unsigned m_lot = 0; ///< drawn anew for every game
    QString m_location;
    QStringList m_groups;
    bool m_followTurns = false;
    bool m_followOrders = false;
    bool m_followMines = true;
    bool m_secondPlaceThree = false;
    bool m_cartsNeedDelivery = false;
    int m_joinedAt = 0;
    QDate m_day;
    RowModel<PersonRow> m_people;
    RowModel<SeatRow> m_seats;
};

} // namespace companion
