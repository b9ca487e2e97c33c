// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/glossary_words.h"

#include <QtGlobal>

#include <array>

namespace companion {

namespace {

// clang-format off
constexpr std::array words{
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "shift"),
                 QT_TRANSLATE_NOOP("Glossary", "One of the three rounds of the game. It ends when nobody has a worker left.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "shift clock"),
                 QT_TRANSLATE_NOOP("Glossary", "The dial with twelve segments that says what is evaluated after each shift: four segments, then eight, then all twelve.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "shift hand"),
                 QT_TRANSLATE_NOOP("Glossary", "Points at I, II or III, and so at the last segment that is evaluated in this shift.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "scoring marker"),
                 QT_TRANSLATE_NOOP("Glossary", "Walks round the shift clock from segment to segment during an evaluation.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "order"),
                 QT_TRANSLATE_NOOP("Glossary", "A card with a vehicle, one to four coal squares and points. No two of the 44 are alike.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "open order"),
                 QT_TRANSLATE_NOOP("Glossary", "An order in front of a player that is not delivered yet. At the end of the game each costs a point.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "delivered order"),
                 QT_TRANSLATE_NOOP("Glossary", "An order that has brought its points. Its squares count in every evaluation from then on.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "square"),
                 QT_TRANSLATE_NOOP("Glossary", "A place for a cube on an order. It takes a cube of its colour, or two cubes of any colours.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "vehicle"),
                 QT_TRANSLATE_NOOP("Glossary", "Wheelbarrow, horse cart, truck or train. A delivery takes all complete orders of one vehicle.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "mine"),
                 QT_TRANSLATE_NOOP("Glossary", "The board of a player: a shaft with the cage, and four levels for yellow, brown, grey and black coal.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "tunnel tile"),
                 QT_TRANSLATE_NOOP("Glossary", "Makes a level of the mine longer on one side, with one cart or two. Each cart costs 1 mark for yellow, 2 for brown, 3 for grey, 4 for black.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "cart"),
                 QT_TRANSLATE_NOOP("Glossary", "Holds one cube and is never refilled. Empty carts are evaluated after the third shift.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "cube"),
                 QT_TRANSLATE_NOOP("Glossary", "A piece of coal in one of four colours. There are 16 of each.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "cage"),
                 QT_TRANSLATE_NOOP("Glossary", "The lift in the shaft, with room for five cubes.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "storage"),
                 QT_TRANSLATE_NOOP("Glossary", "Where a player keeps cubes that came up and are on no order. There is room for any number.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "light side"),
                 QT_TRANSLATE_NOOP("Glossary", "Left of the shaft. Its tiles show lanterns.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "dark side"),
                 QT_TRANSLATE_NOOP("Glossary", "Right of the shaft. Its tiles show no lanterns.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "balance"),
                 QT_TRANSLATE_NOOP("Glossary", "At the end of the game every tile that one side has more than the other costs two points. The printed carts are no tiles.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "mark"),
                 QT_TRANSLATE_NOOP("Glossary", "The money of the game. At the end every full five marks are a point.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "minecart factory"),
                 QT_TRANSLATE_NOOP("Glossary", "The worker spaces where tunnel tiles are bought. Most workers there at the end of a shift: starting player of the next.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "bank"),
                 QT_TRANSLATE_NOOP("Glossary", "Takes exactly one worker at a time, whoever stands there, and gives 1 mark.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "canteen"),
                 QT_TRANSLATE_NOOP("Glossary", "Where workers go who are pushed out of a space. They come home at the end of the shift.")},
    GlossaryWord{QT_TRANSLATE_NOOP("Glossary", "lock tile"),
                 QT_TRANSLATE_NOOP("Glossary", "Closes a worker space in a game with two or three players.")},
};
// clang-format on

} // namespace

GlossaryWords coalBaronGlossary()
{
    return {"Glossary", words};
}

} // namespace companion
