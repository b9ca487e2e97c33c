// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"

#include "vision/advice.h"

using vision::Advice;
using vision::Doubt;
using vision::OrderSeen;

namespace {

OrderSeen card(float x, float width, std::vector<Doubt> why = {})
{
    const float height = width * 1.5F;
    OrderSeen seen;
    seen.quad.corners = {cv::Point2f(x, 100), {x + width, 100}, {x + width, 100 + height}, {x, 100 + height}};
    seen.why = std::move(why);
    return seen;
}

cv::Mat table(int grey)
{
    return {480, 640, CV_8UC3, cv::Scalar::all(grey)};
}

vision::Scan scanOf(std::vector<OrderSeen> cards)
{
    return {"", 640, 480, 0, std::move(cards)};
}

const std::vector<Doubt> unsure{{Doubt::Kind::NumberUnclear}};

} // namespace

class AdviceTest : public QObject
{
    Q_OBJECT

private slots:
    void where_all_is_sure_there_is_nothing_to_say()
    {
        QCOMPARE(vision::advise(table(10), scanOf({card(10, 80), card(60, 20)})), Advice{});
    }
    void in_the_dark_that_comes_first()
    {
        QCOMPARE(vision::advise(table(10), scanOf({})).kind, Advice::Kind::TooDark);
        QCOMPARE(vision::advise(table(10), scanOf({card(10, 80, unsure)})).kind, Advice::Kind::TooDark);
        QCOMPARE(vision::advise(table(120), scanOf({})).kind, Advice::Kind::NothingSeen);
    }
    void a_mirrored_lamp_is_found_on_its_card()
    {
        cv::Mat picture = table(120);
        picture(cv::Rect(230, 120, 40, 40)) = cv::Scalar::all(255);
        const auto scan = scanOf({card(10, 80, unsure), card(200, 80, unsure)});
        QCOMPARE(vision::advise(picture, scan), (Advice{Advice::Kind::Glare, 1}));
    }
    void covered_cards_are_to_be_laid_apart()
    {
        const auto scan = scanOf({card(10, 80), card(60, 80, unsure)});
        QCOMPARE(vision::advise(table(120), scan), (Advice{Advice::Kind::LayApart, 1}));
    }
    void small_ones_want_the_camera_closer()
    {
        QCOMPARE(vision::advise(table(120), scanOf({card(10, 20, unsure)})).kind, Advice::Kind::Closer);
        QCOMPARE(vision::advise(table(120), scanOf({card(10, 80, unsure)})), Advice{});
    }
    void what_reaches_out_of_the_picture_is_told()
    {
        const auto scan = scanOf({card(10, 80), card(600, 80, {{Doubt::Kind::CutOff}})});
        QCOMPARE(vision::advise(table(120), scan), (Advice{Advice::Kind::CutOff, 1}));
    }
    void no_picture_at_all_is_survived() { QCOMPARE(vision::advise({}, scanOf({})), Advice{}); }
};

APPLESS_STORY(AdviceTest)
#include "advice_test.moc"
