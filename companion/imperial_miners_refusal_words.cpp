// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// ImperialMinersTableWords: why not, and what would be right.

#include "companion/imperial_miners_table_words.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"

namespace companion {

using namespace scoring;
using namespace scoring::imperial_miners;

QString ImperialMinersTableWords::refusal(const Refusal &refusal) const
{
    const QString who = refusal.seat ? name(*refusal.seat) : QString();
    switch (refusal.code) {
    case RefusalCode::NotStarted:
        return tr("The game has not begun yet.");
    case RefusalCode::AlreadyStarted:
        return tr("The game has begun already.");
    case RefusalCode::PlayerCount:
        return filled(tr("Imperial Miners is for %1 to %2 players, not for %3."), fewestPlayers, mostPlayers,
                      refusal.number);
    case RefusalCode::TrackingIncomplete:
        return tr("Carts can only be followed together with the mines.");
    case RefusalCode::NoSuchSeat:
        return tr("Nobody sits there.");
    case RefusalCode::NotNow:
        return tr("That belongs to another part of the round.");
    case RefusalCode::NotTracked:
        return tr("This is not followed in this game.");
    case RefusalCode::AlreadyDone:
        return filled(tr("%1 is done with this step already. Undo takes it back."), who);
    case RefusalCode::CardNotRevealed:
        return filled(tr("%1 has no card to place: it is revealed and paid for first."), who);
    case RefusalCode::CardNotPlaced:
        return filled(tr("%1 still has to place the card that was revealed."), who);
    case RefusalCode::ChainUnfinished:
        return filled(tr("The chain of %1 is not at the surface yet."), who);
    case RefusalCode::SurfaceNotUsed:
        return filled(tr("%1 still picks one of the effects of the surface."), who);
    case RefusalCode::ChainEnded:
        return filled(tr("The chain of %1 is at the top row: the surface comes next."), who);
    case RefusalCode::NoSuchEffect:
        return filled(tr("The surface has effects 1 to %1."), refusal.limit);
    case RefusalCode::TooManySteps:
        return filled(tr("The effect allows %1 steps at most, not %2."), refusal.limit, refusal.number);
    case RefusalCode::NoBoardChosen:
        return filled(tr("Say which research board the marker of %1 goes to."), who);
    case RefusalCode::NoSuchBoard:
        return filled(tr("The research boards are 1 to %1."), researchBoards);
    case RefusalCode::SameBoard:
        return tr("From a completed board the marker goes on to a different one.");
    case RefusalCode::BoardLengthUnknown:
        return filled(tr("Count the spaces of research board %1 first."), refusal.number);
    case RefusalCode::MarkerBeyond:
        return filled(tr("The marker of %1 is on space %2 already, so the board has more than %3."), who,
                      refusal.limit, refusal.number);
    case RefusalCode::ResearchImpossible:
        return filled(tr("So the marker of %1 cannot have gone: from a completed board it goes on to a "
                         "different one, and below the boards none is completed."),
                      who);
    case RefusalCode::DeckFourClosed:
        return filled(tr("A card of level 4 comes only by research or by an event, and %1 has neither now."),
                      who);
    case RefusalCode::AnswerNeeded:
        return who.isEmpty() ? tr("The final count of everybody is needed.")
                             : filled(tr("Something of %1 is still to be counted."), who);
    case RefusalCode::NoSuchLevel:
    case RefusalCode::NoSuchCost:
    case RefusalCode::NotEnoughCoins:
    case RefusalCode::NoPlace:
    case RefusalCode::NoCardInHand:
    case RefusalCode::OnlyLevelOne:
    case RefusalCode::NeedsAnId:
    case RefusalCode::CardExists:
    case RefusalCode::NoSuchCard:
    case RefusalCode::WrongRow:
    case RefusalCode::OffGrid:
    case RefusalCode::Occupied:
    case RefusalCode::Unsupported:
    case RefusalCode::HalfCartsNeeded:
    case RefusalCode::TooManyFactions:
    case RefusalCode::NotInChain:
    case RefusalCode::AlreadyActivated:
        return cardRefusal(refusal, who);
    case RefusalCode::TooManyMachines:
    case RefusalCode::TooFewMachines:
    case RefusalCode::HasCollapse:
    case RefusalCode::NoCollapse:
    case RefusalCode::NotAdjacent:
    case RefusalCode::NotJoined:
    case RefusalCode::CartIsFull:
    case RefusalCode::CartIsEmpty:
    case RefusalCode::NoCartToken:
    case RefusalCode::CartTokenInTheWay:
    case RefusalCode::NotEnoughCards:
    case RefusalCode::CountImpossible:
    case RefusalCode::CartTokensTooMany:
    case RefusalCode::AnswerContradicts:
        return countRefusal(refusal, who);
    }
    return {};
}

QString ImperialMinersTableWords::cardRefusal(const Refusal &refusal, const QString &who) const
{
    const QString card = printable(QString::fromStdString(refusal.card));
    switch (refusal.code) {
    case RefusalCode::NoSuchLevel:
        return filled(tr("Cards have levels 1 to %1."), refusal.limit);
    case RefusalCode::NoSuchCost:
        return filled(tr("A card of that level costs %1 coins at most, not %2."), refusal.limit,
                      refusal.number);
    case RefusalCode::NotEnoughCoins:
        return filled(tr("%1 would need %2 coins and has %3."), who, refusal.number, refusal.limit);
    case RefusalCode::NoPlace:
        return filled(tr("The mine of %1 has no place for a card of level %2: it hangs from one of the level "
                         "above."),
                      who, refusal.number);
    case RefusalCode::NoCardInHand:
        return filled(tr("%1 has no card in hand: a card of level 1 comes from the deck."), who);
    case RefusalCode::OnlyLevelOne:
        return tr("From the deck comes a card of level 1.");
    case RefusalCode::NeedsAnId:
        return tr("Give the card a name.");
    case RefusalCode::CardExists:
        return filled(tr("Another card of %1 is called %2."), who, card);
    case RefusalCode::NoSuchCard:
        return filled(tr("%1 has no card %2."), who, card);
    case RefusalCode::WrongRow:
        return filled(tr("A card of level %1 goes into row %1, not into row %2."), refusal.limit,
                      refusal.number);
    case RefusalCode::OffGrid:
        return tr("That is between two places of the row.");
    case RefusalCode::Occupied:
        return filled(tr("Card %1 lies there."), card);
    case RefusalCode::Unsupported:
        return tr("There it would hang from nothing: above it must be a card or the surface.");
    case RefusalCode::HalfCartsNeeded:
        return tr("Say which half carts are on the card: this game follows them.");
    case RefusalCode::TooManyFactions:
        return tr("A card has two factions at most, and not the same one twice.");
    case RefusalCode::NotInChain:
        return filled(tr("The chain cannot go to card %1: it goes to a card right above the last one."),
                      card);
    default: // AlreadyActivated
        return filled(tr("Card %1 was activated in this round already."), card);
    }
}

QString ImperialMinersTableWords::countRefusal(const Refusal &refusal, const QString &who) const
{
    const QString card = printable(QString::fromStdString(refusal.card));
    switch (refusal.code) {
    case RefusalCode::TooManyMachines:
        return filled(tr("Card %1 has room for %2 more machines, not for %3."), card, refusal.limit,
                      refusal.number);
    case RefusalCode::TooFewMachines:
        return filled(tr("Card %1 has %2 machines only."), card, refusal.limit);
    case RefusalCode::HasCollapse:
        return filled(tr("Card %1 has collapsed already."), card);
    case RefusalCode::NoCollapse:
        return filled(tr("There is no collapse on card %1."), card);
    case RefusalCode::NotAdjacent:
        return tr("The two cards do not touch.");
    case RefusalCode::NotJoined:
        return tr("There are not half carts on both sides.");
    case RefusalCode::CartIsFull:
        return tr("That cart is full already.");
    case RefusalCode::CartIsEmpty:
        return tr("Both halves are empty: a cart token goes on a cart of which one half is loaded.");
    case RefusalCode::NoCartToken:
        return tr("There is no cart token between the two cards.");
    case RefusalCode::CartTokenInTheWay:
        return filled(
            tr("With these half carts the cart token beside card %1 could not lie there. If it does "
               "not, take it off first."),
            card);
    case RefusalCode::NotEnoughCards:
        return filled(tr("%1 cannot discard %2 cards and has %3."), who, refusal.number, refusal.limit);
    case RefusalCode::CountImpossible:
        return filled(tr("%1 cannot be: at most %2."), refusal.number, refusal.limit);
    case RefusalCode::CartTokensTooMany:
        return filled(tr("%1: %2 cart tokens, but only %3 half carts that could carry one."), who,
                      refusal.number, refusal.limit);
    default: // AnswerContradicts
        return filled(tr("%1: %2 counted, but the table knows of %3."), who, refusal.number, refusal.limit);
    }
}

} // namespace companion
