// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/sightings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLineF>

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;

namespace {

template <typename Value, std::size_t count>
std::optional<Value> named(const QJsonValue &name, const std::array<std::string_view, count> &names)
{
    const auto found = std::ranges::find(names, name.toString().toStdString());
    if (found == names.end())
        return std::nullopt;
    return static_cast<Value>(found - names.begin());
}

QString text(std::string_view name)
{
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

std::optional<std::array<QPointF, 4>> readCorners(const QJsonArray &quad)
{
    std::array<QPointF, 4> corners;
    if (quad.size() != 4)
        return std::nullopt;
    for (std::size_t number = 0; number < corners.size(); ++number) {
        const QJsonArray corner = quad.at(static_cast<qsizetype>(number)).toArray();
        corners[number] = {corner.at(0).toDouble(), corner.at(1).toDouble()};
    }
    return corners;
}

QJsonArray writeCorners(const std::array<QPointF, 4> &corners)
{
    QJsonArray quad;
    for (const QPointF &corner : corners)
        quad.append(QJsonArray{corner.x(), corner.y()});
    return quad;
}

QStringList readSentences(const QJsonValue &why)
{
    QStringList sentences;
    for (const QJsonValue sentence : why.toArray())
        sentences += sentence.toString();
    return sentences;
}

Sighting readPiece(const QJsonObject &item, const std::array<QPointF, 4> &corners)
{
    Sighting piece;
    piece.corners = corners;
    piece.order = findOrder(item["order"].toString().toStdString());
    piece.printed = item["kind"].toString() == "boardCart";
    piece.level = named<Coal>(item["level"], coalNames);
    piece.side = named<Side>(item["side"], sideNames).value_or(Side::Light);
    piece.carts = std::clamp(item["carts"].toInt(), 0, 2);
    piece.loaded = std::clamp(item["loaded"].toInt(), 0, piece.carts);
    piece.asks = item["review"].toBool();
    piece.why = readSentences(item["why"]);
    return piece;
}

QJsonObject writePiece(const Sighting &piece, ScanKind kind)
{
    QJsonObject item{{"quad", writeCorners(piece.corners)}, {"review", false}};
    if (kind == ScanKind::Orders) {
        item["order"] = piece.order ? QJsonValue(QString::fromStdString(name(*piece.order))) : QJsonValue();
        return item;
    }
    item["kind"] = piece.printed ? "boardCart" : "tile";
    item["level"] = piece.level ? QJsonValue(text(coalNames[at(*piece.level)])) : QJsonValue();
    item["side"] = text(sideNames[at(piece.side)]);
    item["carts"] = piece.carts;
    item["loaded"] = piece.loaded;
    return item;
}

// Roughly where it is printed: at the outer edge of its level, whose rows fill the board below the headframe.
Sighting printedCart(const QRectF &board, Coal level)
{
    constexpr double headframe = 0.26;
    constexpr double row = 0.17;
    const double width = 0.25 * board.width();
    const Side side = printedCartSide[at(level)];
    const QRectF cart(side == Side::Light ? board.left() : board.right() - width,
                      board.top() + (headframe + row * static_cast<double>(at(level))) * board.height(),
                      width, row * board.height());
    return {.corners = {cart.topLeft(), cart.topRight(), cart.bottomRight(), cart.bottomLeft()},
            .printed = true,
            .level = level,
            .side = side,
            .carts = 1,
            .loaded = 1,
            .asks = true};
}

QJsonObject writeLevels(const Sightings &sightings)
{
    QJsonObject levels;
    for (const Coal level : coals) {
        QJsonObject both;
        for (const Side side : sides) {
            int tiles = 0;
            int carts = 0;
            int loaded = 0;
            for (const Sighting &piece : sightings.pieces) {
                if (piece.level != level || piece.side != side)
                    continue;
                tiles += piece.printed ? 0 : 1;
                carts += piece.carts;
                loaded += piece.loaded;
            }
            both[text(sideNames[at(side)])] =
                QJsonObject{{"tiles", tiles}, {"carts", carts}, {"loaded", loaded}};
        }
        levels[text(coalNames[at(level)])] = both;
    }
    return levels;
}

} // namespace

QRectF Sighting::box() const
{
    const auto [left, right] = std::ranges::minmax(corners, {}, &QPointF::x);
    const auto [top, bottom] = std::ranges::minmax(corners, {}, &QPointF::y);
    return {QPointF(left.x(), top.y()), QPointF(right.x(), bottom.y())};
}

std::optional<Sightings> readSightings(const QByteArray &json)
{
    const QJsonObject answer = QJsonDocument::fromJson(json).object();
    if (answer["format"].toString() != "steiger.scan/1")
        return std::nullopt;
    Sightings sightings{.kind = answer["kind"].toString() == "mine" ? ScanKind::Mine : ScanKind::Orders,
                        .size = {answer["width"].toInt(), answer["height"].toInt()},
                        .pieces = {},
                        .why = readSentences(answer["why"]),
                        .asRead = answer};
    for (const QJsonValue item : answer["items"].toArray()) {
        if (const auto corners = readCorners(item["quad"].toArray()))
            sightings.pieces += readPiece(item.toObject(), *corners);
    }
    return sightings;
}

bool hasBoard(const Sightings &sightings)
{
    return readCorners(sightings.asRead["boardQuad"].toArray()).has_value();
}

void setBoard(Sightings &sightings, const std::array<QPointF, 4> &corners)
{
    sightings.asRead["boardQuad"] = writeCorners(corners);
    const QRectF board = Sighting{.corners = corners}.box();
    for (const Coal level : coals)
        sightings.pieces += printedCart(board, level);
}

QByteArray writeTruth(const Sightings &sightings)
{
    QJsonObject truth = sightings.asRead;
    QJsonArray items;
    for (const Sighting &piece : sightings.pieces)
        items.append(writePiece(piece, sightings.kind));
    truth["items"] = items;
    if (sightings.kind == ScanKind::Mine)
        truth["levels"] = writeLevels(sightings);
    return QJsonDocument(truth).toJson(QJsonDocument::Compact);
}

MineLying mineOf(const Sightings &sightings)
{
    MineLying mine;
    mine.printedLoaded.fill(true);
    const auto board = readCorners(sightings.asRead["boardQuad"].toArray());
    const QPointF shaft = board ? Sighting{.corners = *board}.box().center() : QPointF();
    QList<Sighting> outwards = sightings.pieces;
    std::ranges::stable_sort(outwards, {}, [&](const Sighting &piece) {
        return board ? QLineF(shaft, piece.box().center()).length() : 0.0;
    });
    for (const Sighting &piece : outwards) {
        if (!piece.level)
            continue;
        if (piece.printed)
            mine.printedLoaded[at(*piece.level)] = piece.loaded > 0;
        else
            mine.tiles[at(*piece.level)][at(piece.side)].push_back({piece.carts, piece.loaded});
    }
    return mine;
}

} // namespace companion
