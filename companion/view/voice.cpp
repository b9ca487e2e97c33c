// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/voice.h"

#include "companion/spoken_text.h"

#include <QFile>
#include <QStandardPaths>

namespace companion {

namespace {

// Players take a moment to begin; those without a loudspeaker never say that they are done.
constexpr std::chrono::milliseconds patienceWithLoudspeaker{1500};

QString program()
{
    return QStandardPaths::findExecutable(QStringLiteral("espeak-ng"));
}

} // namespace

Voice::Voice(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    for (QTimer *timer : {&m_pause, &m_length})
        timer->setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &Voice::play);
    connect(&m_length, &QTimer::timeout, this, &Voice::stop);
    connect(&settings, &Settings::languageChanged, this, &Voice::stop);
    connect(&settings, &Settings::languageChanged, this, &Voice::look);
    connect(&settings, &Settings::changed, this, [this] {
        if (isMute())
            stop();
        look();
    });
}

Voice::~Voice() = default;

bool Voice::isMute() const
{
    return m_settings.muted() || m_settings.volume() <= 0;
}

bool Voice::installed() const
{
    return !program().isEmpty();
}

QString Voice::lacking() const
{
    if (!installed())
        return tr("There is no voice on this device yet. Install the package espeak-ng, on Debian with: "
                  "sudo apt install espeak-ng");
    switch (m_lack) {
    case Lack::Player:
        return tr("Nothing on this device plays sounds. Install the package qml6-module-qtmultimedia and "
                  "start Steiger again.");
    case Lack::Answer:
        return tr("The voice did not answer. If it stays silent, install the package espeak-ng again.");
    case Lack::Nothing:
        break;
    }
    return isMute() ? tr("Sounds are switched off, and so is the voice.") : QString();
}

void Voice::say(const QString &lines)
{
    stop();
    const QString text = spokenText(lines);
    if (text.isEmpty() || isMute() || m_lack == Lack::Player)
        return;
    const QString voice = program();
    if (voice.isEmpty()) {
        look();
        return;
    }
    ++m_said;
    m_speaking = true;
    m_utterance = new Utterance(voice, m_settings.language(), text, this);
    connect(m_utterance, &Utterance::made, this, &Voice::begin);
    connect(m_utterance, &Utterance::failed, this, [this] { fail(Lack::Answer); });
    emit changed();
}

void Voice::sayOrStop(const QString &lines)
{
    if (m_speaking) {
        stop();
        return;
    }
    if (m_lack == Lack::Answer)
        m_lack = Lack::Nothing; // it may answer this time
    if (const QString why = lacking(); !why.isEmpty())
        emit trouble(why);
    else
        say(lines);
}

void Voice::stop()
{
    m_pause.stop();
    m_length.stop();
    if (m_utterance)
        m_utterance->drop();
    m_utterance = nullptr;
    if (!m_speaking)
        return;
    m_sound.clear();
    m_wave.reset();
    m_speaking = false;
    emit changed();
}

void Voice::stopAtTap(int text)
{
    if (!m_speaking || m_said != text)
        return;
    stop();
    emit stoppedAtTap();
}

void Voice::giveWay(int milliseconds)
{
    m_othersSound.setRemainingTime(milliseconds);
}

void Voice::wasPlayed()
{
    if (!m_sound.isEmpty())
        stop();
}

void Voice::cannotBePlayed()
{
    fail(Lack::Player);
}

void Voice::look()
{
    emit changed();
}

void Voice::fail(Lack lack)
{
    stop();
    m_lack = lack;
    emit changed();
}

void Voice::begin(const QByteArray &spoken)
{
    m_wave = wholeWave(spoken);
    if (m_wave)
        m_pause.start(static_cast<int>(m_othersSound.remainingTime()));
    else
        fail(Lack::Answer);
}

void Voice::play()
{
    if (!m_folder)
        m_folder.emplace();
    if (!m_file.isEmpty())
        QFile::remove(m_file);
    m_file = m_folder->filePath(QString::number(m_said) + ".wav");
    QFile file(m_file); // of another name each time: players remember what they have read
    if (!m_folder->isValid() || !file.open(QIODevice::WriteOnly) ||
        file.write(m_wave->file) != m_wave->file.size() || !file.flush()) {
        fail(Lack::Answer);
        return;
    }
    m_lack = Lack::Nothing;
    m_length.start(m_wave->length + patienceWithLoudspeaker);
    m_sound = QUrl::fromLocalFile(m_file);
    emit changed();
}

} // namespace companion
