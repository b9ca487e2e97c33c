// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QObject>
#include <QPointer>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "companion/spoken_wave.h"
#include "companion/view/settings.h"
#include "companion/view/utterance.h"

#include <optional>

namespace companion {

/// Reads aloud in the language of the app, one text at a time: the next one ends the one before. It is as
/// loud as sounds are, and mute when they are. Nothing waits for it: without a voice, or with one that fails,
/// there is silence.
class Voice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(bool speaking READ speaking NOTIFY changed)
    Q_PROPERTY(QUrl sound READ sound NOTIFY changed)
    Q_PROPERTY(bool installed READ installed NOTIFY changed)
    Q_PROPERTY(QString lacking READ lacking NOTIFY changed)

public:
    explicit Voice(Settings &settings, QObject *parent = nullptr);
    ~Voice() override;

    bool speaking() const { return m_speaking; } ///< from the moment it is asked to until the last word
    QUrl sound() const { return m_sound; }       ///< to be played now; empty while there is silence
    bool installed() const;
    QString lacking() const;            ///< why nothing is heard, and what to install; else empty
    int said() const { return m_said; } ///< how many texts so far: tells one from the next

    /// Each line is a sentence.
    Q_INVOKABLE void say(const QString &lines);
    /// The same because somebody asked for it: again it is silent, and why nothing is heard is told.
    Q_INVOKABLE void sayOrStop(const QString &lines);
    Q_INVOKABLE void stop();
    /// Somebody tapped while that text was read: it is enough, unless something else is read by now.
    void stopAtTap(int text);
    /// Another sound is heard, and the voice does not talk over it.
    Q_INVOKABLE void giveWay(int milliseconds);
    /// The sound has been played to its end.
    Q_INVOKABLE void wasPlayed();
    /// Nothing on this device plays sounds.
    Q_INVOKABLE void cannotBePlayed();
    /// Whether there is a voice by now.
    Q_INVOKABLE void look();

signals:
    void changed();
    void stoppedAtTap();
    /// Why nothing is heard: a sentence.
    void trouble(const QString &sentence);

private:
    enum class Lack { Nothing, Answer, Player };

    bool isMute() const;
    void fail(Lack lack);
    void begin(const QByteArray &spoken);
    void play();

    Settings &m_settings;
    QPointer<Utterance> m_utterance;
    std::optional<QTemporaryDir> m_folder; // made for the first word
    QString m_file;
    std::optional<SpokenWave> m_wave;
    QDeadlineTimer m_othersSound;
    QTimer m_pause; // until other sounds are over
    QTimer m_length;
    QUrl m_sound;
    Lack m_lack = Lack::Nothing;
    bool m_speaking = false;
    int m_said = 0;
};

} // namespace companion
