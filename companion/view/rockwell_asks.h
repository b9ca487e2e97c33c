// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/rockwell_table_words.h"
#include "companion/view/ask_list.h"

#include <QCoreApplication>

#include <functional>

namespace companion {

/// What can be told at a table of Rockwell now, and the events it becomes.
class RockwellAsks : AskList<scoring::rockwell::Event>
{
    Q_DECLARE_TR_FUNCTIONS(RockwellAsks)

public:
    RockwellAsks(const scoring::rockwell::Table &table, const RockwellTableWords &words);

    std::vector<TableAskOf<Event>> all();

private:
    using Cubes = scoring::rockwell::Cubes;
    using Tile = scoring::rockwell::Tile;

    // rockwell_asks.cpp: what is common to them, and what can be told at any time
    void ofThePhase();
    void goOn(const QString &title);
    bool fits(const Event &event) const;    ///< the rules allow it now
    bool tooDear(const Event &event) const; ///< nothing but money is missing
    static std::vector<AskField> cubeFields(const QString &prefix = {});
    static Cubes cubesOf(const Answers &said, const QString &prefix = {});
    std::vector<Choice> players() const;
    std::vector<Choice> parties() const; ///< the players, and with two of them the robot
    void claim(Seat seat);
    void screen(Seat seat);

    // rockwell_price_asks.cpp: what developments cost
    void prices();
    void boardPrices();

    // rockwell_round_asks.cpp: before the drilling
    void bid(Seat seat);
    void vicePresident(Seat seat);
    void tokens(Seat seat);

    // rockwell_drill_asks.cpp: drilling turns where the mine is followed, and advantages
    void drillingTurn(Seat seat);
    void moveCrew(Seat seat, int crew);
    void hire(Seat seat);
    void bribe(Seat seat);
    void advantagesUnseen(Seat seat);

    // rockwell_extraction_asks.cpp: numbers, cards and shafts that pay
    void readNumber(const Tile &tile);
    void misreadNumber();
    static AskField numberOf(const QString &key, const Tile &tile);
    void extraction(const Tile &tile, TableAsk::Weight weight);
    void extractionUnseen();
    void shaftPays(const Tile &tile);
    void shaftPaysUnseen(Seat seat);

    // rockwell_develop_asks.cpp: phases II and III
    void trade(Seat seat);
    void develop(Seat seat);
    void morePower(Seat seat);
    QString powerWords(const scoring::rockwell::Crew &crew, int number, int steps, int price) const;
    void shafts(Seat seat);
    std::vector<AskField> shaftPlaces(Seat seat, int shaft, bool moved) const;
    void deliver(Seat seat);
    void givenUp(Seat seat);

    // rockwell_robot_asks.cpp
    void robotTurn();
    void moveRobot(int crew, TableAsk::Weight weight);
    void robotUpgrade(Seat seat);

    const scoring::rockwell::Table &m_table;
    const RockwellTableWords &m_words;
};

/// A key of its own for everybody, or for every step.
QString numbered(const char *key, int number);
/// Who was chosen among the parties.
scoring::Seat partyChosen(int value);

} // namespace companion
