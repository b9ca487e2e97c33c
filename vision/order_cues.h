// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/orders.h"
#include "vision/view_network.h"

#include <array>
#include <cstdint>

namespace vision {

/// What is looked at on a card to read it. Each is looked at by itself, with a network of its own, so that
/// they can contradict one another.
enum class Cue : std::uint8_t {
    Number,  ///< what the order is worth
    Squares, ///< how many there are
    Colour,  ///< of the squares
    Vehicle,
};
inline constexpr std::size_t cueCount = 4;
inline constexpr std::array cues{Cue::Number, Cue::Squares, Cue::Colour, Cue::Vehicle};

/// The numbers printed on order cards.
inline constexpr std::array orderPoints{2, 3, 4, 5, 7, 9, 10, 12};

/// How many answers each cue has: the numbers; one to four squares; the four kinds of coal or one of each;
/// the vehicles.
inline constexpr std::array<std::size_t, cueCount> cueAnswers{orderPoints.size(), 4, 5, 4};
inline constexpr std::size_t mostAnswers = 8;

/// What each cue says where it reads that card rightly.
std::array<std::size_t, cueCount> answersOf(const scoring::coal_baron::OrderCard &card);

/// The numbers a cue is told by.
inline constexpr int cueDims = 16;
const ViewShape &shapeOf(Cue cue);

} // namespace vision
