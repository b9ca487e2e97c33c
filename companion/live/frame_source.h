// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCamera>
#include <QImage>
#include <QMediaCaptureSession>
#include <QMediaPlayer>
#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>
#include <QUrl>
#include <QVideoFrame>
#include <QVideoSink>
#include <QtQml/qqmlregistration.h>

#include "companion/live/cameras.h"

#include <memory>

namespace companion {

/// Frames of a camera or of a film, which run into a sink that shows them. Whenever a picture is wanted, the
/// newest frame is made one, away from the thread that draws.
class FrameSource : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVideoSink *sink READ sink WRITE setSink NOTIFY changed)
    Q_PROPERTY(QString camera READ camera WRITE setCamera NOTIFY changed)
    Q_PROPERTY(QUrl film READ film WRITE setFilm NOTIFY changed)
    Q_PROPERTY(bool running READ running WRITE setRunning NOTIFY changed)
    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged)

public:
    explicit FrameSource(QObject *parent = nullptr);
    ~FrameSource() override;

    QVideoSink *sink() const { return m_sink; }
    QString camera() const { return m_cameraName; } ///< empty for the usual one
    QUrl film() const { return m_film; }            ///< instead of a camera; begins anew when it is over
    bool running() const { return m_running; }
    bool wanted() const { return m_wanted; }
    QString trouble() const { return m_trouble; } ///< why no frames come; empty while they do
    int frames() const { return m_frames; }       ///< that have come since it runs

    void setSink(QVideoSink *sink);
    void setCamera(const QString &name);
    void setFilm(const QUrl &film);
    void setRunning(bool running);
    void setWanted(bool wanted);

    /// How long nothing may come before that is said.
    void setPatience(int milliseconds) { m_silence.setInterval(milliseconds); }

signals:
    void changed();
    void troubleChanged();
    void taken(const QImage &picture);

private:
    void restart();
    void openCamera();
    void openFilm();
    void close();
    void arrive(const QVideoFrame &frame);
    bool isAlive() const;
    void say(const QString &trouble);

    Cameras m_cameras;
    QMediaCaptureSession m_session;
    std::unique_ptr<QCamera> m_camera;
    std::unique_ptr<QMediaPlayer> m_player;
    QPointer<QVideoSink> m_sink;
    QString m_cameraName;
    QUrl m_film;
    bool m_running = false;
    bool m_wanted = false;
    bool m_converting = false;
    int m_frames = 0;
    bool m_readable = true;
    QString m_trouble;
    QTimer m_silence;
    QTimer m_soon; ///< what changes together starts it anew only once
    QThreadPool m_elsewhere;
};

} // namespace companion
