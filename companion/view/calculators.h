// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "companion/view/ask.h"
#include "companion/view/live_game.h"
#include "scoring/game_kind.h"

#include <functional>
#include <vector>

namespace companion {

/// One thing to be worked out, without a game: what has to be said, and the answer in sentences.
struct Calculator {
    QString key;
    scoring::GameKind game{};
    QString title;
    QString text; ///< the rule
    std::vector<AskField> fields;
    std::function<QStringList(const Answers &)> reckon;
};

std::vector<Calculator> rockwellCalculators();
std::vector<Calculator> rockwellDevelopCalculators();
std::vector<Calculator> rockwellOrderCalculators();
std::vector<Calculator> rockwellRobotCalculators();
std::vector<Calculator> rockwellEndCalculators();
std::vector<Calculator> theRuhrCalculators();
std::vector<Calculator> theRuhrTableCalculators();
std::vector<Calculator> imperialMinersCalculators();

/// The arithmetic that stops a game, for whoever only wants that.
class Calculators : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QVariantList ofGame READ ofGame NOTIFY changed)
    Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QVariantList fields READ fields NOTIFY changed)

public:
    explicit Calculators(QObject *parent = nullptr);

    QVariantList games() const; ///< {game, title}: those that have any
    int game() const { return static_cast<int>(current().game); }
    void setGame(int game);      ///< and the first of its calculators
    QVariantList ofGame() const; ///< {key, title}
    QString chosen() const { return m_chosen; }
    void choose(const QString &key);
    QString title() const;
    QString text() const;
    QVariantList fields() const;
    /// Those of the game of that table.
    Q_INVOKABLE void openAt(companion::LiveGame *table);
    Q_INVOKABLE QStringList reckon(const QVariantMap &answers) const;
    void retell();

signals:
    void changed();

private:
    const Calculator &current() const;

    std::vector<Calculator> m_all;
    QString m_chosen;
};

} // namespace companion
