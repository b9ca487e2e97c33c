// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/drawings/path_data.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

namespace companion {

namespace {

struct Step {
    char letter = 0;
    std::size_t numbers = 0; ///< that follow the letter
};

constexpr std::array steps{
    Step{'M', 2}, Step{'L', 2}, Step{'H', 1}, Step{'V', 1}, Step{'C', 6}, Step{'A', 7}, Step{'Z', 0},
};

using Numbers = std::array<qreal, 7>;
static_assert(std::ranges::max(steps, {}, &Step::numbers).numbers == Numbers().size());

bool isGap(QChar sign)
{
    return sign.isSpace() || sign == u',';
}

/// The number at the front of the words, which lose it.
std::optional<qreal> takeNumber(QStringView &data)
{
    while (!data.isEmpty() && isGap(data.front()))
        data = data.sliced(1);
    qsizetype length = 0;
    const auto goesOn = [&](QChar sign) {
        return sign.isDigit() || sign == u'.' || (sign == u'e' && length > 0) ||
               (sign == u'-' && (length == 0 || data[length - 1] == u'e'));
    };
    while (length < data.size() && goesOn(data[length]))
        ++length;
    bool isNumber = false;
    const qreal value = data.first(length).toDouble(&isNumber);
    data = data.sliced(length);
    return isNumber ? std::optional(value) : std::nullopt;
}

struct Bow {
    qreal across = 0; ///< the two radii
    qreal down = 0;
    bool large = false;
    bool clockwise = false;
};

// Of the two ellipses through both ends the one whose part is meant; too small ones grow until they reach.
void bowTo(QPainterPath &path, Bow bow, QPointF end)
{
    const QPointF start = path.currentPosition();
    // With both radii made one the ellipse is a circle.
    const QPointF half((start.x() - end.x()) / 2 / bow.across, (start.y() - end.y()) / 2 / bow.down);
    const qreal reach = std::hypot(half.x(), half.y());
    if (!(reach > 0) || !std::isfinite(reach)) {
        path.lineTo(end);
        return;
    }
    const qreal size = std::max(reach, 1.0);
    const qreal aside =
        std::sqrt(size * size - reach * reach) / reach * (bow.large == bow.clockwise ? -1 : 1);
    const QPointF middle(aside * half.y(), -aside * half.x()); // seen from half way between the ends
    const QPointF from = half - middle;
    const QPointF to = -half - middle;
    const qreal first = -qRadiansToDegrees(std::atan2(from.y(), from.x()));
    qreal sweep = -qRadiansToDegrees(std::atan2(to.y(), to.x())) - first;
    if (bow.clockwise && sweep > 0)
        sweep -= 360;
    else if (!bow.clockwise && sweep < 0)
        sweep += 360;
    const qreal across = bow.across * size;
    const qreal down = bow.down * size;
    const QPointF center((start.x() + end.x()) / 2 + middle.x() * bow.across,
                         (start.y() + end.y()) / 2 + middle.y() * bow.down);
    path.arcTo(center.x() - across, center.y() - down, 2 * across, 2 * down, first, sweep);
}

void follow(QPainterPath &path, char letter, bool isWay, const Numbers &number)
{
    const QPointF pen = path.currentPosition();
    const QPointF origin = isWay ? pen : QPointF();
    const auto place = [&](std::size_t first) { return origin + QPointF(number[first], number[first + 1]); };
    switch (letter) {
    case 'M':
        path.moveTo(place(0));
        break;
    case 'L':
        path.lineTo(place(0));
        break;
    case 'H':
        path.lineTo(origin.x() + number[0], pen.y());
        break;
    case 'V':
        path.lineTo(pen.x(), origin.y() + number[0]);
        break;
    case 'C':
        path.cubicTo(place(0), place(2), place(4));
        break;
    case 'A': // the third number would make the ellipse slant
        bowTo(path, {number[0], number[1], number[3] != 0, number[4] != 0}, place(5));
        break;
    case 'Z':
        path.closeSubpath();
        break;
    }
}

} // namespace

QPainterPath pathOf(QStringView data)
{
    QPainterPath path;
    while (true) {
        data = data.trimmed();
        if (data.isEmpty())
            return path;
        const char letter = data.front().toUpper().toLatin1();
        const bool isWay = data.front().isLower();
        data = data.sliced(1);
        const auto *const step = std::ranges::find(steps, letter, &Step::letter);
        if (step == steps.end())
            return path;
        Numbers numbers{};
        for (qreal &number : std::span(numbers).first(step->numbers)) {
            const std::optional<qreal> taken = takeNumber(data);
            if (!taken)
                return path;
            number = *taken;
        }
        follow(path, letter, isWay, numbers);
    }
}

} // namespace companion
