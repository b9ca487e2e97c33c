// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/glossary_words.h"

#include <QtGlobal>

#include <array>

namespace companion {

namespace {

// clang-format off
constexpr std::array words{
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "activation"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "A card gives one of its effects or none, or its collapse is cleared. It happens to a card once a round.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Atlanteans"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "The faction of the machines.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Barbarians"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "A faction with strong effects that make cards collapse.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "cart token"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Makes a full cart of one that is half loaded.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "chain"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "The way from the new card up to the surface, one card in each row.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "coin"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Pays for cards and some effects. At the end coins only decide between equals.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "collapse"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "A token on a card. The next activation clears it and gives nothing else.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "deck"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "There is one for each level, with a discard pile of its own that is shuffled when the deck is empty.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "effect"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "What a card, the surface, an event or a research space gives. Those of cards may be left out.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Egyptians"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "The faction of research.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "event card"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "One is turned up in every round and concerns everybody. Those that are left say how many rounds are to come.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "faction"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "A people to which a card belongs: Scots, Barbarians, Egyptians, Japanese, Atlanteans or Romans. Some cards have none.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "full cart"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Two loaded halves that meet, or a half-loaded cart with a cart token. It is worth points at the end.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "half cart"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Printed on the side of a card, empty or loaded. With the one of a neighbour it makes a cart.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "hand"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "The cards that a player may reveal. Its limit holds once an effect is over.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Japanese"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "A faction that grows with its own cards or with many factions in the mine.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "level"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "The number of a mine card, and the row it goes into.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "machine"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "A token on a card, of which some effects make use.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "mine"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "The cards of a player below the surface, laid like bricks.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "mine card"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "A card of level 1 to 4 that becomes part of a mine.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "pickaxe marker"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Shows how far a player's research has come.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "point token"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Points that are gained during the game; the colour says how many.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "research"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Moves the pickaxe marker up a research board.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "research board"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Has spaces with effects, one above the other. Who reaches the top has completed it.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Romans"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "A faction of full carts, cart tokens and places in the mine.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "row"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "All cards of one level lie in it. The first one is right under the surface.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "Scots"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "A faction whose effects cost coins, the fewer the more Scottish cards are in the mine.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "surface"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "The end of every chain, with effects to choose from. Cards of level 1 lie right under it.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "surface board"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "The board of a player on top of the mine.")},
    GlossaryWord{QT_TRANSLATE_NOOP("ImperialMinersGlossary", "title"),
                 QT_TRANSLATE_NOOP("ImperialMinersGlossary", "What who plays alone gets for the points.")},
};
// clang-format on

} // namespace

GlossaryWords imperialMinersGlossary()
{
    return {"ImperialMinersGlossary", words};
}

} // namespace companion
