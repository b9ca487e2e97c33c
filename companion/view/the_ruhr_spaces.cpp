// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/the_ruhr_spaces.h"

#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"
#include "scoring/the_ruhr/turn_order.h"

#include <algorithm>
#include <iterator>

namespace companion {

using namespace scoring::the_ruhr;
using scoring::Seat;

namespace {

class TheRuhrSpaces
{
    Q_DECLARE_TR_FUNCTIONS(TheRuhrSpaces)

public:
    TheRuhrSpaces(const Table &table, const QStringList &colors)
        : m_table(table)
        , m_colors(colors)
    {
    }

    SpaceRow barges() const
    {
        std::vector<Barge> barges;
        for (int seat = 0; seat < m_table.seats(); ++seat) {
            const Player &player = m_table.player(Seat{seat});
            if (player.riverIndex)
                barges.push_back({Seat{seat}, *player.riverIndex, player.arrival});
        }
        SpaceRow river{.title = tr("Barges, from upstream: space on the river"), .spaces = {}};
        for (const Seat seat : turnOrder(barges))
            river.spaces.push_back(
                {.text = riverSpace(*m_table.player(seat).riverIndex), .colors = {colorOf(seat)}});
        return river;
    }

    SpaceRow inCities() const
    {
        SpaceRow row{.title = tr("Warehouses in cities"), .spaces = {}};
        for (const City city : citiesDownstream)
            row.spaces.push_back(
                {.text = TheRuhrNames::city(city),
                 .colors = ofEach([&](const Player &player) { return player.cities[at(city)] ? 1 : 0; })});
        return row;
    }

    SpaceRow onDumps() const
    {
        SpaceRow row{.title = tr("Warehouses on coal dumps"), .spaces = {}};
        for (const Dump dump : dumps)
            row.spaces.push_back(
                {.text = TheRuhrNames::dump(dump),
                 .colors = ofEach([&](const Player &player) { return player.dumps[at(dump)]; })});
        return row;
    }

    SpaceRow inRuhrort() const
    {
        SpaceRow row{.title = tr("Warehouses in Ruhrort, from the top"), .spaces = {}};
        for (const Country country : countries) {
            SpaceRow::Space &column =
                row.spaces.emplace_back(SpaceRow::Space{.text = TheRuhrNames::country(country),
                                                        .next = m_table.flag == country,
                                                        .nextMeans = tr("scored this round")});
            for (const Seat seat : m_table.columns[at(country)])
                column.colors += colorOf(seat);
        }
        return row;
    }

    // As far as its values are known, and to where the marker stands.
    SpaceRow exportTrack() const
    {
        const Board &board = m_table.board;
        const auto marker = static_cast<std::size_t>(m_table.exportIndex);
        std::size_t spaces = std::max(board.exportValues.size(), marker + 1);
        if (board.lastExportIndex)
            spaces = static_cast<std::size_t>(*board.lastExportIndex) + 1;
        SpaceRow row{.title = tr("Export track, values from the left"), .spaces = {}};
        for (std::size_t space = 0; space < spaces; ++space) {
            const std::optional<int> value =
                space < board.exportValues.size() ? board.exportValues[space] : std::nullopt;
            row.spaces.push_back(
                {.text = numberOr(value), .next = space == marker, .nextMeans = tr("the export marker")});
        }
        if (!board.lastExportIndex)
            row.spaces.push_back({.text = QStringLiteral("…")});
        return row;
    }

    // The two warehouses of an area leave it together: one emblem stands for both.
    SpaceRow inStorage() const
    {
        return {.title = tr("Two warehouses each, still in the storage areas"),
                .spaces = {{.text = TheRuhrNames::token(Token::LockBuilding),
                            .colors = ofEach([](const Player &player) { return player.storageLock / 2; })},
                           {.text = TheRuhrNames::token(Token::GrafschaftMark),
                            .colors = ofEach([](const Player &player) { return player.storageMark / 2; })}}};
    }

    SpaceRow onRoundTrack() const
    {
        SpaceRow row{.title = tr("Warehouses on the round track"), .spaces = {}};
        for (const Round &round : rounds) {
            if (const auto due = roundTrackWarehouse(round.number))
                row.spaces.push_back({.text = filled(tr("round %1"), round.number),
                                      .colors = ofEach([&](const Player &player) {
                                          return player.roundTrack[*due] ? 1 : 0;
                                      })});
        }
        return row;
    }

