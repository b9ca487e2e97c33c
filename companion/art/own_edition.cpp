// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/edition.h"

namespace art {

namespace {

// The mine office: cream paper, black ink, iron and brass.
Edition office()
{
    Edition edition;
    edition.name = "own";
    edition.title = "STEIGER";
    edition.otherTitle = "ZECHE";
    edition.coal = {QColor(0xe3b31f), QColor(0x8b4a23), QColor(0x9aa0a6), QColor(0x23262a)};
    edition.fill = Fill::Facets;
    edition.card = {.paper = QColor(0xf3ebdd),
                    .margin = QColor(0x3a4148),
                    .ink = QColor(0x221d18),
                    .marginWidth = 1.6,
                    .grain = .25,
                    .frame = Frame::DoubleRule,
                    .plate = Plate::Shield,
                    .plateColour = QColor(0x3a4148),
                    .numberColour = QColor(0xf6e7c4),
                    .number = {22, 15},
                    .numberHeight = 6.2,
                    .plateReach = 7,
                    .numbers = {.weight = .17, .width = .56, .contrast = 1.4, .roundEnds = false},
                    .title = {22, 6},
                    .titleHeight = 2.3,
                    .titleLetters = {.weight = .13, .width = .6, .contrast = 1.4, .roundEnds = false},
                    .squares = {22, 35.6},
                    .squareEdge = 10.8,
                    .squareGap = 1.6,
                    .squareCorner = 1,
                    .vehicle = {9, 50.5, 26, 12},
                    .marks = true};
    edition.vehicle = {
        .body = QColor(0x3a4148), .detail = QColor(0xb5832a), .wheel = QColor(0x7a3b1e), .outline = .25};
    edition.mine = {.timber = QColor(0x9a6a3c),
                    .rail = QColor(0xb9b4a8),
                    .shaft = QColor(0x2a2e33),
                    .sky = QColor(0xcfe0e4),
                    .house = QColor(0x9c4434),
                    .lantern = QColor(0xffd257),
                    .figure = QColor(0x2c3640),
                    .rock = .42,
                    .outlined = true};
    return edition;
}

} // namespace

const Edition &ownEdition()
{
    static const Edition edition = office();
    return edition;
}

} // namespace art
