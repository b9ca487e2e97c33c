// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/network_json.h"

#include "vision/matrix_json.h"

namespace vision {

using scoring::Json;
using scoring::JsonReader;
using scoring::Node;

Json writeNetwork(const Network &network)
{
    Json steps = Json::array();
    for (const Step &step : network)
        steps.push_back({{"window", writeRough(step.window)},
                         {"level", writeMatrix(step.level)},
                         {"mix", writeRough(step.mix)},
                         {"offset", writeMatrix(step.offset)}});
    return steps;
}

Network readNetwork(JsonReader &reader, const Node &node, std::span<const StepShape> shapes)
{
    Network network = emptyNetwork(shapes);
    if (!node || !node.value->is_array() || node.value->size() != shapes.size()) {
        reader.notExpected(node, scoring::Expected::List);
        return network;
    }
    for (std::size_t i = 0; i < network.size(); ++i) {
        const Node entry = node.entry(i);
        if (!reader.isObject(entry))
            continue;
        Step &step = network[i];
        step.window = readRough(reader, entry.field("window"), step.window.size());
        step.level = readMatrix(reader, entry.field("level"), step.level.size());
        step.mix = readRough(reader, entry.field("mix"), step.mix.size());
        step.offset = readMatrix(reader, entry.field("offset"), step.offset.size());
    }
    return network;
}

Json writeViewNetwork(const ViewNetwork &network)
{
    const cv::Mat1f dense = network.dense.empty() ? network.dense : cv::Mat1f(network.dense.t());
    return {{"steps", writeNetwork(network.steps)},
            {"dense", writeRough(dense)},
            {"offset", writeMatrix(network.offset)}};
}

ViewNetwork readViewNetwork(JsonReader &reader, const Node &node, const ViewShape &shape)
{
    ViewNetwork network = emptyViewNetwork(shape);
    if (!reader.isObject(node))
        return network;
    network.steps = readNetwork(reader, node.field("steps"), shape.steps);
    network.dense = readRough(reader, node.field("dense"), {network.dense.rows, network.dense.cols}).t();
    network.offset = readMatrix(reader, node.field("offset"), network.offset.size());
    return network;
}

} // namespace vision
