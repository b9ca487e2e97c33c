// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/rockwell_table_words.h"

#include "companion/sentences.h"

namespace companion {

using namespace scoring;
using namespace scoring::rockwell;

RockwellTableWords::RockwellTableWords(QStringList names)
    : m_names(std::move(names))
{
}

QString RockwellTableWords::name(Seat seat) const
{
    return seat == robot ? tr("the robot") : m_names.value(index(seat));
}

QString RockwellTableWords::namesOf(const std::vector<Seat> &seats) const
{
    QStringList names;
    for (const Seat seat : seats)
        names += name(seat);
    return names.join(QStringLiteral(", "));
}

QString RockwellTableWords::resource(Resource kind)
{
    switch (kind) {
    case Resource::Zinc:
        return tr("Zinc");
    case Resource::Copper:
        return tr("Copper");
    case Resource::Silver:
        return tr("Silver");
    case Resource::Gold:
        return tr("Gold");
    }
    return {};
}

QString RockwellTableWords::cubes(const Cubes &some)
{
    QStringList parts;
    for (const Resource kind : resources) {
        if (some[kind] > 0)
            parts += filled(tr("%1 × %2", "so many cubes of a kind"), some[kind], resource(kind));
    }
    return parts.isEmpty() ? tr("nothing") : parts.join(QStringLiteral(", "));
}

QString RockwellTableWords::board(Board board)
{
    switch (board) {
    case Board::ControlCentre:
        return tr("I: control centre");
    case Board::Exchange:
        return tr("II: exchange");
    case Board::Workshop:
        return tr("III: workshop");
    }
    return {};
}

QString RockwellTableWords::tile(const Tile &tile)
{
    return QLatin1Char(layerNames[at(tile.layer)].front()) + QString::number(tile.number + 1);
}

QString RockwellTableWords::place(const Place &place)
{
    const Tile there{place.layer, place.number};
    switch (place.spot) {
    case Spot::Entrance:
        return filled(tr("entrance %1"), place.number + 1);
    case Spot::OnTile:
        return tile(there);
    case Spot::Border:
        return tile(there) + QChar(u'\u2013') + tile(along(there, 1));
    case Spot::Centre:
        return tr("the centre");
    }
    return {};
}

QString RockwellTableWords::priced(const QString &what, const std::optional<int> &price)
{
    return price ? filled(tr("%1, $%2", "a development and its price"), what, *price) : what;
}

QString RockwellTableWords::where(const Table &table) const
{
    const auto inRound = [&](const QString &phase) { return filled(tr("Round %1: %2"), table.round, phase); };
    switch (table.phase) {
    case Phase::BeforeStart:
        return {};
    case Phase::Auction:
        return inRound(tr("auction"));
    case Phase::VicePresidents:
        return inRound(tr("vice presidents"));
    case Phase::Safety:
        return inRound(tr("safety tokens"));
    case Phase::Drill:
        return inRound(table.tracking.mine ? filled(tr("phase I, drill round %1"), table.drillRound)
                                           : tr("phase I, drilling"));
    case Phase::Robot:
        return inRound(tr("phase I, the robot"));
    case Phase::Shafts:
        return inRound(tr("the shafts pay"));
    case Phase::Trade:
        return inRound(tr("phase II, exchange"));
    case Phase::Develop:
    case Phase::RobotUpgrade:
        return inRound(tr("phase III, workshop"));
    case Phase::RoundEnd:
    case Phase::Round:
        return inRound(tr("end of the round"));
    case Phase::FinalCount:
    case Phase::Finished:
        return tr("Final reckoning");
    }
    return {};
}

QString RockwellTableWords::status(const Table &table, Seat seat) const
{
    if (table.phase == Phase::Auction)
        return mustBid(table, seat) ? QString() : tr("has bid");
    if (actor(table) != seat)
        return {};
    switch (table.phase) {
    case Phase::VicePresidents:
        return tr("places a vice president");
    case Phase::Drill:
        return tr("drills");
    case Phase::Robot:
    case Phase::RobotUpgrade:
        return tr("acts for the robot");
    default:
        break;
    }
    const std::size_t board = at(table.phase == Phase::Trade ? Board::Exchange : Board::Workshop);
    const auto &there = table.player(seat).vicePresidents[board];
    return there ? tr("%n action(s) left", "", there->actionsLeft) : QString();
}

QString RockwellTableWords::facts(const Table &table, Seat seat) const
{
    const Player &player = table.player(seat);
    QStringList parts{tr("%n goal(s)", "", player.goals.count()), filled(tr("safety %1"), player.safety),
                      filled(tr("movement %1"), player.movement),
                      tr("%n shaft(s)", "", static_cast<int>(player.shafts.size()))};
    if (table.tracking.mine)
        parts += tr("%n card(s)", "extraction cards", player.cards);
    const std::array boards{QStringLiteral("I"), QStringLiteral("II"), QStringLiteral("III")};
    QStringList spaces;
    for (std::size_t board = 0; board < boards.size(); ++board) {
        if (const auto &there = player.vicePresidents[board])
            spaces += boards[board] + QChar(QChar::Nbsp) + QString::number(there->space);
    }
    if (!spaces.isEmpty())
        parts += filled(tr("vice presidents %1", "their boards and spaces: I 2, III 1"),
                        spaces.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral(" · "));
}

} // namespace companion
