// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/scan/profile_file.h"

#include "companion/fault_words.h"
#include "companion/file_text.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "scoring/json_reader.h"
#include "vision/mine_profile_json.h"
#include "vision/orders_profile_json.h"
#include "vision/profile_json.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace companion {

class ProfileWords
{
    Q_DECLARE_TR_FUNCTIONS(ProfileWords)

public:
    static QString damaged(const QString &file, const QString &why)
    {
        return filled(tr("%1: this is not a profile of an edition (%2)"), file, why);
    }
};

const vision::Profile &builtInProfile()
{
    // Made by tests/vision/make_orders_profile and make_mine_profile: with the program, and as sound as it
    // is.
    const auto part = [](const char *name, auto read) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s is not in the program", name);
        const auto parsed = scoring::parseJson(file.readAll().toStdString());
        scoring::JsonReader reader;
        auto profile = read(reader, scoring::Node{&std::get<scoring::Json>(parsed), ""});
        if (!reader.faults.empty())
            qFatal("%s: %s", name, qPrintable(faultText(reader.faults.front())));
        return profile;
    };
    static const vision::Profile profile{"", part(":/editions/orders.json", vision::readOrdersProfile),
                                         part(":/editions/mine.json", vision::readMineProfile)};
    return profile;
}

ProfileFile readProfileFile(const std::string &file)
{
    const QString name = QString::fromStdString(file);
    if (!QFileInfo::exists(name))
        return {};
    const FileText input = readText(file);
    if (!input.trouble.isEmpty())
        return {{}, input.trouble};
    auto read = vision::readProfile(input.text);
    if (const auto *faults = std::get_if<std::vector<scoring::Fault>>(&read))
        return {{}, ProfileWords::damaged(printable(name), faultText(faults->front()))};
    return {std::get<vision::Profile>(std::move(read)), {}};
}

QString writeProfileFile(const vision::Profile &profile, const std::string &file)
{
    return writeText(QString::fromStdString(file), QByteArray::fromStdString(vision::writeProfile(profile)));
}

} // namespace companion
