// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/edition.h"

namespace art {

namespace {

// White and plain, as games are printed now.
Edition modern()
{
    Edition edition;
    edition.name = "modern";
    edition.title = "COAL CO";
    edition.otherTitle = "KOHLE";
    edition.coal = {QColor(0xffcc00), QColor(0xa0522d), QColor(0xb8bec4), QColor(0x1b1b1f)};
    edition.fill = Fill::Flat;
    edition.card = {.paper = QColor(0xfbfbfa),
                    .margin = QColor(0xfbfbfa),
                    .ink = QColor(0x2d3a45),
                    .marginWidth = 0,
                    .frame = Frame::None,
                    .plate = Plate::Disc,
                    .plateColour = QColor(0x1f6f78),
                    .numberColour = QColor(0xffffff),
                    .number = {9.5, 9.5},
                    .numberHeight = 6.2,
                    .plateReach = 6.6,
                    .numbers = {.weight = .15, .width = .55},
                    .title = {30, 6.5},
                    .titleHeight = 2.2,
                    .titleLetters = {.weight = .1, .width = .62},
                    .squares = {22, 33},
                    .squareEdge = 11,
                    .squareGap = 2.2,
                    .squareCorner = 2.2,
                    .arrangement = Arrangement::Row,
                    .vehicle = {7, 49, 30, 14},
                    .tint = true};
    edition.vehicle = {.body = QColor(0x2d3a45),
                       .detail = QColor(0xe8a33d),
                       .wheel = QColor(0x2d3a45),
                       .silhouette = true,
                       .facingLeft = true};
    edition.mine = {.timber = QColor(0xc9c2b6),
                    .rail = QColor(0x55606a),
                    .shaft = QColor(0xdfe4e6),
                    .sky = QColor(0xeaf4f6),
                    .house = QColor(0x1f6f78),
                    .lantern = QColor(0xffe08a),
                    .figure = QColor(0x5a6670),
                    .rock = .8,
                    .cart = CartShape::Box,
                    .grain = 0};
    return edition;
}

// Dark parchment with brown ink, as the first editions were.
Edition parchment()
{
    Edition edition;
    edition.name = "parchment";
    edition.title = "GLUECK AUF";
    edition.otherTitle = "SZENRE FEL";
    edition.coal = {QColor(0xd9a520), QColor(0x7a3d1c), QColor(0x8d9196), QColor(0x2b2522)};
    edition.fill = Fill::Hatched;
    edition.card = {
        .paper = QColor(0xb08d57),
        .margin = QColor(0x4d3319),
        .ink = QColor(0x3a2412),
        .marginWidth = 2.6,
        .grain = 1,
        .frame = Frame::Corners,
        .plate = Plate::Ribbon,
        .plateColour = QColor(0x7c1f1a),
        .numberColour = QColor(0xf0d9a0),
        .number = {22, 13},
        .numberHeight = 6.4,
        .plateReach = 15,
        .numbers = {.weight = .11, .width = .6, .contrast = 2, .slant = .14, .roundEnds = false},
        .title = {22, 60.5},
        .titleHeight = 2,
        .titleLetters = {.weight = .1, .width = .66, .contrast = 1.8, .serifs = true, .roundEnds = false},
        .squares = {22, 32},
        .squareEdge = 10.6,
        .squareGap = 2,
        .squareCorner = 0,
        .vehicle = {8, 45, 28, 13},
        .handwriting = true};
    edition.vehicle = {
        .body = QColor(0x6b4a2a), .detail = QColor(0x8f2d1e), .wheel = QColor(0x3a2412), .outline = .45};
    edition.mine = {.timber = QColor(0x5f4023),
                    .rail = QColor(0x8a8072),
                    .shaft = QColor(0x1d1712),
                    .sky = QColor(0xa8a98c),
                    .house = QColor(0x6e2f22),
                    .lantern = QColor(0xffb638),
                    .figure = QColor(0x1e1a18),
                    .rock = .24,
                    .cart = CartShape::Barrel,
                    .outlined = true,
                    .grain = 1,
                    .frame = Frame::Rule};
    return edition;
}

// A poster of few strong colours.
Edition poster()
{
    Edition edition;
    edition.name = "poster";
    edition.title = "BLACK GOLD";
    edition.otherTitle = "OR NOIR";
    edition.coal = {QColor(0xf2c230), QColor(0xb5571f), QColor(0xc7c9c4), QColor(0x16202c)};
    edition.fill = Fill::Gradient;
    edition.card = {
        .paper = QColor(0x5f8f8b),
        .margin = QColor(0xf0e2c0),
        .ink = QColor(0x16202c),
        .marginWidth = 3,
        .frame = Frame::Band,
        .plate = Plate::Hexagon,
        .plateColour = QColor(0xf0e2c0),
        .numberColour = QColor(0xb02e26),
        .number = {31, 13.4},
        .numberHeight = 7.4,
        .plateReach = 8.2,
        .numbers = {.shape = Lettering::Shape::Angular, .weight = .2, .width = .5, .roundEnds = false},
        .title = {15, 7},
        .titleHeight = 2.2,
        .titleLetters = {.shape = Lettering::Shape::Angular, .weight = .16, .width = .45, .roundEnds = false},
        .squares = {22, 33},
        .squareEdge = 10.8,
        .squareGap = 1.2,
        .squareCorner = .3,
        .vehicle = {11, 46.5, 22, 12}};
    edition.vehicle = {.body = QColor(0xb02e26),
                       .detail = QColor(0x2f5560),
                       .wheel = QColor(0x16202c),
                       .medallion = QColor(0xf0e2c0)};
    edition.mine = {.timber = QColor(0xd8a65a),
                    .rail = QColor(0xf0e2c0),
                    .shaft = QColor(0x16202c),
                    .sky = QColor(0xf3b562),
                    .house = QColor(0xb02e26),
                    .lantern = QColor(0xfff1b8),
                    .figure = QColor(0x16202c),
                    .rock = .55,
                    .cart = CartShape::Box,
                    .grain = 0,
                    .frame = Frame::Band};
    return edition;
}

} // namespace

std::span<const Edition> otherEditions()
{
    static const std::array editions{modern(), parchment(), poster()};
    return editions;
}

} // namespace art
