// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "tests/places.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

/// The real program, as scripts call it.
namespace story {

inline const QString sample = places::sample;

struct Ran {
    int exitCode = -1;
    QString out;
    QString err;

    QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
    QStringList lines() const { return out.split(u'\n', Qt::SkipEmptyParts); }
};

inline Ran steiger(const QStringList &arguments, const QByteArray &input = {}, const QString &locale = "C",
                   const QMap<QString, QString> &variables = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LC_ALL", locale);
    environment.remove("LANGUAGE");
    environment.remove("STEIGER_DB");
    for (const QString &name : variables.keys())
        environment.insert(name, variables[name]);
    process.setProcessEnvironment(environment);
    process.start(places::steigerCli, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
        return {-1, "the program did not end well", process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// A history of its own in a folder of its own, both gone afterwards.
class Group
{
public:
    QString file(const QString &name) const { return m_folder.filePath(name); }
    QString store() const { return file("steiger.db"); }

    Ran operator()(const QStringList &arguments, const QByteArray &input = {}) const
    {
        return steiger(arguments + QStringList{"--db", store()}, input);
    }

    /// Writes a file and gives its name.
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile written(file(name));
        if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(written.fileName()));
        return written.fileName();
    }

    /// A game scored on paper, "Anna 57, Béla 49", on its way into the history; gives its id.
    QString play(const QString &played, const QString &result, const QJsonObject &fields = {}) const
    {
        const Ran ran = (*this)({"add", "-", "--json"}, record(played, result, fields));
        return ran.json()["stored"].toArray()[0].toObject()["id"].toString();
    }

    static QByteArray record(const QString &played, const QString &result, const QJsonObject &fields = {})
    {
        QJsonObject record{{"format", "steiger.game/1"}, {"game", "coal-baron"}, {"group", "Friday miners"}};
        if (!played.isEmpty())
            record["played"] = played;
        QJsonArray players;
        QJsonArray totals;
        for (const QString &player : result.split(", ")) {
            const qsizetype gap = player.lastIndexOf(' ');
            players += QJsonObject{{"name", player.left(gap)}};
            totals += player.mid(gap + 1).toInt();
        }
        record["players"] = players;
        record["totals"] = totals;
        for (const QString &name : fields.keys())
            record[name] = fields[name];
        return QJsonDocument(record).toJson();
    }

    /// "2026-05-01: Anna 57, Béla 49" in seating order, newest game first.
    QStringList games(const QStringList &filters = {}) const
    {
        QStringList rows;
        for (const QJsonValue &value :
             (*this)(QStringList{"history", "--json"} + filters).json()["games"].toArray()) {
            const QJsonObject game = value.toObject();
            QStringList results;
            for (int seat = 0; seat < game["players"].toArray().size(); ++seat)
                results += QString("%1 %2")
                               .arg(game["players"].toArray()[seat].toString())
                               .arg(game["totals"].toArray()[seat].toInt());
            rows += game["played"].toString() + ": " + results.join(", ");
        }
        return rows;
    }

    /// "Anna 2/3" reads: won two of three games. By name.
    QStringList wins(const QStringList &filters = {}) const
    {
        QStringList rows;
        for (const QJsonValue &value :
             (*this)(QStringList{"leaderboard", "--json"} + filters).json()["players"].toArray()) {
            const QJsonObject player = value.toObject();
            rows += QString("%1 %2/%3")
                        .arg(player["name"].toString())
                        .arg(player["wins"].toInt())
                        .arg(player["games"].toInt());
        }
        rows.sort();
        return rows;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace story
