// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "vision/scan_json.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace scoring::coal_baron;
using namespace vision;
using Json = nlohmann::ordered_json;

namespace {

const Quad somewhere{{{{210, 300}, {420, 310}, {415.26F, 640}, {205, 630}}}};

std::string number(const Doubt &doubt)
{
    return "doubt " + std::to_string(static_cast<int>(doubt.kind));
}

Scan ordersScan(std::vector<OrderSeen> orders)
{
    return {"evening.jpg", 1600, 1200, 41.72, std::move(orders)};
}

MinePieceSeen tile(Coal level, Side side, int carts, int loaded)
{
    return {MinePieceSeen::Kind::Tile, level, side, carts, loaded, somewhere, 0.97, {}};
}

std::vector<scoring::Fault> faults(const Json &scan)
{
    const std::string text = scan.dump();
    if (scan.value("kind", "") == "mine") {
        const auto read = readMineTruth(text);
        const auto *found = std::get_if<std::vector<scoring::Fault>>(&read);
        return found ? *found : std::vector<scoring::Fault>{};
    }
    const auto read = readOrdersTruth(text);
    const auto *found = std::get_if<std::vector<scoring::Fault>>(&read);
    return found ? *found : std::vector<scoring::Fault>{};
}

} // namespace

class ScanJsonTest : public QObject
{
    Q_OBJECT

private slots:
    void a_card_is_told_with_all_that_is_printed_on_it();
    void a_card_that_cannot_be_read_has_no_order_and_says_why();
    void a_mine_is_summed_up_by_level_and_side();
    void a_scan_is_also_a_truth();
    void a_truth_may_leave_out_what_a_person_cannot_say();
    void what_is_wrong_in_a_truth_is_named_data();
    void what_is_wrong_in_a_truth_is_named();
};

void ScanJsonTest::a_card_is_told_with_all_that_is_printed_on_it()
{
    const Json scan = writeScan(ordersScan({{somewhere, findOrder("truck:kk"), 0.984, {}}}), number);
    const Json expected =
        Json::parse(R"({"format": "steiger.scan/1", "kind": "orders", "photo": "evening.jpg",
        "width": 1600, "height": 1200, "elapsedMs": 41.7, "items": [
        {"order": "truck:kk", "vehicle": "truck", "coal": {"yellow": 0, "brown": 0, "grey": 0, "black": 2},
         "points": 9, "confidence": 0.98, "review": false,
         "quad": [[210.0, 300.0], [420.0, 310.0], [415.3, 640.0], [205.0, 630.0]]}]})");
    QCOMPARE(scan.dump(), expected.dump());
}

void ScanJsonTest::a_card_that_cannot_be_read_has_no_order_and_says_why()
{
    const Json scan = writeScan(
        ordersScan({{somewhere, std::nullopt, 0.3, {{Doubt::Kind::NotReadable}, {Doubt::Kind::CutOff}}}}),
        number);
    const Json &item = scan["items"][0];
    QVERIFY(item["order"].is_null());
    QVERIFY(!item.contains("points"));
    QVERIFY(item["review"] == Json(true));
    QCOMPARE(item["why"].size(), 2U);
    QVERIFY(item["why"][0] == Json(number({Doubt::Kind::NotReadable})));
}

void ScanJsonTest::a_mine_is_summed_up_by_level_and_side()
{
    MineSeen mine{.confidence = 0.97};
    mine.pieces = {tile(Coal::Yellow, Side::Light, 2, 1), tile(Coal::Yellow, Side::Light, 1, 0)};
    mine.pieces.push_back(
        {MinePieceSeen::Kind::BoardCart, Coal::Black, Side::Dark, 1, 1, somewhere, 0.9, {}});
    mine.pieces.push_back({MinePieceSeen::Kind::Tile,
                           std::nullopt,
                           Side::Dark,
                           0,
                           0,
                           somewhere,
                           0.2,
                           {{Doubt::Kind::NotReadable}}});
    const Json scan = writeScan({"mine.jpg", 1600, 1200, 63.2, mine}, number);
    QCOMPARE(scan["levels"]["yellow"]["light"].dump(), std::string(R"({"tiles":2,"carts":3,"loaded":1})"));
    QCOMPARE(scan["levels"]["black"]["dark"].dump(), std::string(R"({"tiles":0,"carts":1,"loaded":1})"));
    QCOMPARE(scan["emptyCarts"].dump(), std::string(R"({"yellow":2,"brown":0,"grey":0,"black":0})"));
    QVERIFY(scan["cubesOnCarts"] == Json(2));
    QVERIFY(scan["lightTiles"] == Json(2));
    QVERIFY(scan["darkTiles"] == Json(0)); // what cannot be read is counted nowhere
    QVERIFY(scan["review"] == Json(true)); // and a person is asked about the whole
    QVERIFY(!scan.contains("cubesElsewhere"));
    QVERIFY(scan["items"][3]["level"].is_null());
}

