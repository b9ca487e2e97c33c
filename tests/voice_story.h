// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>
#include <QtEndian>

/// Voices of all kinds: what the stories about reading aloud are told with.
namespace voices {

/// Until it ends, programs are looked for in a folder of its own: there is no voice but the one put there.
class Elsewhere
{
public:
    Elsewhere() { qputenv("PATH", m_folder.path().toUtf8()); }
    ~Elsewhere() { qputenv("PATH", m_before); }
    Elsewhere(const Elsewhere &) = delete;
    Elsewhere &operator=(const Elsewhere &) = delete;

    QString file(const QString &name) const { return m_folder.filePath(name); }
    /// A shell does what espeak-ng would.
    bool putVoice(const QByteArray &script) const
    {
        QFile voice(file("espeak-ng"));
        return voice.open(QIODevice::WriteOnly) && voice.write("#!/bin/sh\n" + script + "\n") > 0 &&
               voice.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    /// One that says everything in the same time.
    bool putVoiceOf(int milliseconds) const
    {
        QFile sound(file("sound.wav"));
        return sound.open(QIODevice::WriteOnly) && sound.write(hum(milliseconds)) > 0 &&
               putVoice("/bin/cat >/dev/null; exec /bin/cat " + sound.fileName().toUtf8());
    }

    static QByteArray hum(int milliseconds)
    {
        QByteArray wave(
            "RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x22\x56\0\0\x44\xac\0\0\x02\0\x10\0data\0\0\0\0", 44);
        for (int sample = 0; sample < milliseconds * 22'050 / 1000; ++sample) {
            wave += sample % 100 < 50 ? '\x10' : '\x0f';
            wave += sample % 100 < 50 ? '\x10' : '\xef';
        }
        return wave;
    }

private:
    QTemporaryDir m_folder;
    QByteArray m_before = qgetenv("PATH");
};

/// What is to be heard of a WAV file.
struct Heard {
    double seconds = 0;
    double loudest = 0;      ///< 0 to 1
    double shareOfSound = 0; ///< of the time: the rest is silence
};

inline Heard heard(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray wave = file.readAll();
    if (wave.size() < 44 || !wave.startsWith("RIFF") ||
        qFromLittleEndian<quint32>(wave.constData() + 40) != static_cast<quint32>(wave.size() - 44))
        return {};
    const auto bytesOfSecond = qFromLittleEndian<quint32>(wave.constData() + 28);
    Heard told{.seconds = double(wave.size() - 44) / bytesOfSecond};
    int loud = 0;
    for (qsizetype at = 44; at + 1 < wave.size(); at += 2) {
        const double level = std::abs(qFromLittleEndian<qint16>(wave.constData() + at)) / 32'768.0;
        told.loudest = std::max(told.loudest, level);
        loud += level > 0.01;
    }
    told.shareOfSound = loud * 2.0 / double(wave.size() - 44);
    return told;
}

} // namespace voices
