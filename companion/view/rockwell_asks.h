// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/rockwell_table_words.h"
#include "companion/view/ask.h"

#include <QCoreApplication>

#include <functional>

namespace companion {

/// What can be told at a table of Rockwell now, and the events it becomes.
class RockwellAsks
{
    Q_DECLARE_TR_FUNCTIONS(RockwellAsks)

public:
    using Ask = TableAskOf<scoring::rockwell::Event>;

    RockwellAsks(const scoring::rockwell::Table &table, const RockwellTableWords &words);

    std::vector<Ask> all();

private:
    using Seat = scoring::Seat;
    using Cubes = scoring::rockwell::Cubes;
    using Event = scoring::rockwell::Event;
    using Tile = scoring::rockwell::Tile;
    using Make = std::function<std::vector<Event>(const Answers &)>;

    // rockwell_asks.cpp: what is common to them, and what can be told at any time
    TableAsk &add(const QString &key, std::optional<Seat> seat, TableAsk::Weight weight, const QString &title,
                  const QString &text, std::vector<AskField> fields, Make make);
    void ofThePhase();
    void goOn(const QString &title);
    bool fits(const Event &event) const; ///< the rules allow it now
    static std::vector<AskField> cubeFields(const QString &prefix = {});
    static Cubes cubesOf(const Answers &said, const QString &prefix = {});
    std::vector<Choice> players() const;
    std::vector<Choice> parties() const; ///< the players, and with two of them the robot
    void prices();
    void claim(Seat seat);
    void screen(Seat seat);

    // rockwell_asks_round.cpp: before the drilling
    void bid(Seat seat);
    void vicePresident(Seat seat);
    void tokens(Seat seat);

    // rockwell_asks_drill.cpp: drilling turns where the mine is followed, and advantages
    void drillingTurn(Seat seat);
    void moveCrew(Seat seat, int crew);
    void hire(Seat seat);
    void bribe(Seat seat);
    void advantagesUnseen(Seat seat);

    // rockwell_asks_extraction.cpp: numbers, cards and shafts that pay
    void readNumber(const Tile &tile);
    static AskField numberOf(const QString &key, const Tile &tile);
    void extraction(const Tile &tile, TableAsk::Weight weight);
    void extractionUnseen();
    void shaftPays(const Tile &tile);
    void shaftPaysUnseen(Seat seat);

    // rockwell_asks_develop.cpp: phases II and III
    void trade(Seat seat);
    void develop(Seat seat);
    void morePower(Seat seat);
    void shafts(Seat seat);
    std::vector<AskField> shaftPlaces(Seat seat, int shaft, bool moved) const;
    void deliver(Seat seat);
    void givenUp(Seat seat);

    // rockwell_asks_robot.cpp
    void robotTurn();
    void moveRobot(int crew, TableAsk::Weight weight);
    void robotUpgrade(Seat seat);

    const scoring::rockwell::Table &m_table;
    const RockwellTableWords &m_words;
    std::vector<Ask> m_asks;
};

/// A key of its own for everybody, or for every step.
QString numbered(const char *key, int number);
/// Who was chosen among the parties.
scoring::Seat partyChosen(int value);

} // namespace companion
