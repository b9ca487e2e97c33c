// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene_story.h"
#include "tests/stories.h"

#include "companion/scan/photo.h"
#include "companion/scan/profile_file.h"
#include "vision/find_orders.h"
#include "vision/read_mine.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

#include <algorithm>

using vision::Doubt;
using vision::MinePieceSeen;
using vision::MineSeen;
using vision::OrderSeen;
using vision::Quad;

namespace {

constexpr std::uint64_t firstOdd = 74'000; // none that anything is taught with

std::vector<OrderSeen> ordersSeenIn(const cv::Mat &picture)
{
    return vision::findOrders(picture, companion::builtInProfile().orders);
}

MineSeen mineSeenIn(const cv::Mat &picture)
{
    return vision::readMine(picture, companion::builtInProfile().mine);
}

/// What was seen where a piece lies.
template <typename Seen>
const Seen *seenAt(const std::vector<Seen> &pieces, const Quad &quad)
{
    const auto found = std::ranges::find_if(
        pieces, [&](const Seen &piece) { return vision::contains(piece.quad, vision::centre(quad)); });
    return found == pieces.end() ? nullptr : &*found;
}

bool asks(const std::vector<Doubt> &why, Doubt::Kind kind)
{
    return std::ranges::count(why, kind, &Doubt::kind) > 0;
}

/// A sheet of plain paper over that share of a piece.
void cover(cv::Mat &picture, const Quad &quad, float share)
{
    const cv::Point2f middle = vision::centre(quad);
    std::vector<cv::Point> corners;
    for (const cv::Point2f &corner : quad.corners)
        corners.emplace_back(middle + (corner - middle) * share);
    cv::fillConvexPoly(picture, corners, cv::Scalar(190, 215, 225), cv::LINE_AA);
}

/// A mine whose tiles show other faces than they should where they lie.
Scene mineWithFaces(Tile (*face)(const TileKind &), std::uint64_t seed)
{
    scenes::Art art = ownArt();
    for (std::uint8_t i = 0; i < tileKindCount; ++i)
        art.tiles[i] = ownArt().tiles[static_cast<std::size_t>(face(kind(Tile{i})))];
    return scenes::makeScene({Kind::Mine, Level::Easy, seed, {1600, 1200}}, art);
}

} // namespace

class OddPhotosTest : public QObject
{
    Q_OBJECT

private slots:
    void corners_are_the_card_s_own_however_it_lies_data();
    void corners_are_the_card_s_own_however_it_lies();
    void forty_eight_megapixels_are_read();
    void a_card_covered_too_far_asks_data();
    void a_card_covered_too_far_asks();
    void a_tile_covered_too_far_asks();
    void a_tile_on_the_wrong_side_says_so();
    void a_tile_beside_another_level_says_so();
    void a_cube_of_another_colour_is_a_cube();
};

void OddPhotosTest::corners_are_the_card_s_own_however_it_lies_data()
{
    QTest::addColumn<int>("quarters");
    QTest::newRow("upright") << 0;
    QTest::newRow("sideways, top to the right") << 1;
    QTest::newRow("upside down") << 2;
    QTest::newRow("sideways, top to the left") << 3;
}

void OddPhotosTest::corners_are_the_card_s_own_however_it_lies()
{
    QFETCH(int, quarters);
    Scene table = scenes::makeScene({Kind::Orders, Level::Easy, firstOdd, {1200, 1200}, 4}, ownArt());
    for (int i = 0; i < quarters; ++i) {
        const auto high = static_cast<float>(table.picture.rows);
        cv::rotate(table.picture, table.picture, cv::ROTATE_90_CLOCKWISE);
        for (scenes::CardLaid &card : table.truth.orders) {
            for (cv::Point2f &corner : card.quad.corners)
                corner = {high - corner.y, corner.x};
        }
    }
    const std::vector<OrderSeen> seen = ordersSeenIn(table.picture);
    QCOMPARE(seen.size(), table.truth.orders.size());
    for (const scenes::CardLaid &card : table.truth.orders) {
        const OrderSeen *found = seenAt(seen, card.quad);
        QVERIFY(found);
        QCOMPARE(found->order, card.order);
        const double near = cv::norm(card.quad.corners[1] - card.quad.corners[0]) / 4;
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY(cv::norm(found->quad.corners[i] - card.quad.corners[i]) < near);
    }
}

