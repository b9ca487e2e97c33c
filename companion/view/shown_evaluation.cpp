// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/shown_evaluation.h"

#include "scoring/coal_baron/orders.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;

const Segment *segmentOf(const scoring::Line &line)
{
    const auto found = std::ranges::find(shiftClock, line.name, &Segment::name);
    return found == shiftClock.end() ? nullptr : &*found;
}

QVariantList ordersOf(const scoring::Award &award)
{
    QVariantList orders;
    for (const scoring::CountedPiece &piece : award.pieces) {
        const OrderCard &shown = card(Order{piece.piece});
        orders +=
            QVariantMap{{"vehicle", static_cast<int>(shown.vehicle)},
                        {"coal", QString::fromLatin1(shown.coal.data(), static_cast<int>(shown.coal.size()))},
                        {"points", shown.points},
                        {"amount", piece.amount}};
    }
    return orders;
}

} // namespace companion
