// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/mine_json.h"

#include "scoring/imperial_miners/carts.h"

#include <algorithm>

namespace scoring::imperial_miners {

namespace {

std::vector<Faction> readFactions(JsonReader &reader, const Node &node)
{
    std::vector<Faction> found;
    const std::vector<Node> entries = reader.entries(node);
    if (static_cast<int>(entries.size()) > mostFactionsPerCard)
        reader.notExpected(node, Expected::Factions, mostFactionsPerCard);
    for (const Node &entry : entries) {
        const std::size_t faultsBefore = reader.faults.size();
        const auto faction = static_cast<Faction>(reader.oneOf(entry, factionNames));
        if (reader.faults.size() > faultsBefore)
            continue;
        const auto known = std::ranges::find(found, faction);
        if (known != found.end())
            reader.fault(entry, FaultKind::GivenBefore, {.right = entries.front().where});
        else
            found.push_back(faction);
    }
    return found;
}

Card readCard(JsonReader &reader, const Node &node, bool halfNeeded)
{
    Card card;
    card.id = reader.text(node.field("id"), Expected::Name);
    if (card.id.empty() && node.field("id") && node.field("id").value->is_string())
        reader.notExpected(node.field("id"), Expected::Name);
    card.level = reader.whole(node.field("level"), Expected::FromOne, 1, levelCount);
    const Expected place = card.level % 2 == 1 ? Expected::EvenPlace : Expected::OddPlace;
    const std::size_t faultsBefore = reader.faults.size();
    card.x = reader.whole(node.field("x"), place, -farthestX, farthestX);
    if (reader.faults.size() == faultsBefore && !isOnGrid(card.position()))
        reader.notExpected(node.field("x"), place, farthestX);
    if (const Node half = node.field("half"); half || halfNeeded)
        card.half = readHalfCarts(reader, half);
    if (const Node factions = node.field("factions"))
        card.factions = readFactions(reader, factions);
    if (const Node machines = node.field("machines"))
        card.machines = reader.whole(machines, Expected::Count, 0, mostMachinesPerCard);
    if (const Node collapse = node.field("collapse"))
        card.collapse = reader.whole(collapse, Expected::Count, 0, mostCollapsesPerCard);
    return card;
}

// The text that names two cards, for people: "A-B".
std::string nameOf(const Seam &seam)
{
    return seam.first + "-" + seam.second;
}

FaultKind kindOf(CartTokenFault fault)
{
    switch (fault) {
    case CartTokenFault::NoSuchCard:
        return FaultKind::NoSuchCard;
    case CartTokenFault::NotAdjacent:
        return FaultKind::CardsApart;
    case CartTokenFault::NotJoined:
        return FaultKind::NoCart;
    case CartTokenFault::Full:
        return FaultKind::CartIsFull;
    case CartTokenFault::Empty:
        break;
    }
    return FaultKind::CartIsEmpty;
}

void readCartToken(JsonReader &reader, const Node &node, Mine &mine)
{
    const bool isPair = node.value->is_array() && node.value->size() == 2 && (*node.value)[0].is_string() &&
                        (*node.value)[1].is_string();
    if (!isPair) {
        reader.notExpected(node, Expected::TwoCards);
        return;
    }
    Seam seam = seamOf((*node.value)[0].get_ref<const std::string &>(),
                       (*node.value)[1].get_ref<const std::string &>());
    const auto fault = cartTokenFault(mine, seam.first, seam.second);
    if (!fault) {
        mine.cartTokens.push_back(std::move(seam));
        return;
    }
    std::string right;
    for (const Seam &place : placesForCartToken(mine))
        right.append(right.empty() ? "" : ", ").append(nameOf(place));
    reader.fault(node, kindOf(*fault), {.found = nameOf(seam), .right = right});
}

} // namespace

std::optional<HalfCarts> readHalfCarts(JsonReader &reader, const Node &node)
{
    const auto half = node && node.value->is_string()
                          ? findHalfCarts(node.value->get_ref<const std::string &>())
                          : std::nullopt;
    if (!half)
        reader.notExpected(node, Expected::HalfCarts);
    return half;
}

Mine readMine(JsonReader &reader, const Node &node, bool halfNeeded)
{
    Mine mine;
    if (!reader.isObject(node))
        return mine;
    const std::size_t faultsBefore = reader.faults.size();
    const std::vector<Node> entries = reader.entries(node.field("cards"));
    for (std::size_t number = 0; number < entries.size(); ++number) {
        const Node &entry = entries[number];
        mine.cards.emplace_back(); // one for each entry, so that their numbers agree
        if (!reader.isObject(entry))
            continue;
        const std::size_t cardFaultsBefore = reader.faults.size();
        Card card = readCard(reader, entry, halfNeeded);
        if (reader.faults.size() > cardFaultsBefore)
            continue;
        const auto entryOf = [&](const Card *known) {
            return entries[static_cast<std::size_t>(known - mine.cards.data())];
        };
        if (const Card *known = findCard(mine, card.id))
            reader.fault(entry.field("id"), FaultKind::GivenBefore,
                         {.right = entryOf(known).field("id").where});
        if (const Card *known = cardAt(mine, card.position()))
            reader.fault(entry.field("x"), FaultKind::GivenBefore,
                         {.right = entryOf(known).field("x").where});
        mine.cards.back() = std::move(card);
    }
    // Where a card is in doubt, so is every seam.
    if (reader.faults.size() > faultsBefore)
        return mine;
    if (const Node tokens = node.field("cartTokens")) {
        for (const Node &token : reader.entries(tokens))
            readCartToken(reader, token, mine);
    }
    return mine;
}

Json writeMine(const Mine &mine)
{
    Json cards = Json::array();
    for (const Card &card : mine.cards) {
        Json entry{{"id", card.id}, {"level", card.level}, {"x", card.x}};
        if (card.half)
            entry["half"] = code(*card.half);
        if (!card.factions.empty()) {
            entry["factions"] = Json::array();
            for (const Faction faction : card.factions)
                entry["factions"].push_back(factionNames[at(faction)]);
        }
        if (card.machines > 0)
            entry["machines"] = card.machines;
        if (card.collapse > 0)
            entry["collapse"] = card.collapse;
        cards.push_back(std::move(entry));
    }
    Json tokens = Json::array();
    for (const Seam &seam : mine.cartTokens)
        tokens.push_back({seam.first, seam.second});
    return {{"cards", std::move(cards)}, {"cartTokens", std::move(tokens)}};
}

} // namespace scoring::imperial_miners
