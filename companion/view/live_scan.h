// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QImage>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "companion/view/agreement.h"
#include "companion/view/row_model.h"
#include "companion/view/watcher.h"

namespace companion {

/// A piece in the running picture.
struct LiveRow {
    int number = 0;
    QString title; ///< what it is; empty as long as that is not believed
    bool asks = false;
    QRectF box;      ///< in pixels of the picture
    QString outline; ///< a path, from the corner of the box
    bool operator==(const LiveRow &) const = default;
};

/// A camera, or a film, that is watched until everything in it is steady or somebody taps. Where the frames
/// come from it does not know: whoever has one offers it when it is wanted.
class LiveScan : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(QUrl film READ film NOTIFY changed)
    Q_PROPERTY(bool wanting READ wanting NOTIFY wantingChanged)
    Q_PROPERTY(QImage picture READ picture NOTIFY seen)
    Q_PROPERTY(QSize size READ size NOTIFY seen)
    Q_PROPERTY(QAbstractListModel *pieces READ pieces CONSTANT)
    Q_PROPERTY(QString guidance READ guidance NOTIFY seen)
    Q_PROPERTY(QString trouble READ trouble WRITE setTrouble NOTIFY changed)

public:
    explicit LiveScan(QObject *parent = nullptr);

    bool running() const { return m_running; }
    QUrl film() const { return m_film; } ///< empty for the camera
    bool wanting() const { return m_running && m_watcher.free(); }
    const QImage &picture() const { return m_picture; } ///< the one looked at last
    QSize size() const { return m_picture.size(); }
    /// Roles number, title, asks, box and outline.
    QAbstractListModel *pieces() { return &m_rows; }
    QString guidance() const { return m_guidance; } ///< what to do better, or what to wait for
    /// Why no frames come, as whoever should offer them has said; else empty.
    QString trouble() const { return m_trouble; }
    void setTrouble(const QString &trouble);
    int frames() const { return m_frames; } ///< looked at since it began

    void begin(ScanKind kind, const QString &edition, const QString &language, const QUrl &film = {});
    Q_INVOKABLE void stop();

    /// A frame; skipped unless one is wanting.
    Q_INVOKABLE void offer(const QImage &frame);
    /// Enough: what was looked at last, or else the next frame, is the picture.
    Q_INVOKABLE void freeze();

signals:
    void changed();
    void wantingChanged();
    void seen();
    void frozen(const QImage &picture);
    void failed(const QString &sentence);

private:
    void take(const Sightings &sightings);
    void show();
    void giveOut(const QImage &picture);

    Watcher m_watcher;
    Agreement m_agreement;
    ScanKind m_kind{};
    QUrl m_film;
    bool m_running = false;
    bool m_freezeNext = false;
    int m_frames = 0;
    QImage m_offered; ///< what is being looked at
    QImage m_picture;
    QString m_guidance;
    QString m_trouble;
    QElapsedTimer m_steady;  ///< since everything is
    QElapsedTimer m_settled; ///< since nothing changes any more
    RowModel<LiveRow> m_rows;
};

} // namespace companion
