// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/sightings.h"

#include <optional>
#include <vector>

namespace companion {

/// A piece as several frames of a film have shown it.
struct PieceFollowed {
    Sighting piece; ///< where it was last, read as most frames read it; asks where they do, or do not agree
    bool believed = false;
    bool operator==(const PieceFollowed &) const = default;
};

/// Follows pieces from frame to frame: one that lies over where one was is the same. What is read is believed
/// once enough of the last frames agree about it, so that a glint or a hand does not matter.
class Agreement
{
public:
    static constexpr int remembered = 6; ///< frames
    static constexpr int needed = 4;     ///< of them

    /// The next frame.
    void see(const QList<Sighting> &pieces);

    /// In the order in which they came; a piece keeps its place for as long as it is followed.
    const std::vector<PieceFollowed> &pieces() const { return m_pieces; }
    /// Where a piece of the last frame stands among those, by its place in the frame; -1 for none such.
    int placeOf(int piece) const;

    /// Whether pieces lie elsewhere than a frame before.
    bool moves() const { return m_moves; }
    /// Everything is believed without a doubt, and the last frames have changed nothing.
    bool steady() const;
    /// Some of it stays in doubt, but for long nothing has changed: more frames will not tell more.
    bool settled() const;

private:
    struct Track {
        std::vector<std::optional<Sighting>> frames; ///< the newest last; nothing where it was not seen
        int piece = -1;                              ///< of the last frame
        const Sighting &last() const;
    };

    void pairUp(const QList<Sighting> &pieces);
    static PieceFollowed judge(const Track &track);

    std::vector<Track> m_tracks;
    std::vector<PieceFollowed> m_pieces; ///< of each track
    bool m_moves = false;
    int m_calm = 0; ///< frames since something moved, or another thing was believed
};

} // namespace companion
