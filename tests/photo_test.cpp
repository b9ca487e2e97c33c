// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/scan/photo.h"
#include "companion/scan/whole_picture.h"
#include "tests/places.h"
#include "tests/stories.h"

#include <QBuffer>
#include <QFile>
#include <QImageWriter>
#include <QTemporaryDir>
#include <QTest>

using companion::decodePhoto;
using companion::Photo;
using companion::readPhoto;

namespace {

// Red on the left, blue on the right, so that a turn can be seen.
QImage redAndBlue(QImage::Format format = QImage::Format_RGB32)
{
    QImage image(60, 40, QImage::Format_RGB32);
    image.fill(Qt::red);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 30; x < 60; ++x)
            image.setPixelColor(x, y, Qt::blue);
    }
    return image.convertToFormat(format);
}

QByteArray written(const QImage &image, const char *format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, format);
    writer.setQuality(100);
    if (!writer.write(image))
        qFatal("%s", qPrintable(writer.errorString()));
    return bytes;
}

// The JPEG with a segment of EXIF data put in right after its start.
QByteArray withExif(const QByteArray &jpeg, const QByteArray &exif)
{
    const QByteArray body = QByteArray("Exif\0\0", 6) + exif;
    const auto length = static_cast<quint16>(body.size() + 2);
    QByteArray segment = QByteArray::fromHex("ffe1");
    segment.append(static_cast<char>(length >> 8)).append(static_cast<char>(length & 0xFF)).append(body);
    return jpeg.first(2) + segment + jpeg.sliced(2);
}

// Orientation 6: the camera was turned, the right of the file is the bottom of the picture.
QByteArray turned(const QByteArray &jpeg)
{
    return withExif(jpeg, QByteArray::fromHex("4d4d002a000000080001" // big endian, one entry
                                              "01120003000000010006" // orientation, short, one: 6
                                              "000000000000"));
}

QColor colourAt(const Photo &photo, int x, int y)
{
    const auto pixel = photo.pixels().at<cv::Vec3b>(y, x);
    return {pixel[2], pixel[1], pixel[0]};
}

bool near(const QColor &one, const QColor &other)
{
    return std::abs(one.red() - other.red()) + std::abs(one.green() - other.green()) +
               std::abs(one.blue() - other.blue()) <
           40;
}

QByteArray fileBytes(const char *name)
{
    QFile file(QString("%1/%2").arg(places::photos, name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no %s", name);
    return file.readAll();
}

} // namespace

class PhotoTest : public QObject
{
    Q_OBJECT

private slots:
    void every_kind_of_picture_becomes_blue_green_red_data();
    void every_kind_of_picture_becomes_blue_green_red();
    void a_picture_without_colours_becomes_one_of_greys_data();
    void a_picture_without_colours_becomes_one_of_greys();
    void a_photo_taken_upright_is_read_upright();
    void what_is_see_through_lies_on_white();
    void what_is_no_picture_gets_a_sentence_data();
    void what_is_no_picture_gets_a_sentence();
    void a_picture_cut_anywhere_is_torn();
    void of_an_animation_the_first_picture_counts();
    void garbage_in_the_camera_data_does_no_harm();
};

void PhotoTest::every_kind_of_picture_becomes_blue_green_red_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("jpeg") << written(redAndBlue(), "jpeg");
    QTest::newRow("png") << written(redAndBlue(), "png");
    QTest::newRow("webp") << written(redAndBlue(), "webp");
    QTest::newRow("png of 256 colours") << written(redAndBlue(QImage::Format_Indexed8), "png");
    QTest::newRow("png of 16 bits") << written(redAndBlue(QImage::Format_RGBX64), "png");
}

void PhotoTest::every_kind_of_picture_becomes_blue_green_red()
{
    QFETCH(QByteArray, bytes);
    const Photo photo = decodePhoto(bytes, "evening");
    QCOMPARE(photo.trouble, QString());
    QCOMPARE(photo.pixels().type(), CV_8UC3);
    QCOMPARE(photo.image.size(), QSize(60, 40));
    QVERIFY(near(colourAt(photo, 5, 20), Qt::red));
    QVERIFY(near(colourAt(photo, 55, 20), Qt::blue));
}

void PhotoTest::a_picture_without_colours_becomes_one_of_greys_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("jpeg") << written(redAndBlue(QImage::Format_Grayscale8), "jpeg");
    QTest::newRow("png") << written(redAndBlue(QImage::Format_Grayscale8), "png");
    QTest::newRow("png of 16 bits") << written(redAndBlue(QImage::Format_Grayscale16), "png");
    QTest::newRow("png of black and white") << written(redAndBlue(QImage::Format_Mono), "png");
}

