// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QProcess>
#include <QTimer>

#include "companion/view/sightings.h"

#include <memory>

namespace companion {

/// Has the frames of a film looked at, one after the other, by the program beside the app. Where that dies of
/// a frame it is started again; only when it dies again and again is it left alone.
class Watcher : public QObject
{
    Q_OBJECT

public:
    explicit Watcher(QObject *parent = nullptr);
    ~Watcher() override;

    void start(ScanKind kind, const QString &edition, const QString &language);
    void stop();

    /// Whether it waits for a frame. While it does not, frames are to be skipped.
    bool free() const { return m_process && !m_looking; }

    /// Then seen() is said, or died().
    void look(const QImage &frame);

signals:
    void freeChanged();
    void seen(const companion::Sightings &sightings);
    void died();                          ///< and was started again: the frame is lost, nothing else
    void failed(const QString &sentence); ///< and stays so

private:
    void launch();
    void read();
    void ended();
    void giveUp(const QString &sentence);

    QStringList m_arguments;
    std::unique_ptr<QProcess> m_process;
    bool m_looking = false;
    int m_deaths = 0; ///< since the last answer
    QTimer m_patience;
};

} // namespace companion
