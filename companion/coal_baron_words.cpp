// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/coal_baron_words.h"

#include "companion/coal_baron_names.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace companion {

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

const Award &awardOf(const Line &line, int seat)
{
    return line.awards[static_cast<std::size_t>(seat)];
}

} // namespace

CoalBaronWords::CoalBaronWords(QStringList names, Game game, Score score)
    : GameWords(std::move(names))
    , m_game(std::move(game))
    , m_score(std::move(score))
{
}

QString CoalBaronWords::title(const Line &line) const
{
    return CoalBaronNames::line(line);
}

QStringList CoalBaronWords::editions() const
{
    QStringList sentences;
    const Options usual;
    if (m_game.options.secondPlaceTruckTrain != usual.secondPlaceTruckTrain)
        sentences += tr("Second place pays %n point(s) for trucks and trains here.", "",
                        m_game.options.secondPlaceTruckTrain);
    if (m_game.options.cartsNeedDelivery)
        sentences += tr("Empty carts count here only for players who have delivered an order.");
    return sentences;
}

QString CoalBaronWords::explain(const Line &line) const
{
    if (line.name == "delivery")
        return explainDeliveries(line);
    if (line.name == "final.marks")
        return explainMarks(line);
    if (line.name == "final.cubes")
        return explainCubes(line);
    if (line.name == "final.openOrders")
        return explainOpenOrders(line);
    if (line.name == "final.balance")
        return explainBalance(line);
    return explainSegment(line);
}

QString CoalBaronWords::aloud(const Line &line) const
{
    if (line.name != "delivery")
        return explain(line);
    QStringList sentences;
    for (int seat = 0; seat < players(); ++seat) {
        const Award &award = awardOf(line, seat);
        if (award.count > 0)
            sentences += filled(tr("%1 delivers %n order(s): %2.", "", award.count), name(seat),
                                tr("%n point(s)", "", award.points));
    }
    return sentences.isEmpty() ? explain(line) : sentences.join(u'\n');
}

QString CoalBaronWords::explainDeliveries(const Line &line) const
{
    QStringList sentences;
    for (int seat = 0; seat < players(); ++seat) {
        const Award &award = awardOf(line, seat);
        QStringList cards;
        for (const CountedPiece &piece : award.pieces) {
            const Order order{piece.piece};
            cards += filled(tr("%1 %2", "an order and its points"), CoalBaronNames::order(order),
                            card(order).points);
        }
        if (!cards.isEmpty())
            sentences += filled(tr("%1 delivers %n order(s): %2.", "", award.count), name(seat),
                                cards.join(QStringLiteral(", ")));
    }
    return sentences.isEmpty() ? tr("Nobody delivered an order in this shift.") : sentences.join(u'\n');
}

