// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/agreement.h"

#include <QLineF>

#include <algorithm>

namespace companion {

namespace {

constexpr double sameOverlap = 0.3;   // of both boxes together
constexpr double sameMovement = 0.15; // by the size of the piece: a hand is never quite still
constexpr int calmWhenSteady = 3;     // frames
constexpr int calmWhenSettled = 12;

double overlap(const QRectF &one, const QRectF &other)
{
    const QRectF shared = one & other;
    const double common = shared.width() * shared.height();
    const double together = one.width() * one.height() + other.width() * other.height() - common;
    return together > 0 ? common / together : 0;
}

bool readTheSame(const Sighting &one, const Sighting &other)
{
    return one.order == other.order && one.printed == other.printed && one.level == other.level &&
           one.side == other.side && one.carts == other.carts && one.loaded == other.loaded;
}

bool moved(const QRectF &from, const QRectF &to)
{
    const double size = std::max(1.0, std::min(from.width(), from.height()));
    return QLineF(from.center(), to.center()).length() > sameMovement * size;
}

bool believedTheSame(const std::vector<PieceFollowed> &one, const std::vector<PieceFollowed> &other)
{
    const auto next = [](auto from, auto end) {
        return std::find_if(from, end, [](const PieceFollowed &piece) { return piece.believed; });
    };
    auto a = next(one.begin(), one.end());
    auto b = next(other.begin(), other.end());
    while (a != one.end() && b != other.end()) {
        if (!readTheSame(a->piece, b->piece) || a->piece.asks != b->piece.asks)
            return false;
        a = next(a + 1, one.end());
        b = next(b + 1, other.end());
    }
    return a == one.end() && b == other.end();
}

} // namespace

const Sighting &Agreement::Track::last() const
{
    const auto seen =
        std::find_if(frames.rbegin(), frames.rend(), [](const auto &frame) { return frame.has_value(); });
    return **seen; // a track that was not seen in all its frames is followed no longer
}

PieceFollowed Agreement::judge(const Track &track)
{
    int most = 0;
    int asking = 0;
    Sighting reading;
    for (const std::optional<Sighting> &frame : track.frames) {
        if (!frame)
            continue;
        int votes = 0;
        int doubts = 0;
        for (const std::optional<Sighting> &other : track.frames) {
            if (other && readTheSame(*frame, *other)) {
                ++votes;
                doubts += other->asks ? 1 : 0;
            }
        }
        if (votes >= most) { // of two readings as frequent the newer
            most = votes;
            asking = doubts;
            reading = *frame;
        }
    }
    reading.corners = track.last().corners;
    const bool believed = most >= needed;
    reading.asks = !believed || 2 * asking > most;
    return {reading, believed};
}

void Agreement::pairUp(const QList<Sighting> &pieces)
{
    struct Pair {
        double overlap;
        Track *track;
        int piece;
    };
    std::vector<Pair> pairs;
    for (Track &track : m_tracks) {
        track.piece = -1;
        for (int piece = 0; piece < pieces.size(); ++piece) {
            const double shared = overlap(track.last().box(), pieces[piece].box());
            if (shared >= sameOverlap)
                pairs.push_back({shared, &track, piece});
        }
    }
    std::ranges::stable_sort(pairs, std::greater{}, &Pair::overlap);
    std::vector<bool> taken(static_cast<std::size_t>(pieces.size()));
    for (const Pair &pair : pairs) {
        if (pair.track->piece >= 0 || taken[static_cast<std::size_t>(pair.piece)])
            continue;
        pair.track->piece = pair.piece;
        taken[static_cast<std::size_t>(pair.piece)] = true;
    }
    for (int piece = 0; piece < pieces.size(); ++piece) {
        if (!taken[static_cast<std::size_t>(piece)])
            m_tracks.push_back({.frames = {}, .piece = piece});
    }
}

void Agreement::see(const QList<Sighting> &pieces)
{
    pairUp(pieces);
    m_moves = false;
    for (Track &track : m_tracks) {
        std::optional<Sighting> seen;
        if (track.piece >= 0)
            seen = pieces[track.piece];
        if (seen && !track.frames.empty())
            m_moves |= moved(track.last().box(), seen->box());
        track.frames.push_back(std::move(seen));
        if (track.frames.size() > remembered)
            track.frames.erase(track.frames.begin());
    }
    std::erase_if(m_tracks, [](const Track &track) {
        return std::ranges::none_of(track.frames, [](const auto &frame) { return frame.has_value(); });
    });

    std::vector<PieceFollowed> judged;
    std::ranges::transform(m_tracks, std::back_inserter(judged), judge);
    const bool calm = !m_moves && believedTheSame(judged, m_pieces);
    m_calm = calm ? m_calm + 1 : 0;
    m_pieces = std::move(judged);
}

int Agreement::placeOf(int piece) const
{
    const auto track = std::ranges::find(m_tracks, piece, &Track::piece);
    return piece < 0 || track == m_tracks.end() ? -1 : static_cast<int>(track - m_tracks.begin());
}

bool Agreement::steady() const
{
    const auto sure = [](const PieceFollowed &piece) { return piece.believed && !piece.piece.asks; };
    return !m_pieces.empty() && m_calm >= calmWhenSteady && std::ranges::all_of(m_pieces, sure);
}

bool Agreement::settled() const
{
    return m_calm >= calmWhenSettled && std::ranges::any_of(m_pieces, &PieceFollowed::believed);
}

} // namespace companion
