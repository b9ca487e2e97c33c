// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/art/lettering.h"
#include "scoring/coal_baron/pieces.h"

#include <QColor>
#include <QPointF>
#include <QRectF>

#include <array>
#include <span>
#include <string_view>

namespace art {

/// What the printed number stands on.
enum class Plate { Disc, Shield, Ribbon, Hexagon };

/// How a coal square is filled.
enum class Fill { Flat, Hatched, Facets, Gradient };

/// How the squares of an order stand together.
enum class Arrangement { Pyramid, Row };

enum class Frame { None, Rule, DoubleRule, Corners, Band };

enum class CartShape { Tub, Box, Barrel };

/// How vehicles are drawn.
struct VehicleLook {
    QColor body;
    QColor detail;
    QColor wheel;
    double outline = 0; ///< millimetres; 0 is none
    bool silhouette = false;
    bool facingLeft = false;
    QColor medallion = Qt::transparent; ///< of a disc behind it
};

/// What a card looks like. Lengths are millimetres on a card of 44 x 67.
struct CardLook {
    QColor paper;
    QColor margin;
    QColor ink;
    double marginWidth = 2;
    double grain = 0; ///< how uneven the paper is, 0 to 1
    Frame frame = Frame::Rule;
    Plate plate = Plate::Disc;
    QColor plateColour;
    QColor numberColour;
    QPointF number{22, 14}; ///< its middle, and that of the plate
    double numberHeight = 6;
    double plateReach = 8; ///< from its middle to its side
    Lettering numbers;
    QPointF title{22, 5};
    double titleHeight = 2.4;
    Lettering titleLetters;
    QPointF squares{22, 35}; ///< the middle of the coal
    double squareEdge = 13;
    double squareGap = 1.6;
    double squareCorner = .6;
    Arrangement arrangement = Arrangement::Pyramid;
    QRectF vehicle{8, 50, 28, 13};
    bool marks = false; ///< each coal's own mark on its squares
    bool handwriting = false;
    bool tint = false; ///< the part of the card that holds the vehicle has a colour of its own
};

struct MineLook {
    QColor timber;
    QColor rail;
    QColor shaft;
    QColor sky;
    QColor house;
    QColor lantern;
    QColor figure;
    double rock = .3; ///< how bright the rock behind is, in the level's colour
    CartShape cart = CartShape::Tub;
    bool outlined = false;
    double grain = .3;
    Frame frame = Frame::None;
};

/// Everything in which editions differ. What is printed, and its general place, is the same in all of them.
struct Edition {
    std::string_view name;
    std::string_view title;
    std::string_view otherTitle; ///< the same edition as sold elsewhere
    std::array<QColor, 4> coal;
    Fill fill = Fill::Flat;
    CardLook card;
    VehicleLook vehicle;
    MineLook mine;
};

/// The project's own.
const Edition &ownEdition();

/// Three that the recogniser has to be taught.
std::span<const Edition> otherEditions();

/// Own or other; nullptr if there is none of that name.
const Edition *findEdition(std::string_view name);

} // namespace art