void OddPhotosTest::forty_eight_megapixels_are_read()
{
    constexpr int times = 5;
    const Scene table = scenes::makeScene({Kind::Orders, Level::Easy, firstOdd, {1600, 1200}, 6}, ownArt());
    cv::Mat large;
    cv::resize(table.picture, large, {}, times, times, cv::INTER_LINEAR);
    QByteArray jpeg;
    QBuffer buffer(&jpeg);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(
        QImage(large.data, large.cols, large.rows, static_cast<qsizetype>(large.step), QImage::Format_BGR888)
            .save(&buffer, "jpeg", 90));
    const companion::Photo photo = companion::decodePhoto(jpeg, "evening");
    QCOMPARE(photo.trouble, QString());
    QCOMPARE(photo.image.size(), QSize(8000, 6000));
    const std::vector<OrderSeen> seen = ordersSeenIn(photo.pixels());
    QCOMPARE(seen.size(), table.truth.orders.size());
    for (const scenes::CardLaid &card : table.truth.orders) {
        Quad quad = card.quad;
        for (cv::Point2f &corner : quad.corners)
            corner *= times;
        const OrderSeen *found = seenAt(seen, quad);
        QVERIFY(found);
        QCOMPARE(found->order, card.order);
        QVERIFY(!found->review());
    }
    const MineSeen mine = mineSeenIn(photo.pixels()); // there is none
    QVERIFY(!mine.board || mine.review());
    QVERIFY(std::ranges::all_of(mine.pieces, &MinePieceSeen::review));
}

// Counts that only tighten.
void OddPhotosTest::a_card_covered_too_far_asks_data()
{
    QTest::addColumn<float>("share");
    QTest::addColumn<int>("asking");
    QTest::addColumn<int>("unread");
    QTest::newRow("half of its width and height") << .5F << 6 << 0;
    QTest::newRow("most of it") << .7F << 5 << 5;
}

void OddPhotosTest::a_card_covered_too_far_asks()
{
    QFETCH(float, share);
    Scene table = scenes::makeScene({Kind::Orders, Level::Easy, firstOdd, {1600, 1200}, 6}, ownArt());
    for (const scenes::CardLaid &card : table.truth.orders)
        cover(table.picture, card.quad, share);
    const std::vector<OrderSeen> seen = ordersSeenIn(table.picture);
    int found = 0;
    int nameless = 0;
    for (const scenes::CardLaid &card : table.truth.orders) {
        const OrderSeen *one = seenAt(seen, card.quad);
        if (!one)
            continue;
        QVERIFY(one->review());
        QVERIFY(one->order || asks(one->why, Doubt::Kind::NotReadable));
        ++found;
        nameless += one->order ? 0 : 1;
    }
    qInfo("%d ask, %d of them without a name", found, nameless);
    QFETCH(int, asking);
    QFETCH(int, unread);
    QVERIFY(found >= asking);
    QVERIFY(nameless >= unread);
}

// Counts that only tighten.
void OddPhotosTest::a_tile_covered_too_far_asks()
{
    const Scene table = scenes::makeScene({Kind::Mine, Level::Easy, firstOdd, {1600, 1200}}, ownArt());
    int found = 0;
    int nameless = 0;
    for (const scenes::TileLaid &tile : table.truth.mine->tiles) {
        cv::Mat picture = table.picture.clone();
        cover(picture, tile.quad, .5F);
        const MineSeen seen = mineSeenIn(picture);
        const MinePieceSeen *one = seenAt(seen.pieces, tile.quad);
        if (!one)
            continue;
        QVERIFY(one->review());
        QVERIFY(one->level || asks(one->why, Doubt::Kind::NotReadable));
        ++found;
        nameless += one->level ? 0 : 1;
    }
    qInfo("of %d tiles %d ask, %d of them without a level", static_cast<int>(table.truth.mine->tiles.size()),
          found, nameless);
    QVERIFY(found >= 11);
    QVERIFY(nameless >= 6);
}

