// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/clutter.h"
#include "scenes/framing.h"
#include "scenes/scene_kinds.h"

namespace scenes {

void nothingScene(Canvas &canvas, Random &random, const Wish &wish)
{
    const std::vector<cv::Point2d> middle{{-100, -70}, {100, -70}, {100, 70}, {-100, 70}};
    canvas = emptyTable(random, wish.level, chooseCamera(random, wish.level, wish.size, middle));
    Taken taken;
    const int things =
        random.chance(.1) ? 0 : by(wish.level, random.whole(1, 8), random.whole(3, 16), random.whole(5, 30));
    scatter(canvas, random, taken, things, nullptr);
}

} // namespace scenes
