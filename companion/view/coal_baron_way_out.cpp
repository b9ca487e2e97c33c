// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// CoalBaronGame: what is refused, and the one tap that helps.

#include "companion/sentences.h"
#include "companion/view/coal_baron_game.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::index;

namespace {

bool wouldFit(Table table, const std::vector<Event> &events)
{
    return std::ranges::none_of(
        events, [&](const Event &event) { return scoring::coal_baron::apply(table, event).has_value(); });
}

bool isAboutTurns(RefusalCode code)
{
    return code == RefusalCode::WorkersLeft || code == RefusalCode::NotYourTurn ||
           code == RefusalCode::NotThisAction;
}

} // namespace

void CoalBaronGame::refuse(const Refusal &refusal, const Event &event)
{
    QString wayOut;
    offer(nullptr);
    const auto offerTo = [&](const QString &words, const std::vector<Event> &events) {
        wayOut = words;
        offer([this, events] { addAll(events); });
    };
    if (refusal.code == RefusalCode::OrderHeld && refusal.seat && refusal.order) {
        const Order order = *refusal.order;
        wayOut = filled(tr("Take it back from %1"), names().value(index(*refusal.seat)));
        offer([this, order] {
            takeBack([order](const Event &told) {
                const auto *delivered = std::get_if<OrderDelivered>(&told);
                const auto *taken = std::get_if<OrderTaken>(&told);
                return (delivered && delivered->order == order) || (taken && taken->order == order);
            });
        });
    } else if (isAboutTurns(refusal.code) && m_correcting == 0) {
        Tracking withoutTurns = table().tracking;
        withoutTurns.turns = false;
        const std::vector<Event> stopAndGoOn{TrackingChanged{withoutTurns}, event};
        const std::vector<Event> placeAndGoOn{
            WorkersPlaced{.seat = refusal.seat.value_or(scoring::Seat{}), .workers = 1, .space = {}}, event};
        // People act first and tell the worker afterwards; one worker is what an empty space takes.
        if (refusal.code == RefusalCode::NotThisAction && wouldFit(table(), placeAndGoOn))
            offerTo(filled(tr("Place a worker for %1 and go on"), names().value(index(*refusal.seat))),
                    placeAndGoOn);
        else if (wouldFit(table(), stopAndGoOn))
            offerTo(tr("Stop following the turns"), stopAndGoOn);
        else
            offerTo(tr("Stop following the turns"), {TrackingChanged{withoutTurns}});
    }
    emit refused(words().refusal(refusal, event), wayOut);
}

} // namespace companion
