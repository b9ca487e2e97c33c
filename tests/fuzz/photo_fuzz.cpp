// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever bytes a photo has, it is decoded or refused with a sentence; what is seen in it lies where it can
// be drawn, and what is not sure says why.

#include "editions.h"

#include "companion/scan/photo.h"
#include "vision/find_orders.h"
#include "vision/read_mine.h"

#include <cmath>

using namespace vision;

namespace {

const Profile &builtIn()
{
    static const Profile profile = std::get<Profile>(readProfile(fuzz::builtInText()));
    return profile;
}

void look(const cv::Mat &pixels)
{
    const auto isSound = [](const Quad &quad) {
        for (const cv::Point2f &corner : quad.corners)
            fuzz::demand(std::isfinite(corner.x) && std::isfinite(corner.y));
    };
    for (const OrderSeen &order : findOrders(pixels, builtIn().orders)) {
        isSound(order.quad);
        fuzz::demand(order.confidence >= 0 && order.confidence <= 1 && (order.order || !order.why.empty()));
    }
    for (const MinePieceSeen &piece : readMine(pixels, builtIn().mine).pieces) {
        isSound(piece.quad);
        fuzz::demand(piece.confidence >= 0 && piece.confidence <= 1 && (piece.level || !piece.why.empty()));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const companion::Photo photo = companion::decodePhoto(
        QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)), "photo");
    fuzz::demand(photo.image.isNull() != photo.trouble.isEmpty());
    // Larger ones take too long under so many eyes.
    constexpr qint64 mostPixels = 320 * 320;
    if (!photo.image.isNull() && qint64{photo.image.width()} * photo.image.height() <= mostPixels)
        look(photo.pixels());
    return 0;
}
