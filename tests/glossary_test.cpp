// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCollator>
#include <QTest>

#include "companion/glossary.h"
#include "companion/language.h"
#include "tests/stories.h"

#include <algorithm>
#include <array>

using companion::GlossaryEntry;
using companion::Language;
using scoring::GameKind;

namespace {

constexpr std::array threeLanguages{Language::English, Language::Hungarian, Language::German};

QList<GlossaryEntry> wordsOfCoalBaron()
{
    return companion::glossary(GameKind::CoalBaron);
}

} // namespace

class GlossaryTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { companion::useLanguage(Language::English); }

    void the_glossary_is_found_by_any_language()
    {
        const QList<QStringList> terms{
            // in the three languages
            {"cart", "csille", "Lore"},
            {"tunnel tile", "tárnalapka", "Stollenplättchen"},
            {"minecart factory", "tárnabővítés", "Lorenfabrik"},
            {"open order", "teljesítésre váró megrendelés", "offener Auftrag"},
        };
        for (std::size_t used = 0; used < threeLanguages.size(); ++used) {
            companion::useLanguage(threeLanguages[used]);
            const QList<GlossaryEntry> entries = wordsOfCoalBaron();
            QVERIFY(entries.size() >= 20);
            for (const GlossaryEntry &entry : entries) {
                QCOMPARE(entry.elsewhere.size(), 2);
                QVERIFY2(entry.meaning.endsWith('.'), qPrintable(entry.meaning));
            }
            for (const QStringList &term : terms) {
                for (const QString &search : term)
                    QCOMPARE(companion::foundIn(entries, search.toUpper()).value(0).term,
                             term[static_cast<qsizetype>(used)]);
            }
        }
    }

    void a_search_finds_terms_before_meanings_and_an_empty_one_everything()
    {
        const QList<GlossaryEntry> entries = wordsOfCoalBaron();
        const QList<GlossaryEntry> found = companion::foundIn(entries, " canteen ");
        QCOMPARE(found.size(), 1);
        QCOMPARE(companion::foundIn(entries, "lantern").size(), 2);
        QCOMPARE(companion::foundIn(entries, "").size(), entries.size());
        QCOMPARE(companion::foundIn(entries, "locomotion").size(), 0);
        QCOMPARE(entries.first().term, "balance");
        QCOMPARE(entries.last().term, "vehicle");
    }

    void the_words_of_every_game_are_there_once_in_order_and_in_every_language_data()
    {
        QTest::addColumn<GameKind>("game");
        QTest::addColumn<QStringList>("term"); // in the three languages
        QTest::newRow("Coal Baron") << GameKind::CoalBaron << QStringList{"cage", "felvonó", "Förderkorb"};
        QTest::newRow("Rockwell") << GameKind::Rockwell
                                  << QStringList{"subcontractor", "alvállalkozó", "Subunternehmer"};
        QTest::newRow("The Ruhr") << GameKind::TheRuhr << QStringList{"barge", "bárka", "Kahn"};
        QTest::newRow("Imperial Miners")
            << GameKind::ImperialMiners
            << QStringList{"pickaxe marker", "csákányjelölő", "Spitzhackenmarker"};
    }
    void the_words_of_every_game_are_there_once_in_order_and_in_every_language()
    {
        QFETCH(const GameKind, game);
        QFETCH(const QStringList, term);
        for (std::size_t used = 0; used < threeLanguages.size(); ++used) {
            companion::useLanguage(threeLanguages[used]);
            const QList<GlossaryEntry> entries = companion::glossary(game);
            QVERIFY(entries.size() >= 20);
            QSet<QString> terms;
            for (const GlossaryEntry &entry : entries) {
                terms += entry.term.toCaseFolded();
                QVERIFY2(entry.meaning.endsWith('.'), qPrintable(entry.meaning));
                QCOMPARE(entry.elsewhere.size(), 2);
                QVERIFY2(!entry.elsewhere.contains(QString()), qPrintable(entry.term));
            }
            QCOMPARE(terms.size(), entries.size());
            const QCollator alphabet{QLocale()};
            QVERIFY(std::ranges::is_sorted(entries, alphabet, &GlossaryEntry::term));
            for (const QString &search : term)
                QCOMPARE(companion::foundIn(entries, search).value(0).term,
                         term[static_cast<qsizetype>(used)]);
        }
    }

    void a_game_knows_no_words_of_another()
    {
        QVERIFY(companion::foundIn(companion::glossary(GameKind::TheRuhr), "subcontractor").isEmpty());
        QVERIFY(companion::foundIn(companion::glossary(GameKind::Rockwell), "barge").isEmpty());
    }

    void accents_have_their_place_in_the_alphabet()
    {
        companion::useLanguage(Language::Hungarian);
        QStringList terms;
        for (const GlossaryEntry &entry : wordsOfCoalBaron())
            terms += entry.term;
        QVERIFY(terms.indexOf("egyensúly") < terms.indexOf("felvonó"));
        QVERIFY(terms.indexOf("tárnalapka") < terms.indexOf("teljesített megrendelés"));
        QCOMPARE(terms.last(), "világos oldal");
    }
};

GUILESS_STORY(GlossaryTest)
#include "glossary_test.moc"
