// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bgstats/merge.h"

#include "db/bgstats/values.h"

#include <algorithm>

namespace db::bgstats {

using scoring::Json;

namespace {

// By what an object is known again: its uuid, or all of it where it has none.
std::string keyOf(const Json &object)
{
    const std::string uuid = uuidKey(text(object, "uuid"));
    return uuid.empty() ? "\n" + object.dump() : uuid; // no uuid begins like that
}

// False when the reference leads nowhere.
bool renumber(Json &object, const char *key, const std::unordered_map<int, int> &newIds)
{
    const std::optional<int> old = whole(object, key);
    const auto found = old ? newIds.find(*old) : newIds.end();
    if (found == newIds.end())
        return false;
    object[key] = found->second;
    return true;
}

const Json &listOf(const Json &object, const char *key)
{
    static const Json empty = Json::array();
    const Json *list = field(object, key);
    return list && list->is_array() ? *list : empty;
}

// The entries of a list whose references could be followed.
Json renumbered(const Json &list, const char *key, const std::unordered_map<int, int> &newIds)
{
    Json kept = Json::array();
    for (Json entry : list) {
        if (renumber(entry, key, newIds))
            kept.push_back(std::move(entry));
    }
    return kept;
}

} // namespace

// The new id of an object, and the object where it is new.
std::pair<int, Json *> Merge::known(const std::string &section, const Json &object)
{
    Json &objects = m_sections[section];
    const auto [found, isNew] = m_known[section].emplace(keyOf(object), static_cast<int>(objects.size()) + 1);
    if (!isNew)
        return {found->second, nullptr};
    Json &added = objects.emplace_back(object);
    added["id"] = found->second;
    return {found->second, &added};
}

// Tags come with what carries them, so that there is none that nobody carries.
Json Merge::addTags(const Json &file, const Json &carried)
{
    Json kept = Json::array();
    for (Json entry : carried) {
        const std::optional<int> id = whole(entry, "tagRefId");
        const Json &tags = listOf(file, "tags");
        const auto tag =
            std::ranges::find_if(tags, [&](const Json &each) { return id && whole(each, "id") == id; });
        if (tag == tags.end())
            continue;
        entry["tagRefId"] = known("tags", *tag).first;
        kept.push_back(std::move(entry));
    }
    return kept;
}

Merge::NewIds Merge::addSection(const Json &file, const std::string &section)
{
    NewIds newIds;
    for (const Json &object : listOf(file, section.c_str())) {
        const std::optional<int> old = whole(object, "id");
        if (!old)
            continue;
        const auto [id, added] = known(section, object);
        newIds.emplace(*old, id);
        if (added && added->contains("tags"))
            (*added)["tags"] = addTags(file, listOf(object, "tags"));
    }
    return newIds;
}

void Merge::addPlay(Json play, const NewIds &players, const NewIds &locations, const NewIds &games)
{
    const std::string uuid = uuidKey(text(play, "uuid"));
    if (!uuid.empty() && m_plays.contains(uuid))
        return;
    const Json scores = renumbered(listOf(play, "playerScores"), "playerRefId", players);
    if (!renumber(play, "gameRefId", games) || scores.size() != listOf(play, "playerScores").size())
        return;
    play["playerScores"] = scores;
    if (!renumber(play, "locationRefId", locations))
        play.erase("locationRefId");
    if (play.contains("expansionPlays"))
        play["expansionPlays"] = renumbered(listOf(play, "expansionPlays"), "gameRefId", games);
    if (!uuid.empty())
        m_plays.insert(uuid);
    m_sections["plays"].push_back(std::move(play));
}

void Merge::add(const Json &file)
{
    const NewIds players = addSection(file, "players");
    const NewIds locations = addSection(file, "locations");
    const NewIds games = addSection(file, "games");
    for (const Json &play : listOf(file, "plays"))
        addPlay(play, players, locations, games);
}

int Merge::playerId(const std::string &uuid) const
{
    const auto players = m_known.find("players");
    if (players == m_known.end())
        return 0;
    const auto found = players->second.find(uuidKey(uuid));
    return found == players->second.end() ? 0 : found->second;
}

} // namespace db::bgstats
