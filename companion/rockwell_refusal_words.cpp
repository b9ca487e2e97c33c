// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// RockwellTableWords: why not, and what would be right.

#include "companion/rockwell_table_words.h"
#include "companion/rockwell_words.h"
#include "companion/sentences.h"

namespace companion {

using namespace scoring;
using namespace scoring::rockwell;

// What somebody has behind the screen is never said: everybody reads this.
QString RockwellTableWords::refusal(const Refusal &refusal) const
{
    const QString who = refusal.seat ? name(*refusal.seat) : QString();
    switch (refusal.code) {
    case RefusalCode::NotStarted:
        return tr("The game has not begun yet.");
    case RefusalCode::AlreadyStarted:
        return tr("The game has begun already.");
    case RefusalCode::PlayerCount:
        return filled(tr("Rockwell is for %1 to %2 players, not for %3."), fewestPlayers, mostPlayers,
                      refusal.number);
    case RefusalCode::OrderIncomplete:
        return tr("An order names everybody once.");
    case RefusalCode::TrackingIncomplete:
        return tr("The mine can only be followed together with the turns.");
    case RefusalCode::NoSuchSeat:
        return tr("Nobody sits there, or the same one was named twice.");
    case RefusalCode::NotNow:
        return tr("That belongs to another part of the round.");
    case RefusalCode::NotTracked:
        return tr("This is not followed in this game.");
    case RefusalCode::NotYourTurn:
        return who.isEmpty() ? tr("It is nobody's turn.") : filled(tr("It is the turn of %1."), who);
    case RefusalCode::CountImpossible:
        return filled(tr("%1 cannot be: the limit is %2."), refusal.number, refusal.limit);
    case RefusalCode::AnswerNeeded:
        return who.isEmpty() ? tr("Something has still to be said.")
                             : filled(tr("Something of %1 is still to be counted."), who);
    case RefusalCode::AnswerContradicts:
        return tr("That contradicts what the table knows.");
    case RefusalCode::PriceUnknown:
        return tr("Enter the prices of safety and shafts first: they are on the tiles.");
    case RefusalCode::NotEnoughMoney:
        return filled(tr("It costs $%1: more than lies behind the screen."), refusal.number);
    case RefusalCode::NotEnoughCubes:
        return filled(tr("Too many cubes (%1): fewer lie behind the screen."), refusal.number);
    case RefusalCode::NotEnoughTokens:
        return filled(tr("Too many tokens (%1): fewer lie behind the screen."), refusal.number);
    case RefusalCode::NoVicePresident:
        return tr("There is no vice president on that board.");
    case RefusalCode::VicePresidentThere:
        return filled(tr("%1 already has a vice president on that board."), who);
    case RefusalCode::SpaceTaken:
        return filled(tr("That space is taken by %1."), who);
    case RefusalCode::NoSuchSpace:
        return filled(tr("That board has spaces 1 to %1."), refusal.limit);
    case RefusalCode::NoActionLeft:
        return tr("No action is left.");
    case RefusalCode::AlreadyTraded:
        return tr("That kind was traded in this round already.");
    case RefusalCode::FullyDeveloped:
        return filled(tr("That is developed in full: %1 is the highest."), refusal.limit);
    case RefusalCode::NoSuchShaft:
        return tr("That shaft does not lie on the board, or all three do.");
    case RefusalCode::NoDeliveryTile:
        return filled(tr("All %1 delivery tiles are taken."), refusal.limit);
    case RefusalCode::HasGoal:
        return filled(tr("%1 has that goal already, or no tile of it is left."), who);
    case RefusalCode::GoalNotFulfilled:
        return refusal.goal ? filled(tr("That goal is not fulfilled: %1."), goalName(*refusal.goal))
                            : tr("That goal is not fulfilled yet.");
    default:
        return refusalOfPieces(refusal, who);
    }
}

QString RockwellTableWords::refusalOfPieces(const Refusal &refusal, const QString &who) const
{
    switch (refusal.code) {
    case RefusalCode::NoSuchCrew:
        return tr("There is no such crew.");
    case RefusalCode::CrewLost:
        return tr("That crew went into the centre.");
    case RefusalCode::CrewCannotReach:
        return tr("The crew cannot reach that place.");
    case RefusalCode::NoSuchPlace:
        return tr("There is no such tile.");
    case RefusalCode::BorderTaken:
        return tr("Another crew lies between the two tiles.");
    case RefusalCode::RequirementUnknown:
        return tr("Read the number on the tile first.");
    case RefusalCode::TileOpen:
        return tr("That tile is open already.");
    case RefusalCode::ExtractionDue:
        return tr("A tile has enough power: the extraction comes first.");
    case RefusalCode::NoExtraction:
        return tr("Nothing is to be extracted there.");
    case RefusalCode::NoAdvantage:
        return tr(
            "Bribes need a vice president on space 1 or 2 of board I, subcontractors one further down.");
    case RefusalCode::AdvantageUsed:
        return tr("Once in a drill round only.");
    case RefusalCode::NoActiveCrew:
        return filled(tr("%1 has no active crew."), who);
    case RefusalCode::NoBribeTile:
        return tr("No bribe tile is left.");
    case RefusalCode::NoDie:
        return tr("All three subcontractors are hired.");
    case RefusalCode::HasSubcontractor:
        return tr("That crew has a subcontractor already.");
    case RefusalCode::LayerLimit:
        return filled(tr("A subcontractor of power %1 is too strong here: at most %2."), refusal.number,
                      refusal.limit);
    case RefusalCode::OwnCrew:
        return tr("That is an own crew.");
    case RefusalCode::AtEntrance:
        return tr("That crew is still at an entrance.");
    case RefusalCode::NotAdjacent:
        return tr("The two are not next to each other.");
    case RefusalCode::TileReady:
        return tr("The tile has enough power without it.");
    case RefusalCode::NotALayerTile:
        return tr("The centre carries no shaft.");
    case RefusalCode::ShaftThere:
        return tr("There is a shaft on that tile already.");
    case RefusalCode::OtherCrewThere:
        return tr("The first shaft wants a tile without crews of others.");
    case RefusalCode::NoOwnCrewNear:
        return tr("That shaft wants an own crew on the tile or next to it.");
    default: // RobotChoosesOtherwise
        return tr("The robot's rules name another one.");
    }
}

} // namespace companion
