// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/scanner.h"

#include "companion/file_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTimer>

namespace companion {

namespace {

// Far more than the largest photo takes on the slowest tablet.
constexpr int patience = 60'000; // milliseconds

QString nameOf(ScanKind kind)
{
    return kind == ScanKind::Orders ? "orders" : "mine";
}

} // namespace

QString commandLineProgram()
{
    const QDir here(QCoreApplication::applicationDirPath());
    for (const char *place : {"steiger-cli", "../bin/steiger-cli"}) {
        const QFileInfo program(here.filePath(place));
        if (program.isExecutable())
            return program.canonicalFilePath();
    }
    return {};
}

Scanner::~Scanner()
{
    cancel();
}

void Scanner::cancel()
{
    if (!m_running)
        return;
    m_running->disconnect(this);
    m_running->kill();
    m_running->waitForFinished();
    m_running.reset();
    emit busyChanged();
}

void Scanner::look(ScanKind kind, const QString &photo, const QString &edition, const QString &language)
{
    QStringList arguments{"scan", nameOf(kind), photo, "--json", "--lang", language};
    if (!edition.isEmpty())
        arguments += {"--profile", edition};
    run(arguments, [this](const QByteArray &answer) {
        if (const std::optional<Sightings> sightings = readSightings(answer))
            emit seen(*sightings);
        else
            emit failed(tr("The photo was looked at, but the answer cannot be understood. Steiger and "
                           "steiger-cli seem to be of different versions: install both again."));
    });
}

void Scanner::teach(const Sightings &right, const QString &photo, const QString &edition,
                    const QString &language)
{
    m_scratch = std::make_unique<QTemporaryDir>();
    const QString truth = m_scratch->filePath("truth.json");
    const QString trouble = writeText(truth, writeTruth(right));
    if (!trouble.isEmpty()) {
        emit failed(trouble);
        return;
    }
    run({"teach", nameOf(right.kind), photo, truth, "--profile", edition, "--lang", language},
        [this](const QByteArray &) { emit taught(); });
}

void Scanner::run(const QStringList &arguments, std::function<void(const QByteArray &)> done)
{
    cancel();
    const QString program = commandLineProgram();
    if (program.isEmpty()) {
        emit failed(tr("The part of Steiger that looks at photos, steiger-cli, is missing: install Steiger "
                       "again. Everything can be tapped in as before."));
        return;
    }
    m_running = std::make_unique<QProcess>();
    connect(m_running.get(), &QProcess::finished, this, [this, done = std::move(done)] { ended(done); });
    connect(m_running.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            ended({});
    });
    QTimer::singleShot(patience, m_running.get(), &QProcess::kill);
    m_running->start(program, arguments, QIODevice::ReadOnly);
    emit busyChanged();
}

void Scanner::ended(const std::function<void(const QByteArray &)> &done)
{
    QProcess *process = m_running.release();
    process->deleteLater(); // it is only just saying so
    emit busyChanged();
    if (process->error() == QProcess::FailedToStart || process->exitStatus() == QProcess::CrashExit) {
        emit failed(tr("This photo could not be looked at: the program that reads photos stopped. Nothing "
                       "has changed in the game. Try another photo, or tap it in."));
        return;
    }
    if (process->exitCode() != 0) {
        emit failed(QString::fromUtf8(process->readAllStandardError()).trimmed());
        return;
    }
    done(process->readAllStandardOutput());
}

} // namespace companion
