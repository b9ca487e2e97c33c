// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// ImperialMinersTableWords: what happened.

#include "companion/imperial_miners_table_words.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"

namespace companion {

using namespace scoring;
using namespace scoring::imperial_miners;

namespace {

QString shownCard(const std::string &card)
{
    return printable(QString::fromStdString(card));
}

const Player *playerOf(const Table &table, Seat seat)
{
    return index(seat) >= 0 && index(seat) < table.seats() ? &table.player(seat) : nullptr;
}

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace

QString ImperialMinersTableWords::event(const Event &event, const Table &before, const Table &after) const
{
    return std::visit(
        Overloaded{
            [](const GameStarted &) { return tr("The game begins."); },
            [](const EventRevealed &revealed) {
                const QString text = printable(QString::fromStdString(revealed.text));
                switch (revealed.timing) {
                case EventTiming::Immediate:
                    return text.isEmpty() ? tr("An event that takes effect at once.")
                                          : filled(tr("An event that takes effect at once: %1"), text);
                case EventTiming::Modifier:
                    return text.isEmpty() ? tr("An event that changes this round.")
                                          : filled(tr("An event that changes this round: %1"), text);
                case EventTiming::EndOfRound:
                    return text.isEmpty() ? tr("An event for the end of the round.")
                                          : filled(tr("An event for the end of the round: %1"), text);
                }
                return QString();
            },
            [&](const StepDone &step) {
                return step.seat ? filled(tr("%1 is done."), name(*step.seat)) : tr("Everybody is done.");
            },
            [&](const CardRevealed &card) {
                if (card.fromDeck)
                    return filled(tr("%1 plays a card of level 1 from the deck."), name(card.seat));
                if (!after.tracking.coins)
                    return filled(tr("%1 reveals a card of level %2."), name(card.seat), card.level);
                return filled(tr("%1 reveals a card of level %2 for %n coin(s).", "", card.cost),
                              name(card.seat), card.level);
            },
            [&](const CardPlaced &card) {
                return filled(tr("%1 places card %2 in row %3."), name(card.seat), shownCard(card.id),
                              card.position.row);
            },
            [&](const ChainReached &chain) { return reached(chain, after); },
            [&](const CardActivated &card) { return activated(card, before); },
            [&](const SurfaceUsed &surface) {
                return filled(tr("%1 uses effect %2 of the surface."), name(surface.seat), surface.effect);
            },
            [&](const CoinsChanged &change) {
                return filled(tr("%1: coins %2."), name(change.seat), gain(change.by));
            },
            [&](const PointsChanged &change) {
                return filled(tr("%1: points in tokens %2."), name(change.seat), gain(change.by));
            },
            [&](const HandChanged &change) {
                return filled(tr("%1: %2 cards drawn, %3 of level 4, %4 discarded."), name(change.seat),
                              change.drawn, change.levelFour, change.discarded);
            },
            [&](const MachinesChanged &change) {
                return filled(tr("%1: machines on card %2: %3."), name(change.seat), shownCard(change.card),
                              gain(change.by));
            },
            [&](const CollapsePlaced &collapse) {
                return filled(tr("%1: card %2 collapses."), name(collapse.seat), shownCard(collapse.card));
            },
            [&](const CollapseRemoved &collapse) {
                return filled(tr("%1: the collapse on card %2 is cleared."), name(collapse.seat),
                              shownCard(collapse.card));
            },
            [&](const CartTokenPlaced &token) {
                return filled(tr("%1: a cart token between cards %2 and %3."), name(token.seat),
                              shownCard(token.card), shownCard(token.other));
            },
            [](const BoardMeasured &board) {
                return filled(tr("Research board %1 has %n space(s).", "", board.spaces), board.board);
            },
            [&](const Researched &happened) { return researched(happened, after); },
            [](const FinalCounted &) { return tr("The final reckoning."); },
            [&](const CardCorrected &card) {
                return filled(tr("%1: card %2 is corrected, as it lies on the table."), name(card.seat),
                              shownCard(card.card));
            },
            [&](const CartTokenRemoved &token) {
                return filled(tr("%1: no cart token lies between cards %2 and %3."), name(token.seat),
                              shownCard(token.card), shownCard(token.other));
            },
            [&](const ResearchCorrected &corrected) { return researchNow(corrected); },
        },
        event);
}

// A collapsed card only loses its token, by whatever it is activated.
QString ImperialMinersTableWords::activated(const CardActivated &activated, const Table &before) const
{
    const Player *player = playerOf(before, activated.seat);
    const Card *card = player ? findCard(player->mine, activated.card) : nullptr;
    if (card && card->collapse > 0)
        return filled(
            tr("%1 activates card %2 by an effect: the collapse is cleared instead of any effect of it."),
            name(activated.seat), shownCard(activated.card));
    return filled(tr("%1 activates card %2 by an effect."), name(activated.seat), shownCard(activated.card));
}

QString ImperialMinersTableWords::researchNow(const ResearchCorrected &corrected) const
{
    const auto &[marker, completed] = corrected.research;
    if (!marker)
        return filled(tr("The marker of %1 is below the research boards."), name(corrected.seat));
    const QString stands = filled(tr("The marker of %1 is on space %3 of board %2."), name(corrected.seat),
                                  marker->board, marker->space);
    return completed.empty()
               ? stands
               : stands + u' ' + filled(tr("Boards completed so far: %1."), boardsInOrder(completed));
}

// What happens at the card is known to the table alone.
QString ImperialMinersTableWords::reached(const ChainReached &chain, const Table &after) const
{
    const auto *step = playerOf(after, chain.seat) && !playerOf(after, chain.seat)->chain.empty()
                           ? &playerOf(after, chain.seat)->chain.back()
                           : nullptr;
    if (step && step->card == chain.card && step->activation == Activation::Cleared)
        return filled(tr("The chain of %1 reaches card %2: the collapse is cleared instead of any effect."),
                      name(chain.seat), shownCard(chain.card));
    if (step && step->card == chain.card && step->activation == Activation::Skipped)
        return filled(tr("The chain of %1 passes card %2, which was activated in this round already."),
                      name(chain.seat), shownCard(chain.card));
    return filled(tr("The chain of %1 reaches card %2."), name(chain.seat), shownCard(chain.card));
}

// Which spaces take effect, and which steps are lost.
QString ImperialMinersTableWords::researched(const Researched &happened, const Table &after) const
{
    const QString who = name(happened.seat);
    const Player *player = playerOf(after, happened.seat);
    if (!player || player->researched.empty())
        return filled(tr("%1 researches: %2 steps."), who, happened.move.steps);
    const ResearchResult &result = player->researched.back();
    const ResearchSpace &now = *result.after.marker;
    if (result.effects.empty())
        return filled(
            tr("%1 researches: no step. The marker stays on space %3 of board %2, and nothing takes "
               "effect."),
            who, now.board, now.space);
    if (!result.completed)
        return filled(tr("%1 researches and comes to space %3 of board %2, which takes effect. Steps: %4."),
                      who, now.board, now.space, result.stepsUsed);
    QString sentence =
        result.stepsLost == 0
            ? filled(tr("%1 researches: the top of board %2 takes effect. The marker goes on to board %3."),
                     who, *result.completed, now.board)
            : filled(tr("%1 researches: the top of board %2 takes effect, %n step(s) beyond it are lost. The "
                        "marker goes on to board %3.",
                        "", result.stepsLost),
                     who, *result.completed, now.board);
    for (std::size_t more = 1; more < result.effects.size(); ++more)
        sentence += u' ' + filled(tr("Space %2 of board %1 takes effect as well."),
                                  result.effects[more].board, result.effects[more].space);
    return sentence;
}

QString ImperialMinersTableWords::shortEvent(const Event &event) const
{
    return std::visit(
        Overloaded{
            [](const GameStarted &) { return QString(); },
            [](const EventRevealed &) { return tr("the event card"); },
            [&](const StepDone &step) {
                return step.seat ? filled(tr("%1 is done", "for undo"), name(*step.seat))
                                 : tr("everybody is done");
            },
            [&](const CardRevealed &card) { return filled(tr("the card of %1"), name(card.seat)); },
            [](const CardPlaced &card) { return filled(tr("placing card %1"), shownCard(card.id)); },
            [](const ChainReached &chain) { return filled(tr("chain to card %1"), shownCard(chain.card)); },
            [](const CardActivated &card) { return filled(tr("activating card %1"), shownCard(card.card)); },
            [](const SurfaceUsed &surface) { return filled(tr("surface effect %1"), surface.effect); },
            [](const CoinsChanged &change) { return filled(tr("coins %1"), gain(change.by)); },
            [](const PointsChanged &change) { return filled(tr("points %1"), gain(change.by)); },
            [](const HandChanged &) { return tr("cards in hand"); },
            [](const MachinesChanged &change) { return filled(tr("machines %1"), gain(change.by)); },
            [](const CollapsePlaced &) { return tr("a collapse"); },
            [](const CollapseRemoved &) { return tr("a cleared collapse"); },
            [](const CartTokenPlaced &) { return tr("a cart token"); },
            [](const BoardMeasured &board) { return filled(tr("the spaces of board %1"), board.board); },
            [](const Researched &) { return tr("research"); },
            [](const FinalCounted &) { return tr("the final reckoning"); },
            [](const CardCorrected &card) { return filled(tr("correcting card %1"), shownCard(card.card)); },
            [](const CartTokenRemoved &) { return tr("a cart token taken off"); },
            [](const ResearchCorrected &) { return tr("correcting the research marker"); },
        },
        event);
}

} // namespace companion
