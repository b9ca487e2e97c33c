// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/looks_json.h"

#include "vision/gradient_field.h"
#include "vision/matrix_json.h"

#include <algorithm>

namespace vision {

using scoring::Expected;
using scoring::Json;
using scoring::JsonReader;
using scoring::Node;

cv::Mat1f matrix(const std::vector<float> &values, int columns)
{
    return cv::Mat1f(values, true).reshape(1, static_cast<int>(values.size()) / columns);
}

std::vector<float> vectorOf(const cv::Mat1f &values)
{
    return {values.begin(), values.end()};
}

Json writeNumbers(const std::vector<double> &numbers)
{
    return writeMatrix(cv::Mat1d(numbers, true));
}

std::vector<double> readNumbers(JsonReader &reader, const Node &node, int count)
{
    const cv::Mat1f values = readMatrix(reader, node, {count, 1});
    return {values.begin(), values.end()};
}

double readAtLeast(JsonReader &reader, const Node &node, double least)
{
    const double number = readNumbers(reader, node, 1).front();
    if (number < least) {
        reader.notExpected(node, Expected::Text);
        return least;
    }
    return number;
}

Json write(const Pattern &pattern)
{
    const int columns = pattern.columns() * lineDirections;
    return {{"seen", writeNumbers({pattern.seen})},
            {"mean", writeRough(matrix(pattern.mean, columns))},
            {"spread", writeRough(matrix(pattern.spread, columns))}};
}

void read(JsonReader &reader, const Node &node, Pattern &pattern)
{
    if (!reader.isObject(node))
        return;
    const cv::Size size(pattern.columns() * lineDirections, pattern.rows());
    pattern.seen = readAtLeast(reader, node.field("seen"), 0);
    pattern.mean = vectorOf(readRough(reader, node.field("mean"), size));
    pattern.spread = vectorOf(readRough(reader, node.field("spread"), size));
    for (float &spread : pattern.spread)
        spread = std::max(0.F, spread);
}

Json write(const Kinds &kinds)
{
    std::vector<double> seen;
    cv::Mat1f means;
    for (const Kinds::Kind &kind : kinds.kinds) {
        seen.push_back(kind.seen);
        means.push_back(matrix(kind.mean, static_cast<int>(kind.mean.size())));
    }
    return {{"seen", writeNumbers(seen)}, {"means", writeMatrix(means)}};
}

void read(JsonReader &reader, const Node &node, Kinds &kinds)
{
    if (!reader.isObject(node))
        return;
    const auto count = static_cast<int>(kinds.kinds.size());
    const auto features = static_cast<int>(kinds.kinds.front().mean.size());
    const std::vector<double> seen = readNumbers(reader, node.field("seen"), count);
    if (std::ranges::min(seen) < 0)
        reader.notExpected(node.field("seen"), Expected::Text);
    const cv::Mat1f means = readMatrix(reader, node.field("means"), {features, count});
    for (int kind = 0; kind < count; ++kind)
        kinds.kinds[static_cast<std::size_t>(kind)] = {seen[static_cast<std::size_t>(kind)],
                                                       vectorOf(means.row(kind))};
}

Json write(const Sight &sight)
{
    if (sight.directions.empty())
        return {{"known", 0}};
    cv::Mat1f directions;
    for (const std::vector<float> &direction : sight.directions)
        directions.push_back(matrix(direction, static_cast<int>(direction.size())));
    return {{"known", 1}, {"directions", writeMatrix(directions)}, {"usual", write(sight.usual)}};
}

Sight readSight(JsonReader &reader, const Node &node, std::size_t features, const Kinds &empty)
{
    Sight sight{{}, empty};
    if (!reader.isObject(node) || reader.whole(node.field("known"), Expected::Count, 0, 1) == 0)
        return sight;
    const auto numbers = static_cast<int>(empty.kinds.front().mean.size());
    const cv::Mat1f directions =
        readMatrix(reader, node.field("directions"), {static_cast<int>(features), numbers});
    for (int row = 0; row < numbers; ++row)
        sight.directions.push_back(vectorOf(directions.row(row)));
    read(reader, node.field("usual"), sight.usual);
    return sight;
}

Json write(const Hunch &hunch)
{
    if (hunch.hidden.empty())
        return {{"known", 0}};
    cv::Mat1f hidden;
    for (const std::vector<float> &row : hunch.hidden)
        hidden.push_back(matrix(row, static_cast<int>(row.size())));
    return {{"known", 1},
            {"hidden", writeRough(hidden)},
            {"level", writeMatrix(matrix(hunch.level, static_cast<int>(hunchNumbers)))},
            {"says", writeMatrix(matrix(hunch.says, static_cast<int>(hunchNumbers)))},
            {"bias", writeNumbers({hunch.bias})}};
}

Hunch readHunch(JsonReader &reader, const Node &node, std::size_t features)
{
    if (!reader.isObject(node) || reader.whole(node.field("known"), Expected::Count, 0, 1) == 0)
        return {};
    constexpr auto numbers = static_cast<int>(hunchNumbers);
    Hunch hunch;
    const cv::Mat1f hidden = readRough(reader, node.field("hidden"), {static_cast<int>(features), numbers});
    for (int row = 0; row < numbers; ++row)
        hunch.hidden.push_back(vectorOf(hidden.row(row)));
    hunch.level = vectorOf(readMatrix(reader, node.field("level"), {numbers, 1}));
    hunch.says = vectorOf(readMatrix(reader, node.field("says"), {numbers, 1}));
    hunch.bias = static_cast<float>(readNumbers(reader, node.field("bias"), 1).front());
    return hunch;
}

Json write(const LineHabits &habits)
{
    if (habits.mean.empty())
        return {{"seen", writeNumbers({0})}};
    return {{"seen", writeNumbers({habits.seen})},
            {"mean", writeMatrix(matrix(habits.mean, lineDirections))},
            {"common", writeMatrix(matrix(habits.common, lineDirections))}};
}

LineHabits readHabits(JsonReader &reader, const Node &node)
{
    LineHabits habits;
    if (!reader.isObject(node))
        return habits;
    habits.seen = readAtLeast(reader, node.field("seen"), 0);
    if (habits.seen < 1)
        return {};
    constexpr int wide = 2 * LineHabits::reach + 1;
    habits.mean = vectorOf(readMatrix(reader, node.field("mean"), {lineDirections, 1}));
    habits.common =
        vectorOf(readMatrix(reader, node.field("common"), {lineDirections, wide * wide * lineDirections}));
    return habits;
}

} // namespace vision
