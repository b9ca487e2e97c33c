// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/player_name.h"

#include "companion/sentences.h"
#include "companion/text_layout.h"

#include <QCoreApplication>

namespace companion {

class PlayerName
{
    Q_DECLARE_TR_FUNCTIONS(PlayerName)

public:
    static QString deleted() { return tr("deleted player"); }
    static QString ofSeat(qint64 seat) { return filled(tr("seat %1"), seat); }
};

QString playerName(const std::string &name)
{
    return name.empty() ? PlayerName::deleted() : printable(name);
}

QString nameAt(const QStringList &names, scoring::Seat seat)
{
    const int number = scoring::index(seat);
    return number >= 0 && number < names.size() ? names[number] : PlayerName::ofSeat(qint64{number} + 1);
}

} // namespace companion