void OddPhotosTest::a_tile_on_the_wrong_side_says_so()
{
    const auto otherSide = [](const TileKind &tile) {
        return tileOf(tile.coal, tile.carts, tile.side == Side::Light ? Side::Dark : Side::Light);
    };
    for (std::uint64_t seed = firstOdd; seed < firstOdd + 3; ++seed) {
        const Scene table = mineWithFaces(otherSide, seed);
        const MineSeen seen = mineSeenIn(table.picture);
        for (const scenes::TileLaid &tile : table.truth.mine->tiles) {
            const MinePieceSeen *found = seenAt(seen.pieces, tile.quad);
            QVERIFY(found);
            QVERIFY(asks(found->why, Doubt::Kind::WrongSide));
            QVERIFY(!asks(found->why, Doubt::Kind::WrongLevel));
        }
    }
}

void OddPhotosTest::a_tile_beside_another_level_says_so()
{
    int tiles = 0;
    int told = 0;
    const auto otherLevel = [](const TileKind &tile) {
        return tileOf(coals[(at(tile.coal) + 2) % coals.size()], tile.carts, tile.side);
    };
    for (std::uint64_t seed = firstOdd; seed < firstOdd + 3; ++seed) {
        const Scene table = mineWithFaces(otherLevel, seed);
        const MineSeen seen = mineSeenIn(table.picture);
        for (const scenes::TileLaid &tile : table.truth.mine->tiles) {
            const MinePieceSeen *found = seenAt(seen.pieces, tile.quad);
            QVERIFY(found);
            QVERIFY(!asks(found->why, Doubt::Kind::WrongSide));
            ++tiles;
            told += asks(found->why, Doubt::Kind::WrongLevel) ? 1 : 0;
            if (found->loaded == 0) // no cube hides the colour of the carts
                QVERIFY(asks(found->why, Doubt::Kind::WrongLevel));
        }
    }
    qInfo("%d of %d tiles", told, tiles);
    QVERIFY(told >= 11); // counts that only tighten
}

void OddPhotosTest::a_cube_of_another_colour_is_a_cube()
{
    int tiles = 0;
    int sure = 0;
    for (std::uint64_t seed = firstOdd; seed < firstOdd + 8; ++seed) {
        const Scene table = scenes::makeScene({Kind::Mine, Level::Hard, seed, {1600, 1200}}, ownArt());
        const auto isOther = [](const scenes::TileLaid &tile) {
            return std::ranges::any_of(
                tile.loads, [&](const scenes::Load &load) { return load && *load != kind(tile.tile).coal; });
        };
        if (std::ranges::none_of(table.truth.mine->tiles, isOther))
            continue;
        const MineSeen seen = mineSeenIn(table.picture);
        for (const scenes::TileLaid &tile : table.truth.mine->tiles) {
            if (!isOther(tile))
                continue;
            ++tiles;
            const MinePieceSeen *found = seenAt(seen.pieces, tile.quad);
            QVERIFY(found);
            if (found->review())
                continue;
            ++sure;
            QCOMPARE(found->loaded, static_cast<int>(std::ranges::count_if(
                                        tile.loads, [](const scenes::Load &load) { return !!load; })));
        }
    }
    qInfo("%d tiles, %d sure", tiles, sure);
    QCOMPARE(tiles, 5);
    QCOMPARE(sure, 5); // counts that only tighten
}

GUILESS_STORY(OddPhotosTest)
#include "odd_photos_test.moc"
