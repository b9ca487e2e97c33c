// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/scan/whole_picture.h"

#include <cstdint>

namespace companion {

namespace {

constexpr int startOfPicture = 0xD8;
constexpr int endOfPicture = 0xD9;
constexpr int startOfScan = 0xDA;
constexpr int firstRestart = 0xD0;
constexpr int lastRestart = 0xD7;

int byteAt(QByteArrayView bytes, qsizetype place)
{
    return place < bytes.size() ? static_cast<std::uint8_t>(bytes[place]) : -1;
}

// Compressed pixels have no marker in them but restarts: in them 0xFF is followed by 0.
qsizetype skipPixels(QByteArrayView bytes, qsizetype place)
{
    for (; place + 1 < bytes.size(); ++place) {
        const int next = byteAt(bytes, place + 1);
        if (byteAt(bytes, place) == 0xFF && next != 0 && next != 0xFF &&
            (next < firstRestart || next > lastRestart))
            break;
    }
    return place;
}

} // namespace

bool isWholeJpeg(QByteArrayView bytes)
{
    if (byteAt(bytes, 0) != 0xFF || byteAt(bytes, 1) != startOfPicture)
        return false;
    qsizetype place = 2;
    while (place + 3 < bytes.size() || byteAt(bytes, place + 1) == endOfPicture) {
        const int marker = byteAt(bytes, place + 1);
        if (byteAt(bytes, place) != 0xFF)
            return false;
        if (marker == endOfPicture)
            return true;
        if (marker == 0xFF) { // padding
            ++place;
            continue;
        }
        place += 2 + byteAt(bytes, place + 2) * 256 + byteAt(bytes, place + 3);
        if (marker == startOfScan)
            place = skipPixels(bytes, place);
    }
    return false;
}

bool isWholePng(QByteArrayView bytes)
{
    constexpr qsizetype signature = 8;
    constexpr qsizetype lengthKindAndSum = 12;
    for (qsizetype place = signature; place + lengthKindAndSum <= bytes.size();) {
        if (bytes.sliced(place + 4, 4) == QByteArrayView("IEND"))
            return true;
        qsizetype length = 0;
        for (qsizetype number = 0; number < 4; ++number)
            length = length * 256 + byteAt(bytes, place + number);
        place += lengthKindAndSum + length;
    }
    return false;
}

} // namespace companion
