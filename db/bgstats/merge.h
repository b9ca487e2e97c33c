// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/json_reader.h"

#include <array>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace db::bgstats {

/// Puts files of BG Stats together. Ids count inside one file only, so everything gets a new one, in the
/// order of its first appearance, and all references follow. What has the same uuid as something before it is
/// that; as before is how it stays.
class Merge
{
public:
    /// Every reference of the file must be to something inside it; a play for which that is not so is left
    /// out.
    void add(const scoring::Json &file);

    /// 0 when nobody has that uuid.
    int playerId(const std::string &uuid) const;

    /// The lists "tags", "players", "locations", "games" and "plays".
    scoring::Json takeSections() { return std::move(m_sections); }

private:
    using NewIds = std::unordered_map<int, int>;

    std::pair<int, scoring::Json *> known(const std::string &section, const scoring::Json &object);
    scoring::Json addTags(const scoring::Json &file, const scoring::Json &carried);
    NewIds addSection(const scoring::Json &file, const std::string &section);
    void addPlay(scoring::Json play, const NewIds &players, const NewIds &locations, const NewIds &games);

    scoring::Json m_sections{{"tags", scoring::Json::array()},
                             {"players", scoring::Json::array()},
                             {"locations", scoring::Json::array()},
                             {"games", scoring::Json::array()},
                             {"plays", scoring::Json::array()}};
    std::map<std::string, std::unordered_map<std::string, int>> m_known; ///< by section and uuid
    std::unordered_set<std::string> m_plays;
};

} // namespace db::bgstats
