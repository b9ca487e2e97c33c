// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"

#include "companion/live/frame_picture.h"

#include <QBuffer>
#include <QVideoFrameFormat>

using companion::pictureOf;
using Format = QVideoFrameFormat;

namespace {

QVideoFrame frameOf(QSize size, Format::PixelFormat format, uchar bright, uchar blue, uchar red)
{
    QVideoFrame frame(Format(size, format));
    frame.map(QVideoFrame::WriteOnly);
    for (int plane = 0; plane < frame.planeCount(); ++plane) {
        uchar *bits = frame.bits(plane);
        for (int place = 0; place < frame.mappedBytes(plane); ++place) {
            const bool even = place % 2 == 0;
            const bool first = place % 4 < 2;
            switch (format) {
            case Format::Format_YUYV:
                bits[place] = even ? bright : first ? blue : red;
                break;
            case Format::Format_UYVY:
                bits[place] = !even ? bright : first ? blue : red;
                break;
            case Format::Format_NV12:
                bits[place] = plane == 0 ? bright : even ? blue : red;
                break;
            case Format::Format_NV21:
                bits[place] = plane == 0 ? bright : even ? red : blue;
                break;
            case Format::Format_YV12:
                bits[place] = plane == 0 ? bright : plane == 1 ? red : blue;
                break;
            default:
                bits[place] = plane == 0 ? bright : plane == 1 ? blue : red;
            }
        }
    }
    frame.unmap();
    return frame;
}

bool isAbout(QRgb seen, QRgb right)
{
    return std::abs(qRed(seen) - qRed(right)) < 6 && std::abs(qGreen(seen) - qGreen(right)) < 6 &&
           std::abs(qBlue(seen) - qBlue(right)) < 6;
}

} // namespace

class FramePictureTest : public QObject
{
    Q_OBJECT

private slots:
    void every_kind_of_camera_gives_the_same_colours_data()
    {
        QTest::addColumn<Format::PixelFormat>("format");
        QTest::newRow("YUV420P") << Format::Format_YUV420P;
        QTest::newRow("YV12") << Format::Format_YV12;
        QTest::newRow("NV12") << Format::Format_NV12;
        QTest::newRow("NV21") << Format::Format_NV21;
        QTest::newRow("YUYV") << Format::Format_YUYV;
        QTest::newRow("UYVY") << Format::Format_UYVY;
    }
    void every_kind_of_camera_gives_the_same_colours()
    {
        QFETCH(const Format::PixelFormat, format);
        const QImage picture = pictureOf(frameOf({64, 48}, format, 81, 90, 240));
        QCOMPARE(picture.format(), QImage::Format_BGR888);
        QCOMPARE(picture.size(), QSize(64, 48));
        for (const QPoint place : {QPoint(0, 0), QPoint(63, 47), QPoint(31, 20)})
            QVERIFY2(isAbout(picture.pixel(place), qRgb(255, 0, 0)),
                     qPrintable(QColor(picture.pixel(place)).name()));
    }
    void odd_sizes_are_read_or_left_alone_data() { every_kind_of_camera_gives_the_same_colours_data(); }
    void odd_sizes_are_read_or_left_alone()
    {
        QFETCH(const Format::PixelFormat, format);
        QVERIFY(pictureOf(QVideoFrame(Format({1, 1}, format))).isNull());
        for (const QSize size : {QSize(17, 17), QSize(641, 479), QSize(16, 1001), QSize(321, 16)}) {
            const QImage picture = pictureOf(frameOf(size, format, 81, 90, 240));
            QVERIFY(picture.isNull() || picture.size() == size);
        }
    }
    void pictures_of_other_kinds_are_read_too()
    {
        QVideoFrame coloured(Format({16, 16}, Format::Format_BGRX8888));
        coloured.map(QVideoFrame::WriteOnly);
        for (int place = 0; place < coloured.mappedBytes(0); place += 4) {
            coloured.bits(0)[place] = 10;
            coloured.bits(0)[place + 1] = 20;
            coloured.bits(0)[place + 2] = 200;
        }
        coloured.unmap();
        QVERIFY(isAbout(pictureOf(coloured).pixel(15, 15), qRgb(200, 20, 10)));
    }
    void a_photo_that_is_no_photo_gives_nothing()
    {
        QVideoFrame torn(Format({64, 48}, Format::Format_Jpeg));
        QVERIFY(pictureOf(torn).isNull());
        QVERIFY(pictureOf(QVideoFrame()).isNull());
        QVERIFY(pictureOf(QVideoFrame(Format({0, 0}, Format::Format_YUV420P))).isNull());
    }
    void what_is_upside_down_is_turned()
    {
        Format format({16, 16}, Format::Format_Y8);
        format.setScanLineDirection(Format::BottomToTop);
        QVideoFrame frame(format);
        frame.map(QVideoFrame::WriteOnly);
        std::fill_n(frame.bits(0), frame.mappedBytes(0), uchar{0});
        std::fill_n(frame.bits(0), frame.bytesPerLine(0), uchar{255}); // the first line is the lowest
        frame.unmap();
        QCOMPARE(qGray(pictureOf(frame).pixel(0, 15)), 255);
        QCOMPARE(qGray(pictureOf(frame).pixel(0, 0)), 0);
    }
};

GUILESS_STORY(FramePictureTest)
#include "frame_picture_test.moc"
