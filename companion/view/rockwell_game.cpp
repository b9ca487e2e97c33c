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

#include <algorithm>
#include <random>
#include <utility>

namespace companion {

using namespace scoring::rockwell;
using scoring::Seat;

namespace {

// The two orders are drawn by lot, from what the form drew once: so the checklist and the table agree.
std::vector<Seat> drawnOrder(const Seating &seating, unsigned draw)
{
    std::vector<Seat> order;
    for (int seat = 0; seat < seating.names.size(); ++seat)
        order.push_back(Seat{seat});
    std::seed_seq lot{seating.lot, draw};
    std::mt19937 chance(lot);
    for (std::size_t place = order.size(); place > 1; --place)
        std::swap(order[place - 1], order[chance() % place]);
    return order;
}

GameStarted startOf(const Seating &seating)
{
    const auto on = [&](const char *key) { return seating.options.contains(key); };
    GameStarted event{.players = static_cast<int>(seating.names.size()),
                      .managementOrder = drawnOrder(seating, 1),
                      .shiftOrder = drawnOrder(seating, 2),
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

QVariant RockwellGame::readings(const QVariant &known, int players) const
{
    return started() ? readOff(table(), known, players) : QVariant();
}

QStringList RockwellGame::noteWords(const Event &event, const Table &before) const
{
    QStringList sentences;
    if (const auto *read = std::get_if<PricesRead>(&event)) {
        for (const PriceDoubt &doubt : doubtfulPrices(read->prices, before.seats()))
            sentences += words().doubt(doubt);
    }
    if (const auto *placed = std::get_if<VicePresidentPlaced>(&event); placed && placed->space) {
        const auto known = actionsOn(before, placed->space->board, placed->space->space);
        if (known && *known != placed->space->actions)
            sentences += words().readOtherwise(*placed->space, *known);
    }
    if (const auto *claimed = std::get_if<GoalClaimed>(&event)) {
        for (const Seat first : seenBefore(before, claimed->seat, claimed->goal))
            sentences += words().comesBefore(before, first, *claimed);
    }
    if (const auto *read = std::get_if<RequirementRead>(&event))
        sentences += notesOn(*read, before);
    if (const auto *paid = std::get_if<ShaftPaid>(&event))
        sentences += notesOn(*paid, before);
    return sentences;
}

QStringList RockwellGame::notesOn(const RequirementRead &read, const Table &before) const
{
    QStringList sentences;
    if (const auto known = before.tile(read.tile).requirement; known && *known != read.requirement)
        sentences += words().readOtherwise(read, *known);
    Table after = before;
    scoring::rockwell::apply(after, Event(read));
    const std::vector<Doubt> earlier = doubts(before);
    for (const Doubt &doubt : doubts(after)) {
        if (std::ranges::find(earlier, doubt) == earlier.end())
            sentences += words().doubt(doubt);
    }
    return sentences;
}

QStringList RockwellGame::notesOn(const ShaftPaid &paid, const Table &before) const
{
    const std::optional<Cubes> known =
        before.tracking.mine ? before.tile(paid.tile).printed : std::optional<Cubes>();
    QStringList sentences;
    if (known && *known != paid.cubes)
        sentences += words().readOtherwise(paid, *known);
    if (paid.cubes.sum() == 0 && known != paid.cubes)
        sentences += words().paysNothing(paid);
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
