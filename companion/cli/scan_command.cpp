// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/scan_command.h"

#include "companion/cli/chosen_profile.h"
#include "companion/cli/streams.h"
#include "companion/scan/annotation.h"
#include "companion/scan/photo.h"
#include "companion/scan/scan_line.h"
#include "companion/scan/scan_sheet.h"
#include "vision/find_orders.h"
#include "vision/read_mine.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QFileInfo>

namespace companion {

namespace {

// found.png, or found-2.png for the second of several.
QString numbered(const std::string &file, std::size_t number, std::size_t of)
{
    const QFileInfo info(QString::fromStdString(file));
    if (of == 1)
        return info.filePath();
    const QString suffix = info.suffix().isEmpty() ? QString() : "." + info.suffix();
    return info.path() + "/" + info.completeBaseName() + "-" + QString::number(number) + suffix;
}

QString writePicture(const QImage &image, const QString &file)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "png");
    return writeText(file, png);
}

// Every photo that can be read is; one that cannot is told about and makes the whole end badly.
template <typename Command, typename See>
ExitCode scanAll(const Command &command, See see)
{
    const std::optional<vision::Profile> profile = chosenProfile(command.profile);
    if (!profile)
        return ExitCode::BadInput;
    ExitCode code = ExitCode::Done;
    for (std::size_t number = 0; number < command.photos.size(); ++number) {
        const std::string &file = command.photos[number];
        QElapsedTimer timer;
        timer.start();
        const Photo photo = readPhoto(file);
        if (!photo.trouble.isEmpty()) {
            writeError(photo.trouble);
            code = ExitCode::BadInput;
            continue;
        }
        vision::Scan scan{QFileInfo(QString::fromStdString(file)).fileName().toStdString(),
                          photo.image.width(), photo.image.height()};
        scan.seen = see(photo.pixels(), *profile);
        scan.elapsedMs = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        if (command.annotate) {
            const QString out = numbered(*command.annotate, number + 1, command.photos.size());
            const QString trouble = writePicture(annotated(photo, scan), out);
            if (!trouble.isEmpty()) {
                writeError(trouble);
                code = ExitCode::BadInput;
            }
        }
        const ExitCode written = writeOut(command.json ? scanLine(scan) : scanSheet(scan).toStdString());
        if (written != ExitCode::Done)
            return written;
    }
    return code;
}

} // namespace

ExitCode run(const ScanCommand<ScanKind::Orders> &command)
{
    return scanAll(command, [](const cv::Mat &pixels, const vision::Profile &profile) {
        return vision::findOrders(pixels, profile.orders);
    });
}

ExitCode run(const ScanCommand<ScanKind::Mine> &command)
{
    return scanAll(command, [](const cv::Mat &pixels, const vision::Profile &profile) {
        return vision::readMine(pixels, profile.mine);
    });
}

} // namespace companion
