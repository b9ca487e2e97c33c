// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/scan_command.h"
#include "companion/cli/streams.h"
#include "companion/fault_words.h"
#include "companion/scan/photo.h"
#include "companion/scan/profile_file.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "vision/scan_json.h"
#include "vision/teach_mine.h"
#include "vision/teach_orders.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace companion {

class TeachWords
{
    Q_DECLARE_TR_FUNCTIONS(TeachWords)

public:
    static QString otherPhoto(const QString &truth, const QImage &photo, const cv::Size &said)
    {
        return filled(tr("%1: this is about a picture of %2 x %3 pixels, the photo has %4 x %5"), truth,
                      said.width, said.height, photo.width(), photo.height());
    }
    static QString nothingToLearn(const QString &truth)
    {
        return filled(tr("%1: nothing in it can be learned from: no piece with its corners and what it is"),
                      truth);
    }
    static QString learned(int pieces, const QString &profile)
    {
        return filled(tr("Learned %n piece(s). The edition is in %1.", nullptr, pieces), profile);
    }
};

namespace {

QString shown(const std::string &file)
{
    return printable(QString::fromStdString(file));
}

// A new edition starts with what is known about cards and mines of any edition.
vision::Profile newProfile(const std::string &file)
{
    const vision::Profile &known = builtInProfile();
    return {QFileInfo(QString::fromStdString(file)).completeBaseName().toStdString(),
            profileForNewEdition(known.orders), unseenEdition(known.mine)};
}

// Reads photo, truth and profile, has the one teach the other, and keeps it. `teach` says how many pieces
// were of use.
template <typename Command, typename Read, typename Teach>
ExitCode teachFrom(const Command &command, Read read, Teach teach)
{
    const Photo photo = readPhoto(command.photo);
    if (!photo.trouble.isEmpty())
        return refuse(photo.trouble);
    const std::optional<std::string> text = readInput(command.truth);
    if (!text)
        return ExitCode::BadInput;
    const auto truth = read(*text);
    if (const auto *faults = std::get_if<std::vector<scoring::Fault>>(&truth)) {
        for (const scoring::Fault &fault : *faults)
            writeError(faultText(fault));
        return ExitCode::BadInput;
    }
    const auto &right = std::get<0>(truth);
    if (!right.size.empty() && right.size != photo.pixels().size())
        return refuse(TeachWords::otherPhoto(shown(command.truth), photo.image, right.size));
    ProfileFile file = readProfileFile(command.profile);
    if (!file.trouble.isEmpty())
        return refuse(file.trouble);
    vision::Profile profile = file.profile ? std::move(*file.profile) : newProfile(command.profile);
    const int learned = teach(profile, photo.pixels(), right);
    if (learned == 0)
        return refuse(TeachWords::nothingToLearn(shown(command.truth)));
    const QString trouble = writeProfileFile(profile, command.profile);
    if (!trouble.isEmpty()) {
        writeError(trouble);
        return ExitCode::Failed;
    }
    return writeOut((TeachWords::learned(learned, shown(command.profile)) + "\n").toStdString());
}

} // namespace

ExitCode run(const TeachCommand<ScanKind::Orders> &command)
{
    return teachFrom(command, vision::readOrdersTruth,
                     [](vision::Profile &profile, const cv::Mat &pixels, const vision::OrdersTruth &truth) {
                         std::vector<vision::OrderSeen> cards;
                         for (const vision::OrdersTruth::Card &card : truth.cards)
                             cards.push_back({card.quad, card.order, 1, {}});
                         return vision::teachOrders(profile.orders, pixels, cards);
                     });
}

ExitCode run(const TeachCommand<ScanKind::Mine> &command)
{
    return teachFrom(command, vision::readMineTruth,
                     [](vision::Profile &profile, const cv::Mat &pixels, const vision::MineTruth &truth) {
                         return vision::teachMine(profile.mine, pixels, truth);
                     });
}

} // namespace companion
