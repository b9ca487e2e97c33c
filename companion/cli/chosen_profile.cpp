// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/chosen_profile.h"

#include "companion/cli/streams.h"
#include "companion/scan/profile_file.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"

#include <QCoreApplication>

namespace companion {

namespace {

class ScanCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(ScanCommandWords)

public:
    static QString noProfile(const QString &file)
    {
        return filled(tr("%1: there is no such profile. \"steiger-cli teach\" makes one."), file);
    }
};

} // namespace

std::optional<vision::Profile> chosenProfile(const std::optional<std::string> &file)
{
    if (!file)
        return builtInProfile();
    ProfileFile read = readProfileFile(*file);
    if (!read.profile) {
        const QString shown = printable(QString::fromStdString(*file));
        writeError(read.trouble.isEmpty() ? ScanCommandWords::noProfile(shown) : read.trouble);
    }
    return std::move(read.profile);
}

} // namespace companion
