// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/checklist_step.h"
#include "scoring/the_ruhr/notes.h"
#include "scoring/the_ruhr/setup.h"
#include "scoring/the_ruhr/table.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

namespace companion {

/// A live game of The Ruhr in words, with the names of the people at the table.
class TheRuhrTableWords
{
    Q_DECLARE_TR_FUNCTIONS(TheRuhrTableWords)

public:
    explicit TheRuhrTableWords(QStringList names);

    QString where(const scoring::the_ruhr::Table &table) const;
    /// What the rules say now, with the prices of the round.
    QString rule(const scoring::the_ruhr::Table &table) const;
    QString status(const scoring::the_ruhr::Table &table, scoring::Seat seat) const;
    /// What is followed of a player.
    QString facts(const scoring::the_ruhr::Table &table, scoring::Seat seat) const;

    QString event(const scoring::the_ruhr::Event &event, const scoring::the_ruhr::Table &before,
                  const scoring::the_ruhr::Table &after) const;
    QString shortEvent(const scoring::the_ruhr::Event &event) const;
    QString refusal(const scoring::the_ruhr::Refusal &refusal, const scoring::the_ruhr::Event &event) const;
    QString note(const scoring::the_ruhr::Note &note) const;

    QString name(scoring::Seat seat) const { return m_names.value(scoring::index(seat)); }
    /// What a sale is worth, part by part: "The coal is worth 4." and so on.
    static QStringList income(const scoring::the_ruhr::Delivery &delivery);
    /// "2 × black coal, city; 1 × white coal, Ruhrort"; empty where there are none.
    static QString cubes(const scoring::the_ruhr::PerArea &cubes);
    static QString roundTitle(const scoring::the_ruhr::Round &round); ///< "Round 4 (1779)"
    /// Its event, what it costs, the road and the flag, if that was turned up.
    static QString round(const scoring::the_ruhr::Round &round, const scoring::the_ruhr::Options &options,
                         std::optional<scoring::the_ruhr::Country> flag);
    /// The set-up for so many players.
    static QList<ChecklistStep> setup(int players, scoring::the_ruhr::Difficulty difficulty);

private:
    static QString effect(const scoring::the_ruhr::Round &round, const scoring::the_ruhr::Options &options);
    static QString prices(const scoring::the_ruhr::Round &round);
    static QString lockPrice(const scoring::the_ruhr::Round &round);
    static QString road(const scoring::the_ruhr::Round &round);
    QString order(const scoring::the_ruhr::Table &table) const;
    QStringList built(const scoring::the_ruhr::Table &table, scoring::Seat seat) const;
    QString turned(const scoring::the_ruhr::EventHappened &event,
                   const scoring::the_ruhr::Table &before) const;
    QString chosen(const scoring::the_ruhr::DepotChosen &event, const scoring::the_ruhr::Table &before,
                   const scoring::the_ruhr::Table &after) const;
    static QStringList mooring(std::optional<int> depot, std::optional<int> said,
                               const scoring::the_ruhr::Table &table);
    QString sold(const scoring::the_ruhr::Sold &event, const scoring::the_ruhr::Table &before,
                 const scoring::the_ruhr::Table &after) const;
    QString gained(const scoring::the_ruhr::TokenGained &event, const scoring::the_ruhr::Table &before,
                   const scoring::the_ruhr::Table &after) const;
    QString locksBuilt(const scoring::the_ruhr::LocksBuilt &event, const scoring::the_ruhr::Table &before,
                       const scoring::the_ruhr::Table &after) const;
    /// What a purchase costs and brings, and the loans for it.
    QString paid(const QString &what, int points, scoring::Seat seat,
                 const scoring::the_ruhr::LoansTaken &loans, const scoring::the_ruhr::Table &before,
                 const scoring::the_ruhr::Table &after) const;
    QString borrowed(scoring::Seat seat, const scoring::the_ruhr::LoansTaken &loans, int pointsLost) const;
    QString exported(const scoring::the_ruhr::ExportScored &event, const scoring::the_ruhr::Table &before,
                     const scoring::the_ruhr::Table &after) const;
    QString turnOver(const scoring::the_ruhr::TurnEnded &event, const scoring::the_ruhr::Table &before,
                     const scoring::the_ruhr::Table &after) const;
    QString roundOver(const scoring::the_ruhr::Table &before, const scoring::the_ruhr::Table &after) const;
    QString corrected(const scoring::the_ruhr::ExportMarkerCounted &marker) const;
    QString corrected(const scoring::the_ruhr::BargeCounted &barge) const;
    QString corrected(const scoring::the_ruhr::TokenCounted &token) const;
    QString corrected(const scoring::the_ruhr::WarehouseCounted &house) const;
    QString corrected(const scoring::the_ruhr::SiteRead &read) const;
    QString corrected(const scoring::the_ruhr::ExportTrackRead &read) const;
    QString corrected(const scoring::the_ruhr::CombinationRead &read) const;
    static ChecklistStep step(const scoring::the_ruhr::SetupTask &task);
    QString refusalOfTokens(const scoring::the_ruhr::Refusal &refusal, const QString &who) const;
    QString refusalOfTrips(const scoring::the_ruhr::Refusal &refusal, const QString &who) const;
    QString refusalOfPurchases(const scoring::the_ruhr::Refusal &refusal, const QString &who) const;

    QStringList m_names;
};

} // namespace companion
