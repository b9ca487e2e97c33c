// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/base64.h"

#include <array>

namespace vision {

namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr std::array<int, 256> makeValues()
{
    std::array<int, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < digits.size(); ++i)
        values[static_cast<unsigned char>(digits[i])] = static_cast<int>(i);
    return values;
}

constexpr std::array<int, 256> values = makeValues();

} // namespace

std::string toBase64(std::span<const std::uint8_t> bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto byte = [&](std::size_t k) { return i + k < bytes.size() ? unsigned{bytes[i + k]} : 0U; };
        const unsigned all = byte(0) << 16 | byte(1) << 8 | byte(2);
        text += digits[all >> 18];
        text += digits[all >> 12 & 63];
        text += i + 1 < bytes.size() ? digits[all >> 6 & 63] : '=';
        text += i + 2 < bytes.size() ? digits[all & 63] : '=';
    }
    return text;
}

std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text)
{
    if (text.size() % 4 != 0)
        return {};
    std::vector<std::uint8_t> bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t i = 0; i < text.size(); i += 4) {
        const bool last = i + 4 == text.size();
        const int padding = !last ? 0 : text[i + 2] == '=' ? 2 : text[i + 3] == '=' ? 1 : 0;
        if (padding == 2 && text[i + 3] != '=')
            return {};
        unsigned all = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            const bool padded = static_cast<int>(k) >= 4 - padding;
            const int value = padded ? 0 : values[static_cast<unsigned char>(text[i + k])];
            if (value < 0)
                return {};
            all = all << 6 | static_cast<unsigned>(value);
        }
        bytes.push_back(static_cast<std::uint8_t>(all >> 16));
        if (padding < 2)
            bytes.push_back(static_cast<std::uint8_t>(all >> 8 & 255));
        if (padding < 1)
            bytes.push_back(static_cast<std::uint8_t>(all & 255));
    }
    return bytes;
}

} // namespace vision
