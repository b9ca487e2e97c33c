// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

// Another scorer of The Ruhr, written from the words of the rules alone and as simple-minded as can be. It
// reads records, not the types of the real one.
namespace naive_ruhr {

using Json = nlohmann::ordered_json;

struct Sheet {
    std::vector<std::vector<int>> points; // player by player: the ten lines
    std::vector<int> totals;
    std::vector<int> winners;
    bool shared = false;
};

inline bool hasCity(const Json &player, const std::string &city)
{
    for (const Json &built : player["cities"]) {
        if (built == city)
            return true;
    }
    return false;
}

inline bool hasToken(const Json &player, const std::string &token)
{
    return player["tokens"].contains(token) && player["tokens"][token] != "blank";
}

inline Sheet score(const Json &players)
{
    Sheet sheet;
    for (const Json &player : players) {
        const bool kettwig = hasCity(player, "kettwig");
        const bool werden = hasCity(player, "werden");
        const bool steele = hasCity(player, "steele");
        const bool hattingen = hasCity(player, "hattingen");
        const bool blankenstein = hasCity(player, "blankenstein");
        const bool witten = hasCity(player, "witten");
        const bool muelheim = hasCity(player, "muelheim");

        const int track = player["vpTrack"];
        int essen = 0, mark = 0, seven = 0, four = 0, most = 0, barge = 0, mayor = 0, railway = 0;
        if (kettwig && werden && steele)
            essen = 1;
        if (hattingen && blankenstein && witten)
            mark = 1;
        if (essen == 1 && mark == 1 && muelheim)
            seven = 3;
        if (player["dumps"]["broich"] >= 1 && player["dumps"]["werden"] >= 1 &&
            player["dumps"]["essen"] >= 1 && player["dumps"]["mark"] >= 1)
            four = 2;
        for (const char *dump : {"broich", "werden", "essen", "mark"}) {
            int notFewer = 0; // how many, the player too, have at least as many there
            for (const Json &other : players) {
                if (other["dumps"][dump] >= player["dumps"][dump])
                    ++notFewer;
            }
            if (player["dumps"][dump] > 0 && notFewer == 1)
                ++most;
        }
        if (hasToken(player, "ruhr_barge")) {
            barge = 2;
            if (player["bargeAt"] == "ruhrort")
                barge = 4;
        }
        if (hasToken(player, "mayor") && player["loans"] == 0)
            mayor = player["thalers"];
        if (hasToken(player, "railway"))
            railway = static_cast<int>(player["cities"].size());
        int loans = 0;
        for (int loan = 0; loan < player["loans"]; ++loan)
            loans -= 2;
        sheet.points.push_back({track, essen, mark, seven, four, most, barge, mayor, railway, loans});
        sheet.totals.push_back(track + essen + mark + seven + four + most + barge + mayor + railway + loans);
    }
    for (std::size_t seat = 0; seat < sheet.totals.size(); ++seat) {
        bool beaten = false;
        for (const int other : sheet.totals) {
            if (other > sheet.totals[seat])
                beaten = true;
        }
        if (!beaten)
            sheet.winners.push_back(static_cast<int>(seat));
    }
    sheet.shared = sheet.winners.size() > 1;
    return sheet;
}

} // namespace naive_ruhr
