// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/table_view.h"

#include "companion/coal_baron_names.h"
#include "companion/coal_baron_words.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "companion/sum_words.h"
#include "scoring/coal_baron/prospects.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::index;
using scoring::Line;
using scoring::Reason;
using scoring::Seat;

namespace {

std::vector<Role<PlayerRow>> playerRoles()
{
    return {
        {"name", [](const PlayerRow &row) { return QVariant(row.name); }},
        {"color", [](const PlayerRow &row) { return QVariant(row.color); }},
        {"score", [](const PlayerRow &row) { return QVariant(row.score); }},
        {"gain", [](const PlayerRow &row) { return QVariant(row.gain); }},
        {"workers", [](const PlayerRow &row) { return QVariant(row.workers); }},
        {"isNext", [](const PlayerRow &row) { return QVariant(row.isNext); }},
        {"starts", [](const PlayerRow &row) { return QVariant(row.starts); }},
        {"marks", [](const PlayerRow &row) { return QVariant(row.marks); }},
        {"delivered", [](const PlayerRow &row) { return QVariant(row.delivered); }},
        {"open", [](const PlayerRow &row) { return QVariant(row.open); }},
        {"coal", [](const PlayerRow &row) { return QVariant::fromValue(row.coal); }},
        {"vehicles", [](const PlayerRow &row) { return QVariant::fromValue(row.vehicles); }},
        {"carts", [](const PlayerRow &row) { return QVariant::fromValue(row.carts); }},
    };
}

// The segments as they count now: during a shift as if it ended, after it as they were scored.
std::vector<Line> segmentsNow(const Table &table)
{
    std::vector<Line> lines = segmentsIfEndedNow(table);
    if (!lines.empty())
        return lines;
    for (const Line &line : table.lines) {
        if (line.shift == table.shift && line.name != "delivery")
            lines.push_back(line);
    }
    return lines;
}

std::vector<PlayerRow> playerRows(const CoalBaronGame &game)
{
    const Table &table = game.table();
    const std::vector<int> points = pointsNow(table);
    const std::vector<int> gains = scoring::totals(segmentsIfEndedNow(table), table.seats());
    std::vector<PlayerRow> rows;
    for (int number = 0; number < table.seats(); ++number) {
        const auto place = static_cast<std::size_t>(number);
        const Player &player = table.player(Seat{number});
        PlayerRow row{.name = game.names().value(number),
                      .color = game.colors().value(number),
                      .score = points[place],
                      .gain = gains[place],
                      .workers = player.workers,
                      .isNext = game.next() == number,
                      .starts = index(table.startingPlayer) == number,
                      .marks = table.tracking.marks ? player.marks : player.countedMarks.value_or(-1),
                      .delivered = static_cast<int>(player.delivered.size()),
                      .open = static_cast<int>(player.open.size()),
                      .coal = QList<int>(4),
                      .vehicles = QList<int>(4),
                      .carts = {}};
        for (const Order order : player.delivered) {
            for (const Coal kind : coals)
                row.coal[scoring::coal_baron::number(kind)] += card(order).squares[at(kind)];
            row.vehicles[scoring::coal_baron::number(card(order).vehicle)] += card(order).squareCount();
        }
        for (const int carts : emptyCarts(table, Seat{number}).numbers)
            row.carts += carts;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<SegmentRow> segmentRows(const CoalBaronGame &game)
{
    const Table &table = game.table();
    const std::vector<Line> lines = segmentsNow(table);
    const ShiftState now = shiftStateNow(table);
    std::vector<SegmentRow> rows;
    for (const Segment &segment : shiftClock) {
        SegmentRow row = segmentRow(segment, placesOf(segment, table.seats(), table.options), table.shift);
        const auto scored = std::ranges::find(lines, segment.name, &Line::name);
        const Line line =
            scored != lines.end() ? *scored : segmentLine(shiftCount, segment, now, table.options);
        for (std::size_t seat = 0; seat < line.awards.size(); ++seat) {
            const scoring::Award &award = line.awards[seat];
            row.counts += award.count;
            row.points += award.points;
            if (award.reason == Reason::First || award.reason == Reason::TiedFirst)
                row.leaders += game.colors().value(static_cast<int>(seat));
        }
        if (row.due)
            row.sentence = CoalBaronWords(game.names(), {}, {}).explain(line);
        rows.push_back(std::move(row));
    }
    return rows;
}

// The newest first. Words know more with the table as it was then.
std::vector<LogRow> logRows(const CoalBaronGame &game)
{
    std::vector<LogRow> rows;
    const CoalBaronTableWords words = game.words();
    Table table;
    for (int number = 0; number < game.position(); ++number) {
        const Event &event = game.eventAt(number);
        if (scoring::coal_baron::apply(table, event))
            continue; // among the warnings
        rows.push_back(logRow(words.event(event, table), game.toldAt(number)));
    }
    std::ranges::reverse(rows);
    return rows;
}

} // namespace

std::vector<Role<SegmentRow>> segmentRoles()
{
    return {
        {"number", [](const SegmentRow &row) { return QVariant(row.number); }},
        {"kind", [](const SegmentRow &row) { return QVariant(row.kind); }},
        {"which", [](const SegmentRow &row) { return QVariant(row.which); }},
        {"first", [](const SegmentRow &row) { return QVariant(row.first); }},
        {"second", [](const SegmentRow &row) { return QVariant(row.second); }},
        {"title", [](const SegmentRow &row) { return QVariant(row.title); }},
        {"leaders", [](const SegmentRow &row) { return QVariant(row.leaders); }},
        {"due", [](const SegmentRow &row) { return QVariant(row.due); }},
        {"counts", [](const SegmentRow &row) { return QVariant::fromValue(row.counts); }},
        {"points", [](const SegmentRow &row) { return QVariant::fromValue(row.points); }},
        {"sentence", [](const SegmentRow &row) { return QVariant(row.sentence); }},
    };
}

SegmentRow segmentRow(const Segment &segment, const scoring::Places &places, int shift)
{
    return {.number = segment.number,
            .kind = static_cast<int>(segment.kind),
            .which = segment.which,
            .first = places.points[0],
            .second = places.awarded > 1 ? places.points[1] : 0,
            .title = CoalBaronNames::line({.shift = 0, .name = segment.name, .awards = {}}),
            .leaders = {},
            .due = segment.number <= segmentsDue(shift),
            .counts = {},
            .points = {},
            .sentence = {}};
}

TableView::TableView(CoalBaronGame &game, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_players(playerRoles())
    , m_segments(segmentRoles())
    , m_log(logRoles())
{
    connect(&game, &CoalBaronGame::changed, this, &TableView::follow);
}

void TableView::follow()
{
    m_players.assign(playerRows(m_game));
    m_segments.assign(segmentRows(m_game));
    m_log.assign(logRows(m_game));
    emit changed();
}

QString TableView::lastWords() const
{
    return m_log.rows().empty() ? QString() : m_log.rows().front().text;
}

QString TableView::gainOf(int seat) const
{
    const Table &table = m_game.table();
    if (seat < 0 || seat >= table.seats())
        return {};
    QStringList lines{tr("If the shift ended now, these segments would give points:")};
    for (const Line &line : segmentsIfEndedNow(table)) {
        const int points = line.awards[static_cast<std::size_t>(seat)].points;
        if (points > 0)
            lines += filled(tr("%1: %2", "a segment of the clock and its points"), CoalBaronNames::line(line),
                            gain(points));
    }
    if (lines.size() == 1)
        return filled(tr("If the shift ended now, no segment would give %1 points."),
                      m_game.names().value(seat));
    return lines.join(u'\n');
}

QString TableView::scoreOf(int seat) const
{
    const Table &table = m_game.table();
    if (seat < 0 || seat >= table.seats())
        return {};
    std::vector<Summand> summands;
    int evaluated = 0;
    for (const Line &line : table.lines) {
        const int points = line.awards[static_cast<std::size_t>(seat)].points;
        evaluated += points;
        summands.push_back({line.shift > 0 ? filled(tr("%1 (shift %2)", "a line of the score"),
                                                    CoalBaronNames::line(line), shiftNumeral(line.shift))
                                           : CoalBaronNames::line(line),
                            points});
    }
    summands.push_back(
        {tr("Delivered since", "orders"), pointsNow(table)[static_cast<std::size_t>(seat)] - evaluated});
    return SumWords::sum(summands);
}

QStringList TableView::prospectsOf(int segment) const
{
    QStringList lines;
    const CoalBaronTableWords words = m_game.words();
    for (const Prospect &prospect : prospects(m_game.table())) {
        if (prospect.segment == segment)
            lines += words.prospect(prospect);
    }
    return lines;
}

} // namespace companion
