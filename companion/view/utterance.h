// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <QTimer>

#include <chrono>

namespace companion {

/// A text that espeak-ng makes a sound of, in a process of its own: it may be slow, hang or crash, and only
/// the sound is missing then. The text goes through its standard input, where nothing in it can be an option.
class Utterance : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::seconds patience{5};

    /// The voice is that of a language: "en", "hu", "de".
    Utterance(const QString &program, const QString &voice, const QString &text, QObject *parent = nullptr);
    ~Utterance() override;

    /// Nobody waits for it any more. It says nothing from now on, and goes when its process has ended.
    void drop();

signals:
    void made(const QByteArray &wave); ///< as the voice wrote it
    void failed();

private:
    void read();
    void end(bool well);

    QProcess m_process;
    QTimer m_patience;
    QByteArray m_wave;
};

} // namespace companion
