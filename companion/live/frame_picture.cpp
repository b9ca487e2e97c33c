// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/live/frame_picture.h"

#include <QTransform>
#include <QVideoFrameFormat>

#include <algorithm>
#include <array>

namespace companion {

namespace {

using Format = QVideoFrameFormat::PixelFormat;

// Where the samples of one channel lie: the first one, and how far the next one is.
struct Channel {
    int plane = 0;
    int first = 0;
    int step = 1;
};

// Brightness for every pixel; the two colours for every second one, and of every second row where halved.
struct Layout {
    Format format{};
    Channel bright;
    Channel blue;
    Channel red;
    bool halvedRows = false;
};

// clang-format off
constexpr std::array layouts{
    //     format                              bright     blue       red
    Layout{QVideoFrameFormat::Format_YUV420P, {0, 0, 1}, {1, 0, 1}, {2, 0, 1}, true},
    Layout{QVideoFrameFormat::Format_YV12,    {0, 0, 1}, {2, 0, 1}, {1, 0, 1}, true},
    Layout{QVideoFrameFormat::Format_NV12,    {0, 0, 1}, {1, 0, 2}, {1, 1, 2}, true},
    Layout{QVideoFrameFormat::Format_NV21,    {0, 0, 1}, {1, 1, 2}, {1, 0, 2}, true},
    Layout{QVideoFrameFormat::Format_YUYV,    {0, 0, 2}, {0, 1, 4}, {0, 3, 4}, false},
    Layout{QVideoFrameFormat::Format_UYVY,    {0, 1, 2}, {0, 0, 4}, {0, 2, 4}, false},
};
// clang-format on

// In 256ths: what a step of brightness and of the colours adds.
struct Mix {
    int black = 16;
    int bright = 298;
    int redOfRed = 409;
    int greenOfBlue = -100;
    int greenOfRed = -208;
    int blueOfBlue = 516;
};

Mix mixOf(const QVideoFrameFormat &format)
{
    if (format.colorRange() == QVideoFrameFormat::ColorRange_Full)
        return {0, 256, 359, -88, -183, 454};
    if (format.colorSpace() == QVideoFrameFormat::ColorSpace_BT709)
        return {16, 298, 459, -55, -136, 541};
    return {};
}

uchar inByte(int sum)
{
    return static_cast<uchar>(std::clamp(sum >> 8, 0, 255));
}

// Whether a plane holds that many samples of that many rows.
bool reaches(const QVideoFrame &frame, const Channel &channel, int samples, int rows)
{
    if (channel.plane >= frame.planeCount() || !frame.bits(channel.plane))
        return false;
    const qint64 line = frame.bytesPerLine(channel.plane);
    const qint64 width = channel.first + qint64{samples - 1} * channel.step + 1;
    return width <= line && (rows - 1) * line + width <= frame.mappedBytes(channel.plane);
}

QImage mixed(const QVideoFrame &frame, const Layout &layout)
{
    const int width = frame.width();
    const int height = frame.height();
    const int colours = (width + 1) / 2;
    const int colourRows = layout.halvedRows ? (height + 1) / 2 : height;
    if (!reaches(frame, layout.bright, width, height) || !reaches(frame, layout.blue, colours, colourRows) ||
        !reaches(frame, layout.red, colours, colourRows))
        return {};
    const auto row = [&](const Channel &channel, int y) {
        return frame.bits(channel.plane) + qint64{y} * frame.bytesPerLine(channel.plane) + channel.first;
    };
    const Mix mix = mixOf(frame.surfaceFormat());
    QImage picture(width, height, QImage::Format_BGR888);
    if (picture.isNull())
        return {};
    for (int y = 0; y < height; ++y) {
        const uchar *bright = row(layout.bright, y);
        const uchar *blue = row(layout.blue, layout.halvedRows ? y / 2 : y);
        const uchar *red = row(layout.red, layout.halvedRows ? y / 2 : y);
        uchar *out = picture.scanLine(y);
        for (int x = 0; x < width; ++x, out += 3) {
            const int light = (bright[x * layout.bright.step] - mix.black) * mix.bright + 128;
            const int u = blue[x / 2 * layout.blue.step] - 128;
            const int v = red[x / 2 * layout.red.step] - 128;
            out[0] = inByte(light + mix.blueOfBlue * u);
            out[1] = inByte(light + mix.greenOfBlue * u + mix.greenOfRed * v);
            out[2] = inByte(light + mix.redOfRed * v);
        }
    }
    return picture;
}

// Formats that QImage has too.
QImage copied(const QVideoFrame &frame, QImage::Format format)
{
    const QImage probe(1, 1, format);
    const int bytes = probe.depth() / 8;
    if (!reaches(frame, {0, 0, 1}, frame.width() * bytes, frame.height()))
        return {};
    return QImage(frame.bits(0), frame.width(), frame.height(), frame.bytesPerLine(0), format)
        .convertToFormat(QImage::Format_BGR888);
}

QImage asItLies(const QVideoFrame &frame)
{
    const Format format = frame.pixelFormat();
    if (format == QVideoFrameFormat::Format_Jpeg)
        return QImage::fromData(frame.bits(0), frame.mappedBytes(0), "JPEG")
            .convertToFormat(QImage::Format_BGR888);
    const auto *layout = std::ranges::find(layouts, format, &Layout::format);
    if (layout != layouts.end())
        return mixed(frame, *layout);
    if (format == QVideoFrameFormat::Format_Y8)
        return copied(frame, QImage::Format_Grayscale8);
    const QImage::Format same = QVideoFrameFormat::imageFormatFromPixelFormat(format);
    return same == QImage::Format_Invalid ? QImage() : copied(frame, same);
}

} // namespace

QImage pictureOf(QVideoFrame frame)
{
    constexpr int smallest = 16; // pixels; Qt 6.4 divides by zero over frames of a few
    if (frame.width() < smallest || frame.height() < smallest || !frame.map(QVideoFrame::ReadOnly))
        return {};
    QImage picture = asItLies(frame);
    frame.unmap();
    if (picture.isNull())
        return {};
    const bool upsideDown = frame.surfaceFormat().scanLineDirection() == QVideoFrameFormat::BottomToTop;
    if (upsideDown || frame.mirrored())
        picture = picture.mirrored(frame.mirrored(), upsideDown);
    if (frame.rotationAngle() != QVideoFrame::Rotation0)
        picture = picture.transformed(QTransform().rotate(frame.rotationAngle()));
    return picture;
}

} // namespace companion
