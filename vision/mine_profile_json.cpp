// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_profile_json.h"

#include "vision/gradient_field.h"
#include "vision/looks_json.h"
#include "vision/loose_cubes.h"
#include "vision/matrix_json.h"

#include <algorithm>

namespace vision {

using scoring::Expected;
using scoring::Json;
using scoring::JsonReader;
using scoring::Node;

namespace {

constexpr int mostFaces = 16;

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
        {"carts", write(face.carts)},
        {"hunches",
         writeNumbers({face.hunches.tile.right, face.hunches.tile.wrong, face.hunches.twoCarts.right,
                       face.hunches.twoCarts.wrong, face.hunches.cube.right, face.hunches.cube.wrong})}};
}

MineQuestions<HunchRecord> readHunchRecords(JsonReader &reader, const Node &node)
{
    const std::vector<double> n = readNumbers(reader, node, 6);
    if (std::ranges::min(n) < 0) {
        reader.notExpected(node, Expected::Text);
        return {};
    }
    return {{n[0], n[1]}, {n[2], n[3]}, {n[4], n[5]}};
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
    face.hunches = readHunchRecords(reader, node.field("hunches"));
    return face;
}

Json write(const MineLimits &limits)
{
    std::vector<double> numbers{limits.anyBoard, limits.board, limits.noTile,   limits.tile,
                                limits.carts,    limits.load,  limits.otherwise};
    const MineQuestions<Weighings> &by = limits.weighings;
    for (const Weighing &weighing : {by.tile.trusting, by.tile.alone, by.twoCarts.trusting, by.twoCarts.alone,
                                     by.cube.trusting, by.cube.alone})
        numbers.insert(numbers.end(), {weighing.first, weighing.second, weighing.hunch, weighing.bias});
    return writeNumbers(numbers);
}

MineLimits readLimits(JsonReader &reader, const Node &node)
{
    const std::vector<double> n = readNumbers(reader, node, 31);
    const auto weighings = [&](std::size_t at) {
        return Weighings{{n[at], n[at + 1], n[at + 2], n[at + 3]},
                         {n[at + 4], n[at + 5], n[at + 6], n[at + 7]}};
    };
    return {n[0], n[1], n[2], n[3], n[4], n[5], n[6], {weighings(7), weighings(15), weighings(23)}};
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
            {"carts", write(profile.carts)},
            {"tileHunch", write(profile.hunches.tile)},
            {"twoCartsHunch", write(profile.hunches.twoCarts)},
            {"cubeHunch", write(profile.hunches.cube)},
            {"looseCubeGlance", write(profile.looseCubes.glance)},
            {"looseCubeHunch", write(profile.looseCubes.look)},
            {"limits", write(profile.limits)},
            {"faces", faces}};
}

MineProfile readMineProfile(JsonReader &reader, const Node &node)
{
    MineProfile profile;
    if (!reader.isObject(node))
        return profile;
    profile.habits = readHabits(reader, node.field("habits"));
    const MineFace empty;
    profile.tiles = readSight(reader, node.field("tiles"), tileFeatureCount, empty.tiles);
    profile.presence = readSight(reader, node.field("presence"), tileFeatureCount, empty.presence);
    profile.carts = readSight(reader, node.field("carts"), cartFeatureCount, empty.carts);
    profile.hunches.tile = readHunch(reader, node.field("tileHunch"), tileFeatureCount);
    profile.hunches.twoCarts = readHunch(reader, node.field("twoCartsHunch"), tileFeatureCount);
    profile.hunches.cube = readHunch(reader, node.field("cubeHunch"), cartFeatureCount);
    // Whoever taught an edition before cubes in the cage were counted goes without.
    if (const Node glance = node.field("looseCubeGlance"))
        profile.looseCubes = {
            readHunch(reader, glance, squareFeatureCount(looseCubeCells)),
            readHunch(reader, node.field("looseCubeHunch"), squareFeatureCount(cellsAroundCube))};
    profile.limits = readLimits(reader, node.field("limits"));
    const std::vector<Node> faces = reader.entries(node.field("faces"));
    if (faces.size() > mostFaces)
        reader.notExpected(node.field("faces"), Expected::List);
    for (std::size_t i = 0; i < std::min<std::size_t>(faces.size(), mostFaces); ++i)
        profile.faces.push_back(readFace(reader, faces[i]));
    return profile;
}

} // namespace vision
