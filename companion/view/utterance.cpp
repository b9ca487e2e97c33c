// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/utterance.h"

namespace companion {

namespace {

constexpr qsizetype mostBytes = 8'000'000; // three minutes of speech

} // namespace

Utterance::Utterance(const QString &program, const QString &voice, const QString &text, QObject *parent)
    : QObject(parent)
{
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &Utterance::read);
    connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        end(code == 0 && status == QProcess::NormalExit);
    });
    // Queued: whoever listens does so only when this has been made.
    connect(
        &m_process, &QProcess::errorOccurred, this,
        [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart)
                end(false);
        },
        Qt::QueuedConnection);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] { end(false); });
    m_patience.start(patience);

    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.start(program, {"-v", voice, "-b", "1", "-s", "160", "--stdin", "--stdout"});
    m_process.write(text.toUtf8());
    m_process.closeWriteChannel();
}

Utterance::~Utterance()
{
    m_process.disconnect(this);
    m_process.kill();
    m_process.waitForFinished(1000); // it has been killed: no time at all
}

void Utterance::read()
{
    m_wave += m_process.readAllStandardOutput();
    if (m_wave.size() > mostBytes)
        end(false);
}

void Utterance::end(bool well)
{
    m_patience.stop();
    m_process.disconnect(this);
    if (m_process.state() == QProcess::NotRunning)
        m_wave += m_process.readAllStandardOutput();
    if (well)
        emit made(m_wave);
    else
        emit failed();
}

void Utterance::drop()
{
    disconnect();
    m_patience.stop();
    m_process.disconnect(this);
    if (m_process.state() == QProcess::NotRunning) {
        deleteLater();
        return;
    }
    connect(&m_process, &QProcess::stateChanged, this, [this](QProcess::ProcessState state) {
        if (state == QProcess::NotRunning)
            deleteLater();
    });
    m_process.kill();
}

} // namespace companion
