// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/catch_up.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSize>
#include <QStringList>

#include <array>
#include <optional>

namespace companion {

enum class ScanKind { Orders, Mine };

/// A piece that was seen in a photo: an order card, a tunnel tile, or a cart printed on the board.
struct Sighting {
    std::array<QPointF, 4> corners{};                ///< in the upright picture
    std::optional<scoring::coal_baron::Order> order; ///< of a card that could be read
    bool printed = false;                            ///< a cart of the board
    std::optional<scoring::coal_baron::Coal> level;  ///< of a tile that could be read
    scoring::coal_baron::Side side{};
    int carts = 0;
    int loaded = 0;
    bool asks = false; ///< a person should look
    QStringList why;   ///< sentences
    bool operator==(const Sighting &) const = default;

    bool isRead(ScanKind kind) const
    {
        return kind == ScanKind::Orders ? order.has_value() : level.has_value();
    }
    QRectF box() const;
};

/// All that was seen in a photo.
struct Sightings {
    ScanKind kind{};
    QSize size; ///< of the picture
    QList<Sighting> pieces;
    QStringList why;    ///< doubts about a mine as a whole
    QJsonObject asRead; ///< the whole answer
};

/// Of the recogniser's answer (`steiger.scan/1`); nothing if it is none.
std::optional<Sightings> readSightings(const QByteArray &json);

/// Whether the shaft board is known.
bool hasBoard(const Sightings &sightings);
/// A person has drawn it: the carts printed on it are there too, each to be asked about.
void setBoard(Sightings &sightings, const std::array<QPointF, 4> &corners);

/// A corrected scan, to teach the recogniser with.
QByteArray writeTruth(const Sightings &sightings);

/// The mine with tiles from the shaft outwards. Tiles that could not be read are left out; a cart of the
/// board that was not seen is not taken for an empty one.
scoring::coal_baron::MineLying mineOf(const Sightings &sightings);

} // namespace companion
