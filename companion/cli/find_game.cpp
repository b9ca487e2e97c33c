// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/find_game.h"

#include "companion/cli/streams.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/game_ids.h"
#include "db/games.h"

#include <QCoreApplication>

namespace companion {

class FindGame
{
    Q_DECLARE_TR_FUNCTIONS(FindGame)

public:
    static QString none(const QString &typed)
    {
        return filled(tr("No game has the id %1. \"steiger-cli history\" shows the ids."), typed);
    }
    static QString several(const QString &typed, const QString &ids)
    {
        return filled(tr("More than one game has an id that begins with %1: %2."), typed, ids);
    }
};

std::optional<db::Uuid> findGame(db::Store &store, const std::string &typed)
{
    if (const db::Uuid whole = db::gameId(typed); db::stateOf(store, whole) != db::GameState::Unknown)
        return whole;
    const std::vector<db::Uuid> found = db::gamesWhoseIdBegins(store, typed);
    if (found.size() == 1)
        return found.front();
    if (found.empty()) {
        writeError(FindGame::none(printable(typed)));
        return std::nullopt;
    }
    QStringList ids;
    for (const db::Uuid &id : found)
        ids += QString::fromStdString(toString(id));
    writeError(FindGame::several(printable(typed), joined(ids)));
    return std::nullopt;
}

QString shortId(const db::Uuid &id)
{
    constexpr qsizetype letters = 8;
    return QString::fromStdString(toString(id)).left(letters);
}

} // namespace companion
