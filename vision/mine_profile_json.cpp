// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_profile_json.h"

#include "vision/gradient_field.h"
#include "vision/matrix_json.h"

#include <algorithm>

namespace vision {

using scoring::Expected;
using scoring::Json;
using scoring::JsonReader;
using scoring::Node;

namespace {

constexpr int mostDirections = 256; // of a nuisance
constexpr int mostFaces = 16;

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

/// How often something was seen, and the like: never below that.
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
    return {{"seen", writeNumbers(seen)}, {"means", writeRough(means)}};
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
    const cv::Mat1f means = readRough(reader, node.field("means"), {features, count});
    for (int kind = 0; kind < count; ++kind)
        kinds.kinds[static_cast<std::size_t>(kind)] = {seen[static_cast<std::size_t>(kind)],
                                                       vectorOf(means.row(kind))};
}

Json write(const Nuisance &nuisance)
{
    std::vector<double> strengths(nuisance.strengths.begin(), nuisance.strengths.end());
    cv::Mat1f directions;
    for (const std::vector<float> &direction : nuisance.directions)
        directions.push_back(matrix(direction, static_cast<int>(direction.size())));
    Json json{{"count", nuisance.directions.size()}, {"rest", writeNumbers({nuisance.rest})}};
    if (!strengths.empty()) {
        json["strengths"] = writeNumbers(strengths);
        json["directions"] = writeRough(directions);
    }
    return json;
}

Nuisance readNuisance(JsonReader &reader, const Node &node, std::size_t features)
{
    Nuisance nuisance;
    if (!reader.isObject(node))
        return nuisance;
    const int count = reader.whole(node.field("count"), Expected::Count, 0, mostDirections);
    nuisance.rest = static_cast<float>(readAtLeast(reader, node.field("rest"), 1e-9));
    if (count == 0)
        return nuisance;
    for (const double strength : readNumbers(reader, node.field("strengths"), count)) {
        if (strength < 0)
            reader.notExpected(node.field("strengths"), Expected::Text);
        nuisance.strengths.push_back(static_cast<float>(std::max(0.0, strength)));
    }
    const cv::Mat1f directions =
        readRough(reader, node.field("directions"), {static_cast<int>(features), count});
    for (int row = 0; row < count; ++row)
        nuisance.directions.push_back(vectorOf(directions.row(row)));
    return nuisance;
}

Json write(const MineLayout &layout)
{
    std::vector<double> numbers(layout.rows.begin(), layout.rows.end());
    numbers.insert(numbers.end(), {layout.tileWidth, layout.tileHeight, layout.firstFromEdge,
                                   layout.nextFromLast, layout.onlyCart.x, layout.onlyCart.y});
    for (const auto *points :
         {layout.bothCarts.data(), layout.boardCarts.data(), layout.boardCarts.data() + 2}) {
        for (const cv::Point2d &point : {points[0], points[1]})
            numbers.insert(numbers.end(), {point.x, point.y});
    }
    return writeNumbers(numbers);
}

MineLayout readLayout(JsonReader &reader, const Node &node)
{
    const std::vector<double> numbers = readNumbers(reader, node, 22);
    // Nothing lies farther off than a few boards, and a tile is not a speck.
    if (!std::ranges::all_of(numbers, [](double number) { return number > -1000 && number < 1000; }) ||
        numbers[4] < 5 || numbers[5] < 5 || numbers[7] < 5) {
        reader.notExpected(node, Expected::Text);
        return {};
    }
    const auto point = [&](std::size_t at) { return cv::Point2d(numbers[at], numbers[at + 1]); };
    return {.rows = {numbers[0], numbers[1], numbers[2], numbers[3]},
            .tileWidth = numbers[4],
            .tileHeight = numbers[5],
            .firstFromEdge = numbers[6],
            .nextFromLast = numbers[7],
            .onlyCart = point(8),
            .bothCarts = {point(10), point(12)},
            .boardCarts = {point(14), point(16), point(18), point(20)}};
}

Json write(const BoardColours &colours)
{
    std::vector<double> numbers;
    for (const cv::Vec3f &place : colours.places)
        numbers.insert(numbers.end(), place.val, place.val + 3);
    return {{"seen", writeNumbers({colours.seen})}, {"places", writeNumbers(numbers)}};
}

BoardColours readColours(JsonReader &reader, const Node &node)
{
    BoardColours colours;
    if (!reader.isObject(node))
        return colours;
    colours.seen = readAtLeast(reader, node.field("seen"), 0);
    const std::vector<double> numbers = readNumbers(reader, node.field("places"), 3 * boardColourPlaces);
    for (std::size_t i = 0; i < numbers.size(); i += 3)
        colours.places.emplace_back(static_cast<float>(numbers[i]), static_cast<float>(numbers[i + 1]),
                                    static_cast<float>(numbers[i + 2]));
    return colours;
}

Json write(const MineFace &face)
{
    return {
        {"photos", writeNumbers({face.photos})},
        {"far", write(face.board.far)},
        {"farWeights", writeRough(matrix(face.board.farWeights, face.board.far.columns() * lineDirections))},
        {"usual", writeNumbers({face.board.usual})},
        {"middle", write(face.board.middle)},
        {"near", write(face.board.near)},
        {"colours", write(face.colours)},
        {"layout", write(face.layout)},
        {"tile", write(face.tile)},
        {"tiles", write(face.tiles)},
        {"presence", write(face.presence)},
        {"carts", write(face.carts)}};
}

MineFace readFace(JsonReader &reader, const Node &node)
{
    MineFace face;
    if (!reader.isObject(node))
        return face;
    face.photos = readAtLeast(reader, node.field("photos"), 1);
    read(reader, node.field("far"), face.board.far);
    const Pattern &far = face.board.far;
    face.board.farWeights =
        vectorOf(readRough(reader, node.field("farWeights"), {far.columns() * lineDirections, far.rows()}));
    face.board.usual = readAtLeast(reader, node.field("usual"), 0.01);
    read(reader, node.field("middle"), face.board.middle);
    read(reader, node.field("near"), face.board.near);
    face.colours = readColours(reader, node.field("colours"));
    face.layout = readLayout(reader, node.field("layout"));
    read(reader, node.field("tile"), face.tile);
    read(reader, node.field("tiles"), face.tiles);
    read(reader, node.field("presence"), face.presence);
    read(reader, node.field("carts"), face.carts);
    return face;
}

Json write(const MineLimits &limits)
{
    return writeNumbers({limits.anyBoard, limits.board, limits.noTile, limits.tile, limits.carts, limits.load,
                         limits.otherwise, limits.tileScale, limits.cartsScale, limits.emptyScale,
                         limits.loadedScale, limits.loadedBias});
}

MineLimits readLimits(JsonReader &reader, const Node &node)
{
    const std::vector<double> n = readNumbers(reader, node, 12);
    return {n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11]};
}

