// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/sheet_lines.h"

#include "companion/sentences.h"
#include "companion/shift_numeral.h"

#include <algorithm>
#include <array>

namespace companion {

using namespace scoring;

namespace {

class SheetParts
{
    Q_DECLARE_TR_FUNCTIONS(SheetParts)

public:
    static QString start() { return tr("Start"); }
    static QString end() { return tr("End"); }
    static QString of(int shift)
    {
        return shift > 0 ? filled(tr("Shift %1"), shiftNumeral(shift)) : tr("End of the game");
    }
    static QString sumOf(int shift)
    {
        return shift > 0 ? filled(tr("Points of shift %1"), shiftNumeral(shift)) : tr("Points at the end");
    }
    static QString total() { return tr("Total"); }
};

// The shifts in the order in which their lines stand; 0 is the end.
std::vector<int> partsOf(const std::vector<Line> &lines)
{
    std::vector<int> parts;
    for (const Line &line : lines) {
        if (parts.empty() || parts.back() != line.shift)
            parts.push_back(line.shift);
    }
    return parts;
}

std::vector<Line> linesOf(const std::vector<Line> &lines, int shift)
{
    std::vector<Line> found;
    std::ranges::copy_if(lines, std::back_inserter(found),
                         [=](const Line &line) { return line.shift == shift; });
    return found;
}

int pointsOf(const Line &line, int seat)
{
    return line.awards[static_cast<std::size_t>(seat)].points;
}

SheetLine lineFor(const Line &line, const GameWords &words)
{
    SheetLine row{
        .part = SheetParts::of(line.shift), .title = words.title(line), .explanation = words.explain(line)};
    for (const Award &award : line.awards) {
        row.counts += asText(award.count);
        row.points += gain(award.points);
    }
    return row;
}

} // namespace

std::vector<SheetLine> sheetLines(const Record &record, const GameScore &score, const GameWords &words)
{
    std::vector<SheetLine> rows;
    if (std::holds_alternative<Totals>(record.part))
        return rows;
    const auto seats = static_cast<int>(record.players.size());
    std::vector<Line> soFar;
    for (const int shift : partsOf(score.lines)) {
        const std::vector<Line> part = linesOf(score.lines, shift);
        for (const Line &line : part)
            rows.push_back(lineFor(line, words));
        soFar.insert(soFar.end(), part.begin(), part.end());
        SheetLine sum{.part = SheetParts::of(shift), .title = SheetParts::sumOf(shift), .isSum = true};
        for (const int points : totals(part, seats))
            sum.points += gain(points);
        SheetLine total{.part = SheetParts::of(shift),
                        .title = SheetParts::total(),
                        .explanation = words.afterShift(shift),
                        .isSum = true};
        for (const int points : totals(soFar, seats))
            total.points += asText(points);
        if (part.size() != score.lines.size()) // else it says the same as the total
            rows.push_back(sum);
        rows.push_back(total);
    }
    return rows;
}

std::vector<SourceStep> waterfall(const GameScore &score, const GameWords &words, int seat)
{
    struct Source {
        const Line *line;
        int points;
    };
    std::vector<Source> sources;
    for (const Line &line : score.lines) {
        const auto known =
            std::ranges::find(sources, line.name, [](const Source &source) { return source.line->name; });
        if (known == sources.end())
            sources.push_back({&line, pointsOf(line, seat)});
        else
            known->points += pointsOf(line, seat);
    }
    std::vector<SourceStep> steps;
    int sum = 0;
    for (const Source &source : sources) {
        if (source.points == 0)
            continue;
        steps.push_back({words.title(*source.line), sum, sum + source.points});
        sum += source.points;
    }
    return steps;
}

QList<int> progressOf(const GameScore &score, int seat)
{
    QList<int> points{0};
    for (const int shift : partsOf(score.lines)) {
        int sum = points.last();
        for (const Line &line : score.lines) {
            if (line.shift == shift)
                sum += pointsOf(line, seat);
        }
        points += sum;
    }
    return points;
}

QStringList progressMoments(const GameScore &score)
{
    QStringList moments{SheetParts::start()};
    for (const int shift : partsOf(score.lines))
        moments += shift > 0 ? SheetParts::of(shift) : SheetParts::end();
    return moments;
}

QStringList seatColors(const Record &record)
{
    QStringList free{"red", "blue", "green", "purple", "white"};
    QStringList colors;
    for (const RecordPlayer &player : record.players) {
        const QString color = QString::fromStdString(player.color).toLower();
        colors += free.removeOne(color) ? color : QString();
    }
    for (QString &color : colors) {
        if (color.isEmpty())
            color = free.takeFirst();
    }
    return colors;
}

} // namespace companion
