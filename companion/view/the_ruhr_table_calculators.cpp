// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The calculators of The Ruhr that are about the whole table: whose turn it is, what an action costs, the
// bag, a token, and the end.

#include <QCoreApplication>

#include "companion/sentences.h"
#include "companion/sum_words.h"
#include "companion/the_ruhr_names.h"
#include "companion/the_ruhr_words.h"
#include "companion/view/calculators.h"
#include "scoring/the_ruhr/actions.h"
#include "scoring/the_ruhr/development.h"
#include "scoring/the_ruhr/game.h"
#include "scoring/the_ruhr/setup.h"
#include "scoring/the_ruhr/turn_order.h"

#include <algorithm>

namespace companion {

using namespace scoring::the_ruhr;
using scoring::index;
using scoring::Seat;

namespace {

constexpr int riverSpaces = 60; // there are fewer
constexpr int farthestOnTheTrack = 200;
constexpr std::array endTokens{Token::RuhrBarge, Token::Mayor, Token::Railway};

template <typename Kind, typename Name>
std::vector<Choice> choicesOf(const auto &things, const Name &name)
{
    std::vector<Choice> choices;
    for (const Kind thing : things)
        choices.push_back({static_cast<int>(thing), name(thing)});
    return choices;
}

class TheRuhrTableCalculators
{
    Q_DECLARE_TR_FUNCTIONS(TheRuhrTableCalculators)

public:
    static Calculator order()
    {
        Calculator who{
            "ruhr-order",
            scoring::GameKind::TheRuhr,
            tr("Who acts first?"),
            tr("The barge furthest upstream acts first, then one by one down the river. Of those that lie "
               "at the same place, whoever came later acts first."),
            {asking::oneOf("players", tr("Players"), {{2, "2"}, {3, "3"}, {4, "4"}}, 2)},
            ordered};
        for (int player = 1; player <= mostPlayers; ++player) {
            const QString number = QString::number(player);
            QList<int> tables;
            for (int players = std::max(fewestPlayers, player); players <= mostPlayers; ++players)
                tables += players;
            const auto ask = [&](const QString &key, const QString &title, int to, int value) {
                who.fields.push_back(asking::onlyIf(
                    asking::number(key + number, filled(title, player), 1, to, value), "players", tables));
            };
            ask("river", tr("Player %1: space on the river, counted from the top"), riverSpaces, player);
            ask("came", tr("Player %1: came there as number"), mostPlayers, player);
        }
        return who;
    }

    static Calculator action()
    {
        const std::vector<Choice> actions = [] {
            std::vector<Choice> all;
            for (const ActionFacts &facts : specialActions)
                all.push_back({static_cast<int>(facts.action), TheRuhrNames::action(facts.action)});
            return all;
        }();
        QList<int> towing;
        for (const ActionFacts &facts : specialActions) {
            if (facts.towing)
                towing += static_cast<int>(facts.action);
        }
        return {
            "ruhr-action",
            scoring::GameKind::TheRuhr,
            tr("What a special action costs"),
            tr("From round 7 on, what is paid for costs 1 more. Water bans the pilots for a round."),
            {asking::number("round", tr("Round"), 1, roundCount, 1),
             asking::oneOf("action", tr("Special action"), actions, static_cast<int>(Action::Towing)),
             asking::onlyIf(asking::oneOf("token", tr("With the white Towing token?"), asking::yesOrNo(), 0),
                            "action", towing),
             asking::oneOf("water", tr("Was a water tile drawn?"), asking::yesOrNo(), 0)},
            costOfAction};
    }

    static Calculator bag()
    {
        const std::vector<Choice> levels = [] {
            std::vector<Choice> all;
            for (const DifficultyNumbers &level : difficultyTable)
                all.push_back(
                    {static_cast<int>(level.difficulty), TheRuhrNames::difficulty(level.difficulty)});
            return all;
        }();
        return {"ruhr-bag",
                scoring::GameKind::TheRuhr,
                tr("How many tiles are in the bag?"),
                tr("Every lock puts the tile of its dam into the bag, every draw takes one out."),
                {asking::oneOf("level", tr("Difficulty"), levels, static_cast<int>(Difficulty::Normal)),
                 asking::number("locks", tr("Locks built so far, by anybody"), 0, damsAtStart),
                 asking::number("drawn", tr("Tiles drawn so far"), 0, roundCount - 1)},
                [](const Answers &said) {
                    const int left = tilesInTheBag(static_cast<Difficulty>(said.number("level")),
                                                   said.number("locks"), said.number("drawn"));
                    return QStringList{left < 0    ? tr("So many tiles cannot have been drawn.")
                                       : left == 0 ? tr("The bag is empty: no tile is drawn.")
                                                   : tr("%n tile(s) are in the bag.", "", left)};
                }};
    }

    static Calculator inn()
    {
        Calculator token{"ruhr-inn",
                         scoring::GameKind::TheRuhr,
                         tr("Is the token Inn complete?"),
                         tr("It is earned when each area has the cubes it needs. The cubes stay where they "
                            "are; what the other tokens need is printed on the player board."),
                         {},
                         [](const Answers &said) {
                             PerArea cubes;
                             for (const Area area : innAreas())
                                 cubes[area] = said.number(keyOf(area));
                             return QStringList{earns(cubes, innCubes) ? tr("Yes: the token is taken.")
                                                                       : tr("Not yet: cubes are missing.")};
                         }};
        for (const Area area : innAreas())
            token.fields.push_back(asking::number(
                keyOf(area), filled(tr("Cubes: %1 (%2 needed)"), TheRuhrNames::area(area), innCubes[area]), 0,
                mostSpacesInAnArea));
        return token;
    }

