// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/ask_list.h"
#include "companion/view/imperial_miners_game.h"

#include <QCoreApplication>

namespace companion {

/// What can be told at a table of Imperial Miners, one ask after the other.
class ImperialMinersAsks : AskList<scoring::imperial_miners::Event>
{
    Q_DECLARE_TR_FUNCTIONS(ImperialMinersAsks)

public:
    explicit ImperialMinersAsks(const scoring::imperial_miners::Table &table)
        : m_table(table)
    {
    }

    std::vector<TableAskOf<Event>> all();

private:
    void ofTheTable();
    void done(Seat seat);

    // The way of a card: imperial_miners_mine_asks.cpp
    void reveal(Seat seat);
    void placeAndChain(Seat seat);
    void placeCard(Seat seat, int level, bool startsChain);
    void goUp(Seat seat, const std::vector<std::string> &above);
    static AskField halfField();     ///< the half carts of a card
    static AskField factionsField(); ///< of a card; none where nobody says
    static scoring::imperial_miners::HalfCarts halvesSaid(const Answers &answers);
    static std::vector<scoring::imperial_miners::Faction> factionsSaid(const Answers &answers);
    AskField cardField(Seat seat, const std::vector<std::string> &cards) const; ///< one of them, on the board

    // What effects do: imperial_miners_effect_asks.cpp
    void effects(Seat seat);
    void scottishEffect(Seat seat);
    bool boardsMeasured() const;
    void research(Seat seat);
    void inTheMine(Seat seat); ///< tokens on cards, and cards that effects activate
    void onCard(const QString &key, Seat seat, const QString &title, const std::vector<std::string> &cards,
                std::vector<AskField> more, std::function<Event(const std::string &, const Answers &)> make);
    void cartToken(Seat seat);
    /// One of them, on the board.
    AskField seamField(Seat seat, const std::vector<scoring::imperial_miners::Seam> &seams) const;

    // What was told wrongly: imperial_miners_correction_asks.cpp
    void corrections(Seat seat);
    void correctCard(Seat seat);
    void correctResearch(Seat seat);

    const scoring::imperial_miners::Table &m_table;
};

} // namespace companion
