// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/photo.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QSaveFile>

namespace companion {

namespace {

constexpr QSize largest{1600, 1600};
constexpr int quality = 85;

} // namespace

QString photoPlace(const std::filesystem::path &store, const QString &game)
{
    return QString::fromStdString(photoFolder(store).string()) + u'/' + game + ".jpg";
}

std::filesystem::path photoFolder(const std::filesystem::path &store)
{
    return store.parent_path() / "photos";
}

PhotoTrouble keepPhoto(const QString &picture, const QString &place)
{
    QImageReader reader(picture);
    reader.setAutoTransform(true);
    if (const QSize size = reader.size(); size.width() > largest.width() || size.height() > largest.height())
        reader.setScaledSize(size.scaled(largest, Qt::KeepAspectRatio)); // never whole in memory
    const QImage image = reader.read();
    if (image.isNull())
        return PhotoTrouble::NotAPicture;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!image.convertToFormat(QImage::Format_RGB32).save(&buffer, "JPEG", quality))
        return PhotoTrouble::NotAPicture;
    QSaveFile file(place);
    if (!QDir().mkpath(QFileInfo(place).path()) || !file.open(QIODevice::WriteOnly) ||
        file.write(bytes) != bytes.size() || !file.commit())
        return PhotoTrouble::CannotBeKept;
    return PhotoTrouble::None;
}

} // namespace companion
