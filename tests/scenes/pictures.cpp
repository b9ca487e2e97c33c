// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/pictures.h"

#include <QImage>
#include <QImageReader>

#include <stdexcept>

namespace scenes {

cv::Mat matOf(const QImage &image)
{
    const QImage bgr = image.convertToFormat(QImage::Format_BGR888);
    // OpenCV only reads through this pointer, and copies at once.
    auto *bits = const_cast<uchar *>(bgr.constBits());
    return cv::Mat(bgr.height(), bgr.width(), CV_8UC3, bits, static_cast<std::size_t>(bgr.bytesPerLine()))
        .clone();
}

cv::Mat readPicture(const std::filesystem::path &file)
{
    QImageReader reader(QString::fromStdString(file.string()));
    const QImage image = reader.read();
    if (image.isNull())
        throw std::runtime_error(file.string() + ": " + reader.errorString().toStdString());
    return matOf(image);
}

void writeJpeg(const cv::Mat &picture, const std::filesystem::path &file, int quality)
{
    const QImage image(picture.data, picture.cols, picture.rows, static_cast<qsizetype>(picture.step),
                       QImage::Format_BGR888);
    if (!image.save(QString::fromStdString(file.string()), "JPEG", quality))
        throw std::runtime_error(file.string() + ": cannot be written");
}

} // namespace scenes
