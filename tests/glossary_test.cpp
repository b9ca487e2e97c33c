// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "companion/glossary.h"
#include "companion/language.h"
#include "tests/stories.h"

using companion::GlossaryEntry;
using companion::Language;

class GlossaryTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { companion::useLanguage(Language::English); }

    void the_glossary_is_found_by_any_language()
    {
        const QList languages{Language::English, Language::Hungarian, Language::German};
        const QList<QStringList> terms{
            // in these languages
            {"cart", "csille", "Lore"},
            {"tunnel tile", "tárnalapka", "Stollenplättchen"},
            {"minecart factory", "tárnabővítés", "Lorenfabrik"},
            {"open order", "teljesítésre váró megrendelés", "offener Auftrag"},
        };
        for (qsizetype used = 0; used < languages.size(); ++used) {
            companion::useLanguage(languages[used]);
            const QList<GlossaryEntry> entries = companion::glossary();
            QVERIFY(entries.size() >= 20);
            for (const GlossaryEntry &entry : entries) {
                QCOMPARE(entry.elsewhere.size(), 2);
                QVERIFY2(entry.meaning.endsWith('.'), qPrintable(entry.meaning));
            }
            for (const QStringList &term : terms) {
                for (const QString &search : term)
                    QCOMPARE(companion::foundIn(entries, search.toUpper()).value(0).term, term[used]);
            }
        }
    }

    void a_search_finds_terms_before_meanings_and_an_empty_one_everything()
    {
        const QList<GlossaryEntry> entries = companion::glossary();
        const QList<GlossaryEntry> found = companion::foundIn(entries, " canteen ");
        QCOMPARE(found.size(), 1);
        QCOMPARE(companion::foundIn(entries, "lantern").size(), 2);
        QCOMPARE(companion::foundIn(entries, "").size(), entries.size());
        QCOMPARE(companion::foundIn(entries, "locomotion").size(), 0);
        QCOMPARE(entries.first().term, "balance");
        QCOMPARE(entries.last().term, "vehicle");
    }

    void accents_have_their_place_in_the_alphabet()
    {
        companion::useLanguage(Language::Hungarian);
        QStringList terms;
        for (const GlossaryEntry &entry : companion::glossary())
            terms += entry.term;
        QVERIFY(terms.indexOf("egyensúly") < terms.indexOf("felvonó"));
        QVERIFY(terms.indexOf("tárnalapka") < terms.indexOf("teljesített megrendelés"));
        QCOMPARE(terms.last(), "világos oldal");
    }
};

GUILESS_STORY(GlossaryTest)
#include "glossary_test.moc"
