// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/mismatch_words.h"

#include "companion/coal_baron_names.h"
#include "companion/sentences.h"

#include <QCoreApplication>

namespace companion {

using namespace scoring::coal_baron;

class MismatchWords
{
    Q_DECLARE_TR_FUNCTIONS(MismatchWords)

public:
    static QString fewerTiles(const QString &tile, int seen, int known)
    {
        return filled(tr("Tile with %1: %2 can be seen, %3 were bought. If one was never bought, take it "
                         "away in the mine; else "
                         "look whether it is hidden in the photo."),
                      tile, seen, known);
    }
    static QString fewerEmptyCarts(const QString &coal, bool light, int seen, int known)
    {
        return filled(light ? tr("Light side, %1: %2 empty carts can be seen, %3 were emptied. A cart that "
                                 "was emptied stays empty: look whether one is misread.")
                            : tr("Dark side, %1: %2 empty carts can be seen, %3 were emptied. A cart that "
                                 "was emptied stays empty: look whether one is misread."),
                      coal, seen, known);
    }
};

QString mismatchText(const Mismatch &mismatch, const CoalBaronTableWords &words)
{
    switch (mismatch.kind) {
    case Mismatch::Kind::FewerTiles:
        return MismatchWords::fewerTiles(
            CoalBaronNames::tile(tileOf(mismatch.level, mismatch.carts, mismatch.side)), mismatch.seen,
            mismatch.known);
    case Mismatch::Kind::FewerEmptyCarts:
        return MismatchWords::fewerEmptyCarts(CoalBaronNames::coal(mismatch.level),
                                              mismatch.side == Side::Light, mismatch.seen, mismatch.known);
    case Mismatch::Kind::Refused:
        return words.refusal(*mismatch.refusal, *mismatch.event);
    }
    return {};
}

} // namespace companion
