// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/rockwell_asks.h"

#include "companion/rockwell_words.h"
#include "companion/sentences.h"

#include <algorithm>

namespace companion {

using namespace scoring::rockwell;
using scoring::index;
using scoring::Seat;

namespace {

constexpr int theRobot = mostPlayers; // among the parties
constexpr int mostAtOnce = 99;
constexpr int mostHundreds = 999;

} // namespace

QString numbered(const char *key, int number)
{
    return QString::fromLatin1(key) + QString::number(number);
}

Seat partyChosen(int value)
{
    return value == theRobot ? robot : Seat{value};
}

RockwellAsks::RockwellAsks(const Table &table, const RockwellTableWords &words)
    : m_table(table)
    , m_words(words)
{
}

std::vector<TableAskOf<Event>> RockwellAsks::all()
{
    if (m_table.phase == Phase::BeforeStart || m_table.phase == Phase::FinalCount ||
        m_table.phase == Phase::Finished)
        return {};
    const std::vector<Tile> unread = tilesUnread(m_table);
    const std::vector<Tile> due = tilesDue(m_table);
    if (!unread.empty())
        readNumber(unread.front());
    else if (due.empty())
        ofThePhase();
    for (const Tile &tile : unread.empty() ? due : std::vector<Tile>())
        extraction(tile, due.size() == 1 ? Weight::Next : Weight::Usual);
    misreadNumber();
    prices();
    boardPrices();
    for (int seat = 0; seat < m_table.seats(); ++seat) {
        claim(Seat{seat});
        screen(Seat{seat});
    }
    return taken();
}

void RockwellAsks::ofThePhase()
{
    const auto forEverybody = [this](auto work) {
        for (int seat = 0; seat < m_table.seats(); ++seat)
            (this->*work)(Seat{seat});
    };
    const bool mine = m_table.tracking.mine;
    switch (m_table.phase) {
    case Phase::BeforeStart:
    case Phase::FinalCount:
    case Phase::Finished:
        return;
    case Phase::Auction:
        return forEverybody(&RockwellAsks::bid);
    case Phase::VicePresidents:
        return vicePresident(*actor(m_table));
    case Phase::Safety:
        goOn(tr("Everybody has bought tokens"));
        return forEverybody(&RockwellAsks::tokens);
    case Phase::Drill:
        if (mine)
            return drillingTurn(*actor(m_table));
        goOn(tr("Drilling is over"));
        extractionUnseen();
        return forEverybody(&RockwellAsks::advantagesUnseen);
    case Phase::Robot:
        return robotTurn();
    case Phase::Shafts:
        if (mine)
            return shaftPays(m_table.unpaidShafts.front());
        goOn(tr("The shafts have paid"));
        return forEverybody(&RockwellAsks::shaftPaysUnseen);
    case Phase::Trade:
        return trade(*actor(m_table));
    case Phase::Develop:
        develop(*actor(m_table));
        return extractionUnseen();
    case Phase::RobotUpgrade:
        return robotUpgrade(*actor(m_table));
    case Phase::RoundEnd:
    case Phase::Round:
        goOn(tr("The round is over"));
        return extractionUnseen();
    }
}

void RockwellAsks::goOn(const QString &title)
{
    add("goOn", {}, Weight::Next, title, {}, {},
        [](const Answers &) -> std::vector<Event> { return {PhaseEnded{}}; });
}

bool RockwellAsks::fits(const Event &event) const
{
    Table tried = m_table;
    return !scoring::rockwell::apply(tried, event);
}

bool RockwellAsks::tooDear(const Event &event) const
{
    Table tried = m_table;
    const auto refusal = scoring::rockwell::apply(tried, event);
    return refusal && refusal->code == RefusalCode::NotEnoughMoney;
}

std::vector<AskField> RockwellAsks::cubeFields(const QString &prefix)
{
    std::vector<AskField> fields;
    for (const Resource kind : resources)
        fields.push_back(asking::beside(asking::number(prefix + QString::number(at(kind)),
                                                       RockwellTableWords::resource(kind), 0, mostAtOnce)));
    return fields;
}

Cubes RockwellAsks::cubesOf(const Answers &said, const QString &prefix)
{
    Cubes some;
    for (const Resource kind : resources)
        some[kind] = said.number(prefix + QString::number(at(kind)));
    return some;
}

std::vector<Choice> RockwellAsks::players() const
{
    std::vector<Choice> choices;
    for (int seat = 0; seat < m_table.seats(); ++seat)
        choices.push_back({seat, m_words.name(Seat{seat})});
    return choices;
}

std::vector<Choice> RockwellAsks::parties() const
{
    std::vector<Choice> choices = players();
    if (setupFor(m_table.seats()).robot)
        choices.push_back({theRobot, m_words.name(robot)});
    return choices;
}

void RockwellAsks::claim(Seat seat)
{
    std::vector<Choice> goals;
    for (const GoalFacts &goal : goalTable) {
        const auto taken = std::ranges::count_if(
            m_table.players, [&](const Player &player) { return player.goals[goal.goal] > 0; });
        const auto tile = nextTile(goal.goal, m_table.seats(), static_cast<int>(taken));
        if (tile && m_table.player(seat).goals[goal.goal] == 0)
            goals.push_back({static_cast<int>(goal.goal),
                             filled(tr("%1 (%2)", "a goal and the prestige of its next tile"),
                                    goalName(goal.goal), *tile)});
    }
    if (!goals.empty())
        add("claim", seat, Weight::Usual, tr("Show a goal"),
            tr("The most valuable tile that is left of it is taken.") + u' ' + m_words.claimOrder(m_table),
            {asking::oneOf("goal", tr("Goal"), goals)}, [seat](const Answers &said) -> std::vector<Event> {
                return {GoalClaimed{seat, static_cast<Goal>(said.number("goal"))}};
            });
}

// Only who it belongs to looks: nothing of it is shown elsewhere.
void RockwellAsks::screen(Seat seat)
{
    if (!m_table.tracking.screens)
        return;
    const Player &player = m_table.player(seat);
    std::vector<AskField> fields = cubeFields();
    for (const Resource kind : resources)
        fields[at(kind)].value = player.purse.cubes[kind];
    fields.push_back(asking::beside(asking::number("money", tr("Hundreds of dollars"), 0, mostHundreds,
                                                   player.purse.money / smallestMoney)));
    fields.push_back(
        asking::beside(asking::number("tokens", tr("Safety tokens"), 0, mostAtOnce, player.tokens)));
    QStringList sentences{tr("What was counted otherwise can be entered.")};
    for (const ClaimDue &due : claimsDue(m_table)) {
        if (std::ranges::find(due.seats, seat) != due.seats.end())
            sentences += filled(tr("This goal can be shown: %1."), goalName(due.goal));
    }
    add("screen", seat, Weight::Usual, tr("Look behind the screen"), sentences.join(u' '), fields,
        [seat](const Answers &said) -> std::vector<Event> {
            return {ScreenCounted{seat, Purse{cubesOf(said), said.number("money") * smallestMoney},
                                  said.number("tokens")}};
        })
        .secret = true;
}

} // namespace companion
