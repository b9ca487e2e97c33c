// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/rockwell_table_words.h"
#include "companion/view/guided_game_of.h"
#include "scoring/rockwell/events_json.h"
#include "scoring/rockwell/table.h"

namespace companion {

struct RockwellRules {
    using Event = scoring::rockwell::Event;
    using Table = scoring::rockwell::Table;
    using Refusal = scoring::rockwell::Refusal;
    static constexpr scoring::GameKind kind = scoring::GameKind::Rockwell;

    static auto read(std::string_view name, const scoring::Json &body)
    {
        return scoring::rockwell::readEvent(name, body);
    }
    static auto write(const Event &event) { return scoring::rockwell::writeEvent(event); }
    static auto apply(Table &table, const Event &event) { return scoring::rockwell::apply(table, event); }
};

/// Rockwell at the table.
class RockwellGame final : public GuidedGameOf<RockwellRules>
{
public:
    using GuidedGameOf::GuidedGameOf;

    bool started() const override;
    bool beingPlayed() const override;
    bool over() const override;
    QVariantList setUp() const override;
    QList<ChecklistStep> rulesSummary() const override;
    decltype(scoring::Record::part) recordPart() const override;
    QString where() const override { return words().where(table()); }
    QString rule() const override { return words().rule(table()); }
    QString pointsOf(int seat) const override;
    bool hasBoard() const override { return table().tracking.mine; }
    QVariant readings(const QVariant &known, int players) const override; ///< as rockwell_readings.h has them

    std::vector<FinalQuestion> finalQuestions() const override;
    bool tellFinal(const FinalNumbers &numbers) override;
    FinalNumbers finalNumbers() const override;
    QStringList finalWarnings(const FinalNumbers &numbers) const override;

protected:
    std::vector<TableAskOf<Event>> asksNow() const override;
    GuidedRow rowOf(int seat) const override;
    std::vector<Brick> bricksOf(int seat) const override;
    std::vector<SpaceRow> allSpaceRows() const override;
    QStringList noteWords(const Event &event, const Table &before) const override;
    QString eventWords(const Event &event, const Table &before, const Table &after) const override;
    QString shortWords(const Event &event) const override { return words().shortEvent(event); }
    QString refusalWords(const Refusal &refusal, const Event &) const override
    {
        return words().refusal(refusal);
    }

private:
    QStringList notesOn(const scoring::rockwell::RequirementRead &read, const Table &before) const;
    QStringList notesOn(const scoring::rockwell::ShaftPaid &paid, const Table &before) const;
    RockwellTableWords words() const { return RockwellTableWords(names()); }
    scoring::rockwell::FinalCounted counted(const FinalNumbers &numbers) const;
};

} // namespace companion
