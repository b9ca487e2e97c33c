// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// RockwellAsks: numbers on tiles, extractions, and shafts that pay.

#include "companion/sentences.h"
#include "companion/view/rockwell_asks.h"
#include "companion/view/rockwell_mine.h"

namespace companion {

using namespace scoring::rockwell;
using scoring::index;
using scoring::Seat;

namespace {

constexpr int highestNumber = 20; // on any tile
constexpr int mostPowerThere = 32;
constexpr int mostTokensOffered = 20;
constexpr int nobody = 9;

std::vector<Choice> numbersOnTiles()
{
    std::vector<Choice> numbers;
    for (int number = 1; number <= highestNumber; ++number)
        numbers.push_back({number, QString::number(number)});
    return numbers;
}

// Per seat, as the events have them; nothing without danger.
std::vector<int> tokensOffered(const Answers &said, int seats)
{
    std::vector<int> tokens;
    for (int seat = 0; said.number("danger") == 1 && seat < seats; ++seat)
        tokens.push_back(said.number(numbered("token", seat)));
    return tokens;
}

} // namespace

AskField RockwellAsks::numberOf(const QString &key, const Tile &tile)
{
    return asking::oneOf(key, filled(tr("Number on %1"), RockwellTableWords::tile(tile)), numbersOnTiles());
}

// As long as the tile is closed it can still be looked at.
void RockwellAsks::misreadNumber()
{
    std::vector<Choice> places;
    for (const Tile &tile : allTiles()) {
        if (const TileState &state = m_table.tile(tile); !state.open && state.requirement)
            places.push_back(placeChoice(onTile(tile), m_table, m_words));
    }
    if (!m_table.tracking.mine || places.empty())
        return;
    add("misread", {}, Weight::Seldom, tr("A number was misread"),
        tr("The number of a tile that is still closed."),
        {asking::place("tile", tr("Which tile?"), places),
         asking::oneOf("number", tr("Its number"), numbersOnTiles())},
        [](const Answers &said) -> std::vector<Event> {
            return {RequirementRead{tileChosen(said.number("tile")), said.number("number")}};
        });
}

void RockwellAsks::readNumber(const Tile &tile)
{
    add("number", {}, Weight::Next, filled(tr("The number on %1"), RockwellTableWords::tile(tile)),
        tr("The power that the closed tile asks for."), {numberOf("number", tile)},
        [tile](const Answers &said) -> std::vector<Event> {
            return {RequirementRead{tile, said.number("number")}};
        });
}

void RockwellAsks::extraction(const Tile &tile, Weight weight)
{
    std::vector<AskField> fields = cubeFields();
    fields.push_back(asking::oneOf("danger", tr("Does the card show danger?"), asking::yesOrNo(), 0));
    for (const Sharer &sharer : sharersOn(m_table.crews, tile)) {
        if (sharer.seat != robot)
            fields.push_back(asking::beside(asking::onlyIf(
                asking::number(numbered("token", index(sharer.seat)),
                               filled(tr("%1: safety tokens offered"), m_words.name(sharer.seat)), 0,
                               mostTokensOffered),
                "danger", {1})));
    }
    add("extraction" + RockwellTableWords::tile(tile), {}, weight,
        filled(tr("Extract %1"), RockwellTableWords::tile(tile)), m_words.sharing(m_table, tile),
        std::move(fields),
        [tile, seats = m_table.seats()](const Answers &said) -> std::vector<Event> {
            return {
                Extracted{tile, cubesOf(said), said.number("danger") == 1, tokensOffered(said, seats), {}}};
        })
        .foreseen = true; // tokens are offered once it is seen what they save
}

void RockwellAsks::extractionUnseen()
{
    if (m_table.tracking.mine || !m_table.tracking.screens)
        return; // it is told by itself, or there is nothing to share out
    std::vector<AskField> fields = cubeFields();
    const std::vector<Choice> all = parties();
    for (const Choice &party : all)
        fields.push_back(asking::beside(asking::number(numbered("power", party.value),
                                                       filled(tr("%1: power on the tile"), party.text), 0,
                                                       mostPowerThere)));
    std::vector<Choice> owners = players();
    owners.insert(owners.begin(), {nobody, tr("nobody")});
    fields.push_back(asking::oneOf("shaft", tr("Whose shaft is on the tile?"), owners, nobody));
    fields.push_back(asking::oneOf("active", tr("Who caused the extraction?"), all));
    fields.push_back(asking::oneOf("danger", tr("Does the card show danger?"), asking::yesOrNo(), 0));
    for (const Choice &player : players())
        fields.push_back(asking::beside(asking::onlyIf(
            asking::number(numbered("token", player.value),
                           filled(tr("%1: safety tokens offered"), player.text), 0, mostTokensOffered),
            "danger", {1})));
    add("extraction", {}, Weight::Usual, tr("An extraction"),
        tr("The cubes of the card, then the power of everybody on the tile, subcontractors included."),
        std::move(fields),
        [all, seats = m_table.seats()](const Answers &said) -> std::vector<Event> {
            ExtractionSaid situation{
                .sharers = {}, .shaftOwner = {}, .active = partyChosen(said.number("active"))};
            for (const Choice &party : all) {
                if (const int power = said.number(numbered("power", party.value)); power > 0)
                    situation.sharers.push_back({partyChosen(party.value), power});
            }
            if (said.number("shaft") != nobody)
                situation.shaftOwner = Seat{said.number("shaft")};
            return {Extracted{
                {}, cubesOf(said), said.number("danger") == 1, tokensOffered(said, seats), situation}};
        })
        .foreseen = true;
}

void RockwellAsks::shaftPays(const Tile &tile)
{
    const Seat owner = *shaftOwner(m_table, tile);
    const std::optional<Cubes> printed = m_table.tile(tile).printed;
    add("shaftPays", {}, Weight::Next, filled(tr("The shaft on %1"), RockwellTableWords::tile(tile)),
        filled(tr("It pays %1 what is printed on the open tile."), m_words.name(owner)),
        printed ? std::vector<AskField>() : cubeFields(),
        [owner, tile, printed](const Answers &said) -> std::vector<Event> {
            return {ShaftPaid{owner, tile, printed.value_or(cubesOf(said))}};
        });
    if (!printed)
        return;
    std::vector<AskField> fields = cubeFields();
    for (const Resource kind : resources)
        fields[at(kind)].value = (*printed)[kind];
    add("misprint", {}, Weight::Seldom,
        filled(tr("Other cubes are printed on %1"), RockwellTableWords::tile(tile)),
        filled(tr("It pays %1 what is printed on the open tile."), m_words.name(owner)), std::move(fields),
        [owner, tile](const Answers &said) -> std::vector<Event> {
            return {ShaftPaid{owner, tile, cubesOf(said)}};
        });
}

void RockwellAsks::shaftPaysUnseen(Seat seat)
{
    if (m_table.tracking.screens && !m_table.player(seat).shafts.empty())
        add("shaftPays", seat, Weight::Usual, tr("A shaft pays"), tr("What is printed on the open tile."),
            cubeFields(), [seat](const Answers &said) -> std::vector<Event> {
                return {ShaftPaid{seat, {}, cubesOf(said)}};
            });
}

} // namespace companion
