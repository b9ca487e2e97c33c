// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/rockwell_game.h"

#include "companion/rockwell_words.h"
#include "companion/sentences.h"
#include "companion/sum_words.h"
#include "companion/view/game_offer.h"

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

} // namespace

GameOffer rockwellOffer()
{
    return {.kind = scoring::GameKind::Rockwell,
            .colors = {"red", "green", "purple", "white"},
            .hasStartingPlayer = false,
            .options = RockwellOptions::all,
            .checklist =
                [](const Seating &seating) {
                    return RockwellTableWords(seating.names)
                        .setup(drawnOrder(seating.names, 1), drawnOrder(seating.names, 2));
                },
            .start =
                [](const Seating &seating) {
                    GameStarted event{.players = static_cast<int>(seating.names.size()),
                                      .managementOrder = drawnOrder(seating.names, 1),
                                      .shiftOrder = drawnOrder(seating.names, 2)};
                    event.options.zeroScores = seating.options.contains("zeroScores");
                    event.tracking = {
                        .turns = true, .screens = seating.options.contains("screens"), .mine = false};
                    return writeEvent(event);
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

QVariantList RockwellGame::setUp() const
{
    QVariantList steps;
    for (const ChecklistStep &step : words().setup(table().managementOrder, table().shiftOrder))
        steps += QVariantMap{{"title", step.title}, {"text", step.text}};
    return steps;
}

decltype(scoring::Record::part) RockwellGame::recordPart() const
{
    return gameOf(table());
}

std::vector<TableAskOf<Event>> RockwellGame::asksNow() const
{
    return rockwellAsks(table(), words());
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
            .acts = beingPlayed() && actor(table()) == Seat{seat}};
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

QString RockwellGame::eventWords(const Event &event, const Table &, const Table &after) const
{
    return words().event(event, after);
}

} // namespace companion