    static Calculator end()
    {
        return {"ruhr-end",
                scoring::GameKind::TheRuhr,
                tr("Points at the end"),
                tr("To the track come cities, coal dumps, the white tokens of the end, and loans."),
                {asking::number("track", tr("Points on the track"), -farthestOnTheTrack, farthestOnTheTrack),
                 asking::someOf("cities", tr("Cities with a warehouse"),
                                choicesOf<City>(cities, TheRuhrNames::city), static_cast<int>(cityCount)),
                 asking::someOf("dumps", tr("Coal dumps with a warehouse"),
                                choicesOf<Dump>(dumps, TheRuhrNames::dump), static_cast<int>(dumpCount)),
                 asking::someOf("most", tr("Coal dumps where nobody else has as many"),
                                choicesOf<Dump>(dumps, TheRuhrNames::dump), static_cast<int>(dumpCount)),
                 asking::someOf("tokens", tr("Tokens for the end"),
                                choicesOf<Token>(endTokens, TheRuhrNames::token),
                                static_cast<int>(endTokens.size())),
                 asking::oneOf("barge", tr("Is the barge in Ruhrort?"), asking::yesOrNo(), 0),
                 asking::number("thalers", tr("Thalers"), 0, mostThalersKept),
                 asking::number("loans", tr("Loans"), 0, loanSpaces)},
                pointsAtTheEnd};
    }

private:
    static std::vector<Area> innAreas()
    {
        return {{Die::Black, PlaceKind::Factory},
                {Die::White, PlaceKind::Factory},
                {Die::Black, PlaceKind::Ruhrort},
                {Die::Black, PlaceKind::City}};
    }

    static QString keyOf(Area area) { return QStringLiteral("area%1").arg(at(area)); }

    static QStringList ordered(const Answers &said)
    {
        std::vector<Barge> barges;
        for (int player = 1; player <= said.number("players"); ++player) {
            const QString number = QString::number(player);
            barges.push_back({Seat{player}, said.number("river" + number), said.number("came" + number)});
        }
        for (const Barge &barge : barges) {
            const auto same = std::ranges::count_if(barges, [&](const Barge &other) {
                return other.riverIndex == barge.riverIndex && other.arrival == barge.arrival;
            });
            if (same > 1)
                return {tr("Of those at the same place, say who came there as first, second and so on.")};
        }
        QStringList names;
        for (const Seat seat : turnOrder(barges))
            names += filled(tr("Player %1"), index(seat));
        return {filled(tr("From upstream down: %1."), names.join(QStringLiteral(", ")))};
    }

    static QStringList costOfAction(const Answers &said)
    {
        const auto action = static_cast<Action>(said.number("action"));
        const int round = said.number("round");
        const bool token = facts(action).towing && said.number("token") == 1;
        const Result<int> cost =
            chooseAction(action, token, {round, said.number("water") == 1, std::nullopt, std::nullopt});
        if (!std::holds_alternative<int>(cost))
            return {tr("It cannot be chosen: the pilots are banned in this round.")};
        const int price = std::get<int>(cost);
        QStringList sentences{price == 0 ? tr("It costs nothing.") : tr("It costs %n thaler(s).", "", price)};
        if (action == Action::Wages)
            sentences += tr("It pays %n thaler(s); one player a round may choose it.", "", wages(round));
        if (action == Action::Subsidy)
            sentences += round == roundCount ? tr("It raises the die of a depot by 1, to 6 at most.")
                                             : tr("It raises the die of a depot by 2, to 6 at most.");
        return sentences;
    }

    // Where somebody else has as many there is another player, whose points nobody asks for.
    static QStringList pointsAtTheEnd(const Answers &said)
    {
        FinalHoldings player{.vpTrack = said.number("track"),
                             .thalers = said.number("thalers"),
                             .loans = said.number("loans")};
        FinalHoldings other;
        for (const int city : said.several("cities"))
            player.cities[static_cast<std::size_t>(city)] = true;
        QList<int> built = said.several("dumps");
        const QList<int> most = said.several("most");
        for (const int dump : most) {
            if (!built.contains(dump))
                return {tr("Who has most on a coal dump has a warehouse there.")};
        }
        for (const int dump : built) {
            player.dumps[static_cast<std::size_t>(dump)] = 1;
            other.dumps[static_cast<std::size_t>(dump)] = most.contains(dump) ? 0 : 1;
        }
        for (const int token : said.several("tokens"))
            player.tokens[static_cast<Token>(token)] = TokenState::Active;
        if (said.number("barge") == 1)
            player.bargeAt = SalePlace::Ruhrort;
        const Game game{{}, {player, other}};
        const Score reckoned = score(game);
        const TheRuhrWords words({QString(), QString()}, game, reckoned);
        std::vector<Summand> summands;
        for (const scoring::Line &line : reckoned.lines)
            summands.push_back({words.title(line), line.awards.front().points});
        return {SumWords::sum(summands)};
    }
};

} // namespace

std::vector<Calculator> theRuhrTableCalculators()
{
    using Ruhr = TheRuhrTableCalculators;
    return {Ruhr::order(), Ruhr::action(), Ruhr::bag(), Ruhr::inn(), Ruhr::end()};
}

} // namespace companion
