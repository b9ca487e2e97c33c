// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the one who holds the camera is told, about the piece whose number stands in the picture.

#include "tests/stories.h"

#include "companion/view/guidance.h"

#include <QJsonObject>

using companion::Agreement;
using companion::ScanKind;
using companion::Sighting;
using companion::Sightings;

namespace {

Sighting pieceAt(double x)
{
    return {.corners = {QPointF(x, 100), QPointF(x + 60, 100), QPointF(x + 60, 190), QPointF(x, 190)}};
}

} // namespace

class GuidanceTest : public QObject
{
    Q_OBJECT

private slots:
    void every_advice_has_its_words_data()
    {
        QTest::addColumn<QString>("advice");
        QTest::addColumn<QString>("ofCards");
        QTest::addColumn<QString>("ofAMine");
        // clang-format off
        QTest::newRow("in the dark")      << "too-dark"     << "Too dark: a lamp would help."
                                                            << "Too dark: a lamp would help.";
        QTest::newRow("an empty table")   << "nothing-seen" << "No card yet: hold the camera above the cards."
                                                            << "No shaft board yet: show all of it, from above.";
        QTest::newRow("from afar")        << "closer"       << "Closer, please."
                                                            << "Closer, please.";
        QTest::newRow("a lamp mirrored")  << "glare"        << "Light is mirrored in number 2: tilt the tablet a little."
                                                            << "Light is mirrored in number 2: tilt the tablet a little.";
        QTest::newRow("one over another") << "lay-apart"    << "Number 2 is partly covered: lay the cards apart."
                                                            << "Number 2 is partly covered.";
        QTest::newRow("at the edge")      << "cut-off"      << "Number 2 is not all in the picture."
                                                            << "Number 2 is not all in the picture.";
        QTest::newRow("all is well")      << ""             << "" << "";
        // clang-format on
    }
    void every_advice_has_its_words()
    {
        QFETCH(const QString, advice);
        QFETCH(const QString, ofCards);
        QFETCH(const QString, ofAMine);
        // The piece that was seen first has the first number, in whichever order a frame tells of them.
        Agreement agreement;
        agreement.see({pieceAt(0), pieceAt(100)});
        const QList<Sighting> frame{pieceAt(100), pieceAt(0)};
        agreement.see(frame);
        const QJsonObject answer{{"advice", QJsonObject{{"kind", advice}, {"item", 0}}}};
        for (const auto &[kind, words] : {std::pair(ScanKind::Orders, ofCards), {ScanKind::Mine, ofAMine}}) {
            const Sightings seen{
                .kind = kind, .size = {640, 480}, .pieces = frame, .why = {}, .asRead = answer};
            QCOMPARE(companion::guidanceText(seen, agreement), words);
        }
    }

    void while_it_moves_only_that_is_said()
    {
        Agreement agreement;
        agreement.see({pieceAt(0)});
        agreement.see({pieceAt(20)});
        const QJsonObject answer{{"advice", QJsonObject{{"kind", "glare"}, {"item", 0}}}};
        const Sightings seen{.kind = {}, .size = {640, 480}, .pieces = {}, .why = {}, .asRead = answer};
        QCOMPARE(companion::guidanceText(seen, agreement), QString("Hold still."));
    }
};

APPLESS_STORY(GuidanceTest)
#include "guidance_test.moc"
