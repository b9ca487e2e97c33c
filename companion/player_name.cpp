// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/player_name.h"

#include "companion/text_layout.h"

#include <QCoreApplication>

namespace companion {

class PlayerName
{
    Q_DECLARE_TR_FUNCTIONS(PlayerName)

public:
    static QString deleted() { return tr("deleted player"); }
};

QString playerName(const std::string &name)
{
    return name.empty() ? PlayerName::deleted() : printable(name);
}

} // namespace companion
