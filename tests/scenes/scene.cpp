// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/scene.h"

#include "scenes/light.h"
#include "scenes/scene_kinds.h"

#include <algorithm>

namespace scenes {

namespace {

// Of each piece, how many pixels show it.
std::vector<int> pixelsSeen(const cv::Mat &owner, std::size_t pieces)
{
    std::vector<int> seen(pieces + 1);
    for (int y = 0; y < owner.rows; ++y) {
        const auto *row = owner.ptr<ushort>(y);
        for (int x = 0; x < owner.cols; ++x)
            ++seen[row[x]];
    }
    return seen;
}

void tellSeen(std::vector<CardLaid> &cards, const cv::Mat &owner, const Light &light)
{
    const std::vector<int> seen = pixelsSeen(owner, cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        CardLaid &card = cards[i];
        card.visible = std::min(1., seen[i + 1] / vision::area(card.quad));
        const double glare = washed(light, card.quad, owner.size());
        card.washed = 1 - (1 - card.washed) * (1 - glare);
        if (card.washed < .02)
            card.washed = 0;
    }
    // Of what is hardly to be seen at all nobody can be asked.
    std::erase_if(cards, [](const CardLaid &card) { return card.visible < .1; });
}

// How much more light a camera takes for pieces that are dark, less for bright ones.
double exposure(Kind kind, const Art &art)
{
    const auto brightness = [](const cv::Mat &face) {
        const cv::Scalar mean = cv::mean(face);
        return .114 * mean[0] + .587 * mean[1] + .299 * mean[2];
    };
    if (kind == Kind::Mine)
        return std::clamp(96 / brightness(art.board), .85, 1.22);
    return kind == Kind::Orders ? std::clamp(150 / brightness(art.orders.front()), .85, 1.15) : 1;
}

} // namespace

Scene makeScene(const Wish &wish, const Art &art)
{
    // Each kind and level has its own tables for the same seed.
    Random random(wish.seed * 1000003 + static_cast<std::uint64_t>(wish.kind) * 101 +
                  static_cast<std::uint64_t>(wish.level) * 11);
    Canvas canvas;
    Scene scene;
    switch (wish.kind) {
    case Kind::Orders:
        scene.truth = ordersScene(canvas, random, wish, art);
        break;
    case Kind::Mine:
        scene.truth = mineScene(canvas, random, wish, art);
        break;
    case Kind::Nothing:
        nothingScene(canvas, random, wish);
        break;
    }
    const double taken = exposure(wish.kind, art);
    const Light light = wish.light ? namedLight(random, *wish.light, wish.size, taken)
                                   : chooseLight(random, wish.level, wish.size, taken);
    const Lens lens = chooseLens(random, wish.level);
    tellSeen(scene.truth.orders, canvas.owner, light);
    shine(canvas.picture, light);
    expose(canvas.picture, lens, random);
    scene.picture = canvas.picture;
    scene.quality = lens.quality;
    return scene;
}

} // namespace scenes
