// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/learn_rows.h"

#include "companion/learning_words.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "companion/view/own_exercises.h"
#include "scoring/coal_baron/lessons.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;

namespace {

constexpr int mostNamed = 3; // weak spots at a time

class LearnWords
{
    Q_DECLARE_TR_FUNCTIONS(LearnWords)

public:
    static QString lately(const Spot &spot)
    {
        return spot.asked == 0 ? QString() : filled(tr("%1 of %n right lately", "", spot.asked), spot.right);
    }
    static QString lines() { return tr("Segments and the end"); }
    static QString rules() { return tr("Places and ties"); }
    static QString weakest(const QStringList &titles)
    {
        return filled(tr("Worth another look: %1."), titles.join(QStringLiteral(", ")));
    }
    static QString underWay(int shift)
    {
        return filled(tr("Shift %1, as it stands now"), shiftNumeral(shift));
    }
    static QString finished(const QString &day) { return filled(tr("Your last game, %1"), day); }
};

SpotRow spotRow(const QString &part, const QString &title, const Spot &spot)
{
    return {.part = part, .title = title, .asked = spot.asked, .right = spot.right, .weak = spot.isWeak()};
}

// In the order of the clock; then the end, and what comes between shifts.
std::vector<std::string> everythingAsked()
{
    std::vector<std::string> names{"clock"};
    for (const Segment &segment : shiftClock)
        names.emplace_back(segment.name);
    for (const Task &task : finalTasks())
        names.emplace_back(task.line);
    names.emplace_back("nextStart");
    return names;
}

} // namespace

std::vector<Role<LearningRow>> learningRoles()
{
    return {
        {"number", [](const LearningRow &row) { return QVariant(row.number); }},
        {"title", [](const LearningRow &row) { return QVariant(row.title); }},
        {"text", [](const LearningRow &row) { return QVariant(row.text); }},
        {"progress", [](const LearningRow &row) { return QVariant(row.progress); }},
        {"done", [](const LearningRow &row) { return QVariant(row.done); }},
    };
}

std::vector<Role<SpotRow>> spotRoles()
{
    return {
        {"part", [](const SpotRow &row) { return QVariant(row.part); }},
        {"title", [](const SpotRow &row) { return QVariant(row.title); }},
        {"asked", [](const SpotRow &row) { return QVariant(row.asked); }},
        {"rightOnes", [](const SpotRow &row) { return QVariant(row.right); }},
        {"weak", [](const SpotRow &row) { return QVariant(row.weak); }},
    };
}

std::vector<Role<OwnGameRow>> ownGameRoles()
{
    return {
        {"key", [](const OwnGameRow &row) { return QVariant(row.key); }},
        {"title", [](const OwnGameRow &row) { return QVariant(row.title); }},
        {"text", [](const OwnGameRow &row) { return QVariant(row.text); }},
        {"shifts", [](const OwnGameRow &row) { return QVariant::fromValue(row.shifts); }},
    };
}

std::vector<LearningRow> lessonRows(const db::Learnt &learnt)
{
    std::vector<LearningRow> rows;
    for (int lesson = 0; lesson < lessonCount; ++lesson) {
        const std::string name(lessonNames[static_cast<std::size_t>(lesson)]);
        rows.push_back({.number = lesson,
                        .title = LessonWords::title(lesson),
                        .text = LessonWords::text(lesson),
                        .progress = {},
                        .done = learnt.lessons.contains(name)});
    }
    return rows;
}

std::vector<LearningRow> levelRows(const Progress &progress)
{
    std::vector<LearningRow> rows;
    for (int level = 1; level <= practiceLevels; ++level) {
        const Spot &spot = progress.levels[static_cast<std::size_t>(level)];
        rows.push_back({.number = level,
                        .title = LearningWords::level(level),
                        .text = LearningWords::levelText(level),
                        .progress = LearnWords::lately(spot),
                        .done = spot.isSure()});
    }
    Spot end;
    for (const Task &task : finalTasks()) {
        const auto line = progress.lines.find(std::string(task.line));
        if (line != progress.lines.end()) {
            end.asked += line->second.asked;
            end.right += line->second.right;
        }
    }
    rows.push_back({.number = 0,
                    .title = LearningWords::level(0),
                    .text = LearningWords::levelText(0),
                    .progress = LearnWords::lately(end),
                    .done = end.isSure()});
    return rows;
}

std::vector<SpotRow> spotRows(const Progress &progress)
{
    std::vector<SpotRow> rows;
    for (const std::string &name : everythingAsked()) {
        const auto line = progress.lines.find(name);
        if (line != progress.lines.end())
            rows.push_back(spotRow(LearnWords::lines(), LearningWords::about(name), line->second));
    }
    for (std::size_t rule = 0; rule < progress.rules.size(); ++rule) {
        if (progress.rules[rule].asked > 0)
            rows.push_back(spotRow(LearnWords::rules(), LearningWords::rule(static_cast<Rule>(rule)),
                                   progress.rules[rule]));
    }
    return rows;
}

QString weakestWords(const std::vector<SpotRow> &spots)
{
    std::vector<SpotRow> weak;
    std::ranges::copy_if(spots, std::back_inserter(weak), &SpotRow::weak);
    std::ranges::stable_sort(weak, [](const SpotRow &one, const SpotRow &other) {
        return one.right * other.asked < other.right * one.asked; // the smaller share comes first
    });
    QStringList titles;
    for (const SpotRow &spot : weak) {
        if (titles.size() < mostNamed)
            titles += spot.title;
    }
    return titles.isEmpty() ? QString() : LearnWords::weakest(titles);
}

std::vector<OwnGameRow> ownGameRows(Ledger &ledger)
{
    std::vector<OwnGameRow> rows;
    std::vector<db::LiveGame> games;
    ledger.read([&](db::Store &store) { games = db::liveGames(store); });
    for (const db::LiveGame &live : games) {
        CoalBaronGame game(ledger);
        const QString id = QString::fromStdString(toString(live.id));
        if (game.open(id) && game.phase() == CoalBaronGame::Phase::Shift)
            rows.push_back({.key = id,
                            .title = LearnWords::underWay(game.shift()),
                            .text = joined(game.names()),
                            .shifts = {-1}});
    }
    if (const std::optional<PlayedLast> last = playedLast(ledger)) {
        OwnGameRow row{
            .key = last->id, .title = LearnWords::finished(last->day), .text = last->players, .shifts = {}};
        for (const int shift : {1, 2, 3, 0}) {
            if (ownShift(ledger, last->id, shift))
                row.shifts += shift;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace companion