QString CoalBaronWords::explainSegment(const Line &line) const
{
    QStringList sentences{explainPlaces(line)};
    std::vector<int> notDelivered;
    for (int seat = 0; seat < players(); ++seat) {
        if (awardOf(line, seat).reason == Reason::NoDelivery)
            notDelivered.push_back(seat);
    }
    if (!notDelivered.empty())
        sentences +=
            filled(tr("Without a delivered order empty carts do not count: %1."), namesOf(notDelivered));
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString CoalBaronWords::explainMarks(const Line &) const
{
    QStringList left;
    for (int seat = 0; seat < players(); ++seat)
        left += filled(tr("%1 %2", "a player and the marks left over"), name(seat),
                       m_score.marksLeft[static_cast<std::size_t>(seat)]);
    return filled(tr("Every full %1 marks are a point. Left over: %2."), marksPerPoint,
                  left.join(QStringLiteral(", ")));
}

QString CoalBaronWords::explainCubes(const Line &) const
{
    return filled(tr("Every full %1 cubes are a point, wherever they lie: on carts and orders, in "
                     "the cage, in storage."),
                  cubesPerPoint);
}

QString CoalBaronWords::explainOpenOrders(const Line &line) const
{
    QStringList sentences{tr("Every open order costs a point.")};
    for (int seat = 0; seat < players(); ++seat) {
        QStringList cards;
        for (const CountedPiece &piece : awardOf(line, seat).pieces)
            cards += CoalBaronNames::order(Order{piece.piece});
        if (!cards.isEmpty())
            sentences += filled(tr("%1: %2.", "a player and the open orders"), name(seat),
                                cards.join(QStringLiteral(", ")));
    }
    return sentences.join(u'\n');
}

QString CoalBaronWords::explainBalance(const Line &line) const
{
    QStringList sentences{filled(tr("Every tile by which one side exceeds the other costs %1 points."),
                                 -pointsPerTileOutOfBalance)};
    std::vector<int> balanced;
    for (int seat = 0; seat < players(); ++seat) {
        const Award &award = awardOf(line, seat);
        const FinalHoldings &player = (*m_game.final)[static_cast<std::size_t>(seat)];
        if (award.count == 0)
            balanced.push_back(seat);
        else
            sentences += filled(tr("%1 has %2 light and %3 dark tiles: %n out of balance.", "", award.count),
                                name(seat), player.lightTiles, player.darkTiles);
    }
    if (!balanced.empty())
        sentences += filled(tr("As many light tiles as dark ones: %1."), namesOf(balanced));
    return sentences.join(u'\n');
}

QString CoalBaronWords::afterShift(int shift) const
{
    if (shift < 1 || shift > static_cast<int>(m_score.nextStarts.size()))
        return {};
    const NextStart &next = m_score.nextStarts[static_cast<std::size_t>(shift - 1)];
    return nextStart(next, name(index(next.seat)), shift + 1);
}

QString CoalBaronWords::nextStart(const NextStart &next, const QString &starter, int shift)
{
    const int workers = next.factoryWorkers[static_cast<std::size_t>(index(next.seat))];
    const QString which = shiftNumeral(shift);
    switch (next.reason) {
    case StartReason::MostWorkers:
        return filled(tr("%1 starts shift %2: most workers in the factory (%3)."), starter, which, workers);
    case StartReason::KeepsMarker:
        return filled(tr("%1 starts shift %2 as well: most workers in the factory (%3)."), starter, which,
                      workers);
    case StartReason::NextClockwise:
        if (workers == 0)
            return filled(tr("%1 starts shift %2: nobody stood in the factory, so the next player clockwise "
                             "has the turn."),
                          starter, which);
        return filled(
            tr("%1 starts shift %2: tied for most workers in the factory (%3), and next clockwise after the "
               "previous starting player."),
            starter, which, workers);
    }
    return {};
}

QString CoalBaronWords::tieBreak(int seat) const
{
    if (!m_game.final)
        return {};
    const auto place = static_cast<std::size_t>(seat);
    const std::vector<int> &ranks = m_score.ranking.ranks;
    bool ahead = false;
    bool behind = false;
    for (std::size_t other = 0; other < ranks.size(); ++other) {
        const bool level = m_score.totals[other] == m_score.totals[place];
        ahead = ahead || (level && ranks[other] > ranks[place]);
        behind = behind || (level && ranks[other] < ranks[place]);
    }
    if (behind)
        return filled(tr("as many points, but fewer marks left over (%1)"), m_score.marksLeft[place]);
    return ahead ? filled(tr("more marks left over (%1)"), m_score.marksLeft[place]) : QString();
}

// Of a number below 0, Qt makes no plural: the number itself is put in separately.
QString CoalBaronWords::result() const
{
    const std::vector<int> &winners = m_score.ranking.winners;
    if (!m_game.final) {
        const QString names = namesOf(winners);
        const int points = m_score.totals[static_cast<std::size_t>(winners.front())];
        const QString shift = shiftNumeral(static_cast<int>(m_game.shifts.size()));
        return winners.size() == 1
                   ? filled(tr("After shift %1, %2 leads with %3 point(s).", "", plural(points)), shift,
                            names, points)
                   : filled(tr("After shift %1, %2 lead together with %3 point(s).", "", plural(points)),
                            shift, names, points);
    }
    const int marks = m_score.marksLeft[static_cast<std::size_t>(winners.front())];
    return explainResult(m_score, filled(tr("more marks left over (%1)"), marks));
}

} // namespace companion
