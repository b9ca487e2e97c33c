// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/game_words.h"

#include "companion/coal_baron_words.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "companion/totals_words.h"

namespace companion {

using namespace scoring;

QString GameWords::namesOf(const std::vector<int> &seats) const
{
    QStringList names;
    for (const int seat : seats)
        names += name(seat);
    return joined(names);
}

QStringList playerNames(const Record &record)
{
    QStringList names;
    for (const RecordPlayer &player : record.players)
        names += printable(QString::fromStdString(player.name));
    return names;
}

std::unique_ptr<GameWords> wordsFor(const Record &record, const Scored &scored)
{
    const QStringList names = playerNames(record);
    if (const auto *score = std::get_if<coal_baron::Score>(&scored))
        return std::make_unique<CoalBaronWords>(names, std::get<coal_baron::Game>(record.part), *score);
    return std::make_unique<TotalsWords>(names, std::get<GameScore>(scored));
}

} // namespace companion
