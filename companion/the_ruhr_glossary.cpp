// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/glossary_words.h"

#include <QtGlobal>

#include <array>

namespace companion {

namespace {

// clang-format off
constexpr std::array words{
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "arrow space"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "The space of the transport track from which the action Transport takes a die.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "barge"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "A player's boat. It carries one coal die at a time.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "black coal"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Comes from the depots of Essen, Werden and Broich.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "blank token"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Lies where a white token was earned after its last copy was gone. It does nothing.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "city"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Buys coal and has spaces for warehouses. Whoever has one there earns from every sale.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "coal die"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "A load of coal, black or white. Its face is its quality; it is never rolled.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "coal dump"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Has spaces for warehouses in one of four regions. Coal dice never lie there.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "column"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "The warehouse spaces of a country in Ruhrort. The flag of the round says which one is scored.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "dam"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Costs coal that passes it a point of quality, until a lock is built there.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "demand"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "A tile that puts thalers on cities, factories or Ruhrort. Who sells there next takes them.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "depot"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "A place on the bank where a coal die waits for a barge.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "development cube"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Goes on the player board for a sale, by the colour of the coal and the kind of place. Combinations of them earn tokens.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "development token"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "An ability that is earned with development cubes.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "export marker"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Shows what a warehouse in Ruhrort brings. Sales in Ruhrort push it on, scoring pulls it back.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "factory"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "A smelter, a crushing mill or an arms factory. It buys coal and has no warehouses.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "flag"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Turned up in the rounds with an export; the column of its country is scored.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "Grafschaft Mark"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "The region of white coal. Its token is needed to load there.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "grey token"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "A development token that serves once in every round.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "loan"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Money for a warehouse that cannot be built until it is repaid. What is left of loans costs points at the end.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "lock"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Built in the place of a dam: the coal of everybody passes without loss.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "pilot"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "A special action: the coal is sold at any distance downstream, also in Ruhrort.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "pilot ban"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Comes with a water tile: no action with Pilot in this round.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "round track"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Shows the round and its event. Some warehouses wait there for their year.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "Ruhrort"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "The harbour at the end of the river, from where coal is exported. It is no city.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "special action"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Chosen together with the depot, one at most, and marked with a disc.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "storage area"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Two orange areas of the player board. Their warehouses come with the first lock and with the token Grafschaft Mark.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "thaler"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "The money of the game.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "towing"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "A special action: the barge may go upstream to a depot.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "transport track"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "The way of sold dice back to the depots: first a dirt road, then an asphalt road, then the railway.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "warehouse"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "A player's building in a city, on a coal dump or in Ruhrort. It also marks a loan.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "water tile"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Low or high water: it bans the pilots for a round and may change the dice in the depots.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "white coal"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "Comes from the depots of Grafschaft Mark.")},
    GlossaryWord{QT_TRANSLATE_NOOP("TheRuhrGlossary", "white token"),
                 QT_TRANSLATE_NOOP("TheRuhrGlossary", "A development token that serves once in the game, or counts at its end.")},
};
// clang-format on

} // namespace

GlossaryWords theRuhrGlossary()
{
    return {"TheRuhrGlossary", words};
}

} // namespace companion
