// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/game_words.h"

#include "companion/coal_baron_words.h"
#include "companion/imperial_miners_words.h"
#include "companion/rockwell_words.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "companion/the_ruhr_words.h"
#include "companion/totals_words.h"

#include <algorithm>
#include <cstdlib>

namespace companion {

using namespace scoring;

namespace {

// Which seats have one of these reasons on a line.
std::vector<int> seatsWith(const Line &line, std::initializer_list<Reason> reasons)
{
    std::vector<int> seats;
    for (std::size_t seat = 0; seat < line.awards.size(); ++seat) {
        if (std::ranges::find(reasons, line.awards[seat].reason) != reasons.end())
            seats.push_back(static_cast<int>(seat));
    }
    return seats;
}

} // namespace

QString GameWords::namesOf(const std::vector<int> &seats) const
{
    QStringList names;
    for (const int seat : seats)
        names += name(seat);
    return joined(names);
}

QString GameWords::explainPlaces(const Line &line) const
{
    const auto awardOf = [&](const std::vector<int> &seats) -> const Award & {
        return line.awards[static_cast<std::size_t>(seats.front())];
    };
    const auto amountOf = [&](const std::vector<int> &seats) { return amount(line, awardOf(seats).count); };
    QStringList sentences;
    const std::vector<int> first = seatsWith(line, {Reason::First, Reason::TiedFirst});
    if (first.size() == 1)
        sentences += filled(tr("%1 is first with %2: %n point(s).", "", awardOf(first).points),
                            namesOf(first), amountOf(first));
    else if (first.size() > 1)
        sentences += filled(tr("%1 are tied for first with %2: %n point(s) each.", "", awardOf(first).points),
                            namesOf(first), amountOf(first));
    if (!seatsWith(line, {Reason::NoSecondAfterTie}).empty())
        sentences += tr("After a tie for first nobody gets second place.");
    if (!seatsWith(line, {Reason::NoSecondForTwo}).empty())
        sentences += tr("With two players second place does not score.");

    const std::vector<int> second = seatsWith(line, {Reason::Second, Reason::TiedSecond});
    if (second.size() == 1)
        sentences += filled(tr("%1 is second with %2: %n point(s).", "", awardOf(second).points),
                            namesOf(second), amountOf(second));
    else if (second.size() > 1)
        sentences +=
            filled(tr("%1 are tied for second with %2: %n point(s) each.", "", awardOf(second).points),
                   namesOf(second), amountOf(second));

    const std::vector<int> third = seatsWith(line, {Reason::Third, Reason::TiedThird});
    if (third.size() == 1)
        sentences += filled(tr("%1 is third with %2: %n point(s).", "", awardOf(third).points),
                            namesOf(third), amountOf(third));
    else if (third.size() > 1)
        sentences += filled(tr("%1 are tied for third with %2: %n point(s) each.", "", awardOf(third).points),
                            namesOf(third), amountOf(third));

    const std::size_t none = seatsWith(line, {Reason::None}).size();
    if (none == line.awards.size())
        sentences += tr("Nobody has any.");
    else if (first.size() == 1 && none + 1 == line.awards.size())
        sentences += tr("Nobody else has any.");
    return sentences.join(u' ');
}

QString GameWords::amount(const Line &, int count) const
{
    return filled(tr("%1", "so many pieces, as in: is first with 3"), count);
}

// Of a number below 0, Qt makes no plural: the number itself is put in separately.
QString GameWords::explainResult(const GameScore &score, const QString &decided) const
{
    const std::vector<int> &winners = score.ranking.winners;
    const int points = score.totals[static_cast<std::size_t>(winners.empty() ? 0 : winners.front())];
    switch (score.ranking.decidedBy) {
    case DecidedBy::Solo:
        return filled(tr("%1 has %2 point(s).", "", plural(points)), name(0), points);
    case DecidedBy::Points:
        return filled(tr("%1 wins with %2 point(s).", "", plural(points)), namesOf(winners), points);
    case DecidedBy::Shared:
        return filled(tr("%1 share the victory with %2 point(s) each.", "", plural(points)), namesOf(winners),
                      points);
    case DecidedBy::Marks:
    case DecidedBy::Goals:
    case DecidedBy::Cubes:
    case DecidedBy::Coins:
    case DecidedBy::Carts:
    case DecidedBy::Hand: // of totals only
        break;
    }
    std::vector<int> rivals;
    for (std::size_t seat = 0; seat < score.totals.size(); ++seat) {
        if (score.totals[seat] == points && static_cast<int>(seat) != winners.front())
            rivals.push_back(static_cast<int>(seat));
    }
    return filled(tr("%1 wins with %2 point(s). As many points: %3. What decided: %4.", "", plural(points)),
                  namesOf(winners), points, namesOf(rivals), decided);
}

QString GameWords::tooMany(const std::vector<int> &seats, const QString &what, int found, int limit) const
{
    return filled(tr("%1: %2: %3 counted, at most %4 possible."), namesOf(seats), what, found, limit);
}

QString GameWords::tooFew(const std::vector<int> &seats, const QString &what, int found, int limit) const
{
    return filled(tr("%1: %2: %3 counted, at least %4 must be there."), namesOf(seats), what, found, limit);
}

QStringList playerNames(const Record &record)
{
    QStringList names;
    for (const RecordPlayer &player : record.players)
        names += printable(QString::fromStdString(player.name));
    return names;
}

std::unique_ptr<GameWords> wordsFor(const Record &record, const Scored &scored)
{
    const QStringList names = playerNames(record);
    if (const auto *score = std::get_if<coal_baron::Score>(&scored))
        return std::make_unique<CoalBaronWords>(names, std::get<coal_baron::Game>(record.part), *score);
    if (const auto *score = std::get_if<rockwell::Score>(&scored))
        return std::make_unique<RockwellWords>(names, std::get<rockwell::Game>(record.part), *score);
    if (const auto *score = std::get_if<the_ruhr::Score>(&scored))
        return std::make_unique<TheRuhrWords>(names, std::get<the_ruhr::Game>(record.part), *score);
    if (const auto *score = std::get_if<imperial_miners::Score>(&scored))
        return std::make_unique<ImperialMinersWords>(names, std::get<imperial_miners::Game>(record.part),
                                                     *score);
    return std::make_unique<TotalsWords>(names, std::get<TotalsScore>(scored));
}

} // namespace companion
