// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/tables.h"

#include "companion/view/game_offer.h"

namespace companion {

Tables::Tables(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_coalBaron(ledger)
{
    follow(m_coalBaron);
    for (const GameOffer &offer : gameOffers()) {
        if (!offer.table)
            continue;
        m_guided.push_back(offer.table(ledger));
        follow(*m_guided.back());
    }
}

void Tables::follow(LiveGame &game)
{
    connect(&game, &LiveGame::opened, this, [this, &game] {
        LiveGame *before = std::exchange(m_current, &game);
        if (before != &game)
            before->close();
    });
    connect(&game, &LiveGame::changed, this, [this, &game] {
        if (&game == m_current)
            emit changed();
    });
    connect(&game, &LiveGame::described, this, &Tables::described);
}

GuidedGame *Tables::guided() const
{
    return qobject_cast<GuidedGame *>(m_current);
}

bool Tables::open(const QString &id)
{
    const std::optional<scoring::GameKind> kind = kindOf(m_ledger, id);
    if (kind == scoring::GameKind::CoalBaron)
        return m_coalBaron.open(id);
    for (const auto &game : m_guided) {
        if (kind == game->gameKind())
            return game->open(id);
    }
    return false;
}

void Tables::retell()
{
    m_coalBaron.retell();
    for (const auto &game : m_guided)
        game->retell();
}

std::unique_ptr<LiveGame> makeTable(scoring::GameKind kind, Ledger &ledger)
{
    if (kind == scoring::GameKind::CoalBaron)
        return std::make_unique<CoalBaronGame>(ledger);
    for (const GameOffer &offer : gameOffers()) {
        if (offer.kind == kind)
            return offer.table(ledger);
    }
    return nullptr;
}

std::optional<scoring::GameKind> kindOf(Ledger &ledger, const QString &id)
{
    const std::optional<db::Uuid> game = scoring::parseUuid(id.toStdString());
    std::optional<db::LiveGame> found;
    if (game)
        ledger.read([&](db::Store &store) { found = db::liveGame(store, *game); });
    return found ? std::optional(found->head.game) : std::nullopt;
}

} // namespace companion
