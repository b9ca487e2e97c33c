// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/imperial_miners_words.h"

#include "companion/sentences.h"
#include "companion/text_layout.h"

namespace companion {

using namespace scoring;
using namespace scoring::imperial_miners;

namespace {

QString tokenName(PointToken token)
{
    switch (token) {
    case PointToken::Blue:
        return ImperialMinersWords::tr("blue point tokens");
    case PointToken::Green:
        return ImperialMinersWords::tr("green point tokens");
    case PointToken::Red:
        return ImperialMinersWords::tr("red point tokens");
    }
    return {};
}

QString coinName(Coin coin)
{
    return coin == Coin::Silver ? ImperialMinersWords::tr("silver coins")
                                : ImperialMinersWords::tr("gold coins");
}

} // namespace

QString soloName(SoloRank rank)
{
    switch (rank) {
    case SoloRank::Navvy:
        return ImperialMinersWords::tr("navvy");
    case SoloRank::Tunneller:
        return ImperialMinersWords::tr("tunneller");
    case SoloRank::NoviceMiner:
        return ImperialMinersWords::tr("novice miner");
    case SoloRank::MiningEngineer:
        return ImperialMinersWords::tr("mining engineer");
    case SoloRank::VeteranHewer:
        return ImperialMinersWords::tr("veteran hewer");
    case SoloRank::KingOfTheDeep:
        return ImperialMinersWords::tr("king of the deep");
    }
    return {};
}

QString soloTitle(SoloRank rank)
{
    return filled(ImperialMinersWords::tr("The title is: %1."), soloName(rank));
}

QString factionName(Faction faction)
{
    switch (faction) {
    case Faction::Scots:
        return ImperialMinersWords::tr("Scots");
    case Faction::Barbarians:
        return ImperialMinersWords::tr("Barbarians");
    case Faction::Egyptians:
        return ImperialMinersWords::tr("Egyptians");
    case Faction::Japanese:
        return ImperialMinersWords::tr("Japanese");
    case Faction::Atlanteans:
        return ImperialMinersWords::tr("Atlanteans");
    case Faction::Romans:
        return ImperialMinersWords::tr("Romans");
    }
    return {};
}

ImperialMinersWords::ImperialMinersWords(QStringList names, Game game, Score score)
    : GameWords(std::move(names))
    , m_game(std::move(game))
    , m_score(std::move(score))
{
}

QStringList ImperialMinersWords::warnings() const
{
    QStringList sentences;
    for (const Warning &found : m_score.warnings)
        sentences += warning(found);
    return sentences;
}

bool ImperialMinersWords::isHint(qsizetype warning) const
{
    return imperial_miners::isHint(m_score.warnings[static_cast<std::size_t>(warning)].code);
}

QString ImperialMinersWords::title(const Line &line) const
{
    return line.name == "pointTokens" ? tr("Point tokens") : tr("Full carts");
}

QString ImperialMinersWords::explainTokens() const
{
    QStringList sentences;
    for (int seat = 0; seat < players(); ++seat) {
        const PointTokens &tokens = m_game.players[static_cast<std::size_t>(seat)].pointTokens;
        if (pieces(tokens) > 0)
            sentences += filled(tr("%1: blue (1) %2, green (5) %3, red (10) %4."), name(seat),
                                tokens[PointToken::Blue], tokens[PointToken::Green], tokens[PointToken::Red]);
    }
    return sentences.isEmpty() ? tr("Nobody has any.") : sentences.join(u'\n');
}

QString ImperialMinersWords::explainCarts() const
{
    QStringList sentences{tr("Every full cart is a point, whole by print or by a cart token.")};
    for (int seat = 0; seat < players(); ++seat) {
        const CartCounts &carts = m_game.players[static_cast<std::size_t>(seat)].carts;
        if (fullCarts(carts) > 0)
            sentences += filled(tr("%1: by print %2, by cart token %3."), name(seat), carts.naturalFull,
                                carts.cartTokens);
    }
    return sentences.join(u'\n');
}

QString ImperialMinersWords::explain(const Line &line) const
{
    return line.name == "pointTokens" ? explainTokens() : explainCarts();
}

QString ImperialMinersWords::result() const
{
    const std::vector<int> &winners = m_score.ranking.winners;
    if (m_score.soloRank)
        return explainResult(m_score, {}) + u' ' + soloTitle(*m_score.soloRank);
    const auto winner = static_cast<std::size_t>(winners.front());
    return explainResult(m_score, m_score.ranking.decidedBy == DecidedBy::Coins
                                      ? filled(tr("more in coins (%1)"), m_score.coinValues[winner])
                                      : filled(tr("as much in coins, but more full carts (%1)"),
                                               fullCarts(m_game.players[winner].carts)));
}

// Coins are compared first; full carts only with those who have as much in coins, too.
QString ImperialMinersWords::tieBreak(int seat) const
{
    const auto place = static_cast<std::size_t>(seat);
    const std::vector<int> &coins = m_score.coinValues;
    bool level = false;
    bool levelInCoins = false;
    for (std::size_t other = 0; other < coins.size(); ++other) {
        const bool asMany = other != place && m_score.totals[other] == m_score.totals[place];
        level = level || asMany;
        levelInCoins = levelInCoins || (asMany && coins[other] == coins[place]);
    }
    if (levelInCoins)
        return filled(tr("in coins %1, full carts %2"), coins[place], fullCarts(m_game.players[place].carts));
    return level ? filled(tr("in coins %1"), coins[place]) : QString();
}

QString ImperialMinersWords::warning(const Warning &warning) const
{
    const auto many = [&](const QString &what) {
        return tooMany(warning.players, what, warning.found, warning.limit);
    };
    const auto moreThanTheBox = [&](const QString &what) {
        return filled(tr("%1: %2: %3 counted, the box holds %4."), namesOf(warning.players), what,
                      warning.found, warning.limit);
    };
    switch (warning.code) {
    case WarningCode::TooManyPointTokens:
        return moreThanTheBox(tokenName(*warning.pointToken));
    case WarningCode::TooManyCoins:
        return moreThanTheBox(coinName(*warning.coin));
    case WarningCode::TooManyCartTokens:
        return moreThanTheBox(tr("cart tokens"));
    case WarningCode::TooManyMachines:
        return moreThanTheBox(tr("machines"));
    case WarningCode::TooManyCollapses:
        return moreThanTheBox(tr("collapses"));
    case WarningCode::TooManyOfALevel:
        return many(filled(tr("cards of level %1"), warning.level));
    case WarningCode::TooManyFullCarts:
        return filled(tr("%1: full carts: %2 counted, ten cards have room for %3."), namesOf(warning.players),
                      warning.found, warning.limit);
    case WarningCode::TooFewCards:
    case WarningCode::TooManyCards:
        return filled(tr("%1: cards in the mine: %2 counted, one in each round makes %3."),
                      namesOf(warning.players), warning.found, warning.limit);
    case WarningCode::TooManyInHand:
        return many(tr("cards in hand"));
    case WarningCode::UnsupportedCard:
        return filled(tr("%1: the card %2 hangs from nothing."), namesOf(warning.players),
                      printable(QString::fromStdString(warning.card)));
    case WarningCode::ImpossibleResearch:
        return filled(tr("%1: from a completed research board the marker goes on to another one, so boards "
                         "and marker do not fit together."),
                      namesOf(warning.players));
    }
    return {};
}

} // namespace companion
