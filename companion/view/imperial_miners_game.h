// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/imperial_miners_table_words.h"
#include "companion/view/guided_game_of.h"
#include "scoring/imperial_miners/events_json.h"
#include "scoring/imperial_miners/table.h"

namespace companion {

struct ImperialMinersRules {
    using Event = scoring::imperial_miners::Event;
    using Table = scoring::imperial_miners::Table;
    using Refusal = scoring::imperial_miners::Refusal;
    static constexpr scoring::GameKind kind = scoring::GameKind::ImperialMiners;

    static auto read(std::string_view name, const scoring::Json &body)
    {
        return scoring::imperial_miners::readEvent(name, body);
    }
    static auto write(const Event &event) { return scoring::imperial_miners::writeEvent(event); }
    static auto apply(Table &table, const Event &event)
    {
        return scoring::imperial_miners::apply(table, event);
    }
};

/// Imperial Miners at the table.
class ImperialMinersGame final : public GuidedGameOf<ImperialMinersRules>
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
    bool hasBoard() const override { return table().tracking.mines; }
    QString pointsOf(int seat) const override;

    std::vector<FinalQuestion> finalQuestions() const override;
    bool tellFinal(const FinalNumbers &numbers) override;
    FinalNumbers finalNumbers() const override;
    QStringList finalWarnings(const FinalNumbers &numbers) const override;

protected:
    std::vector<TableAskOf<Event>> asksNow() const override;
    GuidedRow rowOf(int seat) const override;
    std::vector<Brick> bricksOf(int seat) const override;
    std::vector<SpaceRow> allSpaceRows() const override;
    QString eventWords(const Event &event, const Table &before, const Table &after) const override;
    QString shortWords(const Event &event) const override { return words().shortEvent(event); }
    QString refusalWords(const Refusal &refusal, const Event &) const override
    {
        return words().refusal(refusal);
    }
    QStringList noteWords(const Event &event, const Table &before) const override;

private:
    ImperialMinersTableWords words() const { return ImperialMinersTableWords(names()); }
    scoring::imperial_miners::FinalCounted counted(const FinalNumbers &numbers) const;
};

/// What can be told at that table now.
std::vector<TableAskOf<scoring::imperial_miners::Event>>
imperialMinersAsks(const scoring::imperial_miners::Table &table);

} // namespace companion
