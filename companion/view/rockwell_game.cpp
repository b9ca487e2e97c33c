// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/rockwell_game.h"

#include "companion/rockwell_words.h"
#include "companion/rules_summary.h"
#include "companion/sentences.h"
#include "companion/sum_words.h"
#include "companion/view/game_offer.h"
#include "companion/view/rockwell_asks.h"
#include "companion/view/rockwell_mine.h"

#include <QDate>

#include <algorithm>
#include <random>

namespace companion {

using namespace scoring::rockwell;
using scoring::Seat;

namespace {

class RockwellOptions
{
    Q_DECLARE_TR_FUNCTIONS(RockwellOptions)

public:
    static std::vector<GameOption> all()
    {
        return {
            {"screens", tr("Follow what lies behind the screens"),
             tr("Cubes, money and tokens are entered as they come, and extractions are shared out. Everybody "
                "looks "
                "only behind their own screen. Otherwise you count at the end."),
             true},
            {"mine", tr("Follow the mine"),
             tr("Crews are moved by tapping, so that extractions, their shares and the robot of two players "
                "are "
                "worked out."),
             true},
            {"staggered", tr("The rings are staggered"),
             tr("Each tile of a ring touches two tiles of the next one. Otherwise tile lies on tile."), false,
             "mine"},
            {"zeroScores", tr("Nothing takes part in majorities"),
             tr("Who holds none of a kind can still be second or third for it."), true},
        };
    }
};

// The two orders are drawn by lot. The same people get the same draw on one day, so that the checklist and
// the table agree.
std::vector<Seat> drawnOrder(const QStringList &names, int draw)
{
    std::vector<Seat> order;
    for (int seat = 0; seat < names.size(); ++seat)
        order.push_back(Seat{seat});
    const QString lot = names.join(u'/') + QDate::currentDate().toString(Qt::ISODate) + QString::number(draw);
    std::minstd_rand chance(static_cast<unsigned>(qHash(lot, 1)));
    for (std::size_t place = order.size(); place > 1; --place)
        std::swap(order[place - 1], order[chance() % place]);
    return order;
}

GameStarted startOf(const Seating &seating)
{
    const auto on = [&](const char *key) { return seating.options.contains(key); };
    GameStarted event{.players = static_cast<int>(seating.names.size()),
                      .managementOrder = drawnOrder(seating.names, 1),
                      .shiftOrder = drawnOrder(seating.names, 2),
                      .rings = on("staggered") ? Rings::Staggered : Rings::TileOnTile};
    event.options.zeroScores = on("zeroScores");
    event.tracking = {.turns = true, .screens = on("screens"), .mine = on("mine")};
    return event;
}

constexpr std::size_t priceSteps = 3;

// The prices that were read off the marked tiles of this box.
std::optional<PricesRead> recalledPrices(const Seating &seating)
{
    const auto players = static_cast<int>(seating.names.size());
    if (!seating.options.contains("screens") || seating.readings.size() != 2 * priceSteps)
        return std::nullopt;
    PricesRead read{printedPrices(players)};
    for (std::size_t step = 0; step < priceSteps; ++step) {
        read.prices.safety[step] = seating.readings[static_cast<qsizetype>(step)];
        read.prices.shafts[step] = seating.readings[static_cast<qsizetype>(priceSteps + step)];
    }
    return read;
}

Table tableOf(const Seating &seating)
{
    Table table;
    scoring::rockwell::apply(table, Event(startOf(seating)));
    if (const auto prices = recalledPrices(seating))
        scoring::rockwell::apply(table, Event(*prices));
    return table;
}

} // namespace

GameOffer rockwellOffer()
{
    return {
        .kind = scoring::GameKind::Rockwell,
        .colors = {"red", "green", "purple", "white"},
        .hasStartingPlayer = false,
        .options = RockwellOptions::all,
        .checklist =
            [](const Seating &seating) { return RockwellTableWords(seating.names).setup(tableOf(seating)); },
        .start = [](const Seating &seating) { return writeEvent(startOf(seating)); },
        .recall = [](const Seating &seating) -> std::optional<scoring::WrittenEvent> {
            const auto prices = recalledPrices(seating);
            return prices ? std::optional(writeEvent(*prices)) : std::nullopt;
        },
        .table = [](Ledger &ledger) -> std::unique_ptr<GuidedGame> {
            return std::make_unique<RockwellGame>(ledger);
        }};
}

bool RockwellGame::started() const
{
    return table().phase != Phase::BeforeStart;
}

bool RockwellGame::beingPlayed() const
{
    return started() && table().phase != Phase::FinalCount && table().phase != Phase::Finished;
}

bool RockwellGame::over() const
{
    return table().phase == Phase::Finished;
}

QList<ChecklistStep> RockwellGame::rulesSummary() const
{
    return rockwellRulesSummary(table());
}

QVariantList RockwellGame::setUp() const
{
    QVariantList steps;
    for (const ChecklistStep &step : words().setup(table()))
        steps += QVariantMap{{"title", step.title}, {"text", step.text}};
    return steps;
}

decltype(scoring::Record::part) RockwellGame::recordPart() const
{
    return gameOf(table());
}

std::vector<TableAskOf<Event>> RockwellGame::asksNow() const
{
    const RockwellTableWords said = words();
    return RockwellAsks(table(), said).all();
}

GuidedRow RockwellGame::rowOf(int seat) const
{
    const Player &player = table().player(Seat{seat});
    return {.name = names().value(seat),
            .color = colors().value(seat),
            .points = QString::number(over() ? score(gameOf(table())).totals[static_cast<std::size_t>(seat)]
                                             : player.goals.sum()),
            .facts = words().facts(table(), Seat{seat}),
            .status = words().status(table(), Seat{seat}),
            .acts = beingPlayed() && (actor(table()) == Seat{seat} || mustBid(table(), Seat{seat}))};
}

std::vector<Brick> RockwellGame::bricksOf(int) const
{
    QStringList all = colors();
    for (const QString &color : colorsInTheBox()) { // the robot's is one that nobody plays
        if (!colors().contains(color)) {
            all += color;
            break;
        }
    }
    return hasBoard() ? mineBricks(table(), all, words()) : std::vector<Brick>();
}

std::vector<TileStack> RockwellGame::tileStacks() const
{
    std::vector<TileStack> stacks;
    if (!started())
        return stacks;
    for (const GoalFacts &goal : goalTable) {
        TileStack &stack = stacks.emplace_back(TileStack{.title = goalName(goal.goal), .tiles = {}});
        for (const int value : goalTiles(goal.goal, table().seats())) {
            TileStack::Tile &tile = stack.tiles.emplace_back(TileStack::Tile{.value = value});
            for (int seat = 0; seat < table().seats(); ++seat) {
                if (table().player(Seat{seat}).goals[goal.goal] == value)
                    tile.color = colors().value(seat);
            }
        }
    }
    return stacks;
}

QList<int> RockwellGame::readings() const
{
    QList<int> read;
    if (!started() || !setupFor(table().seats()).markedTiles)
        return read;
    for (const auto *steps : {&table().prices.safety, &table().prices.shafts}) {
        for (const std::optional<int> &price : *steps) {
            if (!price)
                return {};
            read += *price;
        }
    }
    return read;
}

QStringList RockwellGame::noteWords(const Event &event) const
{
    QStringList sentences;
    if (const auto *read = std::get_if<PricesRead>(&event)) {
        for (const PriceDoubt &doubt : doubtfulPrices(read->prices, table().seats()))
            sentences += words().doubt(doubt);
    }
    return sentences;
}

QString RockwellGame::pointsOf(int seat) const
{
    if (seat < 0 || seat >= table().seats())
        return {};
    std::vector<Summand> summands;
    if (over()) {
        const Game game = gameOf(table());
        const Score reckoned = score(game);
        const RockwellWords said(names(), game, reckoned);
        for (const scoring::Line &line : reckoned.lines)
            summands.push_back({said.title(line), line.awards[static_cast<std::size_t>(seat)].points});
    } else {
        for (const GoalFacts &goal : goalTable) {
            if (const int value = table().player(Seat{seat}).goals[goal.goal]; value > 0)
                summands.push_back({goalName(goal.goal), value});
        }
    }
    return SumWords::sum(summands);
}

QString RockwellGame::eventWords(const Event &event, const Table &before, const Table &after) const
{
    return words().event(event, before, after);
}

} // namespace companion