    SpaceRow thalers() const
    {
        SpaceRow row{.title = tr("Thalers on places of sale"), .spaces = {}};
        const auto place = [&](const QString &name, std::optional<int> there) {
            row.spaces.push_back(
                {.text = filled(tr("%1: %2", "a place and the thalers on it"), name, numberOr(there))});
        };
        for (const City city : citiesDownstream)
            place(TheRuhrNames::city(city), m_table.onCity[at(city)]);
        place(TheRuhrNames::place(SalePlace::Ruhrort), m_table.onRuhrort);
        return row;
    }

    SpaceRow depots() const
    {
        SpaceRow row{.title = tr("Depots, as far as they are known"), .spaces = {}};
        for (int number = 1; number <= static_cast<int>(depotCount); ++number) {
            const Depot &depot = m_table.dice.depot(number);
            if (depot.isKnown)
                row.spaces.push_back(
                    {.text = filled(tr("%1: %2", "a depot and what lies in it"), number, die(depot.coal)),
                     .colors = ofEach([&](const Player &player) {
                         return player.depot == number && player.soldInRound != m_table.round ? 1 : 0;
                     })});
        }
        return row;
    }

    SpaceRow track(const TransportColumn &column, const QString &title) const
    {
        SpaceRow row{.title = title, .spaces = {}};
        for (std::size_t space = 0; space < column.spaces.size(); ++space)
            row.spaces.push_back({.text = die(column.spaces[space]),
                                  .next = space == column.arrow,
                                  .nextMeans = tr("arrow space")});
        return row;
    }

    std::vector<SpaceRow> tracks() const
    {
        const std::vector<TransportColumn> &columns = m_table.dice.track;
        if (columns.size() == 1)
            return {track(columns.front(), tr("Transport track, from the bottom"))};
        std::vector<SpaceRow> rows;
        for (const Die colour : {Die::Black, Die::White}) {
            if (at(colour) < columns.size())
                rows.push_back(
                    track(columns[at(colour)], colour == Die::Black
                                                   ? tr("Transport track of black coal, from the bottom")
                                                   : tr("Transport track of white coal, from the bottom")));
        }
        return rows;
    }

private:
    static QString numberOr(std::optional<int> number)
    {
        return number ? QString::number(*number) : QStringLiteral("?");
    }

    static QString die(const std::optional<Coal> &coal)
    {
        if (!coal)
            return tr("empty", "a space for a die");
        return filled(coal->die == Die::Black ? tr("black %1", "a die and its face")
                                              : tr("white %1", "a die and its face"),
                      coal->face);
    }

    static QString riverSpace(int index)
    {
        return index == ruhrortIndex ? TheRuhrNames::place(SalePlace::Ruhrort) : QString::number(index);
    }

    QString colorOf(Seat seat) const { return m_colors.value(scoring::index(seat)); }

    template <typename Count>
    QStringList ofEach(const Count &count) const
    {
        QStringList pieces;
        for (int seat = 0; seat < m_table.seats(); ++seat)
            pieces += QStringList(count(m_table.player(Seat{seat})), colorOf(Seat{seat}));
        return pieces;
    }

    const Table &m_table;
    const QStringList &m_colors;
};

} // namespace

std::vector<SpaceRow> theRuhrSpaces(const Table &table, const QStringList &colors)
{
    const TheRuhrSpaces spaces(table, colors);
    std::vector<SpaceRow> rows;
    if (SpaceRow barges = spaces.barges(); table.tracking.turns && !barges.spaces.empty())
        rows.push_back(std::move(barges));
    if (table.tracking.warehouses) {
        rows.push_back(spaces.inCities());
        rows.push_back(spaces.onDumps());
        rows.push_back(spaces.inRuhrort());
        rows.push_back(spaces.exportTrack());
        for (SpaceRow waiting : {spaces.inStorage(), spaces.onRoundTrack()}) {
            if (std::ranges::any_of(waiting.spaces,
                                    [](const SpaceRow::Space &space) { return !space.colors.empty(); }))
                rows.push_back(std::move(waiting));
        }
    }
    if (table.tracking.thalers)
        rows.push_back(spaces.thalers());
    if (SpaceRow depots = spaces.depots(); table.tracking.dice && !depots.spaces.empty())
        rows.push_back(std::move(depots));
    std::ranges::move(spaces.tracks(), std::back_inserter(rows));
    return rows;
}

} // namespace companion
