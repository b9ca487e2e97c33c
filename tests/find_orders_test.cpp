// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "scoring/json_reader.h"
#include "tests/places.h"
#include "tests/stories.h"
#include "vision/find_orders.h"
#include "vision/orders_profile_json.h"
#include "vision/teach_orders.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <fstream>

using namespace vision;
using scoring::Json;
using scoring::JsonReader;

namespace {

Json knownEditions()
{
    std::ifstream file(std::string(places::editions) + "/orders.json");
    return Json::parse(file);
}

OrdersProfile readProfile(const Json &json)
{
    JsonReader reader;
    OrdersProfile profile = readOrdersProfile(reader, {&json, {}});
    return reader.faults.empty() ? profile : OrdersProfile{};
}

} // namespace

class FindOrdersTest : public QObject
{
    Q_OBJECT

private:
    Json m_json = knownEditions();
    OrdersProfile m_profile = readProfile(m_json);

private slots:
    void the_editions_known_by_themselves_can_be_read()
    {
        QVERIFY(!m_profile.faces.empty());
        const Json written = writeOrdersProfile(m_profile);
        QVERIFY(writeOrdersProfile(readProfile(written)) == written);
    }

    void nothing_is_found_on_an_empty_table_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("light");
        QTest::addColumn<int>("noise");
        QTest::newRow("no picture at all") << 0 << 0 << 0 << 0;
        QTest::newRow("a single pixel") << 1 << 1 << 0 << 0;
        QTest::newRow("one row") << 2000 << 1 << 90 << 20;
        QTest::newRow("black") << 640 << 480 << 0 << 0;
        QTest::newRow("white") << 640 << 480 << 255 << 0;
        QTest::newRow("noise in the dark") << 640 << 480 << 20 << 30;
        QTest::newRow("noise in the light") << 480 << 640 << 160 << 80;
    }

    void nothing_is_found_on_an_empty_table()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, light);
        QFETCH(int, noise);
        cv::Mat picture(height, width, CV_8UC3);
        cv::theRNG().state = 7;
        if (!picture.empty())
            cv::randn(picture, cv::Scalar::all(light), cv::Scalar::all(noise));
        QVERIFY(findOrders(picture, m_profile).empty());
    }

    void a_picture_of_another_depth_is_not_looked_at()
    {
        QVERIFY(findOrders(cv::Mat(480, 640, CV_8UC1, cv::Scalar(128)), m_profile).empty());
        QVERIFY(findOrders(cv::Mat(480, 640, CV_16UC3, cv::Scalar::all(128)), m_profile).empty());
    }

    void plain_cards_of_paper_are_not_read_as_orders()
    {
        cv::Mat picture(900, 1200, CV_8UC3, cv::Scalar(40, 90, 60));
        for (int column = 0; column < 4; ++column)
            cv::rectangle(picture, {120 + column * 260, 200, 176, 268}, {200, 225, 235}, cv::FILLED);
        for (const OrderSeen &seen : findOrders(picture, m_profile))
            QVERIFY(seen.review());
    }

    void a_new_edition_begins_without_print_and_reads_nothing_surely()
    {
        const OrdersProfile fresh = profileForNewEdition(m_profile);
        QCOMPARE(fresh.faces.size(), std::size_t{1});
        const Json json = writeOrdersProfile(fresh);
        QCOMPARE(readProfile(json).faces.size(), std::size_t{1});
        cv::Mat picture(480, 640, CV_8UC3, cv::Scalar(40, 90, 60));
        cv::rectangle(picture, {200, 100, 132, 201}, {200, 225, 235}, cv::FILLED);
        for (const OrderSeen &seen : findOrders(picture, fresh))
            QVERIFY(seen.review());
    }

    void a_profile_that_is_damaged_is_refused_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::newRow("a network is missing") << "/lie"
                                              << "null";
        QTest::newRow("a matrix is too small") << "/lie/offset"
                                               << R"("AAAA")";
        QTest::newRow("a matrix is not base64") << "/lie/dense"
                                                << R"("!!!!")";
        QTest::newRow("a number is not finite") << "/faces/0/cues/0/counts"
                                                << R"("AACAfwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=")";
        QTest::newRow("less than no card was seen") << "/faces/0/cues/0/counts"
                                                    << R"("AACAvwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=")";
        QTest::newRow("no edition") << "/faces"
                                    << "[]";
        QTest::newRow("a step of a network is missing") << "/lie/steps"
                                                        << "[]";
        QTest::newRow("a cue is missing") << "/cues"
                                          << "[]";
        QTest::newRow("an edition without its cues") << "/faces/0/cues"
                                                     << "[]";
        QTest::newRow("nothing is usual") << "/usual"
                                          << "null";
        QTest::newRow("editions of another kind") << "/faces"
                                                  << R"({"0": 1})";
    }

    void a_profile_that_is_damaged_is_refused()
    {
        QFETCH(QString, field);
        QFETCH(QString, value);
        Json json = m_json;
        const Json damage = Json::parse(value.toStdString(), nullptr, false);
        json[Json::json_pointer(field.toStdString())] = damage.is_discarded() ? Json() : damage;
        JsonReader reader;
        readOrdersProfile(reader, {&json, {}});
        QVERIFY(!reader.faults.empty());
    }
};

APPLESS_STORY(FindOrdersTest)
#include "find_orders_test.moc"
