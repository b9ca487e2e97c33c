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
        return filled(tr("Tile with %1: %2 in the photo, %3 bought before. If one was never bought, take it "
                         "away in the mine; else look whether it is hidden in the photo."),
                      tile, seen, known);
    }
    static QString fewerEmptyCarts(const QString &coal, bool light, int seen, int known)
    {
        return filled(light ? tr("Empty carts on the light side, %1: %2 in the photo, %3 before. A cart that "
                                 "was emptied stays empty: look whether one is misread.")
                            : tr("Empty carts on the dark side, %1: %2 in the photo, %3 before. A cart that "
                                 "was emptied stays empty: look whether one is misread."),
                      coal, seen, known);
    }
    static QString fewerCounted(const QString &coal, int seen, int known)
    {
        return filled(tr("Empty carts, %1: %2 in the photo, %3 counted before. A cart that was emptied "
                         "stays empty: look whether one is misread."),
                      coal, seen, known);
    }
    static QString ordersMissing(const std::vector<Order> &orders)
    {
        QStringList names;
        for (const Order order : orders)
            names += CoalBaronNames::order(order);
        return filled(tr("Delivered before, but not in the photo: %1. If one was never delivered, take it "
                         "back among the orders; else it only lies outside the photo."),
                      joined(names));
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
    case Mismatch::Kind::FewerCounted:
        return MismatchWords::fewerCounted(CoalBaronNames::coal(mismatch.level), mismatch.seen,
                                           mismatch.known);
    case Mismatch::Kind::OrdersMissing:
        return MismatchWords::ordersMissing(mismatch.orders);
    case Mismatch::Kind::Refused:
        return words.refusal(*mismatch.refusal, *mismatch.event);
    }
    return {};
}

} // namespace companion
