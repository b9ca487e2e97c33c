// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/judgement.h"

#include <algorithm>
#include <cassert>

namespace scoring::coal_baron {

namespace {

// The other reading matters only where second place is given.
bool isPaidByEdition(const Game &game, std::string_view line, Reason reason)
{
    const auto segment = std::ranges::find(shiftClock, line, &Segment::name);
    return (reason == Reason::Second || reason == Reason::TiedSecond) && segment != shiftClock.end() &&
           placesOf(*segment, game.players(), game.options).points[1] != segment->second;
}

std::optional<Rule> ruleOf(const Game &game, std::string_view line, Reason reason)
{
    if (isPaidByEdition(game, line, reason))
        return Rule::SecondPlaceThree;
    switch (reason) {
    case Reason::TiedFirst:
    case Reason::NoSecondAfterTie:
        return Rule::TieForFirst;
    case Reason::TiedSecond:
        return Rule::TieForSecond;
    case Reason::NoSecondForTwo:
        return Rule::TwoPlayers;
    case Reason::None:
        return Rule::HoldsNone;
    case Reason::NoDelivery:
        return Rule::CartsNeedDelivery;
    case Reason::First:
    case Reason::Second:
    case Reason::Third:
    case Reason::TiedThird:
    case Reason::Behind:
        return Rule::Places;
    case Reason::Counted:
        break;
    }
    return std::nullopt;
}

Slip slipOf(const Game &game, const Line &line, const Award &award, int given)
{
    const auto segment = std::ranges::find(shiftClock, line.name, &Segment::name);
    switch (award.reason) {
    case Reason::Counted:
        return Slip::Reckoned;
    case Reason::None:
        return Slip::PaidForNone;
    case Reason::NoDelivery:
        return Slip::PaidWithoutDelivery;
    case Reason::TiedFirst:
        return Slip::LessForATie;
    case Reason::NoSecondAfterTie:
        return given < segment->first ? Slip::SecondAfterATie : Slip::WrongPlace;
    case Reason::NoSecondForTwo:
        return given < segment->first ? Slip::SecondForTwo : Slip::WrongPlace;
    case Reason::Second:
    case Reason::TiedSecond:
        if (isPaidByEdition(game, line.name, award.reason) && given == segment->second)
            return Slip::OtherEdition;
        return award.reason == Reason::TiedSecond && given < award.points ? Slip::LessForATie
                                                                          : Slip::WrongPlace;
    case Reason::First:
    case Reason::Third:
    case Reason::TiedThird:
    case Reason::Behind:
        break;
    }
    return Slip::WrongPlace;
}

Slip slipOf(const NextStart &next, Seat previous, int given)
{
    const std::vector<int> &workers = next.factoryWorkers;
    const int most = workers[static_cast<std::size_t>(index(next.seat))];
    const bool tied = given >= 0 && given < static_cast<int>(workers.size()) &&
                      workers[static_cast<std::size_t>(given)] == most;
    if (!tied)
        return Slip::FewerWorkers;
    return given == index(previous) ? Slip::KeptTheMarker : Slip::NotNextClockwise;
}

void note(std::vector<Rule> &rules, std::optional<Rule> rule)
{
    if (rule && std::ranges::find(rules, *rule) == rules.end())
        rules.push_back(*rule);
}

void judgeLine(const Game &game, const Task &task, const std::vector<int> &given, Judgement &judgement)
{
    const Line line = lineAsked(game, task);
    for (std::size_t seat = 0; seat < given.size(); ++seat) {
        const Award &award = line.awards[seat];
        const bool isRight = given[seat] == judgement.right[seat];
        if (task.ask == Ask::Counts) {
            judgement.slips.push_back(isRight ? std::nullopt : std::optional(Slip::Miscounted));
            continue;
        }
        const std::optional<Rule> rule = ruleOf(game, line.name, award.reason);
        note(judgement.rules, rule);
        if (!isRight)
            note(judgement.missed, rule);
        judgement.slips.push_back(isRight ? std::nullopt
                                          : std::optional(slipOf(game, line, award, given[seat])));
    }
}

void judgeStart(const Game &game, int given, Judgement &judgement)
{
    const Seat previous = startedBy(game);
    const NextStart next = nextStartingPlayer(game.shifts.back(), previous);
    const std::optional<Rule> rule =
        next.reason == StartReason::NextClockwise ? std::optional(Rule::TieForStart) : std::nullopt;
    note(judgement.rules, rule);
    if (given == judgement.right.front()) {
        judgement.slips.emplace_back();
        return;
    }
    note(judgement.missed, rule);
    judgement.slips.emplace_back(slipOf(next, previous, given));
}

} // namespace

bool Judgement::allRight() const
{
    return std::ranges::none_of(slips, [](const std::optional<Slip> &slip) { return slip.has_value(); });
}

Judgement judge(const Game &game, const Task &task, const std::vector<int> &given)
{
    Judgement judgement{.right = rightAnswers(game, task), .slips = {}, .rules = {}, .missed = {}};
    assert(given.size() == judgement.right.size());
    if (task.ask == Ask::NextStart)
        judgeStart(game, given.front(), judgement);
    else if (task.ask == Ask::LastSegment)
        judgement.slips.push_back(given == judgement.right ? std::nullopt
                                                           : std::optional(Slip::WrongSegment));
    else
        judgeLine(game, task, given, judgement);
    return judgement;
}

} // namespace scoring::coal_baron
