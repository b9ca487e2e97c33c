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
#include "companion/view/rockwell_options.h"
#include "companion/view/rockwell_readings.h"

#include <QDate>

#include <algorithm>
#include <random>
#include <utility>

namespace companion {

using namespace scoring::rockwell;
using scoring::Seat;

namespace {

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
    event.options = RockwellOptions::readAs(seating.options);
    event.tracking = {.turns = true, .screens = on("screens"), .mine = on("mine")};
    return event;
}

std::vector<Event> knownOf(const Seating &seating)
{
    return recalled(seating.readings, static_cast<int>(seating.names.size()));
}

Table tableOf(const Seating &seating)
{
    Table table;
    scoring::rockwell::apply(table, Event(startOf(seating)));
    for (const Event &known : knownOf(seating))
        scoring::rockwell::apply(table, known);
    return table;
}

// The set-up of that table; what people agreed on comes first.
QList<ChecklistStep> setUpOf(const Table &table, const QStringList &names)
{
    QList<ChecklistStep> steps = RockwellTableWords(names).setup(table);
    if (const QStringList unusual = RockwellOptions::unusual(table.options); !unusual.isEmpty())
        steps.prepend({RockwellOptions::tr("As you agreed"), unusual.join(QStringLiteral(" · "))});
    return steps;
}

} // namespace

GameOffer rockwellOffer()
{
    return {.kind = scoring::GameKind::Rockwell,
            .colors = {"red", "green", "purple", "white"},
            .hasStartingPlayer = false,
            .options = RockwellOptions::all,
            .checklist = [](const Seating &seating) { return setUpOf(tableOf(seating), seating.names); },
            .start = [](const Seating &seating) { return writeEvent(startOf(seating)); },
            .recall =
                [](const Seating &seating) {
                    std::vector<scoring::WrittenEvent> known;
                    for (const Event &event : knownOf(seating))
                        known.push_back(writeEvent(event));
                    return known;
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
    for (const ChecklistStep &step : setUpOf(table(), names()))
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

std::vector<SpaceRow> RockwellGame::allSpaceRows() const
{
    std::vector<SpaceRow> stacks;
    if (!started())
        return stacks;
    for (const GoalFacts &goal : goalTable) {
        SpaceRow &stack = stacks.emplace_back(SpaceRow{.title = goalName(goal.goal), .spaces = {}});
        bool isTop = true;
        for (const int value : goalTiles(goal.goal, table().seats())) {
            SpaceRow::Space tile{.text = QString::number(value)};
            for (int seat = 0; seat < table().seats(); ++seat) {
                if (table().player(Seat{seat}).goals[goal.goal] == value)
                    tile.colors += colors().value(seat);
            }
            tile.next = tile.colors.isEmpty() && std::exchange(isTop, false);
            stack.spaces.push_back(std::move(tile));
        }
    }
    return stacks;
}

QVariant RockwellGame::readings(const QVariant &known) const
{
    return started() ? readOff(table(), known) : QVariant();
}

QStringList RockwellGame::noteWords(const Event &event) const
{
    QStringList sentences;
    if (const auto *read = std::get_if<PricesRead>(&event)) {
        for (const PriceDoubt &doubt : doubtfulPrices(read->prices, table().seats()))
            sentences += words().doubt(doubt);
    }
    if (const auto *placed = std::get_if<VicePresidentPlaced>(&event); placed && placed->space) {
        const auto known = actionsOn(table(), placed->space->board, placed->space->space);
        if (known && *known != placed->space->actions)
            sentences += words().readOtherwise(*placed->space, *known);
    }
    if (const auto *claimed = std::get_if<GoalClaimed>(&event)) {
        for (const Seat before : seenBefore(table(), claimed->seat, claimed->goal))
            sentences += words().comesBefore(table(), before, *claimed);
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
