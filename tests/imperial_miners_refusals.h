// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the table does not let pass, with at least one story for every reason there is.

#include "tests/imperial_miners_story.h"

namespace imperial_miners_story {

struct RefusalRow {
    const char *story = nullptr;
    Events before;
    Event event;
    const char *refusal = nullptr;
};

inline CardPlaced placing(std::string_view id, int row, int x, const char *half = "------")
{
    return {anna, std::string(id), {row, x}, findHalfCarts(half), {}};
}

inline std::vector<RefusalRow> roundRefusals()
{
    const Events two{GameStarted{2, {}, trackEverything}};
    const Events loose{GameStarted{2, {}, {}}};
    const Events resolving = then(two, {EventRevealed{EventTiming::Immediate, ""}});
    return {
        {"nothing happens before the start", {}, quietEvent, "NotStarted"},
        {"a game starts once", two, GameStarted{2, {}, {}}, "AlreadyStarted"},
        {"4.4: 0 players", {}, GameStarted{0, {}, {}}, "PlayerCount"},
        {"4.4: 6 players", {}, GameStarted{6, {}, {}}, "PlayerCount, 6/0"},
        {"carts need mines", {}, GameStarted{2, {}, {.carts = true}}, "TrackingIncomplete"},
        {"nobody starts with nine cards", {}, GameStarted{2, {}, {}, 9}, "CountImpossible, 9/8"},
        {"nobody sits on seat 2", resolving, StepDone{Seat{2}}, "NoSuchSeat seat 2"},
        {"nobody sits left of seat 0", resolving, CoinsChanged{Seat{-1}, 1}, "NoSuchSeat seat -1"},
        {"the event comes first", two, StepDone{anna}, "NotNow"},
        {"one event per round", resolving, quietEvent, "NotNow"},
        {"a card waits for the event", resolving, CardRevealed{anna, 1, 0}, "NotNow"},
        {"no effects after the last round", idleGame({1, {}, {.coins = true}}), CoinsChanged{anna, 1},
         "NotNow"},
        {"nobody is done after the last round", idleGame({1, {}, {}}), StepDone{}, "NotNow"},
        {"coins that are not tracked", loose, CoinsChanged{anna, 1}, "NotTracked"},
        {"points that are not tracked", loose, PointsChanged{anna, 1}, "NotTracked"},
        {"hands that are not tracked", loose, HandChanged{anna, 1}, "NotTracked"},
        {"a mine that is not tracked", loose, CollapsePlaced{anna, "A"}, "NotTracked"},
        {"carts that are not tracked", loose, CartTokenPlaced{anna, "A", "B"}, "NotTracked"},
        {"research that is not tracked", loose, Researched{anna, {1, 1, 1, std::nullopt}}, "NotTracked"},
        {"boards that are not tracked", loose, BoardMeasured{1, 6}, "NotTracked"},
        {"done twice", then(resolving, {StepDone{bela}}), StepDone{bela}, "AlreadyDone seat 1"},
        {"a card after everything is done",
         {GameStarted{2, {}, {}}, quietEvent, StepDone{}, StepDone{anna}},
         CardRevealed{anna, 1, 0},
         "AlreadyDone seat 0"},
    };
}

inline std::vector<RefusalRow> mineRefusals()
{
    const Events reveal = then(m1Story(7), {quietEvent});
    const Events place = then(reveal, {CardRevealed{anna, 4, 0}});
    const Events chain = then(place, {placing("I", 4, 3, "FEFF--")});
    const Events surface = then(chain, {ChainReached{anna, "I"}, ChainReached{anna, "G"},
                                        ChainReached{anna, "D"}, ChainReached{anna, "A"}});
    const Events coins{GameStarted{1, {}, {.coins = true, .hands = true}, 0}, quietEvent};
    const Events loosely{GameStarted{1, {}, {.mines = true}}, quietEvent, CardRevealed{anna, 1, 0}};
    CardPlaced threeFactions = placing("I", 4, 3);
    threeFactions.factions = {Faction::Scots, Faction::Romans, Faction::Japanese};
    CardPlaced twiceTheSame = placing("I", 4, 3);
    twiceTheSame.factions = {Faction::Scots, Faction::Scots};
    CardPlaced withoutHalves = placing("I", 4, 3);
    withoutHalves.half.reset();
    return {
        {"a fifth level", reveal, CardRevealed{anna, 5, 0}, "NoSuchLevel seat 0, 5/4"},
        {"a level 2 card for 3 coins", reveal, CardRevealed{anna, 2, 3}, "NoSuchCost seat 0, 3/2"},
        {"a level 3 card for 13 coins with 12",
         then(then({GameStarted{1, {}, {.coins = true}}}, then(idleRound(), idleRound())),
              {quietEvent, CoinsChanged{anna, 12}}),
         CardRevealed{anna, 3, 13}, "NotEnoughCoins seat 0, 13/12"},
        {"more coins are paid than there are", coins, CoinsChanged{anna, -1}, "NotEnoughCoins seat 0, 1/0"},
        {"a level 2 card in round 1", then(m1Story(0), {quietEvent}), CardRevealed{anna, 2, 0},
         "NoPlace seat 0, 2/0"},
        {"2.4: a level 2 card in round 1, of a mine that nobody follows",
         {GameStarted{1, {}, {}}, quietEvent},
         CardRevealed{anna, 2, 0},
         "NoPlace seat 0, 2/0"},
        {"a level 3 card over one of level 1, in a mine that nobody follows",
         {GameStarted{1, {}, {}}, quietEvent, CardRevealed{anna, 1, 0}, StepDone{}, quietEvent},
         CardRevealed{anna, 3, 0},
         "NoPlace seat 0, 3/0"},
        {"an empty hand", coins, CardRevealed{anna, 1, 0}, "NoCardInHand seat 0"},
        {"a card of level 2 from the deck", reveal, CardRevealed{anna, 2, 0, true},
         "OnlyLevelOne seat 0, 2/0"},
        {"a card without a name", place, placing("", 4, 3), "NeedsAnId seat 0"},
        {"a name twice", place, placing("A", 4, 3), "CardExists seat 0, card A"},
        {"M1: a level 4 card in row 1", place, placing("I", 1, 6), "WrongRow seat 0, 1/4"},
        {"M1: between two places", place, placing("I", 4, 2), "OffGrid seat 0"},
        {"M1: on card G", then(reveal, {CardRevealed{anna, 3, 0}}), placing("I", 3, 2),
         "Occupied seat 0, card G"},
        {"M1: hanging from nothing", place, placing("I", 4, 7), "Unsupported seat 0"},
        {"carts are tracked, so half carts are needed", place, withoutHalves, "HalfCartsNeeded seat 0"},
        {"carts are not tracked, so half carts are not", loosely, placing("A", 1, 0), "NotTracked"},
        {"three factions", place, threeFactions, "TooManyFactions seat 0"},
        {"one faction twice", place, twiceTheSame, "TooManyFactions seat 0"},
        {"a second card is placed, but only one was revealed", chain, placing("K", 4, 5),
         "CardNotRevealed seat 0"},
        {"a card is placed by somebody who plays none this round", then(reveal, {StepDone{}}),
         placing("K", 4, 5), "CardNotRevealed seat 0"},
        {"a second card is placed before the chain of the first", then(chain, {CardRevealed{anna, 1, 0}}),
         placing("K", 1, 6), "ChainUnfinished seat 0"},
        {"done with a second card in hand", then(surface, {SurfaceUsed{anna, 1}, CardRevealed{anna, 1, 0}}),
         StepDone{anna}, "CardNotPlaced seat 0"},
        {"done before the card is placed", place, StepDone{anna}, "CardNotPlaced seat 0"},
        {"the chain before the card is placed", place, ChainReached{anna, "G"}, "CardNotPlaced seat 0"},
        {"the surface before the card is placed", place, SurfaceUsed{anna, 1}, "CardNotPlaced seat 0"},
        {"the chain starts with the card placed", chain, ChainReached{anna, "G"},
         "NotInChain seat 0, card G"},
        {"the chain only goes up", then(chain, {ChainReached{anna, "I"}}), ChainReached{anna, "E"},
         "NotInChain seat 0, card E"},
        {"the chain takes one of two, never both",
         then(chain, {ChainReached{anna, "I"}, ChainReached{anna, "G"}}), ChainReached{anna, "H"},
         "NotInChain seat 0, card H"},
        {"the chain reaches a card that is not there", chain, ChainReached{anna, "Z"},
         "NoSuchCard seat 0, card Z"},
        {"the chain ends at row 1", surface, ChainReached{anna, "B"}, "ChainEnded seat 0"},
        {"done in the middle of the chain", then(chain, {ChainReached{anna, "I"}}), StepDone{},
         "ChainUnfinished seat 0"},
        {"the surface in the middle of the chain", then(chain, {ChainReached{anna, "I"}}),
         SurfaceUsed{anna, 1}, "ChainUnfinished seat 0"},
        {"A17: done without an effect of the surface", surface, StepDone{anna}, "SurfaceNotUsed seat 0"},
        {"a fourth effect of the surface", surface, SurfaceUsed{anna, 4}, "NoSuchEffect seat 0, 4/3"},
        {"two effects of the surface", then(surface, {SurfaceUsed{anna, 1}}), SurfaceUsed{anna, 2},
         "AlreadyDone seat 0"},
        {"M1: a special activation of a card that acted", surface, CardActivated{anna, "G"},
         "AlreadyActivated seat 0, card G"},
        {"a special activation of a card that is not there", surface, CardActivated{anna, "Z"},
         "NoSuchCard seat 0, card Z"},
        {"3.4: a card that only lost its collapse activates no other",
         then(chain, {CollapsePlaced{anna, "I"}, ChainReached{anna, "I"}}), CardActivated{anna, "A"},
         "NotNow"},
        {"3.4: a card that is skipped activates no other",
         then(chain, {ChainReached{anna, "I"}, CardActivated{anna, "G"}, ChainReached{anna, "G"}}),
         CardActivated{anna, "A"}, "NotNow"},
        {"a special activation before any effect", chain, CardActivated{anna, "A"}, "NotNow"},
        {"a special activation while cards are revealed", reveal, CardActivated{anna, "A"}, "NotNow"},
        {"a special activation after the event is dealt with",
         {GameStarted{2, {}, {.mines = true}}, EventRevealed{EventTiming::Immediate, ""}, StepDone{anna}},
         CardActivated{anna, "A"},
         "AlreadyDone seat 0"},
        {"3.6: four machines", reveal, MachinesChanged{anna, "A", 4}, "TooManyMachines seat 0, 4/3, card A"},
        {"a machine less than none", reveal, MachinesChanged{anna, "A", -1},
         "TooFewMachines seat 0, -1/0, card A"},
        {"machines on a card that is not there", reveal, MachinesChanged{anna, "Z", 1},
         "NoSuchCard seat 0, card Z"},
        {"3.6: a second collapse", then(reveal, {CollapsePlaced{anna, "A"}}), CollapsePlaced{anna, "A"},
         "HasCollapse seat 0, card A"},
        {"a collapse that is not there", reveal, CollapseRemoved{anna, "A"}, "NoCollapse seat 0, card A"},
    };
}

inline std::vector<RefusalRow> effectRefusals()
{
    const Events cards = then(m1Story(7), {quietEvent});
    const Events track{GameStarted{2, {}, trackEverything}, quietEvent};
    const Events boards = then(track, {BoardMeasured{1, 6}, BoardMeasured{2, 6}});
    const auto research = [](int most, int steps, std::optional<int> first, std::optional<int> next) {
        return Researched{anna, {most, steps, first, next}};
    };
    const Events loose = idleGame({1, {}, {}});
    const Events tracked = idleGame({1, {}, {.coins = true, .points = true, .hands = true}});
    const auto counting = [](FinalAnswer answer) { return FinalCounted{{std::move(answer)}}; };
    const CartCounts carts{2, 1, 1};
    Events twoCards{GameStarted{1, {}, {.mines = true}}}; // side by side; whose carts nobody follows
    for (const int x : {0, 2}) {
        const std::string id = "c" + std::to_string(x);
        twoCards = then(twoCards,
                        {quietEvent, CardRevealed{anna, 1, 0}, CardPlaced{anna, id, {1, x}, std::nullopt, {}},
                         ChainReached{anna, id}, SurfaceUsed{anna, 1}, StepDone{}});
    }
    for (int round = 3; round <= 10; ++round)
        twoCards = then(twoCards, idleRound());
    return {
        {"M1: a token on A-C", cards, CartTokenPlaced{anna, "A", "C"}, "NotAdjacent seat 0"},
        {"M1: a token on A-D", cards, CartTokenPlaced{anna, "A", "D"}, "CartIsFull seat 0"},
        {"M1: a token on B-E", cards, CartTokenPlaced{anna, "B", "E"}, "CartIsEmpty seat 0"},
        {"a token on a card that is not there", cards, CartTokenPlaced{anna, "A", "Z"},
         "NoSuchCard seat 0, card Z"},
        {"a token where no half carts meet",
         then(m1Story(1), then({quietEvent}, {CardRevealed{anna, 1, 0}, placing("B", 1, 2)})),
         CartTokenPlaced{anna, "A", "B"}, "NotJoined seat 0"},
        {"more steps than the effect allows", boards, research(2, 3, 1, {}), "TooManySteps seat 0, 3/2"},
        {"no board for the first research", boards, research(2, 2, {}, {}), "NoBoardChosen seat 0"},
        {"a fourth board", boards, research(2, 2, 4, {}), "NoSuchBoard seat 0"},
        {"a fourth board that the move does not need", then(boards, {research(1, 1, 1, {})}),
         research(1, 1, {}, 4), "NoSuchBoard seat 0"},
        {"more steps than anything has", boards, research(20'000, 1, 1, {}),
         "CountImpossible seat 0, 20000/10000"},
        {"on to the same board", boards, research(9, 9, 1, 1), "SameBoard seat 0, 1/0"},
        {"nobody counted the spaces of board 3", boards, research(2, 2, 3, {}),
         "BoardLengthUnknown seat 0, 3/0"},
        {"a fourth board is measured", track, BoardMeasured{4, 6}, "NoSuchBoard, 4/3"},
        {"a board of one space", track, BoardMeasured{1, 1}, "CountImpossible, 1/10000"},
        {"a board shorter than a marker is high", then(boards, {research(3, 3, 2, {})}), BoardMeasured{2, 4},
         "MarkerBeyond seat 0, 4/4"},
        {"more cards are discarded than there are", track, HandChanged{anna, 2, 7},
         "NotEnoughCards seat 0, 7/6"},
        {"fewer cards than none are discarded", track, HandChanged{anna, 0, -1},
         "CountImpossible seat 0, -1/10000"},
        {"fewer cards than none are drawn", track, HandChanged{anna, -1}, "CountImpossible seat 0, -1/10000"},
        {"3.8: a card of level 4 by an ordinary draw",
         {GameStarted{2, {}, trackEverything}, EventRevealed{EventTiming::EndOfRound, ""}},
         HandChanged{anna, 0, 0, 1},
         "DeckFourClosed seat 0, 1/0"},
        {"fewer points than none", track, PointsChanged{anna, -1}, "CountImpossible seat 0, -1/10000"},
        {"more coins than there can be", track, CoinsChanged{anna, 2'000'000'000},
         "CountImpossible seat 0, 2000000000/10000"},
        {"the count comes at the end", track, FinalCounted{std::vector<FinalAnswer>(2)}, "NotNow"},
        {"the count is made once", then(loose, {counting({PointTokens{}, Coins{}, carts, {}})}),
         counting({PointTokens{}, Coins{}, carts, {}}), "NotNow"},
        {"an answer from nobody", loose, FinalCounted{}, "AnswerNeeded"},
        {"point tokens are needed", loose, counting({{}, Coins{}, carts, {}}), "AnswerNeeded seat 0"},
        {"coins are needed", loose, counting({PointTokens{}, {}, carts, {}}), "AnswerNeeded seat 0"},
        {"carts are needed", loose, counting({PointTokens{}, Coins{}, {}, {}}), "AnswerNeeded seat 0"},
        {"4.4: a negative count", loose, counting({PointTokens{{0, -1, 0}}, Coins{}, carts, {}}),
         "CountImpossible seat 0, -1/10000"},
        {"4.4: negative coins", loose, counting({PointTokens{}, Coins{{-1, 0}}, carts, {}}),
         "CountImpossible seat 0, -1/10000"},
        {"4.4: negative carts", loose, counting({PointTokens{}, Coins{}, CartCounts{-1, 0, 0}, {}}),
         "CountImpossible seat 0, -1/10000"},
        {"4.4: more cart tokens than half carts", loose,
         counting({PointTokens{}, Coins{}, CartCounts{0, 1, 2}, {}}), "CartTokensTooMany seat 0, 2/1"},
        {"nine cards in hand at the end", loose, counting({PointTokens{}, Coins{}, carts, 9}),
         "CountImpossible seat 0, 9/8"},
        {"another hand than was tracked", tracked, counting({{}, {}, carts, 3}),
         "AnswerContradicts seat 0, 3/4"},
        {"4.4: two full carts where only two cards touch", twoCards,
         counting({PointTokens{}, Coins{}, CartCounts{2, 0, 0}, {}}), "AnswerContradicts seat 0, 2/1"},
        {"4.4: one cart cannot be both full and half", twoCards,
         counting({PointTokens{}, Coins{}, CartCounts{1, 1, 0}, {}}), "AnswerContradicts seat 0, 2/1"},
        {"other carts than were tracked", m1Story(10),
         counting({PointTokens{}, Coins{}, CartCounts{8, 5, 0}, {}}), "AnswerContradicts seat 0, 5/6"},
    };
}

/// What cannot be true of a card or a marker, even if somebody corrects it so.
inline std::vector<RefusalRow> correctionRefusals()
{
    const Events cards = then(m1Story(7), {quietEvent});
    const Events withToken = then(cards, {CartTokenPlaced{anna, "A", "B"}});
    const Events boards{GameStarted{1, {}, {.research = true}}, BoardMeasured{1, 6}, BoardMeasured{2, 4}};
    const auto correcting = [](std::string_view card, std::string_view half, int machines = 0,
                               int collapse = 0, std::vector<Faction> factions = {}) {
        return CardCorrected{anna,     std::string(card), findHalfCarts(half), std::move(factions),
                             machines, collapse};
    };
    const auto research = [](std::optional<ResearchSpace> marker, std::vector<int> completed = {}) {
        return ResearchCorrected{anna, {marker, std::move(completed)}};
    };
    return {
        {"a card that is not there is corrected", cards, correcting("Z", "------"),
         "NoSuchCard seat 0, card Z"},
        {"half carts are still needed", cards, CardCorrected{anna, "A", {}, {}, 0, 0},
         "HalfCartsNeeded seat 0"},
        {"half carts are not followed",
         {GameStarted{1, {}, {.mines = true}}, quietEvent, CardRevealed{anna, 1, 0},
          CardPlaced{anna, "A", {1, 0}, {}, {}}},
         correcting("A", "FE--EF"),
         "NotTracked"},
        {"3.6: four machines all at once", cards, correcting("A", "FE--EF", 4),
         "CountImpossible seat 0, 4/3"},
        {"3.6: two collapses all at once", cards, correcting("A", "FE--EF", 0, 2),
         "CountImpossible seat 0, 2/1"},
        {"one faction twice, corrected", cards,
         correcting("A", "FE--EF", 0, 0, {Faction::Scots, Faction::Scots}), "TooManyFactions seat 0"},
        {"3.7: a token that lies on a full cart then", withToken, correcting("A", "FF--EF"),
         "CartTokenInTheWay seat 0, card B"},
        {"a mine that is not followed is corrected", boards, correcting("A", "------"), "NotTracked"},
        {"a token that is not there is taken off", cards, CartTokenRemoved{anna, "A", "B"},
         "NoCartToken seat 0"},
        {"a token of carts that are not followed is taken off", boards, CartTokenRemoved{anna, "A", "B"},
         "NotTracked"},
        {"a marker on a fourth board", boards, research(ResearchSpace{4, 1}), "NoSuchBoard seat 0"},
        {"a fourth board is completed", boards, research(ResearchSpace{1, 1}, {4}), "NoSuchBoard seat 0"},
        {"a marker on a board that nobody counted", boards, research(ResearchSpace{3, 1}),
         "BoardLengthUnknown seat 0, 3/0"},
        {"no marker stays at the top", boards, research(ResearchSpace{2, 4}), "CountImpossible seat 0, 4/3"},
        {"a marker below the lowest space of its board", boards, research(ResearchSpace{2, 0}),
         "CountImpossible seat 0, 0/3"},
        {"3.9: on to the same board", boards, research(ResearchSpace{2, 1}, {2}),
         "ResearchImpossible seat 0"},
        {"below the boards, but one is completed", boards, research({}, {2}), "ResearchImpossible seat 0"},
        {"research that is not followed is corrected", cards, research({}), "NotTracked"},
    };
}

inline std::vector<RefusalRow> refusalRows()
{
    std::vector<RefusalRow> rows = roundRefusals();
    for (const auto &more : {mineRefusals(), effectRefusals(), correctionRefusals()})
        rows.insert(rows.end(), more.begin(), more.end());
    return rows;
}

} // namespace imperial_miners_story