void ScanJsonTest::a_scan_is_also_a_truth()
{
    const auto orders = readOrdersTruth(
        writeScan(ordersScan({{somewhere, findOrder("train:ybgk"), 1, {}}, {somewhere, std::nullopt, 0, {}}}),
                  number)
            .dump());
    QCOMPARE(std::get<OrdersTruth>(orders).cards.size(), 2U);
    QCOMPARE(std::get<OrdersTruth>(orders).cards[0].order, findOrder("train:ybgk"));
    QCOMPARE(std::get<OrdersTruth>(orders).cards[1].order, std::nullopt);

    MineSeen mine{.board = somewhere};
    mine.pieces = {tile(Coal::Grey, Side::Dark, 2, 1)};
    const auto read = readMineTruth(writeScan({"mine.jpg", 10, 10, 1, mine}, number).dump());
    const auto &truth = std::get<MineTruth>(read);
    QCOMPARE(truth.levels, countLevels(mine));
    QVERIFY(truth.board.has_value());
    QCOMPARE(truth.pieces.at(0).loaded, std::optional(1));
}

void ScanJsonTest::a_truth_may_leave_out_what_a_person_cannot_say()
{
    Json scan = writeScan({"mine.jpg", 10, 10, 1, MineSeen{}}, number);
    scan.erase("items");
    QVERIFY(faults(scan).empty());
    scan["items"] = Json::parse(R"([{"kind": "tile", "level": "grey", "side": "dark", "carts": 2,
        "quad": [[0, 0], [9, 0], [9, 9], [0, 9]]}])");
    const auto read = readMineTruth(scan.dump());
    QCOMPARE(std::get<MineTruth>(read).pieces.at(0).loaded, std::nullopt);
}

void ScanJsonTest::what_is_wrong_in_a_truth_is_named_data()
{
    QTest::addColumn<QString>("patch"); // a place in the scan and what is put there
    QTest::addColumn<QString>("where");
    const auto row = [](const char *patch, const char *where) { QTest::newRow(where) << patch << where; };
    row(R"({"format": "steiger.scan/2"})", "format");
    row(R"({"kind": "cards"})", "kind");
    row(R"({"items": 7})", "items");
    row(R"({"items": [{"quad": [[0,0],[9,0],[9,9],[0,9]]}]})", "items[0].order");
    row(R"({"items": [{"order": "truck:kkkk", "quad": [[0,0],[9,0],[9,9],[0,9]]}]})", "items[0].order");
    row(R"({"items": [{"order": null}]})", "items[0].quad");
    row(R"({"items": [{"order": null, "quad": [[0,0],[9,0],[9,9]]}]})", "items[0].quad");
    row(R"({"items": [{"order": null, "quad": [[0,0],[9,0],[9,9],[0]]}]})", "items[0].quad[3]");
    row(R"({"items": [{"order": null, "quad": [[0,0],[9,0],[9,9],[0,1e300]]}]})", "items[0].quad[3][1]");
    row(R"({"items": [{"order": null, "quad": [[0,0],[9,0],[9,9],[0,9]], "visible": 2}]})",
        "items[0].visible");
    row(R"({"kind": "mine"})", "levels");
    row(R"({"kind": "mine", "levels": {"yellow": {"light": {"tiles": 1, "carts": 1, "loaded": 2}}}})",
        "levels.yellow.light.loaded");
    row(R"({"kind": "mine", "items": [{"kind": "tile", "level": "pink", "side": "dark", "carts": 1,
        "quad": [[0,0],[9,0],[9,9],[0,9]]}]})",
        "items[0].level");
    row(R"({"kind": "mine", "items": [{"kind": "tile", "level": "grey", "side": "dark", "carts": 3,
        "quad": [[0,0],[9,0],[9,9],[0,9]]}]})",
        "items[0].carts");
}

void ScanJsonTest::what_is_wrong_in_a_truth_is_named()
{
    QFETCH(QString, patch);
    QFETCH(QString, where);
    Json scan{{"format", "steiger.scan/1"}, {"kind", "orders"}, {"items", Json::array()}};
    scan.merge_patch(Json::parse(patch.toStdString()));
    std::vector<std::string> places;
    for (const scoring::Fault &fault : faults(scan))
        places.push_back(fault.where);
    QVERIFY2(std::ranges::find(places, where.toStdString()) != places.end(),
             qPrintable(QString::fromStdString(Json(places).dump())));
}

APPLESS_STORY(ScanJsonTest)
#include "scan_json_test.moc"
