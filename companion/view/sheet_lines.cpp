// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/sheet_lines.h"

#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "companion/sum_words.h"

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
    static QString reason(int shift, const QString &why)
    {
        return shift > 0 ? filled(tr("%1: %2", "a shift and why points were given in it"), of(shift), why)
                         : why;
    }
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

// The sum of each player, line by line.
QString sumsOf(const std::vector<Line> &lines, const QStringList &names, const GameWords &words)
{
    QStringList sums;
    for (int seat = 0; seat < names.size(); ++seat) {
        std::vector<Summand> summands;
        for (const Line &line : lines)
            summands.push_back({words.title(line), pointsOf(line, seat)});
        sums += SumWords::sumOf(names[seat], summands);
    }
    return sums.join(u'\n');
}

// The same from part to part.
QString totalsOf(const std::vector<Line> &lines, const QStringList &names)
{
    QStringList sums;
    for (int seat = 0; seat < names.size(); ++seat) {
        std::vector<Summand> summands;
        for (const int part : partsOf(lines)) {
            Summand summand{SheetParts::of(part)};
            for (const Line &line : linesOf(lines, part))
                summand.points += pointsOf(line, seat);
            summands.push_back(std::move(summand));
        }
        sums += SumWords::sumOf(names[seat], summands);
    }
    return sums.join(u'\n');
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
    const QStringList names = playerNames(record);
    const auto seats = static_cast<int>(names.size());
    std::vector<Line> soFar;
    for (const int shift : partsOf(score.lines)) {
        const std::vector<Line> part = linesOf(score.lines, shift);
        for (const Line &line : part)
            rows.push_back(lineFor(line, words));
        soFar.insert(soFar.end(), part.begin(), part.end());
        SheetLine sum{.part = SheetParts::of(shift),
                      .title = SheetParts::sumOf(shift),
                      .explanation = sumsOf(part, names, words),
                      .isSum = true};
        for (const int points : totals(part, seats))
            sum.points += gain(points);
        SheetLine total{.part = SheetParts::of(shift),
                        .title = SheetParts::total(),
                        .explanation = totalsOf(soFar, names),
                        .isSum = true};
        for (const int points : totals(soFar, seats))
            total.points += asText(points);
        if (const QString next = words.afterShift(shift); !next.isEmpty())
            total.explanation += u'\n' + next;
        if (part.size() != score.lines.size()) // else it says the same as the total
            rows.push_back(sum);
        else
            total.explanation = sumsOf(part, names, words);
        rows.push_back(total);
    }
    return rows;
}

std::vector<SourceStep> waterfall(const GameScore &score, const GameWords &words, int seat)
{
    struct Source {
        const Line *line;
        int points;
        QStringList reasons;
    };
    std::vector<Source> sources;
    for (const Line &line : score.lines) {
        const auto known =
            std::ranges::find(sources, line.name, [](const Source &source) { return source.line->name; });
        Source &source = known == sources.end() ? sources.emplace_back(&line, 0, QStringList()) : *known;
        source.points += pointsOf(line, seat);
        if (pointsOf(line, seat) != 0)
            source.reasons += SheetParts::reason(line.shift, words.explain(line));
    }
    std::vector<SourceStep> steps;
    int sum = 0;
    for (const Source &source : sources) {
        if (source.points == 0)
            continue;
        steps.push_back({words.title(*source.line), sum, sum + source.points, source.reasons.join(u'\n')});
        sum += source.points;
    }
    return steps;
}

QString totalSum(const GameScore &score, const GameWords &words, int seat)
{
    std::vector<Summand> summands;
    for (const SourceStep &step : waterfall(score, words, seat))
        summands.push_back({step.label, step.to - step.from});
    return SumWords::sum(summands);
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
    QStringList free{"red", "blue", "green", "purple", "white", "yellow"};
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
