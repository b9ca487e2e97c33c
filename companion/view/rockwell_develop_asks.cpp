// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// RockwellAsks: phases II and III, one action each.

#include "companion/sentences.h"
#include "companion/view/rockwell_asks.h"
#include "companion/view/rockwell_mine.h"

namespace companion {

using namespace scoring::rockwell;
using scoring::Seat;

namespace {

constexpr int mostAtOnce = 99;
constexpr int mostPrestigeOfATile = 20;

// Developments of which nothing has to be said.
template <typename Development>
auto make(Seat seat)
{
    return [seat](const Answers &) -> std::vector<Event> { return {Development{seat}}; };
}

} // namespace

void RockwellAsks::givenUp(Seat seat)
{
    add("giveUp", seat, Weight::Usual, tr("Done"), tr("The vice president goes home."), {},
        [seat](const Answers &) -> std::vector<Event> { return {ActionsGivenUp{seat}}; });
}

void RockwellAsks::trade(Seat seat)
{
    std::vector<Choice> kinds;
    for (const Resource kind : resources) {
        if (!m_table.player(seat).traded[at(kind)])
            kinds.push_back({static_cast<int>(kind),
                             filled(tr("%1, $%2 each"), RockwellTableWords::resource(kind), valueOf(kind))});
    }
    if (!kinds.empty())
        add("trade", seat, Weight::Next, tr("Trade"), {},
            {asking::oneOf("way", tr("What?"), {{0, tr("buy")}, {1, tr("sell")}}),
             asking::oneOf("kind", tr("Kind"), kinds),
             asking::number("count", tr("Cubes"), 1, mostAtOnce, 1)},
            [seat](const Answers &said) -> std::vector<Event> {
                return {ResourceTraded{seat, Trade{static_cast<TradeKind>(said.number("way")),
                                                   static_cast<Resource>(said.number("kind")),
                                                   said.number("count")}}};
            })
            .foreseen = true;
    givenUp(seat);
}

void RockwellAsks::develop(Seat seat)
{
    const Player &player = m_table.player(seat);
    const auto step = [](int level) { return static_cast<std::size_t>(level); };
    morePower(seat);
    if (player.safety < mostLevel)
        add("safety", seat, Weight::Usual,
            RockwellTableWords::priced(tr("Safety"), m_table.prices.safety[step(player.safety)]), {}, {},
            make<SafetyRaised>(seat));
    if (player.movement < mostLevel)
        add("movement", seat, Weight::Usual,
            RockwellTableWords::priced(tr("Movement"), m_table.prices.movement[step(player.movement)]), {},
            {}, make<MovementRaised>(seat));
    shafts(seat);
    deliver(seat);
    givenUp(seat);
}

// As many steps at once as the table plays it.
void RockwellAsks::morePower(Seat seat)
{
    std::vector<Choice> choices;
    const int most = m_table.options.multiStepUpgrade ? mostPower - startingPower : 1;
    const std::vector<Crew> crews = crewsOf(m_table, seat);
    for (int crew = 0; crew < static_cast<int>(crews.size()); ++crew) {
        const Crew &one = crews[static_cast<std::size_t>(crew)];
        if (one.place.spot == Spot::Centre)
            continue;
        int price = 0;
        for (int steps = 1; steps <= most && one.power + steps <= mostPower; ++steps) {
            price += *powerPrice(m_table.prices, one.power + steps - 1);
            choices.push_back({crew + (steps - 1) * crewsPerPlayer, powerWords(one, crew, steps, price)});
        }
    }
    if (!choices.empty())
        add("power", seat, Weight::Usual, tr("More power"), {},
            {asking::oneOf("crew", tr("Which crew?"), choices)},
            [seat](const Answers &said) -> std::vector<Event> {
                const int chosen = said.number("crew");
                return {PowerRaised{seat, chosen % crewsPerPlayer, chosen / crewsPerPlayer + 1}};
            });
}

QString RockwellAsks::powerWords(const Crew &crew, int number, int steps, int price) const
{
    const bool mine = m_table.tracking.mine;
    if (!m_table.options.multiStepUpgrade)
        return mine ? filled(tr("at %1, from power %2, $%3"), m_words.place(crew.place), crew.power, price)
                    : filled(tr("crew %1, from power %2, $%3"), number + 1, crew.power, price);
    return mine ? filled(tr("at %1, from power %2 to %3, $%4"), m_words.place(crew.place), crew.power,
                         crew.power + steps, price)
                : filled(tr("crew %1, from power %2 to %3, $%4"), number + 1, crew.power, crew.power + steps,
                         price);
}

// Where it may lie; whether it can be paid is said by the rules.
std::vector<AskField> RockwellAsks::shaftPlaces(Seat seat, int shaft, bool moved) const
{
    if (!m_table.tracking.mine)
        return {};
    Table rich = m_table;
    rich.tracking.screens = false;
    std::vector<Choice> places;
    for (const Place &place : allPlaces()) {
        const Tile tile{place.layer, place.number};
        Table tried = rich;
        const Event event = moved ? Event(ShaftMoved{seat, shaft, tile}) : Event(ShaftPlaced{seat, tile});
        if (place.spot == Spot::OnTile && !scoring::rockwell::apply(tried, event))
            places.push_back(placeChoice(place, m_table, m_words));
    }
    return {asking::place("to", tr("Onto which tile?"), places)};
}

void RockwellAsks::shafts(Seat seat)
{
    const auto placed = static_cast<int>(m_table.player(seat).shafts.size());
    const auto price = [this](int shaft) { return m_table.prices.shafts[static_cast<std::size_t>(shaft)]; };
    const QString rule = tr("Shaft 1: a closed tile without crews of others, beside or under an own crew. "
                            "Shaft 2: beside or under an own crew. Shaft 3: anywhere.");
    if (placed < shaftsPerPlayer)
        add("shaft", seat, Weight::Usual,
            RockwellTableWords::priced(filled(tr("Shaft %1"), placed + 1), price(placed)), rule,
            shaftPlaces(seat, placed + 1, false), [seat](const Answers &said) -> std::vector<Event> {
                return {ShaftPlaced{seat, said.has("to") ? tileChosen(said.number("to")) : Tile{}}};
            });
    for (int shaft = 1; shaft <= placed; ++shaft)
        add(numbered("moveShaft", shaft), seat, Weight::Seldom,
            RockwellTableWords::priced(filled(tr("Move shaft %1"), shaft), price(shaft - 1)),
            m_table.options.shaftMoveFree ? tr("To any tile without a shaft.") : rule,
            shaftPlaces(seat, shaft, true), [seat, shaft](const Answers &said) -> std::vector<Event> {
                return {ShaftMoved{seat, shaft, said.has("to") ? tileChosen(said.number("to")) : Tile{}}};
            });
}

void RockwellAsks::deliver(Seat seat)
{
    std::vector<AskField> fields = cubeFields();
    fields.push_back(asking::number("prestige", tr("Prestige of the tile"), 0, mostPrestigeOfATile));
    add("deliver", seat, Weight::Usual, tr("Delivery"), tr("The printed cubes are handed in for the tile."),
        std::move(fields), [seat](const Answers &said) -> std::vector<Event> {
            return {CubesDelivered{seat, cubesOf(said), said.number("prestige")}};
        });
}

} // namespace companion
