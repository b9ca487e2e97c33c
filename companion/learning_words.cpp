// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/learning_words.h"

#include "companion/coal_baron_names.h"
#include "companion/coal_baron_words.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "scoring/coal_baron/practice.h"

#include <algorithm>

namespace companion {

using namespace scoring;
using namespace scoring::coal_baron;

LearningWords::LearningWords(QStringList names, const Game &game)
    : m_names(std::move(names))
    , m_game(game)
{
}

QString LearningWords::title(const Task &task) const
{
    switch (task.ask) {
    case Ask::LastSegment:
        return filled(tr("The end of shift %1"), shiftNumeral(static_cast<int>(m_game.shifts.size())));
    case Ask::NextStart:
        return tr("The next starting player");
    case Ask::Counts:
    case Ask::Points:
        break;
    }
    return CoalBaronNames::line({.shift = 0, .name = task.line, .awards = {}});
}

QString LearningWords::question(const Task &task) const
{
    const QString shift = shiftNumeral(static_cast<int>(m_game.shifts.size()));
    switch (task.ask) {
    case Ask::LastSegment:
        return filled(tr("Shift %1 is over. Tap the segment at which the scoring marker stops."), shift);
    case Ask::Counts:
        return tr("How many does everyone have? Tap a number in each row.");
    case Ask::NextStart:
        return filled(tr("Shift %1 is over, and %2 started it. Tap who starts the next one."), shift,
                      m_names.value(index(startedBy(m_game))));
    case Ask::Points:
        break;
    }
    return task.line.starts_with("final") ? tr("How many points is that? Tap a number in each row.")
                                          : tr("Who gets how many points? Tap a number in each row.");
}

QStringList LearningWords::wrong(const Task &task, const std::vector<int> &given) const
{
    QStringList sentences;
    const Judgement judgement = judge(m_game, task, given);
    for (std::size_t answer = 0; answer < given.size(); ++answer) {
        if (!judgement.slips[answer])
            continue;
        const int seat = task.ask == Ask::NextStart ? given[answer] : static_cast<int>(answer);
        sentences += wrong(task, *judgement.slips[answer], m_names.value(seat), given[answer],
                           judgement.right[answer]);
    }
    return sentences;
}

QString LearningWords::wrong(const Task & /*task*/, Slip slip, const QString &name, int given,
                             int right) const
{
    switch (slip) {
    case Slip::WrongSegment:
        return filled(tr("Not at segment %1: the shift hand points at segment %2."), given, right);
    case Slip::Miscounted:
        return filled(tr("%1 has %2, not %3.", "a player, the right count and a wrong one"), name, right,
                      given);
    case Slip::WrongPlace:
    case Slip::Reckoned:
        return filled(tr("%1 gets %2, not %3.", "a player, the right points and wrong ones"), name, right,
                      given);
    case Slip::LessForATie:
        return filled(tr("%1 gets %2, not %3: everyone tied gets all points of the place."), name, right,
                      given);
    case Slip::SecondAfterATie:
        return filled(tr("%1 gets nothing, not %2: after a tie for first nobody is second."), name, given);
    case Slip::SecondForTwo:
        return filled(tr("%1 gets nothing, not %2: with two players nobody is second."), name, given);
    case Slip::PaidForNone:
        return filled(tr("%1 gets nothing, not %2: there is none of it to count."), name, given);
    case Slip::PaidWithoutDelivery:
        return filled(
            tr("%1 gets nothing, not %2: without a delivered order, empty carts do not count here."), name,
            given);
    case Slip::OtherEdition:
        return filled(tr("%1 gets %2, not %3: in this edition second place pays less for trucks and trains."),
                      name, right, given);
    case Slip::KeptTheMarker:
        return filled(tr("%1 started the last shift: who is tied does not keep the marker."), name);
    case Slip::NotNextClockwise:
        return filled(tr("%1 is tied for most workers, but somebody tied sits nearer, clockwise."), name);
    case Slip::FewerWorkers:
        return filled(tr("%1 has fewer workers in the factory than somebody else."), name);
    }
    return {};
}

QString LearningWords::why(const Task &task) const
{
    switch (task.ask) {
    case Ask::LastSegment:
        return filled(tr("After shift %1, segments 1 to %2 are scored."),
                      shiftNumeral(static_cast<int>(m_game.shifts.size())),
                      rightAnswers(m_game, task).front());
    case Ask::NextStart: {
        const NextStart next = nextStartingPlayer(m_game.shifts.back(), startedBy(m_game));
        return CoalBaronWords::nextStart(next, m_names.value(index(next.seat)),
                                         static_cast<int>(m_game.shifts.size()) + 1);
    }
    case Ask::Counts:
        return {};
    case Ask::Points:
        break;
    }
    return CoalBaronWords(m_names, m_game, score(m_game)).explain(lineAsked(m_game, task));
}

QString LearningWords::holding(const Task &task, int seat) const
{
    if (!m_game.final || !task.line.starts_with("final"))
        return {};
    const FinalHoldings &has = (*m_game.final)[static_cast<std::size_t>(seat)];
    if (task.line == "final.marks")
        return tr("%n mark(s)", "", has.marks);
    if (task.line == "final.cubes")
        return tr("%n cube(s)", "", has.cubes);
    if (task.line == "final.openOrders")
        return tr("%n open order(s)", "", has.openOrders);
    return filled(tr("%1 light, %2 dark", "tiles"), has.lightTiles, has.darkTiles);
}

QString LearningWords::level(int level)
{
    switch (level) {
    case 1:
        return tr("One segment");
    case 2:
        return tr("A first shift");
    case 3:
        return tr("A second shift");
    case 4:
        return tr("Vehicles and carts");
    case 5:
        return tr("A whole third shift");
    default:
        return tr("Final reckoning");
    }
}

QString LearningWords::levelText(int level)
{
    switch (level) {
    case 1:
        return tr("Without ties");
    case 2:
        return tr("Four segments, with ties");
    case 3:
        return tr("Eight segments, ties, and who starts next");
    case 4:
        return tr("Segments 5 to 12 after shift III");
    case 5:
        return tr("For two players or by another edition, to the end");
    default:
        return tr("Marks, cubes, open orders and balance");
    }
}

QString LearningWords::rule(Rule rule)
{
    switch (rule) {
    case Rule::Places:
        return tr("First, second and behind");
    case Rule::TieForFirst:
        return tr("A tie for first");
    case Rule::TieForSecond:
        return tr("A tie for second");
    case Rule::TwoPlayers:
        return tr("No second place for two players");
    case Rule::HoldsNone:
        return tr("Who has none of it");
    case Rule::CartsNeedDelivery:
        return tr("Edition: carts only with a delivered order");
    case Rule::SecondPlaceThree:
        return tr("Edition: second place for trucks and trains");
    case Rule::TieForStart:
        return tr("A tie for the next start");
    }
    return {};
}

QString LearningWords::about(const std::string &name)
{
    if (name == "clock")
        return tr("The shift clock");
    if (name == "nextStart")
        return tr("The next starting player");
    return CoalBaronNames::line({.shift = 0, .name = name, .awards = {}});
}

} // namespace companion
