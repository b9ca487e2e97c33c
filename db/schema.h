// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace db {

/// Marks a file as a store of ours: "Stgr".
inline constexpr int applicationId = 0x53746772;

/// Entry n lifts a store of user_version n to n + 1. Released entries never change; new ones are appended.
/// `event` is what people told and is only ever added to; every other table but `device` can be made anew
/// from it.
inline constexpr std::array migrations{
    R"sql(
CREATE TABLE device (
    id BLOB NOT NULL                    -- names this store among those it is merged with
) STRICT;

CREATE TABLE event (
    number  INTEGER PRIMARY KEY,        -- the order in which this store learnt of it
    id      BLOB NOT NULL UNIQUE,
    log     BLOB NOT NULL,              -- the game, or the address book
    counter INTEGER NOT NULL,           -- a log is ordered by (counter, device), never by a clock
    device  BLOB NOT NULL,
    act     INTEGER NOT NULL,           -- 0 happened, 1 undone, 2 redone
    target  BLOB,
    told    INTEGER NOT NULL,           -- microseconds since 1970
    name    TEXT NOT NULL,
    body    TEXT NOT NULL               -- JSON
) STRICT;
CREATE INDEX event_in_log ON event (log, counter, device);

CREATE TABLE person (
    number  INTEGER PRIMARY KEY,
    id      BLOB NOT NULL UNIQUE,
    name    TEXT,                       -- NULL once deleted
    sought  TEXT,                       -- the name without accents and case
    deleted INTEGER NOT NULL DEFAULT 0,
    same_as INTEGER REFERENCES person   -- the person this one was merged into, who is merged into nobody
) STRICT;
CREATE INDEX person_by_name ON person (name);
CREATE INDEX person_by_sought ON person (sought);
CREATE INDEX person_same_as ON person (same_as) WHERE same_as IS NOT NULL;

CREATE TABLE player_group (                   -- a group of players
    number INTEGER PRIMARY KEY,
    id     BLOB NOT NULL UNIQUE,
    name   TEXT NOT NULL,
    sought TEXT NOT NULL
) STRICT;
CREATE TABLE member (
    player_group INTEGER NOT NULL REFERENCES player_group,
    person INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (player_group, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE place (
    number INTEGER PRIMARY KEY,
    id     BLOB NOT NULL UNIQUE,
    name   TEXT NOT NULL,
    sought TEXT NOT NULL
) STRICT;
CREATE TABLE season (
    number INTEGER PRIMARY KEY,
    id     BLOB NOT NULL UNIQUE,
    name   TEXT NOT NULL,
    sought TEXT NOT NULL,
    since  INTEGER NOT NULL,            -- days: 20260501
    until  INTEGER NOT NULL
) STRICT;

CREATE TABLE game (                     -- finished games; one that was deleted has no results
    number  INTEGER PRIMARY KEY,
    id      BLOB NOT NULL UNIQUE,
    label   TEXT NOT NULL,              -- the id as its record says it
    kind    INTEGER NOT NULL,
    played  TEXT,                       -- as written
    day     INTEGER NOT NULL,
    instant INTEGER NOT NULL,           -- microseconds since 1970; games are ordered by (instant, label)
    player_group  INTEGER REFERENCES player_group,
    place   INTEGER REFERENCES place,
    players INTEGER NOT NULL,
    deleted INTEGER NOT NULL,
    record  INTEGER NOT NULL REFERENCES event
) STRICT;
CREATE INDEX game_in_order ON game (instant, label);
CREATE TABLE result (
    game   INTEGER NOT NULL REFERENCES game,
    seat   INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    total  INTEGER NOT NULL,
    rank   INTEGER NOT NULL,
    winner INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE sheet (
    game  INTEGER PRIMARY KEY REFERENCES game,
    lines TEXT NOT NULL                 -- JSON: the lines of the score
) STRICT;

CREATE TABLE other_play (               -- plays of other games, from other trackers
    number INTEGER PRIMARY KEY,
    id     BLOB NOT NULL UNIQUE,
    title  TEXT NOT NULL,
    day    INTEGER NOT NULL,
    event  INTEGER NOT NULL REFERENCES event
) STRICT;

CREATE TABLE scope (                    -- what a leaderboard is kept ready for
    number       INTEGER PRIMARY KEY,
    kind         INTEGER NOT NULL,
    key          INTEGER NOT NULL,
    last_instant INTEGER NOT NULL,
    last_label   TEXT NOT NULL,
    stale        INTEGER NOT NULL,
    UNIQUE (kind, key)
) STRICT;
CREATE TABLE standing (
    person    INTEGER NOT NULL REFERENCES person,
    scope     INTEGER NOT NULL REFERENCES scope,
    games     INTEGER NOT NULL,
    wins      INTEGER NOT NULL,
    win_share REAL NOT NULL,
    points    INTEGER NOT NULL,
    best      INTEGER NOT NULL,
    mu        REAL NOT NULL,
    sigma     REAL NOT NULL,
    PRIMARY KEY (person, scope)         -- one game touches a page for each player, not for each scope
) STRICT, WITHOUT ROWID;
)sql",
    R"sql(
CREATE TABLE live_game (                -- under way, so few: found however many are finished
    id BLOB NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
)sql",
};

inline constexpr int newestVersion = static_cast<int>(migrations.size());
inline constexpr int versionWithLiveGames = 2;

} // namespace db
