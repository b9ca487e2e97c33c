// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/game_counts.h"
#include "companion/view/ledger.h"

#include <nlohmann/json.hpp>

namespace companion {

/// A seat on the form.
struct FormSeat {
    QString name;
    QString person;    ///< the id, when someone of the address book was chosen
    QString total;     ///< as typed
    bool tied = false; ///< has as many points as the best, so that somebody has to say who won
    bool won = false;
    bool wrong = false; ///< what is typed as points is no whole number
    int before = -1;    ///< which seat of the record this was; -1 for someone who was added
    bool operator==(const FormSeat &) const = default;
};

/// What stands on a form that is not stored yet.
struct FormDraft {
    scoring::GameKind game{};
    QString day;
    QString group;
    QString place;
    QString comments;
    std::vector<FormSeat> seats;
};

/// The form on which a game that was scored on paper is written down, or any finished game is corrected.
class GameForm : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QStringList titles READ titles NOTIFY changed)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QString day READ day WRITE setDay NOTIFY changed)
    Q_PROPERTY(QString dayInWords READ dayInWords NOTIFY changed)
    Q_PROPERTY(QString group READ group WRITE setGroup NOTIFY changed)
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed)
    Q_PROPERTY(QString comments READ comments WRITE setComments NOTIFY changed)
    Q_PROPERTY(QStringList knownGroups READ knownGroups NOTIFY changed)
    Q_PROPERTY(QStringList knownPlaces READ knownPlaces NOTIFY changed)
    Q_PROPERTY(QStringList knownPeople READ knownPeople NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *seats READ seats CONSTANT)
    Q_PROPERTY(companion::GameCounts *counts READ counts CONSTANT)
    Q_PROPERTY(bool canCountAnew READ canCountAnew NOTIFY changed)
    Q_PROPERTY(bool totalsOnly READ totalsOnly NOTIFY changed)
    Q_PROPERTY(bool canAddSeat READ canAddSeat NOTIFY changed)
    Q_PROPERTY(bool canRemoveSeat READ canRemoveSeat NOTIFY changed)
    Q_PROPERTY(bool askWhoWon READ askWhoWon NOTIFY changed)
    Q_PROPERTY(bool blank READ isBlank NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit GameForm(Ledger &ledger, QObject *parent = nullptr);

    QString gameId() const { return m_gameId; } ///< empty for a new one
    QStringList titles() const;
    int game() const { return static_cast<int>(m_game); }
    void setGame(int game);
    QString day() const { return m_day; } ///< 2026-05-01
    void setDay(const QString &day);
    QString dayInWords() const; ///< empty when it is none
    QString group() const { return m_group; }
    void setGroup(const QString &group);
    QString place() const { return m_place; }
    void setPlace(const QString &place);
    QString comments() const { return m_comments; }
    void setComments(const QString &comments);
    QStringList knownGroups() const { return m_knownGroups; }
    QStringList knownPlaces() const { return m_knownPlaces; }
    QStringList knownPeople() const { return m_knownPeople; }
    QAbstractListModel *seats() { return &m_seats; }
    GameCounts *counts() { return &m_counts; } ///< where the score sheet is known, what it follows from
    bool canCountAnew() const
    {
        return m_canCountAnew;
    }                                                ///< its table is still there, to be counted once more
    bool totalsOnly() const { return m_totalsOnly; } ///< else the points follow from the score sheet
    bool canAddSeat() const;
    bool canRemoveSeat() const;
    bool askWhoWon() const;
    bool isBlank() const;    ///< a new one on which nobody is named and nothing counted yet
    QString problem() const; ///< why it cannot be saved yet; empty when it can
    FormDraft draft() const; ///< rows at the end that were left empty left out

    Q_INVOKABLE void begin(); ///< an empty form
    Q_INVOKABLE void goOn();  ///< the new one as it was left; an empty one after it was saved
    Q_INVOKABLE void correct(const QString &id); ///< filled in with a game of the history
    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int seat);
    Q_INVOKABLE void moveUp(int seat); ///< the player, with the points where there are only totals
    Q_INVOKABLE void setName(int seat, const QString &name);
    Q_INVOKABLE void setTotal(int seat, const QString &total);
    Q_INVOKABLE void setWon(int seat, bool won);
    /// Gives the id of the stored game; nothing, with trouble(), when it could not be stored.
    Q_INVOKABLE QString save();

public slots:
    void retell();

signals:
    void changed();
    /// Nothing is lost, but something stands against it.
    void refused(const QString &sentence);

private:
    void set(QString &field, const QString &value);
    void seatsChanged(std::vector<FormSeat> seats);
    std::vector<FormSeat> filledSeats() const;
    db::Json document() const;
    db::Json playerAt(std::size_t seat) const;
    QString keep(db::Store &store, const db::Json &document);

    Ledger &m_ledger;
    QString m_gameId;
    db::Json m_document; // what the form does not show stays as it is
    scoring::GameKind m_game{};
    QString m_day;
    QString m_dayAtFirst; // before anybody changed it
    QString m_group;
    QString m_place;
    QString m_comments;
    QStringList m_knownGroups;
    QStringList m_knownPlaces;
    QStringList m_knownPeople;
    bool m_canCountAnew = false;
    bool m_totalsOnly = true;
    bool m_saved = false;
    std::optional<FormDraft> m_left; // the new one, while another game is corrected
    GameCounts m_counts;
    RowModel<FormSeat> m_seats;
};

} // namespace companion
