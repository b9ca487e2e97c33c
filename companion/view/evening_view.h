// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "companion/view/background.h"
#include "companion/view/new_game.h"
#include "companion/view/photo.h"
#include "companion/view/row_model.h"
#include "companion/view/tables.h"

namespace companion {

/// The evening around a game: who sits where, group, place, comments, and a photo.
class EveningView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QAbstractListModel *seats READ seats CONSTANT)
    Q_PROPERTY(QAbstractListModel *people READ people CONSTANT)
    Q_PROPERTY(QStringList groups READ groups NOTIFY changed)
    Q_PROPERTY(QStringList places READ places NOTIFY changed)
    Q_PROPERTY(QUrl photo READ photo NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(QString photoFault READ photoFault NOTIFY changed)

public:
    EveningView(Tables &tables, Ledger &ledger, QObject *parent = nullptr);

    QAbstractListModel *seats() { return &m_seats; }
    QAbstractListModel *people() { return &m_people; } ///< who could take a seat over
    QStringList groups() const { return m_groups; }
    QStringList places() const { return m_places; }
    QUrl photo() const { return photoOf(game().id()); } ///< empty when there is none
    bool busy() const { return m_background.busy(); }   ///< a photo is being kept
    QString photoFault() const;

    /// Looks up who is in the address book, before the screen is shown.
    Q_INVOKABLE void begin();
    /// Somebody new takes over that seat, or somebody known by that name. Says what is wrong with a name.
    Q_INVOKABLE QString seatNew(int seat, const QString &name);
    Q_INVOKABLE void keepPhoto(const QString &picture);
    Q_INVOKABLE void removePhoto();
    Q_INVOKABLE QUrl photoOf(const QString &id) const;
    void retell() { follow(); }

signals:
    void changed();

private:
    LiveGame &game() const { return *m_tables.current(); }
    void follow();

    Tables &m_tables;
    Ledger &m_ledger;
    Background m_background;
    RowModel<SeatRow> m_seats;
    RowModel<PersonRow> m_people;
    QStringList m_groups;
    QStringList m_places;
    PhotoTrouble m_photoFault = PhotoTrouble::None;
};

} // namespace companion
