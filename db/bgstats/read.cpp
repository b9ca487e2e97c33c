// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bgstats/read.h"

#include "db/bgstats/dates.h"
#include "db/bgstats/values.h"

#include <unordered_map>
#include <unordered_set>

namespace db::bgstats {

using scoring::Fault;
using scoring::FaultKind;
using scoring::ParsedJson;
using scoring::Spoilt;

namespace {

// What the ids of one section stand for.
class Ids
{
public:
    // False when that id belongs to something with the same uuid already.
    bool add(int id, const std::string &uuid, std::size_t place)
    {
        const auto [known, isNew] = m_known.emplace(id, Known{place, uuid});
        if (!isNew && !uuid.empty() && known->second.uuid == uuid)
            return false;
        known->second.ambiguous = !isNew;
        return true;
    }

    bool contains(int id) const { return m_known.contains(id); }

    // Nothing also where two different objects have that id: nobody can tell which is meant.
    std::optional<std::size_t> only(int id) const
    {
        const auto known = m_known.find(id);
        if (known == m_known.end() || known->second.ambiguous)
            return {};
        return known->second.place;
    }

private:
    struct Known {
        std::size_t place = 0;
        std::string uuid;
        bool ambiguous = false;
    };
    std::unordered_map<int, Known> m_known;
};

class FileReader
{
public:
    explicit FileReader(ParsedJson parsed)
        : m_document(std::move(parsed.document))
    {
        for (Spoilt &spoilt : parsed.spoilt) {
            // "plays[3].playerScores[0].rank" spoils "plays[3]", "userInfo.device" spoils "userInfo".
            const std::size_t entry = spoilt.where.find(']');
            const std::size_t end = entry == std::string::npos ? spoilt.where.find('.') : entry + 1;
            m_spoilt.emplace(spoilt.where.substr(0, end), spoilt);
        }
    }

    std::variant<ReadFile, Fault> read()
    {
        if (!m_document.is_object())
            return Fault{{}, FaultKind::NotExpected, scoring::Expected::Object, scoring::quote(m_document)};
        for (const char *section : {"tags", "players", "locations", "games", "plays"}) {
            if (m_spoilt.contains(section))
                return Fault{section, FaultKind::FieldTwice};
        }
        const Json *plays = field(m_document, "plays");
        if (!plays)
            return Fault{"plays", FaultKind::Missing, scoring::Expected::List};
        if (!plays->is_array())
            return Fault{"plays", FaultKind::NotExpected, scoring::Expected::List, scoring::quote(*plays)};

        forEach("tags", [&](const std::string &where, Json &raw) {
            identified(where, raw, m_tags, file().tags, Tag{});
        });
        forEach("players", [&](const std::string &where, Json &raw) {
            identified(where, raw, m_players, file().players,
                       Player{.uuid = text(raw, "uuid"),
                              .name = text(raw, "name"),
                              .anonymous = flag(raw, "isAnonymous"),
                              .npc = flag(opened(raw, "metaData"), "isNpc"),
                              .bggUsername = text(raw, "bggUsername")});
        });
        forEach("locations", [&](const std::string &where, Json &raw) {
            identified(where, raw, m_locations, file().locations,
                       Location{.uuid = text(raw, "uuid"), .name = text(raw, "name")});
        });
        forEach("games", [&](const std::string &where, Json &raw) {
            identified(where, raw, m_games, file().games,
                       Game{.uuid = text(raw, "uuid"),
                            .name = text(raw, "name"),
                            .bggName = text(raw, "bggName"),
                            .bggId = whole(raw, "bggId").value_or(0)});
        });
        forEach("plays", [&](const std::string &where, Json &raw) { addPlay(where, raw); });
        if (const Json *userInfo = field(m_document, "userInfo");
            userInfo && !m_spoilt.contains("userInfo")) {
            if (const std::optional<int> me = whole(*userInfo, "meRefId"))
                file().me = m_players.only(*me);
        }
        return std::move(m_result);
    }

private:
    File &file() { return m_result.file; }

    void skip(std::string where, WhySkipped why, std::string found = {})
    {
        m_result.skipped.push_back({std::move(where), why, std::move(found)});
    }

    // The objects of a section, one after the other. Each may be moved from.
    template <typename Use>
    void forEach(const std::string &section, Use use)
    {
        const auto found = m_document.find(section);
        if (found == m_document.end() || found->is_null())
            return;
        if (!found->is_array())
            return skip(section, WhySkipped::NotAList, scoring::quote(*found));
        for (std::size_t number = 0; number < found->size(); ++number) {
            const std::string where = section + "[" + std::to_string(number) + "]";
            Json &entry = (*found)[number];
            if (const auto spoilt = m_spoilt.find(where); spoilt != m_spoilt.end())
                skip(where,
                     spoilt->second.why == Spoilt::Why::FieldTwice ? WhySkipped::FieldTwice
                                                                   : WhySkipped::TooDeep,
                     spoilt->second.where);
            else if (!entry.is_object())
                skip(where, WhySkipped::NotAnObject, scoring::quote(entry));
            else
                use(where, entry);
        }
    }

    template <typename Object>
    void identified(const std::string &where, Json &raw, Ids &ids, std::vector<Object> &objects,
                    Object object)
    {
        const std::optional<int> id = whole(raw, "id");
        if (!id)
            return skip(where, WhySkipped::NoId);
        const std::string uuid = uuidKey(text(raw, "uuid"));
        if (!ids.add(*id, uuid, objects.size()))
            return skip(where, WhySkipped::Again, uuid);
        object.id = *id;
        object.raw = std::move(raw);
        objects.push_back(std::move(object));
    }

