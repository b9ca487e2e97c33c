// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"

#include "companion/view/agreement.h"

using companion::Agreement;
using companion::Sighting;
using scoring::coal_baron::Order;

namespace {

Sighting card(int order, double x, double y = 100, bool asks = false)
{
    Sighting seen;
    seen.corners = {QPointF(x, y), QPointF(x + 60, y), QPointF(x + 60, y + 90), QPointF(x, y + 90)};
    if (order >= 0)
        seen.order = Order{static_cast<std::uint8_t>(order)};
    seen.asks = asks;
    return seen;
}

// Frames alike, one after the other. Gives after how many everything was steady; 0 if it never was.
int framesUntilSteady(Agreement &agreement, const QList<Sighting> &frame, int most = 40)
{
    for (int frames = 1; frames <= most; ++frames) {
        agreement.see(frame);
        if (agreement.steady())
            return frames;
    }
    return 0;
}

} // namespace

class AgreementTest : public QObject
{
    Q_OBJECT

private slots:
    void a_steady_table_is_believed_within_ten_frames()
    {
        Agreement agreement;
        const int frames = framesUntilSteady(agreement, {card(3, 0), card(7, 100), card(12, 200)});
        QVERIFY(frames >= Agreement::needed);
        QVERIFY(frames <= 10);
        QCOMPARE(agreement.pieces().size(), 3u);
    }

    void nothing_is_believed_at_first_sight()
    {
        Agreement agreement;
        for (int frame = 1; frame < Agreement::needed; ++frame) {
            agreement.see({card(3, 0)});
            QVERIFY(!agreement.pieces().front().believed);
            QVERIFY(agreement.pieces().front().piece.asks);
        }
        agreement.see({card(3, 0)});
        QVERIFY(agreement.pieces().front().believed);
        QVERIFY(!agreement.pieces().front().piece.asks);
    }

    void a_single_misreading_changes_nothing()
    {
        Agreement agreement;
        QVERIFY(framesUntilSteady(agreement, {card(3, 0)}) > 0);
        agreement.see({card(4, 2)});
        QCOMPARE(agreement.pieces().size(), 1u);
        QCOMPARE(agreement.pieces().front().piece.order, Order{3});
        QCOMPARE(agreement.pieces().front().piece.box().left(), 2.0); // but where it lies is told anew
        QVERIFY(agreement.steady());
    }

    void what_is_read_now_so_now_so_is_never_believed()
    {
        Agreement agreement;
        for (int frame = 0; frame < 30; ++frame) {
            agreement.see({card(frame % 2 == 0 ? 3 : 4, 0), card(9, 200)});
            QVERIFY(!agreement.pieces().front().believed);
            QVERIFY(!agreement.steady());
        }
        QVERIFY(agreement.settled()); // the other one is, and a person decides about this one
    }

    void a_hand_over_the_card_for_two_frames_does_not_matter()
    {
        Agreement agreement;
        QVERIFY(framesUntilSteady(agreement, {card(3, 0), card(7, 100)}) > 0);
        agreement.see({card(7, 100)});
        agreement.see({card(7, 100)});
        QCOMPARE(agreement.pieces().size(), 2u);
        QVERIFY(agreement.pieces().front().believed);
        agreement.see({card(3, 0), card(7, 100)});
        QVERIFY(agreement.steady());
    }

    void a_card_that_was_taken_away_is_forgotten()
    {
        Agreement agreement;
        QVERIFY(framesUntilSteady(agreement, {card(3, 0), card(7, 100)}) > 0);
        for (int frame = 0; frame < Agreement::remembered; ++frame)
            agreement.see({card(7, 100)});
        QCOMPARE(agreement.pieces().size(), 1u);
        QCOMPARE(agreement.pieces().front().piece.order, Order{7});
        QCOMPARE(agreement.placeOf(0), 0);
        QVERIFY(framesUntilSteady(agreement, {card(7, 100)}) > 0);
    }

    void what_moves_is_not_steady()
    {
        Agreement agreement;
        for (int frame = 0; frame < 20; ++frame) {
            agreement.see({card(3, frame * 15.0)});
            QVERIFY(!agreement.steady());
        }
        QVERIFY(agreement.moves());
        QVERIFY(agreement.pieces().front().believed); // it was followed all the while
        const int frames = framesUntilSteady(agreement, {card(3, 19 * 15.0)});
        QVERIFY(frames > 0 && frames <= 10);
    }

    void another_part_of_the_table_begins_anew()
    {
        Agreement agreement;
        QVERIFY(framesUntilSteady(agreement, {card(3, 0)}) > 0);
        agreement.see({card(3, 500)});
        QVERIFY(!agreement.steady());
        QCOMPARE(agreement.pieces().size(), 2u);
        QCOMPARE(agreement.placeOf(0), 1);
    }

    void doubtful_pieces_stay_marked_and_settle_only_after_long()
    {
        Agreement agreement;
        const QList<Sighting> frame{card(3, 0), card(-1, 100, 100, true)};
        QCOMPARE(framesUntilSteady(agreement, frame, 10), 0);
        QVERIFY(agreement.pieces()[1].believed);
        QVERIFY(agreement.pieces()[1].piece.asks);
        QVERIFY(!agreement.settled());
        QCOMPARE(framesUntilSteady(agreement, frame, 10), 0);
        QVERIFY(agreement.settled());
    }

    void an_empty_table_never_is_steady()
    {
        Agreement agreement;
        QCOMPARE(framesUntilSteady(agreement, {}), 0);
        QVERIFY(!agreement.settled());
        QCOMPARE(agreement.placeOf(0), -1);
    }
};

APPLESS_STORY(AgreementTest)
#include "agreement_test.moc"
