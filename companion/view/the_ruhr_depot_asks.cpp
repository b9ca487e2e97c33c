// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// TheRuhrAsks: barges go to depots, and dice.

#include "companion/view/the_ruhr_asks.h"

#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"
#include "scoring/the_ruhr/questions.h"

#include <algorithm>

namespace companion {

using namespace scoring::the_ruhr;
using namespace the_ruhr_asking;

namespace {

constexpr int noAction = 0; // an action is its number and 1 more

Action actionOf(int value)
{
    return static_cast<Action>(value - 1);
}

} // namespace

std::vector<Event> the_ruhr_asking::withTurnOver(const Table &table, const Event &event, scoring::Seat seat)
{
    std::vector<Event> events{event};
    Table after = table;
    const Event over = TurnEnded{.seat = seat};
    if (!scoring::the_ruhr::apply(after, event) && !scoring::the_ruhr::apply(after, over))
        events.push_back(over);
    return events;
}

std::vector<Choice> the_ruhr_asking::regions()
{
    std::vector<Choice> all;
    for (const RegionFacts &facts : scoring::the_ruhr::regions)
        all.push_back({static_cast<int>(facts.region), TheRuhrNames::region(facts.region)});
    return all;
}

std::vector<Choice> the_ruhr_asking::coalRegions()
{
    std::vector<Choice> all = the_ruhr_asking::regions();
    std::erase_if(all, [](const Choice &region) { return !facts(static_cast<Region>(region.value)).coal; });
    return all;
}

std::vector<Choice> the_ruhr_asking::countries()
{
    std::vector<Choice> all;
    for (const Country country : scoring::the_ruhr::countries)
        all.push_back({static_cast<int>(country), TheRuhrNames::country(country)});
    return all;
}

std::vector<Choice> the_ruhr_asking::colours()
{
    return {{static_cast<int>(Die::Black), TheRuhrNames::die(Die::Black)},
            {static_cast<int>(Die::White), TheRuhrNames::die(Die::White)}};
}

std::vector<Choice> the_ruhr_asking::faces()
{
    std::vector<Choice> all;
    for (int face = lowestFace; face <= highestFace; ++face)
        all.push_back({face, QString::number(face)});
    return all;
}

std::vector<Choice> TheRuhrAsks::depots() const
{
    std::vector<Choice> all;
    for (int depot = 1; depot <= static_cast<int>(depotCount); ++depot)
        all.push_back({depot, QString::number(depot)});
    return all;
}

QList<int> TheRuhrAsks::depotsWithoutRegion() const
{
    return valuesWhere(depots(), [this](int depot) { return !m_table.board.depot(depot).region; });
}

// Depots are numbered only where the dice in them are followed.
std::vector<AskField> TheRuhrAsks::depotFields(Seat seat) const
{
    const int here = m_table.player(seat).riverIndex.value_or(1);
    const AskField river =
        asking::number("river", tr("Space of the depot on the river, counted from the top"), 1, riverSpaces,
                       here == ruhrortIndex ? 1 : here);
    if (!m_table.tracking.dice)
        return m_table.tracking.turns ? std::vector{river} : std::vector<AskField>();
    const auto where = [this](DepotQuestion question) {
        return valuesWhere(depots(), [&](int depot) {
            const std::vector<DepotQuestion> asked = questionsOfDepot(m_table, depot);
            return std::ranges::find(asked, question) != asked.end();
        });
    };
    const QList<int> withoutArrow =
        valuesWhere(depots(), [this](int depot) { return !m_table.board.depot(depot).arrow; });
    return {
        asking::oneOf("depot", tr("Number of the depot, as you count them"), depots()),
        asking::onlyIf(asking::oneOf("region", tr("Its region"), coalRegions()), "depot",
                       depotsWithoutRegion()),
        asking::onlyIf(asking::oneOf("arrow", tr("Its arrow"),
                                     {{static_cast<int>(DepotArrow::City), tr("orange: a city")},
                                      {static_cast<int>(DepotArrow::Factory), tr("grey: a factory")},
                                      {static_cast<int>(DepotArrow::Pilot), tr("black: only with Pilot")}}),
                       "depot", withoutArrow),
        asking::onlyIf(asking::oneOf("face", tr("The die shows"), faces()), "depot",
                       where(DepotQuestion::Face)),
        asking::onlyIf(river, "depot", where(DepotQuestion::RiverIndex))};
}

std::vector<AskField> TheRuhrAsks::transportFields() const
{
    std::vector<AskField> fields{asking::oneOf("moved", tr("Transport moves"), colours())};
    if (!anyDieOnAnArrow(m_table.dice))
        fields.push_back(asking::oneOf("from", tr("From depot"), depots()));
    fields.push_back(asking::oneOf("to", tr("To depot"), depots()));
    return fields;
}

// Those that are open to the player, with their prices.
std::vector<Choice> TheRuhrAsks::actions(Seat seat) const
{
    const ActionTable here{m_table.round, m_table.pilotBanned, m_table.wagesTakenBy,
                           m_table.tracking.tokens ? std::optional(m_table.player(seat).tokens)
                                                   : std::nullopt};
    std::vector<Choice> open{{noAction, tr("none")}};
    for (const ActionFacts &facts : specialActions) {
        const Result<int> chosen = chooseAction(facts.action, false, here);
        const int *cost = std::get_if<int>(&chosen);
        if (!cost)
            continue;
        const QString name = TheRuhrNames::action(facts.action);
        open.push_back({static_cast<int>(facts.action) + 1,
                        *cost == 0 ? name : filled(tr("%1 (%2)", "a thing and its price"), name, *cost)});
    }
    return open;
}

std::vector<AskField> TheRuhrAsks::actionFields(Seat seat) const
{
    const std::vector<Choice> open = actions(seat);
    const auto with = [&](auto isSo) {
        return valuesWhere(open, [&](int value) { return value != noAction && isSo(actionOf(value)); });
    };
    std::vector<AskField> fields{asking::oneOf("action", tr("Special action"), open)};
    if (mayUse(seat, Token::Towing))
        fields.push_back(asking::onlyIf(
            asking::oneOf("towingToken", tr("Pay with the token Towing?"), asking::yesOrNo(), 0), "action",
            with([](Action action) { return facts(action).towing; })));
    const int thalers = m_table.tracking.thalers ? m_table.player(seat).thalers : 0;
    const QList<int> tooDear = with([&](Action action) { return price(action, m_table.round) > thalers; });
    for (const AskField &field : loanFields(seat, roundOf(m_table.round).paidActions.back()))
        fields.push_back(field.onlyIf.isEmpty() ? asking::onlyIf(field, "action", tooDear) : field);
    if (!m_table.tracking.dice)
        return fields;
    const QList<int> transports = with([](Action action) { return facts(action).transport; });
    for (const AskField &field : transportFields())
        fields.push_back(asking::onlyIf(field, "action", transports));
    fields.push_back(asking::onlyIf(asking::oneOf("toRegion", tr("Its region"), coalRegions()), "to",
                                    depotsWithoutRegion()));
    fields.push_back(
        asking::onlyIf(asking::oneOf("subsidized", tr("Subsidy raises the die of depot"), depots()), "action",
                       with([](Action action) { return action == Action::Subsidy; })));
    return fields;
}

void TheRuhrAsks::choose(Seat seat)
{
    if (m_table.player(seat).chosen)
        return done(seat, tr("Done"));
    std::vector<AskField> fields = actionFields(seat);
    const std::vector<AskField> depot = depotFields(seat);
    fields.insert(fields.end(), depot.begin(), depot.end());
    add("depot", seat, Weight::Next, tr("Go to a depot"),
        tr("One special action, paid at once. A depot with a pilot sign, and Ruhrort, need Pilot."),
        std::move(fields), [seat, &table = m_table](const Answers &answers) -> std::vector<Event> {
            DepotChosen chosen{.seat = seat};
            if (answers.number("action") != noAction)
                chosen.action = actionOf(answers.number("action"));
            chosen.towingToken = answers.number("towingToken") == 1;
            chosen.riverIndex = saidOf<int>(answers, "river");
            chosen.depot = saidOf<int>(answers, "depot");
            chosen.region = saidOf<Region>(answers, "region");
            chosen.arrow = saidOf<DepotArrow>(answers, "arrow");
            chosen.face = saidOf<int>(answers, "face");
            chosen.subsidized = saidOf<int>(answers, "subsidized");
            if (answers.has("to"))
                chosen.transported =
                    Transported{static_cast<Die>(answers.number("moved")), saidOf<int>(answers, "from"),
                                answers.number("to"), saidOf<Region>(answers, "toRegion")};
            return withTurnOver(table, onLoan(table, chosen, answers), seat);
        });
    if (m_table.tracking.turns && m_table.round > 1)
        add("stay", seat, Weight::Seldom, tr("No depot can be reached"), {}, {},
            [seat](const Answers &) -> std::vector<Event> {
                return {TurnEnded{.seat = seat, .nothingPossible = true}};
            });
    anyTurn(seat);
}

void TheRuhrAsks::fallenDie()
{
    const std::optional<Seat> chooser = depotChooser(m_table);
    std::vector<Choice> allowed;
    for (const Region region : regionsForFallen(m_table))
        allowed.push_back({static_cast<int>(region), TheRuhrNames::region(region)});
    std::vector<AskField> fields{
        asking::oneOf("depot", tr("Into which empty depot?"), depots()),
        asking::onlyIf(asking::oneOf("region", tr("Its region"), allowed), "depot", depotsWithoutRegion())};
    add("fallen", chooser, Weight::Next, tr("A depot for the die"),
        tr("The player furthest upstream chooses the depot."), std::move(fields),
        [seat = chooser.value_or(Seat{})](const Answers &answers) -> std::vector<Event> {
            return {DieReturned{seat, answers.number("depot"), saidOf<Region>(answers, "region")}};
        });
}

} // namespace companion
