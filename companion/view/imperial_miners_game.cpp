// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/imperial_miners_game.h"

#include "companion/imperial_miners_words.h"
#include "companion/rules_summary.h"
#include "companion/sum_words.h"
#include "companion/view/game_offer.h"

#include <algorithm>

namespace companion {

using namespace scoring::imperial_miners;
using scoring::Seat;

namespace {

class ImperialMinersOptions
{
    Q_DECLARE_TR_FUNCTIONS(ImperialMinersOptions)

public:
    static std::vector<GameOption> all()
    {
        return {
            {"firstGame", tr("First game"),
             tr("Everyone starts with two cards each of levels 1, 2 and 3, and keeps all six."), false},
            {"mines", tr("Follow the mines"),
             tr("Cards are placed by tapping: legal places and the ways of the chain are shown."), true},
            {"carts", tr("Follow the carts"),
             tr("Half carts are entered with each card, so that full carts are counted by themselves. "
                "Otherwise "
                "you count them at the end."),
             false, "mines"},
            {"coins", tr("Follow the coins"),
             tr("What is gained and paid is entered; whoever cannot pay is told so."), false},
            {"points", tr("Follow the point tokens"),
             tr("Points are entered as they come. Otherwise tokens are counted at the end."), false},
            {"hands", tr("Follow the hands"),
             tr("How many cards everyone holds, with a reminder of the limit of eight."), false},
            {"research", tr("Follow the research"),
             tr("Where the markers are, and which spaces take effect."), false},
            {"newBoardEffect", tr("A new research board takes effect"),
             tr("The lowest space of the board to which a marker moves on takes effect as well."), false,
             "research"},
        };
    }
};

// The cards to which the chain of a player may still come.
std::vector<std::string> cardsAhead(const Table &table, Seat seat)
{
    const Mine &mine = table.player(seat).mine;
    std::vector<std::string> ahead;
    for (const std::string &next : chainChoices(table, seat)) {
        for (const ChainPath &path : chainPaths(mine, *findCard(mine, next)))
            ahead.insert(ahead.end(), path.begin(), path.end());
    }
    return ahead;
}

const StartingHand &handOf(bool firstGame)
{
    return firstGame ? firstGameHand : normalHand;
}

} // namespace

GameOffer imperialMinersOffer()
{
    return {.kind = scoring::GameKind::ImperialMiners,
            .colors = {"red", "blue", "green", "purple", "white"},
            .hasStartingPlayer = false,
            .options = ImperialMinersOptions::all,
            .checklist =
                [](const Seating &seating) {
                    return ImperialMinersTableWords::setup(handOf(seating.options.contains("firstGame")));
                },
            .start =
                [](const Seating &seating) {
                    const auto on = [&](const char *key) { return seating.options.contains(key); };
                    return writeEvent(GameStarted{.players = static_cast<int>(seating.names.size()),
                                                  .options = {.newBoardEffect = on("newBoardEffect")},
                                                  .tracking = {.coins = on("coins"),
                                                               .points = on("points"),
                                                               .hands = on("hands"),
                                                               .mines = on("mines"),
                                                               .carts = on("carts"),
                                                               .research = on("research")},
                                                  .hand = handOf(on("firstGame")).kept});
                },
            .table = [](Ledger &ledger) -> std::unique_ptr<GuidedGame> {
                return std::make_unique<ImperialMinersGame>(ledger);
            }};
}

bool ImperialMinersGame::started() const
{
    return table().phase != Phase::Setup;
}

bool ImperialMinersGame::beingPlayed() const
{
    return started() && table().phase != Phase::FinalScoring && table().phase != Phase::Finished;
}

bool ImperialMinersGame::over() const
{
    return table().phase == Phase::Finished;
}

QList<ChecklistStep> ImperialMinersGame::rulesSummary() const
{
    return imperialMinersRulesSummary(table().options);
}

QVariantList ImperialMinersGame::setUp() const
{
    QVariantList steps;
    bool firstGame = false; // as it was said at the beginning: hands change
    forEachStep([&](const Event &event, const Table &, const Table &) {
        if (const auto *began = std::get_if<GameStarted>(&event))
            firstGame = began->hand == firstGameHand.kept;
    });
    for (const ChecklistStep &step : ImperialMinersTableWords::setup(handOf(firstGame)))
        steps += QVariantMap{{"title", step.title}, {"text", step.text}};
    return steps;
}

decltype(scoring::Record::part) ImperialMinersGame::recordPart() const
{
    return gameOf(table());
}

std::vector<TableAskOf<Event>> ImperialMinersGame::asksNow() const
{
    return imperialMinersAsks(table());
}

GuidedRow ImperialMinersGame::rowOf(int seat) const
{
    const bool known = table().tracking.points || table().tracking.carts || table().final;
    const QString status = words().status(table(), Seat{seat});
    return {.name = names().value(seat),
            .color = colors().value(seat),
            .points = known ? QString::number(pointsNow(table())[static_cast<std::size_t>(seat)]) : QString(),
            .facts = words().facts(table(), Seat{seat}),
            .status = status,
            .acts = beingPlayed() && table().phase != Phase::EventReveal && !table().player(Seat{seat}).done};
}

QString ImperialMinersGame::pointsOf(int seat) const
{
    if (seat < 0 || seat >= table().seats())
        return {};
    const auto place = static_cast<std::size_t>(seat);
    std::vector<Summand> summands;
    if (table().final) {
        const Game game = gameOf(table());
        const ImperialMinersWords said(names(), game, score(game));
        for (const scoring::Line &line : table().lines)
            summands.push_back({said.title(line), line.awards[place].points});
    } else {
        const Player &player = table().player(Seat{seat});
        summands.push_back({ImperialMinersWords::tr("Point tokens"), player.points});
        summands.push_back({ImperialMinersWords::tr("Full carts"), fullCarts(countCarts(player.mine))});
    }
    return SumWords::sum(summands);
}

std::vector<Brick> ImperialMinersGame::bricksOf(int seat) const
{
    std::vector<Brick> bricks;
    if (seat < 0 || seat >= table().seats())
        return bricks;
    const Player &player = table().player(Seat{seat});
    const std::vector<std::string> ahead = cardsAhead(table(), Seat{seat});
    const std::vector<std::string> next = chainChoices(table(), Seat{seat});
    for (const Card &card : player.mine.cards) {
        Brick brick{.row = card.level,
                    .x = card.x,
                    .text = QString::fromStdString(card.id),
                    .machines = card.machines,
                    .collapsed = card.collapse > 0,
                    .lit = std::ranges::find(player.chain, card.id, &ChainStep::card) != player.chain.end(),
                    .ahead = std::ranges::find(ahead, card.id) != ahead.end()};
        for (const Slot slot : card.half ? std::span(allSlots) : std::span<const Slot>()) {
            const Card *beside = cardAt(player.mine, neighbour(card.position(), slot));
            const auto &tokens = player.mine.cartTokens;
            const bool covered =
                beside && std::ranges::find(tokens, seamOf(card.id, beside->id)) != tokens.end();
            brick.sides += covered ? 3 : static_cast<int>((*card.half)[slot]);
        }
        if (std::ranges::find(next, card.id) != next.end())
            brick.ways = static_cast<int>(chainPaths(player.mine, card).size());
        using InChain = ImperialMinersTableWords::InChain;
        const InChain inChain = brick.lit        ? InChain::Passed
                                : brick.ways > 0 ? InChain::Next
                                : brick.ahead    ? InChain::Ahead
                                                 : InChain::No;
        brick.said = ImperialMinersTableWords::card(card, brick.sides, inChain, brick.ways);
        bricks.push_back(std::move(brick));
    }
    return bricks;
}

std::vector<SpaceRow> ImperialMinersGame::allSpaceRows() const
{
    std::vector<SpaceRow> rows;
    if (!started() || !table().tracking.research)
        return rows;
    const auto markersAt = [&](const std::optional<ResearchSpace> &place) {
        QStringList markers;
        for (int seat = 0; seat < table().seats(); ++seat) {
            if (table().player(Seat{seat}).research.marker == place)
                markers += colors().value(seat);
        }
        return markers;
    };
    const auto completedBy = [&](int board) { // again for every time
        QStringList markers;
        for (int seat = 0; seat < table().seats(); ++seat) {
            for (const int completed : table().player(Seat{seat}).research.completed) {
                if (completed == board)
                    markers += colors().value(seat);
            }
        }
        return markers;
    };
    for (int board = 1; board <= researchBoards; ++board) {
        const std::optional<int> length = table().boards[static_cast<std::size_t>(board - 1)];
        SpaceRow row{.title = ImperialMinersTableWords::researchBoard(board, length.has_value()),
                     .spaces = {}};
        for (int space = 1; space <= length.value_or(0); ++space)
            row.spaces.push_back(
                {.text = QString::number(space), .colors = markersAt(ResearchSpace{board, space})});
        if (const QStringList who = completedBy(board); !who.isEmpty())
            row.spaces.push_back({.text = ImperialMinersTableWords::completed(), .colors = who});
        rows.push_back(std::move(row));
    }
    if (const QStringList waiting = markersAt(std::nullopt); !waiting.isEmpty())
        rows.push_back({.title = ImperialMinersTableWords::belowTheBoards(),
                        .spaces = {{.text = {}, .colors = waiting}}});
    return rows;
}

QString ImperialMinersGame::eventWords(const Event &event, const Table &before, const Table &after) const
{
    return words().event(event, before, after);
}

QStringList ImperialMinersGame::noteWords(const Event &event, const Table &) const
{
    QStringList sentences;
    Table tried = table();
    if (scoring::imperial_miners::apply(tried, event))
        return sentences; // refused anyway
    for (const Note &note : notes(table(), event))
        sentences += words().note(note);
    return sentences;
}

} // namespace companion
