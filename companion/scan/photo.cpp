// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/scan/photo.h"

#include "companion/scan/whole_picture.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QImageReader>
#include <QPainter>

#include <algorithm>
#include <array>

namespace companion {

namespace {

// The largest phones take 48 megapixels at once, or 108 with effort; a page torn from a poster has more.
constexpr qint64 mostMegapixels = 120;
constexpr qint64 mostBytes = 256LL * 1024 * 1024;
constexpr std::array<QByteArrayView, 3> formats{"jpeg", "png", "webp"};

} // namespace

class PhotoWords
{
    Q_DECLARE_TR_FUNCTIONS(PhotoWords)

public:
    static QString cannotRead(const QString &file, const QString &why)
    {
        return filled(tr("%1: this picture cannot be read (%2)"), file, why);
    }
    static QString noPicture(const QString &file)
    {
        return filled(tr("%1: this is not a JPEG, PNG or WebP picture"), file);
    }
    static QString torn(const QString &file)
    {
        return filled(tr("%1: this picture is incomplete or damaged; take or copy it again"), file);
    }
    static QString tooLarge(const QString &file, qint64 megapixels)
    {
        return filled(tr("%1: this picture has %2 megapixels; up to %3 can be read"), file, megapixels,
                      mostMegapixels);
    }
    static QString heavy(const QString &file)
    {
        return filled(tr("%1: this file is larger than %2 MiB, so it is not a photo"), file,
                      mostBytes / 1024 / 1024);
    }
};

cv::Mat Photo::pixels() const
{
    // OpenCV has no view that may only be read; nothing writes through this one.
    auto *bytes = const_cast<uchar *>(image.constBits()); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    return {image.height(), image.width(), CV_8UC3, bytes, static_cast<std::size_t>(image.bytesPerLine())};
}

Photo decodePhoto(const QByteArray &bytes, const QString &name)
{
    QBuffer buffer;
    buffer.setData(bytes);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true); // a phone held upright says so in the file
    if (std::ranges::find(formats, reader.format()) == formats.end())
        return {{}, PhotoWords::noPicture(name)};
    if ((reader.format() == "jpeg" && !isWholeJpeg(bytes)) ||
        (reader.format() == "png" && !isWholePng(bytes)))
        return {{}, PhotoWords::torn(name)};
    const QSize size = reader.size();
    const qint64 pixels = qint64{size.width()} * size.height();
    if (pixels > mostMegapixels * 1'000'000)
        return {{}, PhotoWords::tooLarge(name, pixels / 1'000'000)};
    QImageReader::setAllocationLimit(
        static_cast<int>(mostMegapixels * 8)); // MiB: 16 bits in each of 4 channels
    const QImage image = reader.read();
    if (image.isNull())
        return {{}, PhotoWords::torn(name)};
    // What is see-through lies on white, as everywhere else.
    QImage opaque = image;
    if (image.hasAlphaChannel()) {
        opaque = QImage(image.size(), QImage::Format_RGB32);
        opaque.fill(Qt::white);
        QPainter(&opaque).drawImage(0, 0, image);
    }
    return {opaque.convertToFormat(QImage::Format_BGR888), {}};
}

Photo readPhoto(const std::string &file)
{
    const QString name = QString::fromStdString(file);
    const QString shown = printable(name);
    QFile input(name);
    if (!input.open(QIODevice::ReadOnly))
        return {{}, PhotoWords::cannotRead(shown, input.errorString())};
    if (input.size() > mostBytes)
        return {{}, PhotoWords::heavy(shown)};
    const QByteArray bytes = input.read(mostBytes);
    if (bytes.isEmpty() && input.error() != QFile::NoError)
        return {{}, PhotoWords::cannotRead(shown, input.errorString())};
    return decodePhoto(bytes, shown);
}

} // namespace companion
