// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include <opencv2/core/mat.hpp>

#include <string>

namespace companion {

/// A photo, upright, as the recogniser takes it.
struct Photo {
    QImage image;    ///< three bytes a pixel: blue, green, red
    QString trouble; ///< why it could not be read; empty when it could

    /// The pixels of the image itself: only for as long as the photo lives.
    cv::Mat pixels() const;
};

/// Reads a JPEG, PNG or WebP picture, of an animated one the first.
Photo readPhoto(const std::string &file);

/// The same from bytes; `name` is what it is called in a sentence.
Photo decodePhoto(const QByteArray &bytes, const QString &name);

} // namespace companion
