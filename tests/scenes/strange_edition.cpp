// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/strange_edition.h"

#include "scenes/random.h"

#include <algorithm>
#include <array>

namespace scenes {

namespace {

using namespace art;

QColor colour(Random &random, double darkest, double lightest, double most)
{
    return QColor::fromHsvF(static_cast<float>(random.share()), static_cast<float>(random.between(0, most)),
                            static_cast<float>(random.between(darkest, lightest)));
}

// Paper is light or dark; whatever is printed on it differs from it.
QColor against(Random &random, const QColor &ground)
{
    return ground.valueF() > .55F ? colour(random, .05, .45, .9) : colour(random, .75, 1, .5);
}

QColor varied(Random &random, int hue, int saturation, int value)
{
    const auto near = [&](int middle, int reach) { return middle + random.whole(-reach, reach); };
    return QColor::fromHsv(near(hue, 8), std::clamp(near(saturation, 30), 0, 255),
                           std::clamp(near(value, 30), 0, 255));
}

Lettering lettering(Random &random)
{
    return {.shape = random.chance(.3) ? Lettering::Shape::Angular : Lettering::Shape::Round,
            .weight = random.between(.09, .21),
            .width = random.between(.45, .68),
            .contrast = random.between(1, 2),
            .slant = random.chance(.25) ? random.between(0, .18) : 0,
            .serifs = random.chance(.3),
            .roundEnds = random.chance(.5)};
}

CardLook cardLook(Random &random)
{
    CardLook card;
    card.paper = random.chance(.65) ? colour(random, .75, 1, .35) : colour(random, .2, .75, .7);
    card.margin = random.chance(.4) ? card.paper : colour(random, .05, 1, .6);
    card.ink = against(random, card.paper);
    card.marginWidth = random.chance(.3) ? 0 : random.between(1, 3.4);
    card.grain = random.chance(.5) ? 0 : random.share();
    card.frame =
        random.oneOf(std::array{Frame::None, Frame::Rule, Frame::DoubleRule, Frame::Corners, Frame::Band});
    card.plate = random.oneOf(std::array{Plate::Disc, Plate::Shield, Plate::Ribbon, Plate::Hexagon});
    card.plateColour = against(random, card.paper);
    card.numberColour = against(random, card.plateColour);
    card.number = {random.oneOf(std::array{9.5, 13.0, 22.0, 22.0, 31.0, 34.5}), random.between(9.5, 16)};
    card.numberHeight = random.between(5.4, 7.6);
    card.plateReach = card.plate == Plate::Ribbon ? random.between(9, 15) : random.between(6.2, 8.4);
    if (card.plate == Plate::Ribbon)
        card.number.setX(22);
    card.numbers = lettering(random);
    const bool titleAbove = random.chance(.7);
    card.title = {card.number.x() < 20   ? 30.0
                  : card.number.x() > 24 ? 15.0
                                         : 22.0,
                  titleAbove ? random.between(5, 7) : random.between(60, 62)};
    card.titleHeight = random.between(1.8, 2.5);
    card.titleLetters = lettering(random);
    card.squares = {22, random.between(31.5, 36)};
    card.squareEdge = random.between(10, 12);
    card.squareGap = random.between(1, 2.4);
    card.squareCorner = random.chance(.5) ? random.between(0, .6) : random.between(.6, 2.5);
    card.arrangement = random.chance(.6) ? Arrangement::Pyramid : Arrangement::Row;
    const double width = random.between(22, 31);
    card.vehicle = {22 - width / 2, titleAbove ? random.between(47, 51) : 45, width,
                    random.between(11.5, 14)};
    card.marks = random.chance(.3);
    card.handwriting = random.chance(.2);
    card.tint = random.chance(.25);
    return card;
}

} // namespace

Edition strangeEdition(std::uint64_t seed)
{
    Random random(seed + 77'000);
    Edition edition = ownEdition(); // the mine stays as it is
    edition.name = "strange";
    edition.title =
        random.oneOf(std::array<std::string_view, 4>{"MINERS", "DIE ZECHE", "CHARBON", "SZENBARO"});
    edition.otherTitle = random.oneOf(std::array<std::string_view, 3>{"COAL", "ANTHRACITE", "BANYA"});
    edition.coal = {varied(random, 46, 215, 235), varied(random, 20, 190, 140), varied(random, 210, 15, 165),
                    varied(random, 215, 45, 35)};
    edition.fill = random.oneOf(std::array{Fill::Flat, Fill::Hatched, Fill::Facets, Fill::Gradient});
    edition.card = cardLook(random);
    const QColor &paper = edition.card.paper;
    edition.vehicle = {.body = against(random, paper),
                       .detail = colour(random, .1, .9, .8),
                       .wheel = against(random, paper),
                       .outline = random.chance(.5) ? random.between(.2, .5) : 0,
                       .silhouette = random.chance(.3),
                       .facingLeft = random.chance(.4),
                       .medallion = random.chance(.3) ? colour(random, .7, 1, .3) : QColor(Qt::transparent)};
    return edition;
}

} // namespace scenes
