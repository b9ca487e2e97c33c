// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// ScanView: what was seen in a photo, put right by a person, and what it means for the game.

#include "companion/coal_baron_names.h"
#include "companion/mismatch_words.h"
#include "companion/sentences.h"
#include "companion/view/scan_view.h"
#include "companion/view/sighting_words.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::Seat;

namespace {

QString titleOf(const Sighting &piece, ScanKind kind)
{
    if (!piece.isRead(kind))
        return kind == ScanKind::Orders ? ScanView::tr("A card that cannot be read")
                                        : ScanView::tr("A tile that cannot be read");
    if (kind == ScanKind::Orders)
        return CoalBaronNames::order(*piece.order);
    if (piece.printed)
        return piece.loaded > 0
                   ? filled(ScanView::tr("Cart on the board, %1: loaded"), CoalBaronNames::coal(*piece.level))
                   : filled(ScanView::tr("Cart on the board, %1: empty"), CoalBaronNames::coal(*piece.level));
    return filled(ScanView::tr("Tile with %1: %n loaded", nullptr, piece.loaded),
                  CoalBaronNames::tile(tileOf(*piece.level, std::max(1, piece.carts), piece.side)));
}

QString doubtAbout(const Sighting &piece, bool isTwice)
{
    if (!piece.why.isEmpty())
        return piece.why.join(' ');
    if (isTwice)
        return ScanView::tr("This card is there only once in the game.");
    return piece.asks && piece.printed ? ScanView::tr("Tap to say whether a cube lies on it.") : QString();
}

} // namespace

Sighting *ScanView::piece(int number)
{
    const bool known = m_sightings && number >= 1 && number <= m_sightings->pieces.size();
    return known ? &m_sightings->pieces[number - 1] : nullptr;
}

void ScanView::sayOrder(int number, int order)
{
    Sighting *said = piece(number);
    if (!said || order < 0 || order >= orderCount)
        return;
    const Order right{static_cast<std::uint8_t>(order)};
    m_corrected |= said->order != right;
    said->order = right;
    agree(number);
}

void ScanView::sayTile(int number, int level, bool light, int carts, int loaded)
{
    Sighting *said = piece(number);
    if (!said || level < 0 || level > 3 || carts < 1 || carts > 2 || loaded < 0 || loaded > carts)
        return;
    Sighting right = *said;
    right.level = coals[static_cast<std::size_t>(level)];
    right.side = light ? Side::Light : Side::Dark;
    right.carts = carts;
    right.loaded = loaded;
    m_corrected |= right != *said;
    *said = right;
    agree(number);
}

void ScanView::agree(int number)
{
    if (Sighting *said = piece(number); said && said->isRead(m_kind)) {
        said->asks = false;
        said->why.clear();
    }
    show();
}

void ScanView::dismiss(int number)
{
    if (piece(number)) {
        m_corrected = true;
        m_sightings->pieces.removeAt(number - 1);
    }
    show();
}

QVariantMap ScanView::pieceAt(int number) const
{
    QVariantMap row;
    for (const auto &[role, name] : m_rows.roleNames().asKeyValueRange())
        row.insert(QString::fromLatin1(name), m_rows.data(m_rows.index(number - 1), role));
    return row;
}

int ScanView::add(const QRectF &box)
{
    if (!m_sightings)
        return 0;
    const QRectF inside = box.normalized() & QRectF({0, 0}, m_sightings->size);
    if (inside.isEmpty())
        return 0;
    Sighting added;
    added.corners = {inside.topLeft(), inside.topRight(), inside.bottomRight(), inside.bottomLeft()};
    m_corrected = true;
    if (isMine() && !hasBoard(*m_sightings)) {
        setBoard(*m_sightings, added.corners);
        show();
        return 0;
    }
    added.asks = true;
    m_sightings->pieces += added;
    show();
    return static_cast<int>(m_sightings->pieces.size());
}

int ScanView::doubts() const
{
    return static_cast<int>(std::ranges::count(m_rows.rows(), true, &SightingRow::asks));
}