    // What a field refers to. A reference to nothing is reported at `where`.
    std::optional<std::size_t> referred(const Json &object, const char *key, const Ids &ids,
                                        const std::string &where, WhySkipped why)
    {
        const Json *reference = field(object, key);
        const std::optional<int> id = whole(object, key);
        const std::optional<std::size_t> place = id ? ids.only(*id) : std::nullopt;
        if (!place)
            skip(where, why, reference ? scoring::quote(*reference) : std::string());
        return place;
    }

    // The day or time a play began, as in records.
    static std::optional<std::string> dateOf(const Json &raw)
    {
        const std::string written = text(raw, "playDate");
        if (!isBlank(written))
            return toRecordDate(trimmed(written));
        const std::string day = text(raw, "playDateYmd"); // "20260124"
        if (day.size() != 8)
            return std::string();
        return toRecordDate(day.substr(0, 4) + "-" + day.substr(4, 2) + "-" + day.substr(6));
    }

    // Nothing, with a reason, where somebody who played cannot be told.
    std::optional<std::vector<PlayerScore>> scoresOf(const std::string &where, const Json &raw)
    {
        std::vector<PlayerScore> scores;
        const Json *list = field(raw, "playerScores");
        if (!list || !list->is_array() || list->empty()) {
            skip(where, WhySkipped::NoPlayers);
            return {};
        }
        for (const Json &entry : *list) {
            const std::optional<std::size_t> player =
                referred(entry, "playerRefId", m_players, where, WhySkipped::PlayerMissing);
            if (!player)
                return {};
            scores.push_back(
                {.player = *player,
                 .score = text(entry, "score"),
                 .winner = flag(entry, "winner"),
                 .newPlayer = flag(entry, "newPlayer"),
                 .startPlayer = flag(entry, "startPlayer"),
                 .rank = whole(entry, "rank").value_or(0),
                 .seatOrder = whole(entry, "seatOrder").value_or(0),
                 .role = text(entry, "role"),
                 .team = text(entry, "team"),
                 .anonymousName = text(entry, "anonymousName"),
                 .npc = file().players[*player].npc || flag(opened(entry, "metaData"), "isNpc")});
        }
        return scores;
    }

    std::vector<std::size_t> expansionsOf(const std::string &where, const Json &raw)
    {
        std::vector<std::size_t> expansions;
        const Json *list = field(raw, "expansionPlays");
        for (std::size_t number = 0; list && list->is_array() && number < list->size(); ++number) {
            const std::string place = where + ".expansionPlays[" + std::to_string(number) + "]";
            if (const auto game =
                    referred((*list)[number], "gameRefId", m_games, place, WhySkipped::GameMissing))
                expansions.push_back(*game);
        }
        return expansions;
    }

    void addPlay(const std::string &where, Json &raw)
    {
        const std::string uuid = text(raw, "uuid");
        if (!isBlank(uuid) && m_plays.contains(uuidKey(uuid)))
            return skip(where, WhySkipped::Again, uuidKey(uuid));
        const std::optional<std::string> date = dateOf(raw);
        if (!date)
            return skip(where, WhySkipped::WrongDate,
                        text(raw, isBlank(text(raw, "playDate")) ? "playDateYmd" : "playDate"));
        const auto game = referred(raw, "gameRefId", m_games, where, WhySkipped::GameMissing);
        if (!game)
            return;
        std::optional<std::vector<PlayerScore>> scores = scoresOf(where, raw);
        if (!scores)
            return;
        // Without a place there is no reference, or one to 0.
        const bool somewhere =
            field(raw, "locationRefId") && (whole(raw, "locationRefId") != 0 || m_locations.contains(0));
        if (!isBlank(uuid))
            m_plays.insert(uuidKey(uuid));
        Play play{.where = where,
                  .uuid = uuid,
                  .playDate = *date,
                  .game = *game,
                  .expansions = expansionsOf(where, raw),
                  .durationMin = whole(raw, "durationMin").value_or(0),
                  .rounds = whole(raw, "rounds").value_or(0),
                  .ignored = flag(raw, "ignored"),
                  .manualWinner = flag(raw, "manualWinner"),
                  .usesTeams = flag(raw, "usesTeams"),
                  .board = text(raw, "board"),
                  .comments = text(raw, "comments"),
                  .scores = std::move(*scores)};
        if (somewhere)
            play.location = referred(raw, "locationRefId", m_locations, where + ".locationRefId",
                                     WhySkipped::LocationMissing);
        play.raw = std::move(raw);
        file().plays.push_back(std::move(play));
    }

    Json m_document;
    std::unordered_map<std::string, Spoilt> m_spoilt; ///< by section, or by entry of a section
    Ids m_tags, m_players, m_locations, m_games;
    std::unordered_set<std::string> m_plays; ///< the keys of their uuids
    ReadFile m_result;
};

} // namespace

std::variant<ReadFile, Fault> readFile(std::string_view text)
{
    std::variant<ParsedJson, Fault> parsed = scoring::parseTolerantly(text);
    if (auto *fault = std::get_if<Fault>(&parsed))
        return std::move(*fault);
    return FileReader(std::get<ParsedJson>(std::move(parsed))).read();
}

} // namespace db::bgstats
