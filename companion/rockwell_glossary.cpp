// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/glossary_words.h"

#include <QtGlobal>

#include <array>

namespace companion {

namespace {

// clang-format off
constexpr std::array words{
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "active crew"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "The crew that a player has chosen in a drill round. A bribe or a hire is for this one.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "active player"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Whose turn it is, and in an extraction who caused it.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "bribe"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Brings a crew of somebody else to another tile, for a bribe tile.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "bribe tile"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Pays for a bribe and comes back at the end of the round.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "centre"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "The middle of the mine. A crew that enters it fulfils a goal and leaves the game.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "closed tile"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "A tile that has not been extracted yet. Its number is the power it asks for.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "company board"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Shows the safety, the movement, the shafts and the goals of a player, and everybody may look at it.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "control centre"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Board I. Its spaces make the shift order and allow bribes or subcontractors.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "crew"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "A disc of a player with a power. It drills where it stands.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "cube"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "A piece of zinc, copper, silver or gold. A large one stands for five.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "danger"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "A sign on extraction cards: cubes are lost, as many as one's own power on the tile.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "delivery tile"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Bought for the cubes printed on it. Its prestige counts at the end.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "drill round"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Everyone moves a crew once, or lets it stay.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "entrance"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Where crews start, with two tiles of layer A below. Nobody goes back there.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "exchange"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Board II, where cubes are bought and sold.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "extraction"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "The power on a closed tile is enough: it is opened, and the cubes of a card are shared out.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "extraction card"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Says which cubes a tile gives, and whether there is danger. The active player keeps it.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "goal tile"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Taken by who fulfils a goal and shows it, the most valuable one first.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "layer"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "A ring of tiles. A is the outermost, D the innermost.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "management order"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Made by the auction. Vice presidents are placed in it.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "movement"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "A level on the company board: how far a crew may go in a drill round.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "open tile"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "A tile that has been extracted. A shaft on it pays in every round.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "power"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "What a crew brings to a tile, together with its subcontractor.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "prestige"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "The points of the game: for goal tiles, delivery tiles and majorities.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "remainder"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Cubes of a card that cannot be shared equally. One player gets them all.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "robot"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Plays with two players: it has crews, but no money, no cubes and no goals.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "safety"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "A level on the company board that saves cubes from every danger by itself.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "safety token"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Bought with a cube. It saves one cube from danger and is spent.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "screen"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Hides the cubes, money, tokens and deliveries of a player.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "shaft"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Lies on a tile of the mine. Its owner gets the remainder of an extraction there, and what is printed on the tile once it is open.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "shift order"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Made by the vice presidents on board I. Drilling follows it.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "subcontractor"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "A die that makes a crew stronger for money, at most until the end of the round.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "vice president"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "A figure that is placed on a board: on I for bribes or subcontractors, on II and III for actions.")},
    GlossaryWord{QT_TRANSLATE_NOOP("RockwellGlossary", "workshop"),
                 QT_TRANSLATE_NOOP("RockwellGlossary", "Board III, for developments and deliveries.")},
};
// clang-format on

} // namespace

GlossaryWords rockwellGlossary()
{
    return {"RockwellGlossary", words};
}

} // namespace companion
