// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "companion/coal_baron_table_words.h"
#include "tests/coal_baron_nonsense.h"
#include "tests/coal_baron_refusals.h"
#include "tests/spoken_table.h"
#include "tests/stories.h"

#include <limits>

using namespace story;
using companion::CoalBaronTableWords;
using companion::Language;
using spoken_table::languages;
using spoken_table::names;

namespace {

// One of each kind of event there is, with numbers that make plurals.
std::vector<Event> oneOfEach()
{
    return {
        GameStarted{2, bela, {}, trackEverything},
        OrderDrafted{anna, order("truck:kk")},
        WorkersPlaced{anna, 2, on("mining-8")},
        WorkersPlaced{bela, 1, {}},
        MarksCounted{anna, 7},
        OrderTaken{bela, order("train:y")},
        OrderDelivered{anna, order("truck:kk")},
        TileBought{bela, tile("light:gg"), {}},
        TileBought{bela, tile("light:gg"), {Coal::Brown}},
        CageMoved{anna, Coal::Grey},
        CageMoved{anna, std::nullopt},
        CartEmptied{cili, {Coal::Black, Side::Dark, 0}},
        EmptyCartsCounted{anna, {{2, 0, 1, 0}}},
        EmptyCartsCounted{anna, {}},
        CubeStored{anna, Coal::Yellow},
        SquareFilled{anna, order("train:gg"), Coal::Grey, {Coal::Grey, CubeFrom::Cage}, {}},
        SquareFilled{anna,
                     order("train:gg"),
                     Coal::Grey,
                     {Coal::Yellow, CubeFrom::Cage},
                     CubeUsed{Coal::Black, CubeFrom::Storage}},
        ShiftEnded{},
        ShiftEnded{std::vector{5, 4}},
        NextShiftStarted{},
        CubesCounted{anna, 3, 0, 1},
        TrackingChanged{{.turns = true, .marks = true}},
        TrackingChanged{},
        FinalCounted{{{7, 4, 1, 7, 4}, {1, 1, 2, 1, 1}}},
        FactoryWorkersCounted{{5, 4}},
        FactoryWorkersCounted{},
    };
}

// What is wrong with a text that people are to read; nothing if it is fine.
QString flaw(const QString &text)
{
    if (text.isEmpty())
        return "nothing is said";
    if (text.contains('%'))
        return "a place was not filled: " + text;
    if (text.contains("(s)"))
        return "a plural is missing: " + text;
    if (text.contains("()") || text.contains(": .") || text.contains("  ") || text.contains(" ,"))
        return "something is left out: " + text;
    return {};
}

QString sentenceFlaw(const QString &text)
{
    return flaw(text).isEmpty() && !text.endsWith('.') ? "no full stop: " + text : flaw(text);
}

} // namespace

class CoalBaronTableWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { companion::useLanguage(Language::English); }

    void every_refusal_has_its_sentence_in_every_language()
    {
        const CoalBaronTableWords words(names);
        std::array<bool, refusalNames.size()> told{};
        for (const RefusalRow &row : refusalRows()) {
            told[at(row.refusal.code)] = true;
            QSet<QString> texts;
            for (const Language language : languages) {
                companion::useLanguage(language);
                const QString text = words.refusal(row.refusal, row.event);
                QVERIFY2(sentenceFlaw(text).isEmpty(), qPrintable(row.story + (": " + sentenceFlaw(text))));
                texts += text;
            }
            QVERIFY2(texts.size() == languages.size(), row.story);
        }
        QVERIFY(std::ranges::all_of(told, std::identity{}));
    }

    // Two tablets merged may refuse anything: words must not need what only fits the usual event.
    void a_refusal_of_an_unexpected_event_still_has_words()
    {
        const CoalBaronTableWords words(names);
        for (std::size_t code = 0; code < refusalNames.size(); ++code) {
            for (const Event &event : oneOfEach())
                QVERIFY(!words.refusal({.code = static_cast<RefusalCode>(code)}, event).isEmpty());
        }
    }

    void a_refusal_names_the_culprit_and_says_what_would_be_right_data()
    {
        QTest::addColumn<QString>("storyName");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("held") << "Béla has that order"
                              << "Béla has the order truck (1 yellow) already. There is only one of it.";
        QTest::newRow("marks") << "eight marks for the black tile, seven in hand"
                               << "Anna has 7 marks, the tile costs 8.";
        QTest::newRow("turn") << "Béla acts before Anna"
                              << "It is the turn of Anna, not of Béla.";
        QTest::newRow("workers") << "seven stand there, eight are needed, six are left"
                                 << "Béla has 6 workers left, this takes 8.";
        QTest::newRow("one worker")
            << "two workers on an empty space"
            << "Anna has to place exactly 1 worker here, one more than stand here now: money (4 marks).";
        QTest::newRow("lock") << "a locked space"
                              << "A lock tile closes this space: money (5 marks). Choose another one.";
        QTest::newRow("complete") << "two squares are open"
                                  << "Anna cannot deliver train (2 grey) yet: 2 squares still want a cube.";
        QTest::newRow("tiles") << "a fourth tile of a kind"
                               << "All 3 tiles of this kind are built in already: 1 cart on the dark side "
                                  "(black).";
        QTest::newRow("cart") << "the second cart of a single one"
                              << "Anna has no cart there: yellow, dark side, cart 2.";
        QTest::newRow("cube") << "a cube that is still in the cart"
                              << "Anna does not have this cube: yellow from the cage.";
        QTest::newRow("carts") << "twenty empty grey carts"
                               << "Anna: empty carts (grey): 20 counted, at most 19 possible.";
        QTest::newRow("tiles left") << "Béla's dark tiles are missing at the end"
                                    << "Béla: dark tiles: this number is still missing. Count it first.";
        QTest::newRow("below zero") << "fewer marks than none"
                                    << "Anna: marks: −1 counted, only 0 to 10000 possible.";
        QTest::newRow("contradiction")
            << "the table knows of 64 marks"
            << "Béla: marks: 60 counted, but by what was entered there are 64. Count again, or correct what "
               "was entered.";
        QTest::newRow("cage") << "a sixth cube is counted in the cage"
                              << "Anna: cubes in the cage: 6 counted, only 0 to 5 possible.";
        QTest::newRow("all cubes") << "more cubes than the box has"
                                   << "Anna: cubes in all: 65 counted, only 0 to 64 possible.";
        QTest::newRow("marks first") << "marks are to be followed, and Béla has not counted his"
                                     << "Count the marks of Béla first. From then on they can be followed.";
        QTest::newRow("seat") << "a third player of two counts marks"
                              << "Nobody sits there: Cili. Choose one of the players of this game.";
    }
    void a_refusal_names_the_culprit_and_says_what_would_be_right()
    {
        QFETCH(QString, storyName);
        QFETCH(QString, sentence);
        for (const RefusalRow &row : refusalRows()) {
            if (row.story == storyName) {
                QCOMPARE(CoalBaronTableWords(names).refusal(row.refusal, row.event), sentence);
                return;
            }
        }
        QFAIL("there is no such story");
    }

    void no_worker_at_all_is_not_one_more_than_stand_there()
    {
        QCOMPARE(
            CoalBaronTableWords(names).refusal({.code = RefusalCode::WrongWorkers, .seat = anna, .number = 1},
                                               WorkersPlaced{anna, 0, on("money-4")}),
            "Anna has to place at least one worker.");
    }

    void every_event_is_told_in_every_language()
    {
        const CoalBaronTableWords words(names);
        const Table table = tableAfter(fullyTracked(2));
        std::array<bool, std::variant_size_v<Event>> told{};
        for (const Event &event : oneOfEach()) {
            told[event.index()] = true;
            for (const Language language : languages) {
                companion::useLanguage(language);
                QCOMPARE(sentenceFlaw(words.event(event)), QString());
                QCOMPARE(sentenceFlaw(words.event(event, table)), QString());
                QCOMPARE(flaw(words.shortEvent(event)), QString());
            }
        }
        QVERIFY(std::ranges::all_of(told, std::identity{}));
    }

    void the_log_reads_like_a_story_data()
    {
        QTest::addColumn<std::size_t>("number");
        QTest::addColumn<QStringList>("texts"); // in English, Hungarian and German
        const auto row = [](const char *what, std::size_t number, const QStringList &texts) {
            QTest::newRow(what) << number << texts;
        };
        row("workers", 2,
            {"Anna places 2 workers: mining (8 steps).", "Anna lerak 2 munkást: bányászat (8 lépés).",
             "Anna setzt 2 Arbeiter ein: Förderung (8 Schritte)."});
        row("delivery", 6,
            {"Anna delivers truck (2 black): 9 points.",
             "Anna teljesíti ezt a megrendelést: teherautó (2 fekete), 9 pont.",
             "Anna liefert Lastwagen (2 schwarz): 9 Punkte."});
        row("tile", 7,
            {"Béla buys 2 carts on the light side (grey) for 6 marks.",
             "Béla tárnalapkát vesz 6 márkáért: 2 csille a világos oldalon (szürke).",
             "Béla kauft 2 Loren auf der hellen Seite (grau) für 6 Mark."});
        row("cart", 11,
            {"Cili empties a black cart on the dark side.",
             "Cili kiürít egy csillét a sötét oldalon (fekete).",
             "Cili leert eine Lore auf der dunklen Seite (schwarz)."});
        row("counted carts", 12,
            {"Anna counts empty carts: 2 yellow, 1 grey.",
             "Anna megszámolta az üres csilléit: 2 sárga, 1 szürke.",
             "Anna zählt leere Loren: 2 gelb, 1 grau."});
        row("shift", 18,
            {"Shift I is over. Workers in the factory: Anna 5, Béla 4.",
             "Vége a műszaknak (I. műszak). Munkások a tárnabővítésnél: Anna 5, Béla 4.",
             "Schicht I ist zu Ende. Arbeiter in der Lorenfabrik: Anna 5, Béla 4."});
        row("cubes", 20,
            {"Anna counts cubes: 3 in the cage, 0 in storage, 1 on open orders.",
             "Anna megszámolta a szénkockáit: felvonó 3, raktár 0, teljesítésre váró megrendelések 1.",
             "Anna zählt Kohlewürfel: 3 im Förderkorb, 0 im Kohlenlager, 1 auf offenen Aufträgen."});
        row("less to follow", 21,
            {"Besides deliveries and empty carts, these are followed from now on: turns, marks.",
             "A teljesített megrendeléseken és az üres csilléken kívül mostantól ezeket követjük: ki van "
             "soron, márkák.",
             "Außer Lieferungen und leeren Loren wird ab jetzt verfolgt: wer an der Reihe ist, Mark."});
        row("the end", 23,
            {"What everyone has left is counted. Anna: 7 marks, 4 cubes, 1 open order, 7 light tiles, 4 dark "
             "tiles. Béla: 1 mark, 1 cube, 2 open orders, 1 light tile, 1 dark tile.",
             "Mindenki megszámolta, mi maradt nála. Anna: 7 márka, 4 szénkocka, 1 teljesítésre váró "
             "megrendelés, 7 világos tárnalapka, 4 sötét tárnalapka. Béla: 1 márka, 1 szénkocka, 2 "
             "teljesítésre váró megrendelés, 1 világos tárnalapka, 1 sötét tárnalapka.",
             "Es ist gezählt, was alle übrig haben. Anna: 7 Mark, 4 Kohlewürfel, 1 offener Auftrag, 7 helle "
             "Plättchen, 4 dunkle Plättchen. Béla: 1 Mark, 1 Kohlewürfel, 2 offene Aufträge, 1 helles "
             "Plättchen, 1 dunkles Plättchen."});
    }
    void the_log_reads_like_a_story()
    {
        QFETCH(std::size_t, number);
        QFETCH(QStringList, texts);
        const Event event = oneOfEach()[number];
        const Table after = tableAfter(fullyTracked(2));
        for (qsizetype language = 0; language < languages.size(); ++language) {
            companion::useLanguage(languages[language]);
            QCOMPARE(CoalBaronTableWords(names).event(event, after), texts[language]);
        }
    }

    void where_mines_are_not_tracked_nobody_says_on_which_side_a_cart_was()
    {
        const CoalBaronTableWords words(names);
        const Event event = CartEmptied{anna, {Coal::Black, Side::Light, 0}};
        const Table loose = tableAfter({GameStarted{2, anna, {}, {}}});
        QCOMPARE(words.event(event, loose), "Anna empties a black cart.");
        QCOMPARE(words.event(event), "Anna empties a black cart.");
    }

    void an_undo_button_has_few_words()
    {
        const CoalBaronTableWords words(names);
        QCOMPARE(words.shortEvent(OrderDelivered{anna, order("truck:kk")}), "delivery of truck (2 black)");
        QCOMPARE(words.shortEvent(WorkersPlaced{bela, 1, on("bank")}), "1 worker of Béla");
        for (const Language language : languages) {
            companion::useLanguage(language);
            for (const Event &event : oneOfEach())
                QVERIFY2(words.shortEvent(event).size() <= 50, qPrintable(words.shortEvent(event)));
        }
    }

    void whoever_is_called_like_a_place_in_a_sentence_stays_who_they_are()
    {
        const CoalBaronTableWords words({"%2", "%1 %n", "%L3", "100%"});
        QCOMPARE(words.event(OrderDelivered{anna, order("truck:kk")}),
                 "%2 delivers truck (2 black): 9 points.");
        QCOMPARE(words.refusal({.code = RefusalCode::NotYourTurn, .seat = anna}, WorkersPlaced{bela, 1, {}}),
                 "It is the turn of %2, not of %1 %n.");
        QCOMPARE(words.prospect({anna, 3, 1, Reason::TiedFirst, {2, -2}}),
                 "%2: 1 more grey square, +2 (tied for first); %1 %n −2");
    }

    void nonsense_is_told_as_it_came()
    {
        const CoalBaronTableWords words(names);
        QCOMPARE(words.event(MarksCounted{Seat{7}, -1}), "seat 8 counts −1 mark.");
        QCOMPARE(words.event(WorkersPlaced{anna, -3, {}}), "Anna places −3 workers.");
        QCOMPARE(words.event(GameStarted{-2, Seat{-1}, {}, {}}),
                 "The game starts with −2 players. seat 0 is the starting player.");
    }

    void whatever_people_tap_reads_well()
    {
        const CoalBaronTableWords words(names);
        int refused = 0;
        for (unsigned seed = 1; seed <= 300; ++seed) {
            companion::useLanguage(languages[seed % 3]);
            coal_baron_nonsense::Nonsense nonsense(seed);
            Table table = seed % 2 == 0 ? fold(coal_baron_nonsense::looseGame(seed)).table
                                        : tableAfter(fullyTracked(nonsense.between(2, 4)));
            for (int tap = 0; tap < 60; ++tap) {
                const Event event = nonsense.event();
                const Answer refusal = coal_baron::apply(table, event);
                QCOMPARE(sentenceFlaw(words.event(event, table)), QString());
                if (!refusal)
                    continue;
                const QString text = words.refusal(*refusal, event);
                QVERIFY2(sentenceFlaw(text).isEmpty(),
                         qPrintable(QString("seed %1: ").arg(seed) + sentenceFlaw(text)));
                ++refused;
            }
        }
        QVERIFY(refused > 10'000);
    }

    void the_largest_and_smallest_numbers_are_only_numbers()
    {
        const CoalBaronTableWords words(names);
        const int most = std::numeric_limits<int>::max();
        const int least = std::numeric_limits<int>::min();
        QCOMPARE(words.event(MarksCounted{Seat{most}, least}), "seat 2147483648 counts −2147483648 marks.");
        QCOMPARE(words.refusal({.code = RefusalCode::NoSuchCart, .seat = anna},
                               CartEmptied{anna, {Coal::Grey, Side::Dark, most}}),
                 "Anna has no cart there: grey, dark side, cart 2147483648.");
    }

    void a_prospect_says_what_to_add_and_what_it_brings_data()
    {
        QTest::addColumn<int>("segment");
        QTest::addColumn<int>("more");
        QTest::addColumn<QStringList>("texts");
        QTest::newRow("squares of a colour")
            << 3 << 1
            << QStringList{"Béla: 1 more grey square, +4 (first); Anna −2, Cili −1",
                           "Béla: még 1 négyzet (szürke), +4 (első); Anna −2, Cili −1",
                           "Béla: noch 1 Quadrat (grau), +4 (erster Platz); Anna −2, Cili −1"};
        QTest::newRow("squares of a vehicle")
            << 7 << 2
            << QStringList{"Béla: 2 more squares (truck), +4 (first); Anna −2, Cili −1",
                           "Béla: még 2 négyzet (teherautó), +4 (első); Anna −2, Cili −1",
                           "Béla: noch 2 Quadrate (Lastwagen), +4 (erster Platz); Anna −2, Cili −1"};
        QTest::newRow("empty carts")
            << 12 << 3
            << QStringList{"Béla: 3 more empty black carts, +4 (first); Anna −2, Cili −1",
                           "Béla: még 3 üres csille (fekete), +4 (első); Anna −2, Cili −1",
                           "Béla: noch 3 leere Loren (schwarz), +4 (erster Platz); Anna −2, Cili −1"};
    }
    void a_prospect_says_what_to_add_and_what_it_brings()
    {
        QFETCH(int, segment);
        QFETCH(int, more);
        QFETCH(QStringList, texts);
        for (qsizetype language = 0; language < languages.size(); ++language) {
            companion::useLanguage(languages[language]);
            QCOMPARE(
                CoalBaronTableWords(names).prospect({bela, segment, more, Reason::First, {-2, 4, -1, 0}}),
                texts[language]);
        }
    }

    void the_prospects_of_a_real_table_all_have_words()
    {
        const CoalBaronTableWords words(names);
        const Table table =
            tableAfter(then(opening({4, anna, {}, {}}, {}),
                            {OrderDelivered{anna, order("truck:kk")}, OrderDelivered{bela, order("train:kk")},
                             OrderDelivered{cili, order("truck:k")}}));
        const std::vector<Prospect> found = prospects(table);
        QVERIFY(!found.empty());
        for (const Language language : languages) {
            companion::useLanguage(language);
            for (const Prospect &prospect : found)
                QCOMPARE(flaw(words.prospect(prospect)), QString());
        }
    }

    void who_only_takes_from_others_gains_nothing()
    {
        QCOMPARE(CoalBaronTableWords(names).prospect({anna, 1, 2, Reason::First, {0, -2}}),
                 "Anna: 2 more yellow squares, ±0 (first); Béla −2");
        QCOMPARE(CoalBaronTableWords(names).prospect({anna, 1, 2, Reason::Second, {1, 0}}),
                 "Anna: 2 more yellow squares, +1 (second)");
    }

    void segments_and_questions_have_words_in_every_language()
    {
        const CoalBaronTableWords words(names);
        QCOMPARE(words.segmentTitle(3), "Grey squares");
        for (const Language language : languages) {
            companion::useLanguage(language);
            QSet<QString> titles, asked;
            for (int segment = 1; segment <= 12; ++segment)
                titles += words.segmentTitle(segment);
            for (const Question question : {Question::FactoryWorkers, Question::Marks, Question::Cubes,
                                            Question::OpenOrders, Question::Tiles})
                asked += words.question(question);
            QCOMPARE(titles.size(), 12);
            QCOMPARE(asked.size(), 5);
            for (const QString &text : titles + asked)
                QCOMPARE(flaw(text), QString());
        }
    }

    void a_correction_says_what_it_alters()
    {
        const CoalBaronTableWords words(names);
        const auto change = [](int shift, std::string_view line, const Award &before, const Award &after) {
            return AwardChange{shift, line, anna, before, after};
        };
        QCOMPARE(words.change(change(1, "segment4", {2, 2, Reason::Second}, {3, 5, Reason::First})),
                 "Black squares, shift I: Anna 5 instead of 2");
        QCOMPARE(words.change(change(2, "segment4", {3, 5, Reason::First}, {4, 5, Reason::First})),
                 "Black squares, shift II: Anna still 5, with a count of 4 instead of 3");
        QCOMPARE(words.change(change(2, "segment4", {3, 5, Reason::First}, {3, 5, Reason::TiedFirst})),
                 "Black squares, shift II: Anna still 5, for another reason");
        QCOMPARE(words.change(change(0, "final.balance", {1, -2}, {2, -4})),
                 "Tiles out of balance: Anna −4 instead of −2");
        companion::useLanguage(Language::German);
        QCOMPARE(words.change(change(1, "delivery", {1, 9}, {0, 0})),
                 "Gelieferte Aufträge, Schicht I: Anna 0 statt 9");
    }
};

GUILESS_STORY(CoalBaronTableWordsTest)
#include "coal_baron_table_words_test.moc"
