// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/learning_words.h"

#include "companion/sentences.h"
#include "scoring/coal_baron/final.h"
#include "scoring/coal_baron/lessons.h"

namespace companion {

using namespace scoring::coal_baron;

namespace {

// What each step says first; %1 is the number of the rule it is about.
constexpr std::array<std::array<const char *, 4>, lessonCount> stepTexts{{
    {{
        QT_TRANSLATE_NOOP("LessonWords", "After every shift the scoring marker walks over the shift clock: "
                                         "from the arrow to the segment at which the shift hand points."),
        QT_TRANSLATE_NOOP("LessonWords", "After shift II it starts at the arrow again and walks further: "
                                         "what was scored after shift I is scored once more."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "What was delivered in shift I counts again, with everything delivered since. Of "
                          "the two numbers the larger is for first place, the smaller for second."),
    }},
    {{
        QT_TRANSLATE_NOOP("LessonWords",
                          "The first four segments look at coal. The squares on delivered orders count, not "
                          "the cards: a card with two grey squares counts twice."),
        QT_TRANSLATE_NOOP(
            "LessonWords",
            "Whoever has most squares of that colour is first, whoever has second most is second."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "Every segment is a contest of its own: other coal, other places, other points."),
    }},
    {{
        QT_TRANSLATE_NOOP("LessonWords", "Who has equally many is tied. Everyone tied for first gets all "
                                         "points of first place, and nobody is second then."),
        QT_TRANSLATE_NOOP("LessonWords", "Everyone tied for second gets all points of second place."),
        QT_TRANSLATE_NOOP("LessonWords", "Who has none of it gets nothing, even when no one else is second."),
        QT_TRANSLATE_NOOP("LessonWords", "With two players only first place is given."),
    }},
    {{
        QT_TRANSLATE_NOOP("LessonWords", "Segments 5 to 8 look at vehicles. All squares on delivered orders "
                                         "of that vehicle count, whatever their colour."),
        QT_TRANSLATE_NOOP(
            "LessonWords",
            "The same players again: this time the wheelbarrows are scored. Ties are what they always are."),
        QT_TRANSLATE_NOOP("LessonWords", "And now the horse carts."),
    }},
    {{
        QT_TRANSLATE_NOOP("LessonWords", "Segments 9 to 12 look into the mines, only after shift III. Empty "
                                         "carts count; a cart with a cube on it does not."),
        QT_TRANSLATE_NOOP(
            "LessonWords",
            "The colour of the cart decides, whatever lay on it. First and second are found as ever."),
        QT_TRANSLATE_NOOP("LessonWords", "The same mines, another colour."),
    }},
    {{
        QT_TRANSLATE_NOOP("LessonWords",
                          "Before the next shift, whoever has most workers standing in the factory gets the "
                          "starting-player marker. The canteen does not count."),
        QT_TRANSLATE_NOOP("LessonWords", "In a tie it goes to the tied player who comes next, clockwise "
                                         "after the previous starting player. Who is tied does not keep it."),
        QT_TRANSLATE_NOOP("LessonWords", "When nobody stands in the factory, all are tied."),
    }},
    {{
        QT_TRANSLATE_NOOP("LessonWords",
                          "At the end every full %1 marks are a point. What is left over only breaks ties."),
        QT_TRANSLATE_NOOP("LessonWords", "Every full %1 cubes are a point, wherever they lie: on carts and "
                                         "orders, in the cage, in storage."),
        QT_TRANSLATE_NOOP("LessonWords", "Every open order costs a point."),
        QT_TRANSLATE_NOOP(
            "LessonWords",
            "Light and dark tiles are to be in balance: every tile that one side has more costs %1 points."),
    }},
}};

} // namespace

QString LessonWords::title(int lesson)
{
    constexpr std::array titles{
        QT_TRANSLATE_NOOP("LessonWords", "The shift clock"),
        QT_TRANSLATE_NOOP("LessonWords", "Coal"),
        QT_TRANSLATE_NOOP("LessonWords", "Ties"),
        QT_TRANSLATE_NOOP("LessonWords", "Vehicles"),
        QT_TRANSLATE_NOOP("LessonWords", "Empty carts"),
        QT_TRANSLATE_NOOP("LessonWords", "The next starting player"),
        QT_TRANSLATE_NOOP("LessonWords", "The final reckoning"),
    };
    static_assert(titles.size() == lessonCount);
    return tr(titles[static_cast<std::size_t>(lesson)]);
}

QString LessonWords::text(int lesson)
{
    constexpr std::array texts{
        QT_TRANSLATE_NOOP("LessonWords", "How far the scoring marker walks"),
        QT_TRANSLATE_NOOP("LessonWords", "Squares of one colour on delivered orders"),
        QT_TRANSLATE_NOOP("LessonWords", "For first, for second, and with two players"),
        QT_TRANSLATE_NOOP("LessonWords", "All squares that went by wheelbarrow, horse cart, truck or train"),
        QT_TRANSLATE_NOOP("LessonWords", "What counts in the mine after shift III"),
        QT_TRANSLATE_NOOP("LessonWords", "Who has most workers in the factory"),
        QT_TRANSLATE_NOOP("LessonWords", "Money, coal, open orders and balance"),
    };
    static_assert(texts.size() == lessonCount);
    return tr(texts[static_cast<std::size_t>(lesson)]);
}

QString LessonWords::step(int lesson, int step)
{
    constexpr std::array ofTheEnd{marksPerPoint, cubesPerPoint, -pointsPerOpenOrder,
                                  -pointsPerTileOutOfBalance};
    const QString text = tr(stepTexts[static_cast<std::size_t>(lesson)][static_cast<std::size_t>(step)]);
    return text.contains(u"%1") ? filled(text, ofTheEnd[static_cast<std::size_t>(step)]) : text;
}

} // namespace companion
