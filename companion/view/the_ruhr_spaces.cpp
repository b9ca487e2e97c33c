// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/the_ruhr_spaces.h"

#include "companion/the_ruhr_names.h"
#include "scoring/the_ruhr/turn_order.h"

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
            SpaceRow::Space &column = row.spaces.emplace_back(
                SpaceRow::Space{.text = TheRuhrNames::country(country),
                                .next = m_table.flag == country}); // scored this round
            for (const Seat seat : m_table.columns[at(country)])
                column.colors += colorOf(seat);
        }
        return row;
    }

private:
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
    }
    return rows;
}

} // namespace companion
