// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// ImperialMinersTableWords: a card of a mine for those who hear it.

#include "companion/imperial_miners_table_words.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"

namespace companion {

using namespace scoring::imperial_miners;

namespace {

QString sideName(Slot slot)
{
    switch (slot) {
    case Slot::L:
        return ImperialMinersTableWords::tr("left");
    case Slot::R:
        return ImperialMinersTableWords::tr("right");
    case Slot::UL:
        return ImperialMinersTableWords::tr("up left");
    case Slot::UR:
        return ImperialMinersTableWords::tr("up right");
    case Slot::DL:
        return ImperialMinersTableWords::tr("down left");
    case Slot::DR:
        break;
    }
    return ImperialMinersTableWords::tr("down right");
}

QString halfName(int half)
{
    return half == 1   ? ImperialMinersTableWords::tr("empty", "half a cart")
           : half == 2 ? ImperialMinersTableWords::tr("loaded", "half a cart")
                       : ImperialMinersTableWords::tr("cart token");
}

} // namespace

QString ImperialMinersTableWords::card(const Card &card, const QList<int> &sides, InChain chain, int ways)
{
    QStringList said{filled(tr("card %1"), printable(QString::fromStdString(card.id)))};
    if (card.collapse > 0)
        said += tr("collapsed", "a card");
    if (card.machines > 0)
        said += filled(tr("machines: %1", "on a card"), card.machines);
    for (qsizetype side = 0; side < sides.size(); ++side) {
        if (sides[side] > 0)
            said += filled(tr("%1: %2", "a side of a card and what is on it"),
                           sideName(allSlots[static_cast<std::size_t>(side)]), halfName(sides[side]));
    }
    switch (chain) {
    case InChain::No:
        break;
    case InChain::Passed:
        said += tr("the chain has come by");
        break;
    case InChain::Next:
        said += filled(tr("the chain may go there next, ways up: %1"), ways);
        break;
    case InChain::Ahead:
        said += tr("the chain may still come by");
        break;
    }
    return said.join(QStringLiteral(", "));
}

} // namespace companion
