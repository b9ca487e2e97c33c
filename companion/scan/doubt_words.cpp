// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/scan/doubt_words.h"

#include "companion/sentences.h"

#include <QCoreApplication>

namespace companion {

class DoubtWords
{
    Q_DECLARE_TR_FUNCTIONS(DoubtWords)

public:
    static QString sentence(const vision::Doubt &doubt);
};

QString DoubtWords::sentence(const vision::Doubt &doubt)
{
    using enum vision::Doubt::Kind;
    switch (doubt.kind) {
    case NumberUnclear:
        return tr("The number cannot be read surely.");
    case SquaresUnclear:
        return tr("The coal squares cannot be counted surely.");
    case ColourUnclear:
        return tr("The colour of the coal is not clear.");
    case VehicleUnclear:
        return tr("The vehicle is not clear.");
    case NumberAgainstSquares:
        return filled(tr("The number says %1, the squares say %2."), doubt.said, doubt.other);
    case SameCardTwice:
        return tr("This card is seen twice; there is only one of it.");
    case CartsUnclear:
        return tr("It is not clear how many carts the tile has.");
    case LoadUnclear:
        return tr("It is not clear which carts have a cube on them.");
    case WrongSide:
        return tr("Tiles with a lantern belong on the left, those without on the right.");
    case WrongLevel:
        return tr("The carts have another colour than this level.");
    case BeyondGap:
        return tr("There is a gap before this tile.");
    case TooManyTiles:
        return filled(tr("%1 tiles of this kind are seen, the box has %2."), doubt.said, doubt.other);
    case BoardUnclear:
        return tr("The shaft board was not found surely.");
    case CubesUnclear:
        return tr("The cubes in the cage and in storage cannot be counted surely.");
    case NotReadable:
        return tr("Something lies here that cannot be read.");
    case CutOff:
        return tr("It is cut off by the edge of the picture.");
    }
    return {};
}

QString doubtText(const vision::Doubt &doubt)
{
    return DoubtWords::sentence(doubt);
}

} // namespace companion
