// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/qr_code.h"

#include <qrencode.h>

#include <memory>

namespace companion {

namespace {

constexpr int quietZone = 4; // modules, as the standard has it
constexpr int widestSturdy = 97;

struct FreeCode {
    void operator()(QRcode *code) const { QRcode_free(code); }
};

} // namespace

QImage qrCode(const QByteArray &text)
{
    // The sturdier form while its squares stay large; on a screen nothing gets dirty, but much gets small.
    std::unique_ptr<QRcode, FreeCode> code;
    for (const QRecLevel level : {QR_ECLEVEL_M, QR_ECLEVEL_L}) {
        if (!code || code->width > widestSturdy)
            code.reset(QRcode_encodeString8bit(text.constData(), 0, level));
    }
    if (!code)
        return {};
    const int side = code->width + 2 * quietZone;
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    const unsigned char *module = code->data;
    for (int y = 0; y < code->width; ++y) {
        for (int x = 0; x < code->width; ++x, ++module) {
            if (*module & 1U)
                image.setPixelColor(x + quietZone, y + quietZone, Qt::black);
        }
    }
    return image;
}

} // namespace companion
