// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/json_reader.h"
#include "vision/network.h"
#include "vision/view_network.h"

namespace vision {

/// Weights are kept roughly: a byte each, and a scale for every row.
scoring::Json writeNetwork(const Network &network);

/// Of exactly those steps; a fault and zeros where there is something else.
Network readNetwork(scoring::JsonReader &reader, const scoring::Node &node,
                    std::span<const StepShape> shapes);

scoring::Json writeViewNetwork(const ViewNetwork &network);
ViewNetwork readViewNetwork(scoring::JsonReader &reader, const scoring::Node &node, const ViewShape &shape);

} // namespace vision
