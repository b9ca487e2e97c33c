// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/live/frame_source.h"

#include "companion/live/frame_picture.h"
#include "companion/sentences.h"

#include <algorithm>

namespace companion {

namespace {

constexpr int patience = 5000; // milliseconds

// Of what a camera can do, what is nearest to the size frames are read at; cards have enough pixels there.
QCameraFormat bestFormat(const QCameraDevice &device)
{
    constexpr int pixels = 1280 * 720;
    const auto badness = [](const QCameraFormat &format) {
        const QSize size = format.resolution();
        const int off = std::abs(size.width() * size.height() - pixels) / 1000;
        return off + (format.maxFrameRate() < 14 ? 10'000 : 0);
    };
    const QList<QCameraFormat> formats = device.videoFormats();
    const auto best = std::ranges::min_element(formats, {}, badness);
    return best == formats.end() ? QCameraFormat() : *best;
}

} // namespace

FrameSource::FrameSource(QObject *parent)
    : QObject(parent)
{
    m_elsewhere.setMaxThreadCount(1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &FrameSource::restart);
    m_silence.setSingleShot(true);
    m_silence.setInterval(patience);
    connect(&m_silence, &QTimer::timeout, this, [this] {
        say(m_film.isEmpty()
                ? tr("No picture comes from the camera. Perhaps another program uses it: close that, "
                     "choose a photo, or tap it in.")
                : tr("No picture comes from this film. Choose another one, or a photo."));
        constexpr int first = 3; // some stall as they are opened, others are let go of by whoever had them
        if (m_camera && m_frames < first) {
            m_frames = 0;
            close();
            openCamera();
        }
    });
    connect(&m_cameras, &Cameras::changed, this, [this] {
        if (!m_running || !m_film.isEmpty())
            return;
        if (!m_camera) {
            restart(); // one was plugged in
        } else if (!m_cameras.has(m_camera->cameraDevice())) {
            close();
            say(tr("The camera was unplugged. Connect it again, choose a photo, or tap it in."));
        }
    });
}

FrameSource::~FrameSource()
{
    m_elsewhere.waitForDone();
    close();
}

void FrameSource::setSink(QVideoSink *sink)
{
    if (m_sink == sink)
        return;
    if (m_sink)
        m_sink->disconnect(this);
    m_sink = sink;
    if (m_sink)
        connect(m_sink, &QVideoSink::videoFrameChanged, this, &FrameSource::arrive);
    m_soon.start();
    emit changed();
}

void FrameSource::setCamera(const QString &name)
{
    if (m_cameraName == name)
        return;
    m_cameraName = name;
    m_soon.start();
    emit changed();
}

void FrameSource::setFilm(const QUrl &film)
{
    if (m_film == film)
        return;
    m_film = film;
    m_soon.start();
    emit changed();
}

void FrameSource::setRunning(bool running)
{
    if (m_running == running)
        return;
    m_running = running;
    m_soon.start();
    emit changed();
}

void FrameSource::setWanted(bool wanted)
{
    if (m_wanted == wanted)
        return;
    m_wanted = wanted;
    emit changed();
}

void FrameSource::restart()
{
    close();
    say({});
    m_frames = 0;
    m_readable = true;
    if (m_running && m_sink) {
        if (m_film.isEmpty())
            openCamera();
        else
            openFilm();
    }
}

void FrameSource::openCamera()
{
    const QCameraDevice device = m_cameras.find(m_cameraName);
    if (device.isNull()) {
        say(whyNoCamera());
        return;
    }
    m_camera = std::make_unique<QCamera>(device);
    const QCameraFormat format = bestFormat(device);
    if (!format.isNull())
        m_camera->setCameraFormat(format);
    connect(m_camera.get(), &QCamera::errorOccurred, this, [this](QCamera::Error, const QString &why) {
        say(filled(tr("The camera cannot be used (%1). Choose a photo, or tap it in."), why));
    });
    m_session.setVideoSink(m_sink); // before the camera: given to one that runs, Qt 6.4 may wait forever
    m_session.setCamera(m_camera.get());
    m_silence.start();
    m_camera->start();
}

void FrameSource::openFilm()
{
    m_session.setVideoSink(nullptr);
    m_player = std::make_unique<QMediaPlayer>();
    connect(m_player.get(), &QMediaPlayer::errorOccurred, this,
            [this](QMediaPlayer::Error, const QString &why) {
                say(filled(tr("This film cannot be played (%1). Choose another one, or a photo."), why));
            });
    m_player->setVideoSink(m_sink);
    m_player->setLoops(QMediaPlayer::Infinite);
    m_silence.start();
    m_player->setSource(m_film);
    m_player->play();
}

void FrameSource::close()
{
    m_silence.stop();
    if (m_camera) {
        m_camera->stop();
        m_session.setCamera(nullptr);
        m_camera.reset();
    }
    if (m_player) {
        m_player->stop();
        m_player.reset();
    }
}

// Without a camera that works, GStreamer still delivers frames: small ones, of nothing.
bool FrameSource::isAlive() const
{
    return m_running && (m_player || (m_camera && m_camera->isActive()));
}

void FrameSource::arrive(const QVideoFrame &frame)
{
    if (!frame.isValid() || !isAlive())
        return;
    ++m_frames;
    m_silence.start();
    if (m_readable)
        say({});
    if (!m_wanted || m_converting)
        return;
    m_converting = true;
    m_elsewhere.start([this, frame] {
        const QImage picture = pictureOf(frame);
        QMetaObject::invokeMethod(
            this,
            [this, picture] {
                m_converting = false;
                if (!m_running)
                    return;
                m_readable = !picture.isNull();
                if (!m_readable)
                    say(tr("The pictures of this camera are of a kind that cannot be read. Choose another "
                           "camera, or a photo."));
                else
                    emit taken(picture);
            },
            Qt::QueuedConnection);
    });
}

void FrameSource::say(const QString &trouble)
{
    if (m_trouble == trouble)
        return;
    m_trouble = trouble;
    emit troubleChanged();
}

} // namespace companion