Json write(const CubeLook &look)
{
    if (look.through.empty())
        return {{"known", 0}};
    cv::Mat1f cubes;
    for (const std::vector<float> &cube : look.cubes)
        cubes.push_back(matrix(cube, static_cast<int>(cube.size())));
    return {{"known", 1},
            {"through", writeMatrix(matrix(look.through, cartCells))},
            {"cubes", writeRough(cubes)}};
}

CubeLook readCubes(JsonReader &reader, const Node &node)
{
    CubeLook look;
    if (!reader.isObject(node) || reader.whole(node.field("known"), Expected::Count, 0, 1) == 0)
        return look;
    constexpr int features = cartCells * cartCells * static_cast<int>(featuresPerCell);
    look.through = vectorOf(readMatrix(reader, node.field("through"), {cartCells, cartCells}));
    const cv::Mat1f cubes = readRough(reader, node.field("cubes"), {features, 4});
    for (int colour = 0; colour < 4; ++colour)
        look.cubes[static_cast<std::size_t>(colour)] = vectorOf(cubes.row(colour));
    return look;
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

} // namespace

Json writeMineProfile(const MineProfile &profile)
{
    Json faces = Json::array();
    for (const MineFace &face : profile.faces)
        faces.push_back(write(face));
    return {{"habits", write(profile.habits)},
            {"tiles", write(profile.tiles)},
            {"presence", write(profile.presence)},
            {"emptyCarts", write(profile.emptyCarts)},
            {"loadedCarts", write(profile.loadedCarts)},
            {"limits", write(profile.limits)},
            {"cubes", write(profile.cubes)},
            {"faces", faces}};
}

MineProfile readMineProfile(JsonReader &reader, const Node &node)
{
    MineProfile profile;
    if (!reader.isObject(node))
        return profile;
    constexpr std::size_t tileFeatures = tileCells * tileCells * featuresPerCell;
    constexpr std::size_t cartFeatures = cartCells * cartCells * featuresPerCell;
    profile.habits = readHabits(reader, node.field("habits"));
    profile.tiles = readNuisance(reader, node.field("tiles"), tileFeatures);
    profile.presence = readNuisance(reader, node.field("presence"), tileFeatures);
    profile.emptyCarts = readNuisance(reader, node.field("emptyCarts"), cartFeatures);
    profile.loadedCarts = readNuisance(reader, node.field("loadedCarts"), cartFeatures);
    profile.cubes = readCubes(reader, node.field("cubes"));
    profile.limits = readLimits(reader, node.field("limits"));
    const std::vector<Node> faces = reader.entries(node.field("faces"));
    if (faces.size() > mostFaces)
        reader.notExpected(node.field("faces"), Expected::List);
    for (std::size_t i = 0; i < std::min<std::size_t>(faces.size(), mostFaces); ++i)
        profile.faces.push_back(readFace(reader, faces[i]));
    return profile;
}

} // namespace vision
