// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/orders_profile_json.h"

#include "vision/card_alignment.h"
#include "vision/glance.h"
#include "vision/matrix_json.h"
#include "vision/network_json.h"
#include "vision/teach_cues.h"

#include <algorithm>

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

Json writeClasses(const GaussianClasses &classes)
{
    Json json{{"counts", writeMatrix(classes.counts)},
              {"sums", writeMatrix(classes.sums)},
              {"products", writeSymmetric(classes.products)}};
    if (!classes.priorSpread.empty()) {
        json["priorSpread"] = writeSymmetric(classes.priorSpread);
        json["priorWeight"] = classes.priorWeight;
    }
    if (!classes.priorMeans.empty()) {
        json["priorMeans"] = writeMatrix(classes.priorMeans);
        json["priorMeanWeight"] = classes.priorMeanWeight;
    }
    return json;
}

void readClasses(JsonReader &reader, const Node &node, GaussianClasses &classes)
{
    if (!reader.isObject(node))
        return;
    const int dims = classes.sums.cols;
    readMatrix(reader, node.field("counts"), classes.counts.size()).convertTo(classes.counts, CV_64F);
    if (std::ranges::any_of(classes.counts, [](double count) { return count < 0; }))
        reader.notExpected(node.field("counts"), Expected::Count);
    readMatrix(reader, node.field("sums"), classes.sums.size()).convertTo(classes.sums, CV_64F);
    readSymmetric(reader, node.field("products"), dims).convertTo(classes.products, CV_64F);
    if (const Node prior = node.field("priorSpread")) {
        readSymmetric(reader, prior, dims).convertTo(classes.priorSpread, CV_64F);
        classes.priorWeight = readNumber(reader, node.field("priorWeight"), 0, mostSamples);
    }
    if (const Node prior = node.field("priorMeans")) {
        readMatrix(reader, prior, classes.sums.size()).convertTo(classes.priorMeans, CV_64F);
        classes.priorMeanWeight = readNumber(reader, node.field("priorMeanWeight"), 0, mostSamples);
    }
}

/// One for each cue, in their order.
template <typename Entries, typename Read>
void readEach(JsonReader &reader, const Node &node, Entries &entries, const Read &read)
{
    if (!node || !node.value->is_array() || node.value->size() != entries.size()) {
        reader.notExpected(node, Expected::List);
        return;
    }
    for (std::size_t i = 0; i < entries.size(); ++i)
        read(node.entry(i), entries[i], i);
}

Json writeFace(const OrdersFace &face)
{
    Json cues = Json::array();
    for (const GaussianClasses &classes : face.cues)
        cues.push_back(writeClasses(classes));
    return {{"name", face.name}, {"cues", cues}};
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
    readEach(reader, node.field("cues"), face.cues,
             [&](const Node &entry, GaussianClasses &classes, auto) { readClasses(reader, entry, classes); });
    solve(face);
    return face;
}

} // namespace

Json writeOrdersProfile(const OrdersProfile &profile)
{
    Json cueNetworks = Json::array();
    for (const ViewNetwork &network : profile.cues)
        cueNetworks.push_back(writeViewNetwork(network));
    Json faces = Json::array();
    for (const OrdersFace &face : profile.faces)
        faces.push_back(writeFace(face));
    return {{"glance", writeNetwork(profile.glance)},
            {"lie", writeViewNetwork(profile.lie)},
            {"cues", cueNetworks},
            {"usual", writeFace(profile.usual)},
            {"faces", faces}};
}

OrdersProfile readOrdersProfile(JsonReader &reader, const Node &node)
{
    OrdersProfile profile;
    if (!reader.isObject(node))
        return profile;
    profile.glance = readNetwork(reader, node.field("glance"), glanceSteps);
    profile.lie = readViewNetwork(reader, node.field("lie"), lieShape());
    readEach(reader, node.field("cues"), profile.cues,
             [&](const Node &entry, ViewNetwork &network, std::size_t cue) {
                 network = readViewNetwork(reader, entry, shapeOf(cues[cue]));
             });
    profile.usual = readFace(reader, node.field("usual"));
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
