// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTemporaryDir>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "companion/view/coal_baron_game.h"
#include "companion/view/editions.h"
#include "companion/view/live_scan.h"
#include "companion/view/row_model.h"
#include "companion/view/scanner.h"
#include "companion/view/settings.h"

namespace companion {

/// A piece in the photo, as the review shows it.
struct SightingRow {
    int number = 0; ///< from 1, as it is written on the picture
    QString title;  ///< what it is
    QString doubt;  ///< why a person should look, empty when sure
    bool asks = false;
    bool read = false;
    int order = -1; ///< of a card
    bool printed = false;
    int level = -1; ///< of a piece of a mine
    bool light = false;
    int carts = 0;
    int loaded = 0;
    QRectF box;      ///< in pixels of the picture
    QString outline; ///< a path, from the corner of the box
    bool operator==(const SightingRow &) const = default;
};

/// A photo of one player's orders or mine, from the choice of the picture, or the look through the camera, to
/// what it changes in the game.
/// Nothing is told before take().
class ScanView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(companion::LiveScan *live READ live CONSTANT)
    Q_PROPERTY(bool mine READ isMine NOTIFY changed)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool reviewing READ reviewing NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    Q_PROPERTY(bool byCamera READ byCamera NOTIFY changed)
    Q_PROPERTY(QUrl photo READ photo NOTIFY changed)
    Q_PROPERTY(QSize size READ size NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *pieces READ pieces CONSTANT)
    Q_PROPERTY(int doubts READ doubts NOTIFY changed)
    Q_PROPERTY(QStringList contradictions READ contradictions NOTIFY changed)
    Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(bool tableRound READ tableRound NOTIFY changed)
    Q_PROPERTY(bool teaching READ teaching NOTIFY changed)
    Q_PROPERTY(QString lesson READ lesson NOTIFY changed)
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)

public:
    ScanView(CoalBaronGame &game, Settings &settings, Editions &editions, QObject *parent = nullptr);

    LiveScan *live() { return &m_live; }
    bool isMine() const { return m_kind == ScanKind::Mine; }
    int seat() const { return m_seat; }
    void setSeat(int seat);
    bool busy() const { return m_scanner.busy() || (teaching() && m_teacher.busy()); }
    bool reviewing() const { return m_sightings.has_value(); }
    QString trouble() const { return m_trouble; }
    bool byCamera() const { return m_byCamera; } ///< the photo is, or will be, taken with the camera
    QUrl photo() const;                          ///< empty if it is none that can be drawn
    QSize size() const;
    QAbstractListModel *pieces() { return &m_rows; }
    int doubts() const;                 ///< pieces nobody has decided about
    QStringList contradictions() const; ///< what does not fit the game; it will not be told
    QStringList remarks() const;        ///< what else there is to know before taking it over
    QString outcome() const;            ///< what taking it over will change

    /// Everyone's orders and mines, one after the other.
    bool tableRound() const { return m_tableRound; }
    /// Corrected photos teach an edition: some of orders, then some of mines.
    bool teaching() const { return !m_lesson.isEmpty(); }
    QString lesson() const { return m_lesson; } ///< the name of the edition
    int step() const { return m_step; }
    int steps() const;

    Q_INVOKABLE void begin(bool mine, int seat);
    Q_INVOKABLE void beginTable();
    Q_INVOKABLE void beginLesson(const QString &edition);
    /// Looks through the camera, until the picture stands still; in a round of the table also for the photos
    /// to come.
    Q_INVOKABLE void watch();
    /// A photo or a film.
    Q_INVOKABLE void look(const QString &file);
    /// Another photo instead.
    Q_INVOKABLE void discard();
    Q_INVOKABLE void leave(); ///< the screen

    Q_INVOKABLE void sayOrder(int number, int order);
    Q_INVOKABLE void sayTile(int number, int level, bool light, int carts, int loaded);
    Q_INVOKABLE void agree(int number);   ///< it is as it was read
    Q_INVOKABLE void dismiss(int number); ///< there is no such piece
    /// A row of `pieces`, by the names of its roles.
    Q_INVOKABLE QVariantMap pieceAt(int number) const;
    /// Something that was not seen, in pixels of the picture. Gives its number.
    Q_INVOKABLE int add(const QRectF &box);

    /// Tells the game. In a round of the table the next photo is asked for, until finished() is said.
    Q_INVOKABLE void take();
    /// This photo is left out.
    Q_INVOKABLE void skip();

    void retell();

signals:
    void changed();
    void finished(bool ofTable);              ///< everything was taken over
    void notLearned(const QString &sentence); ///< a correction at the table has taught nothing, and why

private:
    void lookAt(const QString &photo);
    void freeze(const QImage &picture);
    void forgetPictures();
    void show();
    void goOn();
    void goTo(int step);
    void learnFromCorrections();
    scoring::coal_baron::CatchUp catchUp() const;
    Sighting *piece(int number);
    QString edition() const;

    CoalBaronGame &m_game;
    Settings &m_settings;
    Editions &m_editions;
    Scanner m_scanner;
    Scanner m_teacher; ///< goes on while the next photo is chosen
    LiveScan m_live;
    std::unique_ptr<QTemporaryDir> m_pictures; ///< taken with the camera; gone when the screen is left
    int m_taken = 0;
    bool m_byCamera = false;
    ScanKind m_kind{};
    int m_seat = 0;
    bool m_tableRound = false;
    QString m_lesson;
    int m_step = 0;
    QString m_photo;
    bool m_drawable = false;
    QString m_trouble;
    std::optional<Sightings> m_sightings;
    bool m_corrected = false;
    RowModel<SightingRow> m_rows;
};

} // namespace companion
