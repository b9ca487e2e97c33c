// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/game_offer.h"

#include "companion/coal_baron_setup_words.h"
#include "companion/view/guided_game.h"

#include <algorithm>

namespace companion {

using scoring::GameKind;

namespace {

GameOffer coalBaronOffer()
{
    return {
        .kind = GameKind::CoalBaron,
        .colors = {"red", "blue", "green", "purple", "white"},
        .checklist = [](const Seating &seating) { return setupChecklist(seating.names, seating.starting); }};
}

const std::vector<GameOffer> &allOffers()
{
    static const std::vector<GameOffer> offers{coalBaronOffer(), rockwellOffer(), theRuhrOffer(),
                                               imperialMinersOffer()};
    return offers;
}

} // namespace

std::span<const GameOffer> gameOffers()
{
    return allOffers();
}

bool isOffered(GameKind kind)
{
    return std::ranges::find(allOffers(), kind, &GameOffer::kind) != allOffers().end();
}

const GameOffer &offerOf(GameKind kind)
{
    const auto found = std::ranges::find(allOffers(), kind, &GameOffer::kind);
    return found == allOffers().end() ? allOffers().front() : *found;
}

QStringList colorsInTheBox(GameKind kind)
{
    return offerOf(kind).colors;
}

int playersReadFor(GameKind kind, int players)
{
    return offerOf(kind).readsAlike ? 0 : players;
}

QList<int> playersReadFor(GameKind kind)
{
    if (offerOf(kind).readsAlike)
        return {0};
    QList<int> counts;
    for (int players = scoring::facts(kind).fewestPlayers; players <= scoring::facts(kind).mostPlayers;
         ++players)
        counts += players;
    return counts;
}

} // namespace companion
