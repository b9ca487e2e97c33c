// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/imperial_miners_table_words.h"

#include "companion/imperial_miners_words.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "scoring/imperial_miners/hand.h"

namespace companion {

using namespace scoring;
using namespace scoring::imperial_miners;

ImperialMinersTableWords::ImperialMinersTableWords(QStringList names)
    : m_names(std::move(names))
{
}

QString ImperialMinersTableWords::where(const Table &table) const
{
    const auto inRound = [&](const QString &phase) {
        return filled(tr("Round %1 of %2: %3"), table.rounds.round(), roundCount, phase);
    };
    switch (table.phase) {
    case Phase::Setup:
        return {};
    case Phase::EventReveal:
        return inRound(tr("the event card"));
    case Phase::EventResolve:
        return inRound(tr("the event takes effect"));
    case Phase::MineReveal:
        return inRound(tr("everybody reveals a card"));
    case Phase::MinePlaceAndChain:
        return inRound(tr("cards are placed, chains run"));
    case Phase::EndOfRoundResolve:
        return inRound(tr("the event at the end"));
    case Phase::FinalScoring:
    case Phase::Finished:
        return tr("Final reckoning");
    }
    return {};
}

QString ImperialMinersTableWords::rule(const Table &table) const
{
    const QString event = table.event ? printable(QString::fromStdString(table.event->text)) : QString();
    return event.isEmpty() ? ruleOf(table)
                           : ruleOf(table) + u' ' + filled(tr("The event of this round: %1"), event);
}

QString ImperialMinersTableWords::ruleOf(const Table &table) const
{
    switch (table.phase) {
    case Phase::Setup:
    case Phase::Finished:
        return {};
    case Phase::EventReveal:
        return tr("Turn up the top card of the event deck and say when it takes effect.") + u' ' +
               tr("%n event card(s) left.", "", table.rounds.left);
    case Phase::EventResolve:
        return tr("Everybody carries the event out at once, in full or as far as they can.");
    case Phase::MineReveal:
        return tr("Everybody chooses a card in secret, then all are revealed and paid for. Who can play none "
                  "draws a card of level 1 and plays that.");
    case Phase::MinePlaceAndChain:
        return tr("The card goes into the row of its level. From there a chain runs up to the surface, card "
                  "by card; every card it reaches gives one of its effects, once a round.") +
               u' ' + filled(tr("After an effect at most %1 cards stay in hand."), handLimit);
    case Phase::EndOfRoundResolve:
        return tr("The event of this round takes effect now, for everybody.");
    case Phase::FinalScoring:
        return tr("Point tokens and full carts are counted; coins decide between equals.");
    }
    return {};
}

QString ImperialMinersTableWords::status(const Table &table, Seat seat) const
{
    const Player &player = table.player(seat);
    if (table.phase == Phase::EventReveal || table.phase == Phase::FinalScoring ||
        table.phase == Phase::Finished)
        return {};
    if (player.done)
        return tr("done", "with this step of the round");
    if (table.phase != Phase::MinePlaceAndChain || !table.tracking.mines)
        return {};
    switch (player.step) {
    case MineStep::Place:
        return tr("places the card");
    case MineStep::Chain:
        return tr("the chain runs");
    case MineStep::Surface:
        return player.surfaceEffect ? tr("at the surface") : tr("picks an effect of the surface");
    }
    return {};
}

QString ImperialMinersTableWords::factionsIn(const Mine &mine)
{
    QStringList counted;
    for (const Faction faction : allFactions) {
        if (const int cards = countFaction(mine, faction); cards > 0)
            counted +=
                filled(tr("%1 %2", "a faction and how many cards it has"), factionName(faction), cards);
    }
    return filled(tr("factions: %1 (%2)", "how many, and the cards of each"), distinctFactions(mine),
                  counted.join(QStringLiteral(", ")));
}

QString ImperialMinersTableWords::boardsInOrder(const std::vector<int> &boards)
{
    QStringList numbers;
    for (const int board : boards)
        numbers += QString::number(board);
    return numbers.join(QStringLiteral(", "));
}

QString ImperialMinersTableWords::facts(const Table &table, Seat seat) const
{
    const Player &player = table.player(seat);
    QStringList parts;
    if (table.tracking.coins)
        parts += tr("%n coin(s)", "", player.coins);
    if (table.tracking.hands)
        parts += tr("%n card(s) in hand", "", player.hand);
    if (table.tracking.mines)
        parts += tr("%n card(s) in the mine", "", static_cast<int>(player.mine.cards.size()));
    if (table.tracking.carts)
        parts += tr("%n full cart(s)", "", fullCarts(countCarts(player.mine)));
    if (distinctFactions(player.mine) > 0)
        parts += factionsIn(player.mine);
    if (table.tracking.research && player.research.marker)
        parts +=
            filled(tr("board %1, space %2"), player.research.marker->board, player.research.marker->space);
    if (!player.research.completed.empty())
        parts += filled(tr("completed: board %1", "boards of research, in their order"),
                        boardsInOrder(player.research.completed));
    return parts.join(QStringLiteral(" · "));
}

QString ImperialMinersTableWords::researchBoard(int board, bool counted)
{
    return filled(counted ? tr("Research board %1") : tr("Research board %1: its spaces are not counted yet"),
                  board);
}

QString ImperialMinersTableWords::belowTheBoards()
{
    return tr("Below the research boards");
}

QString ImperialMinersTableWords::completed()
{
    return tr("completed", "a research board, by some of the players");
}

QString ImperialMinersTableWords::note(const Note &note) const
{
    switch (note.code) {
    case NoteCode::NoCard:
        return filled(tr("%1 has not revealed a card. Everybody plays one in each round, unless a card says "
                         "otherwise."),
                      name(note.seat));
    case NoteCode::FurtherCard:
        return filled(tr("It would be card %2 of %1 in this round. Everybody plays one, unless a card says "
                         "otherwise."),
                      name(note.seat), note.found);
    case NoteCode::HandTooLarge:
        return filled(tr("%1 may keep %2 cards and discards %n.", "", note.found), name(note.seat),
                      note.limit);
    }
    return {};
}

QList<ChecklistStep> ImperialMinersTableWords::setup(const StartingHand &hand)
{
    QList<ChecklistStep> steps;
    for (const SetupTask &task : setupChecklist(hand)) {
        switch (task.step) {
        case SetupStep::ResearchBoards:
            steps += {tr("Research boards"),
                      tr("Put the %n research board(s) in the middle, each with a side up by chance.", "",
                         task.number)};
            break;
        case SetupStep::MineDecks:
            steps +=
                {tr("Mine decks"),
                 tr("Shuffle the decks of levels 1, 2 and 3, each by itself. Deck 4 stays as it is. Leave "
                    "room for discard piles.")};
            break;
        case SetupStep::EventDeck:
            steps += {tr("Event deck"),
                      tr("Shuffle the event cards and take %n of them unseen. The others stay in the box.",
                         "", task.number)};
            break;
        case SetupStep::Supply:
            steps += {tr("Supply"),
                      tr("Put point tokens, coins, machines, collapse and cart tokens within reach.")};
            break;
        case SetupStep::Colours:
            steps += {tr("Colours"), tr("Everyone chooses a colour and takes its pickaxe marker and surface "
                                        "board. The marker starts below the research boards.")};
            break;
        case SetupStep::SurfaceBoards:
            steps += {tr("Surface boards"), tr("Everyone lays the surface board out in front of them.")};
            break;
        case SetupStep::StartingHands:
            steps +=
                {tr("Starting hands"),
                 filled(tr("Everyone draws %1 cards of level 1, %2 of level 2 and %3 of level 3, and keeps "
                           "%n of them.",
                           "", task.number),
                        hand.drawn[0], hand.drawn[1], hand.drawn[2])};
            break;
        }
    }
    return steps;
}

} // namespace companion