CatchUp ScanView::catchUp() const
{
    if (!m_sightings || teaching() || m_seat >= m_game.table().seats() || m_sightings->pieces.isEmpty())
        return {};
    if (isMine())
        return scoring::coal_baron::catchUp(m_game.table(), Seat{m_seat}, mineOf(*m_sightings));
    std::vector<Order> cards;
    for (const Sighting &piece : m_sightings->pieces) {
        if (piece.order)
            cards.push_back(*piece.order);
    }
    return scoring::coal_baron::catchUp(m_game.table(), Seat{m_seat}, cards);
}

QStringList ScanView::contradictions() const
{
    QStringList sentences;
    for (const Mismatch &mismatch : catchUp().mismatches)
        sentences += mismatchText(mismatch, m_game.words());
    return sentences;
}

QStringList ScanView::remarks() const
{
    if (!m_sightings)
        return {};
    QStringList sentences = m_sightings->why;
    if (isMine() && !hasBoard(*m_sightings))
        sentences += tr("The shaft board was not found: draw a frame round it, then one round each tile.");
    const auto unread = std::ranges::count_if(m_sightings->pieces,
                                              [&](const Sighting &piece) { return !piece.isRead(m_kind); });
    if (unread > 0)
        sentences += tr("%n piece(s) cannot be read and will be left out: tap to say what it is.", nullptr,
                        static_cast<int>(unread));
    for (const Event &event : catchUp().events) {
        const auto *change = std::get_if<TrackingChanged>(&event);
        if (change && m_game.table().tracking.turns && !change->tracking.turns)
            sentences += tr("Whose turn it is will no longer be followed: a photo does not tell.");
        if (change && m_game.table().tracking.orders && !change->tracking.orders)
            sentences += tr("Open orders will no longer be followed: this one was never taken up here.");
    }
    return sentences;
}

QString ScanView::outcome() const
{
    if (teaching())
        return tr("Steiger learns from what is written here: every piece should be right.");
    int orders = 0;
    int tiles = 0;
    int carts = 0;
    bool counted = false;
    for (const Event &event : catchUp().events) {
        orders += std::holds_alternative<OrderDelivered>(event) ? 1 : 0;
        tiles += std::holds_alternative<TileBought>(event) ? 1 : 0;
        carts += std::holds_alternative<CartEmptied>(event) ? 1 : 0;
        counted |= std::holds_alternative<EmptyCartsCounted>(event);
    }
    QStringList sentences;
    if (orders > 0)
        sentences += tr("%n order(s) will be delivered.", nullptr, orders);
    if (counted)
        sentences += tr("The empty carts will be counted as in the photo.");
    if (tiles > 0)
        sentences += tr("%n tile(s) will be added.", nullptr, tiles);
    if (carts > 0)
        sentences += tr("%n cart(s) will be emptied.", nullptr, carts);
    return sentences.isEmpty() ? tr("Nothing in this photo is new to the game.") : sentences.join(' ');
}

void ScanView::show()
{
    std::vector<SightingRow> rows;
    if (m_sightings) {
        for (const Sighting &piece : std::as_const(m_sightings->pieces)) {
            const bool twice =
                piece.order && std::ranges::count(m_sightings->pieces, piece.order, &Sighting::order) > 1;
            rows.push_back({.number = static_cast<int>(rows.size()) + 1,
                            .title = titleOf(piece, m_kind),
                            .doubt = doubtAbout(piece, twice),
                            .asks = piece.asks || twice,
                            .read = piece.isRead(m_kind),
                            .order = piece.order ? static_cast<int>(*piece.order) : -1,
                            .printed = piece.printed,
                            .level = piece.level ? static_cast<int>(*piece.level) : -1,
                            .light = piece.side == Side::Light,
                            .carts = piece.carts,
                            .loaded = piece.loaded,
                            .box = piece.box(),
                            .outline = outlineOf(piece)});
        }
    }
    m_rows.assign(std::move(rows));
    emit changed();
}

} // namespace companion
