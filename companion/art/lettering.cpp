// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/lettering.h"

#include <QPainterPathStroker>
#include <QTransform>

#include <algorithm>
#include <array>
#include <vector>

namespace art {

namespace {

/// The middle lines of a letter on a grid 4 wide and 6 high, y downwards: points of two figures each, strokes
/// parted by spaces. A round hand bends towards the inner points of a stroke instead of going through them.
struct Letter {
    char letter;
    std::string_view strokes;
};

constexpr std::array letters{
    Letter{'0', "204043462606030020"},
    Letter{'1', "0120 2026 0646"},
    Letter{'2', "0200404206 0646"},
    Letter{'3', "0100404323 2343460605"},
    Letter{'4', "3004 0444 3036"},
    Letter{'5', "4000 0002 0242460605"},
    Letter{'6', "41400006464202 0203"},
    Letter{'7', "0040 4016"},
    Letter{'8', "204043030020 234346060323"},
    Letter{'9', "05064640000343 4443"},
    Letter{'A', "0620 2046 1434"},
    Letter{'B', "0600 00404303 03434606"},
    Letter{'C', "414000064645"},
    Letter{'D', "0600 00404606"},
    Letter{'E', "4000 0006 0646 0333"},
    Letter{'F', "4000 0006 0333"},
    Letter{'G', "414000064643 4323"},
    Letter{'H', "0006 4046 0343"},
    Letter{'I', "2026"},
    Letter{'J', "40460605"},
    Letter{'K', "0006 4003 0346"},
    Letter{'L', "0006 0646"},
    Letter{'M', "0600 0023 2340 4046"},
    Letter{'N', "0600 0046 4640"},
    Letter{'O', "204043462606030020"},
    Letter{'P', "0600 00404303"},
    Letter{'R', "0600 00404303 2346"},
    Letter{'S', "4140000343460605"},
    Letter{'T', "0040 2026"},
    Letter{'U', "00064640"},
    Letter{'V', "0026 2640"},
    Letter{'W', "0016 1623 2336 3640"},
    Letter{'X', "0046 4006"},
    Letter{'Y', "0023 4023 2326"},
    Letter{'Z', "0040 4006 0646"},
};

using Stroke = std::vector<QPointF>;

std::vector<Stroke> strokesOf(char letter, double width)
{
    const auto *found = std::ranges::find(letters, letter, &Letter::letter);
    if (found == letters.end())
        return {};
    std::vector<Stroke> strokes(1);
    const std::string_view text = found->strokes;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == ' ') {
            strokes.emplace_back();
            ++i;
        } else {
            strokes.back().emplace_back((text[i] - '0') / 4.0 * width, (text[i + 1] - '0') / 6.0 - 1);
            i += 2;
        }
    }
    return strokes;
}

QPainterPath middleLine(const Stroke &stroke, Lettering::Shape shape)
{
    QPainterPath line(stroke.front());
    for (std::size_t i = 1; i < stroke.size(); ++i) {
        const bool last = i + 1 == stroke.size();
        if (shape == Lettering::Shape::Angular || stroke.size() == 2) {
            line.lineTo(stroke[i]);
        } else if (!last) {
            const bool nextIsLast = i + 2 == stroke.size();
            line.quadTo(stroke[i], nextIsLast ? stroke[i + 1] : (stroke[i] + stroke[i + 1]) / 2);
            if (nextIsLast)
                break;
        }
    }
    return line;
}

QPainterPath bar(QPointF middle, double width, double height)
{
    QPainterPath path;
    path.addRect(middle.x() - width / 2, middle.y() - height / 2, width, height);
    return path;
}

QPainterPath drawnLetter(char letter, const Lettering &lettering)
{
    QPainterPathStroker pen;
    pen.setWidth(lettering.weight);
    pen.setCapStyle(lettering.roundEnds ? Qt::RoundCap : Qt::FlatCap);
    pen.setJoinStyle(lettering.roundEnds ? Qt::RoundJoin : Qt::MiterJoin);
    // A broad pen: drawn on narrowed paper, then widened again.
    const QTransform narrow = QTransform::fromScale(1 / lettering.contrast, 1);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const Stroke &stroke : strokesOf(letter, lettering.width)) {
        const QPainterPath line = middleLine(stroke, lettering.shape);
        path = path.united(narrow.inverted().map(pen.createStroke(narrow.map(line))));
        if (!lettering.serifs)
            continue;
        for (const QPointF &end : {stroke.front(), stroke.back()})
            path = path.united(bar(end, lettering.weight * lettering.contrast * 2, lettering.weight * .7));
    }
    return path;
}

} // namespace

QPainterPath written(std::string_view text, const Lettering &lettering)
{
    QPainterPath all;
    all.setFillRule(Qt::WindingFill);
    const double step = lettering.width + lettering.weight * lettering.contrast * 1.9;
    double x = 0;
    for (const char letter : text) {
        all.addPath(drawnLetter(letter, lettering).translated(x, 0));
        x += letter == ' ' ? step * .6 : step;
    }
    return QTransform(1, 0, -lettering.slant, 1, 0, 0).map(all);
}

} // namespace art
