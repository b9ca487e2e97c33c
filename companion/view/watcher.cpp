// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/watcher.h"

#include "companion/view/scanner.h"

namespace companion {

namespace {

constexpr int mostDeaths = 3;
// A frame takes a fraction of a second; the first one on a slow tablet also the reading of the edition.
constexpr int patience = 15'000; // milliseconds

// "frame WIDTH HEIGHT", then blue, green and red of every pixel.
QByteArray written(const QImage &frame)
{
    const QImage pixels = frame.convertToFormat(QImage::Format_BGR888);
    const qsizetype row = qsizetype{3} * pixels.width();
    QByteArray bytes =
        "frame " + QByteArray::number(pixels.width()) + ' ' + QByteArray::number(pixels.height()) + '\n';
    bytes.reserve(bytes.size() + row * pixels.height());
    for (int y = 0; y < pixels.height(); ++y)
        bytes.append(reinterpret_cast<const char *>(pixels.constScanLine(y)), row);
    return bytes;
}

} // namespace

Watcher::Watcher(QObject *parent)
    : QObject(parent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (m_process)
            m_process->kill(); // and ended() tells the rest
    });
}

Watcher::~Watcher()
{
    stop();
}

void Watcher::start(ScanKind kind, const QString &edition, const QString &language)
{
    stop();
    m_arguments = {"watch", kind == ScanKind::Orders ? "orders" : "mine", "--lang", language};
    if (!edition.isEmpty())
        m_arguments += {"--profile", edition};
    m_deaths = 0;
    launch();
}

void Watcher::launch()
{
    const QString program = commandLineProgram();
    if (program.isEmpty()) {
        giveUp(tr("The part of Steiger that looks at pictures, steiger-cli, is missing: install Steiger "
                  "again. Everything can be tapped in as before."));
        return;
    }
    m_looking = false;
    m_process = std::make_unique<QProcess>();
    connect(m_process.get(), &QProcess::readyReadStandardOutput, this, &Watcher::read);
    connect(m_process.get(), &QProcess::finished, this, &Watcher::ended);
    connect(m_process.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            ended();
    });
    m_process->start(program, m_arguments);
    emit freeChanged();
}

void Watcher::stop()
{
    m_patience.stop();
    if (!m_process)
        return;
    m_process->disconnect(this);
    m_process->kill();
    m_process->waitForFinished();
    m_process.reset();
    m_looking = false;
    emit freeChanged();
}

void Watcher::look(const QImage &frame)
{
    if (!free() || frame.isNull())
        return;
    m_looking = true;
    m_process->write(written(frame));
    m_patience.start();
    emit freeChanged();
}

void Watcher::read()
{
    if (!m_looking || !m_process->canReadLine())
        return;
    const std::optional<Sightings> sightings = readSightings(m_process->readLine());
    m_patience.stop();
    m_looking = false;
    m_deaths = 0;
    if (!sightings) {
        stop();
        giveUp(tr("The picture was looked at, but the answer cannot be understood. Steiger and steiger-cli "
                  "seem to be of different versions: install both again."));
        return;
    }
    emit seen(*sightings);
    emit freeChanged();
}

void Watcher::ended()
{
    m_patience.stop();
    QProcess *process = m_process.release();
    process->deleteLater(); // it is only just saying so
    m_looking = false;
    if (process->error() != QProcess::FailedToStart && process->exitStatus() == QProcess::NormalExit) {
        giveUp(QString::fromUtf8(process->readAllStandardError()).trimmed());
        return;
    }
    if (++m_deaths > mostDeaths) {
        giveUp(tr("The program that looks at pictures stops again and again. Nothing has changed in the "
                  "game. Choose a photo, or tap it in."));
        return;
    }
    launch();
    emit died();
}

void Watcher::giveUp(const QString &sentence)
{
    emit freeChanged();
    emit failed(sentence);
}

} // namespace companion
