// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/mine_json.h"

#include "scoring/imperial_miners/carts.h"

#include <algorithm>

namespace scoring::imperial_miners {

namespace {

std::string differentFrom(const Node &node)
{
    return "≠ " + node.where;
}

std::optional<HalfCarts> readHalf(JsonReader &reader, const Node &card, bool needed)
{
    const Node node = card.field("half");
    if (!node && !needed)
        return std::nullopt;
    const auto half = node && node.value->is_string()
                          ? findHalfCarts(node.value->get_ref<const std::string &>())
                          : std::nullopt;
    if (!half)
        reader.fault(node, node ? FaultKind::NotExpected : FaultKind::Missing, {.right = "[FE-]{6}"});
    return half;
}

std::vector<Faction> readFactions(JsonReader &reader, const Node &node)
{
    std::vector<Faction> found;
    const std::vector<Node> entries = reader.entries(node);
    if (static_cast<int>(entries.size()) > mostFactionsPerCard)
        reader.fault(node, FaultKind::NotExpected, {.right = "0-2"});
    for (const Node &entry : entries) {
        const std::size_t faultsBefore = reader.faults.size();
        const auto faction = static_cast<Faction>(reader.oneOf(entry, factionNames));
        if (reader.faults.size() > faultsBefore)
            continue;
        const auto known = std::ranges::find(found, faction);
        if (known != found.end())
            reader.fault(entry, FaultKind::NotExpected, {.right = differentFrom(entries.front())});
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
    card.level = readWhole(reader, node.field("level"), 1, levelCount, "1, 2, 3, 4");
    const char *places = card.level % 2 == 1 ? "0, ±2, ±4, …" : "±1, ±3, ±5, …";
    const std::size_t faultsBefore = reader.faults.size();
    card.x = readWhole(reader, node.field("x"), -farthestX, farthestX, places);
    if (reader.faults.size() == faultsBefore && !isOnGrid(card.position()))
        reader.fault(node.field("x"), FaultKind::NotExpected, {.right = places});
    card.half = readHalf(reader, node, halfNeeded);
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

void readCartToken(JsonReader &reader, const Node &node, Mine &mine)
{
    const bool isPair = node.value->is_array() && node.value->size() == 2 && (*node.value)[0].is_string() &&
                        (*node.value)[1].is_string();
    if (!isPair) {
        reader.fault(node, FaultKind::NotExpected, {.right = R"(["id", "id"])"});
        return;
    }
    Seam seam = seamOf((*node.value)[0].get_ref<const std::string &>(),
                       (*node.value)[1].get_ref<const std::string &>());
    const auto fault = cartTokenFault(mine, seam.first, seam.second);
    // Half carts that nobody recorded may well be there.
    const auto isUnrecorded = [&](const std::string &id) {
        const Card *card = findCard(mine, id);
        return card && !card->half;
    };
    const bool isUnseen = fault == CartTokenFault::NotJoined &&
                          (isUnrecorded(seam.first) || isUnrecorded(seam.second)) &&
                          std::ranges::find(mine.cartTokens, seam) == mine.cartTokens.end();
    if (!fault || isUnseen) {
        mine.cartTokens.push_back(std::move(seam));
        return;
    }
    std::string right;
    for (const Seam &place : placesForCartToken(mine))
        right.append(right.empty() ? "" : ", ").append(nameOf(place));
    reader.fault(node, FaultKind::NoSuchValue,
                 {.found = nameOf(seam), .right = right.empty() ? "[]" : right});
}

} // namespace

int readWhole(JsonReader &reader, const Node &node, int least, int most, const char *right)
{
    JsonReader quiet;
    const int number = quiet.whole(node, Expected::Nothing, least, most);
    if (!quiet.faults.empty())
        reader.fault(node, node ? FaultKind::NotExpected : FaultKind::Missing, {.right = right});
    return number;
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
            reader.fault(entry.field("id"), FaultKind::NotExpected,
                         {.right = differentFrom(entryOf(known).field("id"))});
        if (const Card *known = cardAt(mine, card.position()))
            reader.fault(entry.field("x"), FaultKind::NotExpected,
                         {.right = differentFrom(entryOf(known).field("x"))});
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
                entry["factions"].push_back(factionNames[static_cast<std::size_t>(faction)]);
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
