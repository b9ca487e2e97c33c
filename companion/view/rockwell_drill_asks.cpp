// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// RockwellAsks: a drilling turn, and the advantages of a vice president on board I.

#include "companion/sentences.h"
#include "companion/view/rockwell_asks.h"
#include "companion/view/rockwell_mine.h"
#include "scoring/rockwell/advantages.h"

namespace companion {

using namespace scoring::rockwell;
using scoring::index;
using scoring::Seat;

void RockwellAsks::drillingTurn(Seat seat)
{
    const bool moved = m_table.turn.crew.has_value();
    if (moved) {
        hire(seat);
        bribe(seat);
    } else {
        for (int crew = 0; crew < crewsPerPlayer; ++crew)
            moveCrew(seat, crew);
    }
    add("endTurn", seat, moved ? Weight::Next : Weight::Usual, moved ? tr("Done") : tr("All crews stay"), {},
        {}, [seat](const Answers &) -> std::vector<Event> { return {TurnEnded{seat}}; });
}

void RockwellAsks::moveCrew(Seat seat, int crew)
{
    const Crew mover = crewsOf(m_table, seat)[static_cast<std::size_t>(crew)];
    std::vector<Choice> places;
    QList<int> withSubcontractor;
    for (const Place &to : allPlaces()) {
        if (!fits(CrewMoved{seat, crew, to}))
            continue;
        places.push_back(placeChoice(to, m_table, m_words));
        if (mover.subcontractor > 0 && to != mover.place && to != centre &&
            subcontractorAllowed(mover.subcontractor, to.layer))
            withSubcontractor += places.back().value;
    }
    if (places.empty())
        return; // it went into the centre
    std::vector<AskField> fields{asking::place("to", tr("Where to? Its own place: it stays."), places)};
    if (!withSubcontractor.isEmpty())
        fields.push_back(asking::onlyIf(asking::oneOf("keep",
                                                      filled(tr("Take the subcontractor along for $%1?"),
                                                             *subcontractorPrice(mover.subcontractor)),
                                                      asking::yesOrNo()),
                                        "to", withSubcontractor));
    add(numbered("move", crew), seat, Weight::Usual,
        filled(tr("From %1 (power %2)"), m_words.place(mover.place), mover.total()), {}, std::move(fields),
        [seat, crew](const Answers &said) -> std::vector<Event> {
            return {CrewMoved{seat, crew, placeChosen(said.number("to")), said.number("keep") == 1}};
        });
}

void RockwellAsks::hire(Seat seat)
{
    std::vector<Choice> powers;
    for (int power = 1; power <= mostPower; ++power) {
        if (fits(Hired{seat, power}))
            powers.push_back({power, filled(tr("%1 for $%2"), power, *subcontractorPrice(power))});
        else if (tooDear(Hired{seat, power}))
            powers.push_back({power, filled(tr("%1 for $%2: too dear"), power, *subcontractorPrice(power))});
    }
    if (!powers.empty())
        add("hire", seat, Weight::Usual, tr("Hire a subcontractor"), tr("For the crew whose turn it is."),
            {asking::oneOf("power", tr("Power"), powers)}, [seat](const Answers &said) -> std::vector<Event> {
                return {Hired{seat, said.number("power")}};
            });
}

void RockwellAsks::bribe(Seat seat)
{
    std::vector<Bribed> bribes;
    std::vector<Choice> choices;
    const Crew &active = m_table.crews[static_cast<std::size_t>(*m_table.turn.crew)];
    const bool toActive = m_table.options.bribeTarget == BribeTarget::ActiveTile;
    const std::vector<Tile> destinations = toActive ? tilesOf(active.place) : allTiles();
    for (std::size_t number = 0; number < m_table.crews.size(); ++number) {
        const Crew &crew = m_table.crews[number];
        for (const Tile &to : destinations) {
            const Bribed bribe{seat, crew.owner, static_cast<int>(number) % crewsPerPlayer, to, {}};
            const bool dear = tooDear(bribe);
            if (!dear && !fits(bribe))
                continue;
            choices.push_back(
                {static_cast<int>(bribes.size()),
                 filled(dear ? tr("%1: from %2 to %3 (power %4), $%5: too dear",
                                  "a crew that is bribed, and what it costs")
                             : tr("%1: from %2 to %3 (power %4), $%5",
                                  "a crew that is bribed, and what it costs"),
                        m_words.name(crew.owner), m_words.place(crew.place), m_words.place(onTile(to)),
                        crew.total(), bribeFee(crew.subcontractor))});
            bribes.push_back(bribe);
        }
    }
    if (!bribes.empty())
        add("bribe", seat, Weight::Usual, tr("Bribe a crew"),
            toActive ? tr("It comes to the crew whose turn it is, with its subcontractor.")
                     : tr("It goes to a closed tile beside it, with its subcontractor."),
            {asking::oneOf("which", tr("Whose crew?"), choices)},
            [bribes](const Answers &said) -> std::vector<Event> {
                return {bribes[static_cast<std::size_t>(said.number("which"))]};
            });
}

// Where the mine is not followed, only what is paid is told.
void RockwellAsks::advantagesUnseen(Seat seat)
{
    if (!m_table.tracking.screens)
        return;
    std::vector<Choice> powers;
    for (int power = 1; power <= mostPower; ++power)
        powers.push_back({power, filled(tr("%1 for $%2"), power, *subcontractorPrice(power))});
    const auto &there = m_table.player(seat).vicePresidents[at(Board::ControlCentre)];
    if (there && there->space > lastBribeSpace)
        add("hire", seat, Weight::Usual, tr("Hire a subcontractor"), {},
            {asking::oneOf("power", tr("Power"), powers)}, [seat](const Answers &said) -> std::vector<Event> {
                return {Hired{seat, said.number("power")}};
            });
    add("rent", seat, Weight::Seldom, tr("Keep a subcontractor"),
        tr("A crew that moves pays the subcontractor again."), {asking::oneOf("power", tr("Power"), powers)},
        [seat](const Answers &said) -> std::vector<Event> {
            return {RentPaid{seat, said.number("power")}};
        });
    if (!there || there->space > lastBribeSpace)
        return;
    std::vector<Choice> victims = parties();
    std::erase_if(victims, [=](const Choice &choice) { return choice.value == index(seat); });
    std::vector<Choice> along = powers;
    along.insert(along.begin(), {0, tr("none")});
    add("bribe", seat, Weight::Usual, tr("Bribe a crew"), {},
        {asking::oneOf("victim", tr("Whose crew?"), victims),
         asking::oneOf("along", tr("Subcontractor that comes along"), along, 0)},
        [seat](const Answers &said) -> std::vector<Event> {
            return {Bribed{
                .seat = seat, .victim = partyChosen(said.number("victim")), .said = said.number("along")}};
        });
}

} // namespace companion