void PhotoTest::a_picture_without_colours_becomes_one_of_greys()
{
    QFETCH(QByteArray, bytes);
    const Photo photo = decodePhoto(bytes, "evening");
    QCOMPARE(photo.trouble, QString());
    QCOMPARE(photo.pixels().type(), CV_8UC3);
    const QColor grey = colourAt(photo, 5, 20);
    QCOMPARE(grey.red(), grey.green());
    QCOMPARE(grey.red(), grey.blue());
}

void PhotoTest::a_photo_taken_upright_is_read_upright()
{
    const Photo photo = decodePhoto(turned(written(redAndBlue(), "jpeg")), "evening");
    QCOMPARE(photo.image.size(), QSize(40, 60));
    QVERIFY(near(colourAt(photo, 20, 5), Qt::red));
    QVERIFY(near(colourAt(photo, 20, 55), Qt::blue));
}

void PhotoTest::what_is_see_through_lies_on_white()
{
    QImage image(8, 8, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    const Photo photo = decodePhoto(written(image, "png"), "evening");
    QCOMPARE(colourAt(photo, 4, 4), QColor(Qt::white));
}

void PhotoTest::what_is_no_picture_gets_a_sentence_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sentence");
    const QString none = "evening: this is not a JPEG, PNG or WebP picture";
    const QString torn = "evening: this picture is incomplete or damaged; take or copy it again";
    QImage huge(20'000, 20'000, QImage::Format_Mono);
    huge.fill(1);
    const QByteArray png = written(redAndBlue(), "png");
    const QByteArray webp = written(redAndBlue(), "webp");
    QTest::newRow("nothing") << QByteArray() << none;
    QTest::newRow("a text") << QByteArray("Dear diary,") << none;
    QTest::newRow("a drawing") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>") << none;
    QTest::newRow("a torn png") << png.first(png.size() / 2) << torn;
    QTest::newRow("a torn webp") << webp.first(webp.size() / 2) << torn;
    QTest::newRow("only the start of a jpeg") << QByteArray::fromHex("ffd8ffe0") << torn;
    QTest::newRow("a poster") << written(huge, "png")
                              << "evening: this picture has 400 megapixels; up to 120 can be read";
}

void PhotoTest::what_is_no_picture_gets_a_sentence()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, sentence);
    const Photo photo = decodePhoto(bytes, "evening");
    QCOMPARE(photo.trouble, sentence);
    QVERIFY(photo.image.isNull());
}

void PhotoTest::a_picture_cut_anywhere_is_torn()
{
    const QByteArray jpeg = turned(written(redAndBlue(), "jpeg"));
    QVERIFY(companion::isWholeJpeg(jpeg));
    QVERIFY(companion::isWholeJpeg(jpeg + "what some phones add at the end"));
    for (qsizetype length = 0; length < jpeg.size(); ++length)
        QVERIFY2(!companion::isWholeJpeg(jpeg.first(length)), qPrintable(QString::number(length)));
    const QByteArray png = written(redAndBlue(), "png");
    QVERIFY(companion::isWholePng(png));
    for (qsizetype length = 0; length < png.size(); ++length)
        QVERIFY2(!companion::isWholePng(png.first(length)), qPrintable(QString::number(length)));
}

void PhotoTest::of_an_animation_the_first_picture_counts()
{
    const Photo photo = decodePhoto(fileBytes("animated.webp"), "evening");
    QCOMPARE(photo.trouble, QString());
    QVERIFY(near(colourAt(photo, 5, 5), Qt::red));
    const Photo printed = decodePhoto(fileBytes("cmyk.jpg"), "evening");
    QCOMPARE(printed.trouble, QString());
    QCOMPARE(printed.pixels().type(), CV_8UC3);
    QVERIFY(near(colourAt(printed, 12, 0), Qt::red));
}

void PhotoTest::garbage_in_the_camera_data_does_no_harm()
{
    const QByteArray jpeg = written(redAndBlue(), "jpeg");
    for (const char *exif : {"", "4d4d", "4d4d002affffffff", "49492a00080000000100120103000100000063000000",
                             "4d4d002a00000008ffff011200030000000100060000"}) {
        const Photo photo = decodePhoto(withExif(jpeg, QByteArray::fromHex(exif)), "evening");
        QCOMPARE(photo.trouble, QString());
        QVERIFY(!photo.image.isNull());
    }
}

GUILESS_STORY(PhotoTest)
#include "photo_test.moc"
