// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <QTemporaryDir>

#include "companion/view/sightings.h"

#include <functional>
#include <memory>

namespace companion {

/// Has photos looked at by the program beside the app, `steiger-cli`: a picture that brings the recogniser
/// down does not bring the game down, and nobody pays for it who never scans. One photo at a time.
class Scanner : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~Scanner() override;

    bool busy() const { return m_running != nullptr; }

    /// Looks at a photo under the edition taught in that file, or the ones Steiger knows. Then seen() or
    /// failed() is said.
    void look(ScanKind kind, const QString &photo, const QString &edition, const QString &language);

    /// Has an edition learn from a corrected scan. Then taught() or failed() is said.
    void teach(const Sightings &right, const QString &photo, const QString &edition, const QString &language);

    /// Nothing more is said about what is under way.
    void cancel();

signals:
    void busyChanged();
    void seen(const companion::Sightings &sightings);
    void taught();
    void failed(const QString &sentence);

private:
    void run(const QStringList &arguments, std::function<void(const QByteArray &)> done);
    void ended(const std::function<void(const QByteArray &)> &done);

    std::unique_ptr<QProcess> m_running;
    std::unique_ptr<QTemporaryDir> m_scratch;
};

/// Where `steiger-cli` is; empty where it is missing.
QString commandLineProgram();

} // namespace companion
