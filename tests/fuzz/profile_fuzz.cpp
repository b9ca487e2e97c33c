// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// However a profile is damaged, the reader gives a profile or faults; a profile survives being written, and
// looking with it ends. Profiles are long and nearly all of it numbers, so what comes in are changes to one
// that was hardly begun or, now and then, to all that Steiger knows by itself: four bytes that say where, one
// that says what is there now, mostly a letter that numbers are written with.

#include "editions.h"

#include "vision/find_orders.h"
#include "vision/read_mine.h"

#include <opencv2/core.hpp>

#include <string_view>

using namespace vision;

namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::string begun()
{
    Profile profile;
    profile.mine.faces.resize(1);
    profile.mine.faces.front().photos = 1;
    profile.mine.faces.front().board.usual = 0.3;
    return writeProfile(profile);
}

std::string damaged(const std::uint8_t *data, std::size_t size)
{
    static const std::string whole = fuzz::builtInText();
    static const std::string hardly = begun();
    std::string text = size > 0 && data[0] == 0 ? whole : hardly;
    for (std::size_t i = 1; i + 5 <= size; i += 5) {
        std::size_t place = 0;
        for (std::size_t byte = 0; byte < 4; ++byte)
            place = place << 8 | data[i + byte];
        const std::uint8_t letter = data[i + 4];
        text[place % text.size()] = letter < 192 ? digits[letter % digits.size()] : static_cast<char>(letter);
    }
    return text;
}

/// A table with something on it.
cv::Mat smallPicture()
{
    cv::Mat picture(180, 240, CV_8UC3);
    for (int y = 0; y < picture.rows; ++y) {
        for (int x = 0; x < picture.cols; ++x) {
            const bool isCard = x > 60 && x < 130 && y > 40 && y < 145;
            const auto grain = static_cast<std::uint8_t>((x * 7 + y * 13) % 31);
            const auto base = static_cast<std::uint8_t>(isCard ? 200 : 80);
            picture.at<cv::Vec3b>(y, x) = cv::Vec3b::all(static_cast<std::uint8_t>(base + grain));
        }
    }
    return picture;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto read = readProfile(damaged(data, size));
    if (const auto *faults = std::get_if<std::vector<scoring::Fault>>(&read)) {
        fuzz::demand(!faults->empty());
        return 0;
    }
    const auto &profile = std::get<Profile>(read);
    const std::string written = writeProfile(profile);
    const auto again = readProfile(written);
    fuzz::demand(std::holds_alternative<Profile>(again) && writeProfile(std::get<Profile>(again)) == written);
    const cv::Mat picture = smallPicture();
    findOrders(picture, profile.orders);
    readMine(picture, profile.mine);
    return 0;
}
