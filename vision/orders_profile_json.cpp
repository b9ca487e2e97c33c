// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/orders_profile_json.h"

#include "vision/card_alignment.h"
#include "vision/glance.h"
#include "vision/matrix_json.h"
#include "vision/network_json.h"
#include "vision/order_cues.h"
#include "vision/teach_cards.h"
#include "vision/teach_cues.h"

#include <cmath>

namespace vision {

using scoring::Expected;
using scoring::Json;
using scoring::JsonReader;
using scoring::Node;

namespace {

constexpr std::size_t mostFaces = 8;
constexpr std::size_t longestName = 200;
constexpr double mostSamples = 1e9;

double readNumber(JsonReader &reader, const Node &node, double least, double most)
{
    if (node && node.value->is_number()) {
        const double number = node.value->get<double>();
        if (number >= least && number <= most)
            return number;
    }
    reader.notExpected(node, Expected::Count);
    return least;
}

Json writeProjection(const Projection &projection)
{
    return {{"mean", writeMatrix(projection.mean)}, {"axes", writeRough(projection.axes)}};
}

Projection readProjection(JsonReader &reader, const Node &node, int features, int kept)
{
    if (!reader.isObject(node))
        return {cv::Mat1f(1, features, 0.F), cv::Mat1f(kept, features, 0.F)};
    return {readMatrix(reader, node.field("mean"), {features, 1}),
            readRough(reader, node.field("axes"), {features, kept})};
}

Json writeFit(const LinearFit &fit)
{
    return {{"inputs", writeSymmetric(fit.inputs)}, {"targets", writeMatrix(fit.targets)}};
}

LinearFit readFit(JsonReader &reader, const Node &node, int inputs, int outputs)
{
    LinearFit fit = emptyFit(inputs, outputs);
    if (reader.isObject(node)) {
        readSymmetric(reader, node.field("inputs"), inputs + 1).convertTo(fit.inputs, CV_64F);
        readMatrix(reader, node.field("targets"), {outputs, inputs + 1}).convertTo(fit.targets, CV_64F);
    }
    solve(fit, cardRidge);
    return fit;
}

Json writeClasses(const GaussianClasses &classes)
{
    Json json{{"counts", writeMatrix(classes.counts)},
              {"sums", writeMatrix(classes.sums)},
              {"products", writeSymmetric(classes.products)}};
    if (!classes.priorSpread.empty()) {
        json["priorSpread"] = writeSymmetric(classes.priorSpread);
        json["priorWeight"] = classes.priorWeight;
    }
    return json;
}

void readClasses(JsonReader &reader, const Node &node, GaussianClasses &classes)
{
    if (!reader.isObject(node))
        return;
    const int dims = classes.sums.cols;
    readMatrix(reader, node.field("counts"), classes.counts.size()).convertTo(classes.counts, CV_64F);
    readMatrix(reader, node.field("sums"), classes.sums.size()).convertTo(classes.sums, CV_64F);
    readSymmetric(reader, node.field("products"), dims).convertTo(classes.products, CV_64F);
    if (const Node prior = node.field("priorSpread")) {
        readSymmetric(reader, prior, dims).convertTo(classes.priorSpread, CV_64F);
        classes.priorWeight = readNumber(reader, node.field("priorWeight"), 0, mostSamples);
    }
}

Json writeFace(const OrdersFace &face)
{
    Json squares = Json::array();
    for (const SquarePlaces &places : face.squares)
        squares.push_back({{"cards", places.cards}, {"differences", writeRough(places.differences)}});
    const cv::Rect2d &window = face.numberWindow;
    return {{"name", face.name},
            {"numberWindow", {window.x, window.y, window.width, window.height}},
            {"numberShift", writeFit(face.numberShift)},
            {"squares", squares},
            {"number", writeClasses(face.number)},
            {"layout", writeClasses(face.layout)},
            {"colour", writeClasses(face.colour)},
            {"vehicle", writeClasses(face.vehicle)}};
}

OrdersFace readFace(JsonReader &reader, const Node &node)
{
    OrdersFace face = emptyFace({});
    if (!reader.isObject(node))
        return face;
    const Node name = node.field("name");
    if (name && name.value->is_string() && name.value->get_ref<const std::string &>().size() <= longestName)
        face.name = name.value->get<std::string>();
    else
        reader.notExpected(name, Expected::Text);
    const Node window = node.field("numberWindow");
    if (window && window.value->is_array() && window.value->size() == 4) {
        const auto side = [&](std::size_t i) { return readNumber(reader, window.entry(i), 0, 1); };
        face.numberWindow = {side(0), side(1), side(2), side(3)};
    } else {
        reader.notExpected(window, Expected::List);
    }
    const Node squares = node.field("squares");
    if (squares && squares.value->is_array() && squares.value->size() == face.squares.size()) {
        for (std::size_t i = 0; i < face.squares.size(); ++i) {
            const Node places = squares.entry(i);
            if (!reader.isObject(places))
                continue;
            face.squares[i].cards = readNumber(reader, places.field("cards"), 0, mostSamples);
            face.squares[i].differences =
                readRough(reader, places.field("differences"), {squareGrid, squareGrid});
        }
    } else {
        reader.notExpected(squares, Expected::List);
    }
    face.numberShift = readFit(reader, node.field("numberShift"), numberDims, 2);
    readClasses(reader, node.field("number"), face.number);
    readClasses(reader, node.field("layout"), face.layout);
    readClasses(reader, node.field("colour"), face.colour);
    readClasses(reader, node.field("vehicle"), face.vehicle);
    solve(face);
    return face;
}

} // namespace

Json writeOrdersProfile(const OrdersProfile &profile)
{
    Json alignment = Json::array();
    for (const LinearFit &stage : profile.alignment)
        alignment.push_back(writeFit(stage));
    Json faces = Json::array();
    for (const OrdersFace &face : profile.faces)
        faces.push_back(writeFace(face));
    return {{"glance", writeNetwork(profile.glance)},
            {"card", writeProjection(profile.card)},
            {"facing", writeFit(profile.facing)},
            {"alignment", alignment},
            {"cardness", writeFit(profile.cardness)},
            {"number", writeProjection(profile.number)},
            {"layout", writeProjection(profile.layout)},
            {"vehicle", writeProjection(profile.vehicle)},
            {"faces", faces}};
}

OrdersProfile readOrdersProfile(JsonReader &reader, const Node &node)
{
    OrdersProfile profile;
    if (!reader.isObject(node))
        return profile;
    profile.glance = readNetwork(reader, node.field("glance"), glanceSteps);
    profile.card = readProjection(reader, node.field("card"), cardFeatureCount, cardDims);
    profile.facing = readFit(reader, node.field("facing"), cardDims, 4);
    const Node alignment = node.field("alignment");
    if (alignment && alignment.value->is_array() && alignment.value->size() == alignmentStages) {
        for (std::size_t stage = 0; stage < alignmentStages; ++stage)
            profile.alignment.push_back(readFit(reader, alignment.entry(stage), cardDims, 8));
    } else {
        reader.notExpected(alignment, Expected::List);
    }
    profile.cardness = readFit(reader, node.field("cardness"), 2 * cardDims, 1);
    profile.number = readProjection(reader, node.field("number"), numberFeatureCount, numberDims);
    profile.layout = readProjection(reader, node.field("layout"), layoutFeatureCount, layoutDims);
    profile.vehicle = readProjection(reader, node.field("vehicle"), vehicleFeatureCount, vehicleDims);
    const Node faces = node.field("faces");
    if (faces && faces.value->is_array() && !faces.value->empty() && faces.value->size() <= mostFaces) {
        for (std::size_t i = 0; i < faces.value->size(); ++i)
            profile.faces.push_back(readFace(reader, faces.entry(i)));
    } else {
        reader.notExpected(faces, Expected::List);
    }
    return profile;
}

} // namespace vision
