// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bgstats/push_link.h"

#include "db/bgstats/games.h"

namespace db::bgstats {

namespace {

constexpr std::string_view address = "https://app.bgstatsapp.com/createPlay.html?data=";

std::string urlEncoded(std::string_view text)
{
    constexpr std::string_view hexDigits = "0123456789ABCDEF";
    constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    std::string encoded;
    for (const char letter : text) {
        if (plain.find(letter) != std::string_view::npos) {
            encoded.push_back(letter);
        } else {
            const auto byte = static_cast<unsigned char>(letter);
            encoded.append({'%', hexDigits[byte >> 4U], hexDigits[byte & 0xFU]});
        }
    }
    return encoded;
}

// Every field is written, even where it says nothing: the app stops at a missing one.
Json writePlay(const ExportedRecord &exported)
{
    const scoring::Record &record = exported.record;
    const Box &box = boxOf(record.game);
    Json players = Json::array();
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        const std::string &name = record.players[seat].name;
        const std::string &uuid = exported.playerUuids[seat];
        players.push_back({{"name", name},
                           {"sourcePlayerId", uuid.empty() ? "guest " + name : uuid},
                           {"startPlayer", static_cast<int>(seat) == startingPlayer(record)},
                           {"winner", won(exported.score, seat)},
                           {"rank", exported.score.ranking.ranks[seat]},
                           {"score", exported.score.totals[seat]},
                           {"role", ""},
                           {"team", ""},
                           {"teamRole", ""}});
    }
    return {{"sourceName", "Steiger"},
            {"sourcePlayId", exported.uuid},
            {"playDate", playDate(exported)},
            {"durationMin", record.durationMinutes.value_or(0)},
            {"location", record.location},
            {"board", ""},
            {"comments", record.comments},
            {"game",
             {{"name", box.title},
              {"sourceGameId", scoring::facts(record.game).name},
              {"bggId", box.bggId},
              {"highestWins", true},
              {"noPoints", false}}},
            {"players", players}};
}

} // namespace

std::optional<std::string> pushLink(const ExportedRecord &exported)
{
    Json play = writePlay(exported);
    const auto link = [&] {
        return std::string(address) + urlEncoded(play.dump(-1, ' ', false, Json::error_handler_t::replace));
    };
    std::string written = link();
    for (const char *dispensable : {"comments", "location"}) {
        if (written.size() > longestLink) {
            play[dispensable] = "";
            written = link();
        }
    }
    if (written.size() > longestLink)
        return {};
    return written;
}

} // namespace db::bgstats
