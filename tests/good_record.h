// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "companion/fault_words.h"
#include "scoring/record_json.h"

#include <nlohmann/json.hpp>

using Json = nlohmann::ordered_json;

/// A small record in which everything is right; each row spoils one thing.
inline Json goodRecord()
{
    return Json::parse(R"({
        "format": "steiger.game/1", "id": "3e0c1c5e-8a51-4d0e-9f0c-5b1f6a3f7d10", "game": "coal-baron",
        "options": {"secondPlaceTruckTrain": "3-3", "cartsNeedDelivery": true},
        "played": "2026-05-01T19:30:00+02:00", "durationMinutes": 74, "group": "Friday miners", "location": "Essen",
        "players": [{"name": "Anna", "color": "red"}, {"name": "Béla", "color": "blue"}],
        "startingPlayer": 1,
        "shifts": [
            {"players": [{"delivered": ["truck:kk"], "emptyCarts": {"grey": 3}, "factoryWorkers": 5}, {"delivered": []}]},
            {"players": [{"delivered": ["truck:kk"], "emptyCarts": {"grey": 3}}, {"delivered": ["train:y"]}]},
            {"players": [{"delivered": ["truck:kk"], "emptyCarts": {"grey": 3}}, {"delivered": ["train:y"]}]}
        ],
        "final": {"players": [
            {"marks": 7, "cubes": 9, "openOrders": ["truck:yy"], "tiles": ["light:gg", "dark:k"]},
            {"marks": 0, "cubes": 0, "openOrders": 2, "lightTiles": 3, "darkTiles": 3}
        ]}
    })");
}

/// What the reader says is wrong with a record, each fault a line.
inline QStringList faultsOf(const std::string &text)
{
    const auto read = scoring::readRecord(text);
    QStringList lines;
    if (const auto *faults = std::get_if<std::vector<scoring::Fault>>(&read)) {
        for (const scoring::Fault &fault : *faults)
            lines += companion::faultText(fault);
    }
    return lines;
}
