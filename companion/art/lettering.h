// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include <string_view>

namespace art {

/// A hand in which an edition writes. Letters are drawn, not taken from a font, so that they look the same
/// wherever they are drawn.
struct Lettering {
    enum class Shape { Round, Angular };
    Shape shape = Shape::Round;
    double weight = .16; ///< of the height
    double width = .62;  ///< of the height, of one letter
    double contrast = 1; ///< above 1, strokes that go up and down are that much thicker
    double slant = 0;    ///< to the right, of the height
    bool serifs = false; ///< a short bar at the end of each stroke
    bool roundEnds = true;
};

/// The outline of digits and capital letters, one unit high and standing on y = 0, from x = 0 on.
QPainterPath written(std::string_view text, const Lettering &lettering);

} // namespace art
