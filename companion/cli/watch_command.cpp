// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/watch_command.h"

#include "companion/cli/chosen_profile.h"
#include "companion/cli/streams.h"
#include "companion/scan/scan_line.h"
#include "companion/sentences.h"
#include "vision/find_orders.h"
#include "vision/read_mine.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <array>
#include <cstdio>

#include <unistd.h>

namespace companion {

namespace {

class WatchCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(WatchCommandWords)

public:
    static QString noFrame(int number)
    {
        return filled(tr("Frame %1 does not begin with \"frame\", its width and its height, each up to %2."),
                      number, longest);
    }
    static QString torn(int number) { return filled(tr("Frame %1 is incomplete."), number); }

    static constexpr int longest = 8192;
};

enum class Next { Frame, End, NoFrame, Torn };

// The next frame of standard input. The picture's memory is used again.
Next readFrame(cv::Mat &picture)
{
    std::array<char, 64> line{};
    if (!std::fgets(line.data(), line.size(), stdin))
        return Next::End;
    int width = 0;
    int height = 0;
    char end = 0;
    constexpr int longest = WatchCommandWords::longest;
    if (std::sscanf(line.data(), "frame %d %d%c", &width, &height, &end) != 3 || end != '\n' || width < 1 ||
        height < 1 || width > longest || height > longest)
        return Next::NoFrame;
    picture.create(height, width, CV_8UC3);
    const std::size_t bytes = picture.total() * picture.elemSize();
    return std::fread(picture.data, 1, bytes, stdin) == bytes ? Next::Frame : Next::Torn;
}

template <typename See>
ExitCode watch(const std::optional<std::string> &file, See see)
{
    const std::optional<vision::Profile> profile = chosenProfile(file);
    if (!profile)
        return ExitCode::BadInput;
    // Whoever shows the film needs its time first; what cannot be had is no fault.
    [[maybe_unused]] const int niceness = nice(5);
    cv::Mat picture;
    for (int number = 1;; ++number) {
        switch (readFrame(picture)) {
        case Next::End:
            return ExitCode::Done;
        case Next::NoFrame:
            return refuse(WatchCommandWords::noFrame(number));
        case Next::Torn:
            return refuse(WatchCommandWords::torn(number));
        case Next::Frame:
            break;
        }
        QElapsedTimer timer;
        timer.start();
        vision::Scan scan{"", picture.cols, picture.rows};
        scan.seen = see(picture, *profile);
        scan.elapsedMs = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        const ExitCode written = writeOut(scanLine(scan, vision::advise(picture, scan)));
        if (written != ExitCode::Done)
            return written;
    }
}

} // namespace

ExitCode run(const WatchCommand<ScanKind::Orders> &command)
{
    return watch(command.profile, [](const cv::Mat &picture, const vision::Profile &profile) {
        return vision::findOrders(picture, profile.orders, vision::Care::OfAFrame);
    });
}

ExitCode run(const WatchCommand<ScanKind::Mine> &command)
{
    return watch(command.profile, [](const cv::Mat &picture, const vision::Profile &profile) {
        return vision::readMine(picture, profile.mine, vision::Care::OfAFrame);
    });
}

} // namespace companion
