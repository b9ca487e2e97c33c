// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>

#include "companion/view/coal_baron_game.h"
#include "companion/view/final_count.h"

#include <optional>

namespace companion {

/// The end of a game of Coal Baron.
class FinalView : public companion::FinalCount // in full: so QML finds it
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

public:
    enum Field { Marks, Cubes, OpenOrders, LightTiles, DarkTiles };
    Q_ENUM(Field)
    static constexpr int fields = 5;

    FinalView(CoalBaronGame &game, Ledger &ledger, QObject *parent = nullptr);

    QStringList titles() const override;
    QStringList warnings() const override;
    bool finish() override;
    /// The game with the end as it was counted; nothing while something is missing or cannot be.
    std::optional<scoring::coal_baron::Game> counted() const;

protected:
    LiveGame &game() const override { return m_game; }
    int seats() const override { return m_game.table().seats(); }
    int fieldCount() const override { return fields; }
    FinalRow rowOf(int seat) const override;

private:
    scoring::coal_baron::FinalCounted saidSoFar() const;
    QStringList otherTiles() const;

    CoalBaronGame &m_game;
};

} // namespace companion
