// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/the_ruhr_table_words.h"
#include "companion/view/guided_game_of.h"
#include "scoring/the_ruhr/events_json.h"
#include "scoring/the_ruhr/table.h"

namespace companion {

struct TheRuhrRules {
    using Event = scoring::the_ruhr::Event;
    using Table = scoring::the_ruhr::Table;
    using Refusal = scoring::the_ruhr::Refusal;
    static constexpr scoring::GameKind kind = scoring::GameKind::TheRuhr;

    static auto read(std::string_view name, const scoring::Json &body)
    {
        return scoring::the_ruhr::readEvent(name, body);
    }
    static auto write(const Event &event) { return scoring::the_ruhr::writeEvent(event); }
    static auto apply(Table &table, const Event &event) { return scoring::the_ruhr::apply(table, event); }
};

/// The Ruhr at the table. The board stays on the table: what only it tells is asked for when it is needed.
class TheRuhrGame final : public GuidedGameOf<TheRuhrRules>
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
    /// The printed board, as far as the table knows it.
    QVariant readings(const QVariant &known, int players) const override;

    std::vector<FinalQuestion> finalQuestions() const override;
    bool tellFinal(const FinalNumbers &numbers) override;
    FinalNumbers finalNumbers() const override;
    QStringList finalWarnings(const FinalNumbers &numbers) const override;

protected:
    std::vector<TableAskOf<Event>> asksNow() const override;
    GuidedRow rowOf(int seat) const override;
    std::vector<RoundInWords> allRounds() const override;
    std::vector<SpaceRow> allSpaceRows() const override;
    int roundNow() const override { return table().round; }
    QString eventWords(const Event &event, const Table &before, const Table &after) const override;
    QString shortWords(const Event &event) const override { return words().shortEvent(event); }
    QString refusalWords(const Refusal &refusal, const Event &event) const override
    {
        return words().refusal(refusal, event);
    }
    QStringList noteWords(const Event &event, const Table &before) const override;

private:
    TheRuhrTableWords words() const { return TheRuhrTableWords(names()); }
};

} // namespace companion
