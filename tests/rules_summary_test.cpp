// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "companion/language.h"
#include "companion/rules_summary.h"
#include "tests/stories.h"

using companion::ChecklistStep;
using companion::Language;
using scoring::GameKind;

namespace {

// The lines on evaluation, of which the points of the segments are one each.
QStringList evaluation(const scoring::coal_baron::Options &options)
{
    for (const ChecklistStep &step : companion::coalBaronRulesSummary(options)) {
        if (step.title == "Evaluation")
            return step.text.split('\n');
    }
    return {};
}

} // namespace

class RulesSummaryTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { companion::useLanguage(Language::English); }

    void the_rules_are_told_in_every_language_data()
    {
        QTest::addColumn<GameKind>("game");
        for (std::size_t game = 0; game < scoring::gameFacts.size(); ++game)
            QTest::newRow(scoring::gameFacts[game].name.data()) << static_cast<GameKind>(game);
    }
    void the_rules_are_told_in_every_language()
    {
        QFETCH(const GameKind, game);
        QSet<QString> texts;
        for (const Language language : {Language::English, Language::Hungarian, Language::German}) {
            companion::useLanguage(language);
            for (const ChecklistStep &step : companion::rulesSummary(game)) {
                QVERIFY(!step.title.isEmpty());
                QVERIFY2(!step.text.isEmpty() && !step.text.contains('%'), qPrintable(step.text));
                texts += step.text;
            }
        }
        QCOMPARE(texts.size(), 3 * companion::rulesSummary(game).size());
    }

    void the_rules_say_the_points_of_this_table()
    {
        const QStringList usual = evaluation({});
        QCOMPARE(usual.size(), 14);
        QCOMPARE(usual[2], "1. Yellow squares: 2 and 1");
        QCOMPARE(usual[8], "7. Squares on trucks: 8 and 4");
        QCOMPARE(usual[13], "12. Empty black carts: 13 and 6");
    }

    void another_printing_has_its_own_points_and_sentences()
    {
        const QStringList other = evaluation({3, true});
        QCOMPARE(other.size(), 15);
        QCOMPARE(other[1], "Empty carts count only for players who have delivered an order.");
        QCOMPARE(other[9], "7. Squares on trucks: 8 and 3");
        QCOMPARE(other[10], "8. Squares on trains: 9 and 3");
    }
};

GUILESS_STORY(RulesSummaryTest)
#include "rules_summary_test.moc"
