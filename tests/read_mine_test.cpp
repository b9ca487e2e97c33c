// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/drawn_mine.h"
#include "tests/places.h"
#include "tests/stories.h"
#include "vision/mine_lesson.h"
#include "vision/mine_profile_json.h"
#include "vision/read_mine.h"
#include "vision/teach_mine.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <span>
#include <sstream>

using namespace vision;

namespace {

using Piece = MineTruth::Piece;

bool isTileOf(const Piece &piece, drawn::Coal level, drawn::Side side)
{
    return piece.kind == MinePieceSeen::Kind::Tile && piece.level == level && piece.side == side;
}

/// What is left of some samples, in their order, when others are taken out.
bool isPartOf(std::span<const MineLesson::Sorted> part, std::span<const MineLesson::Sorted> whole)
{
    auto from = whole.begin();
    for (const MineLesson::Sorted &one : part) {
        from = std::find(from, whole.end(), one);
        if (from == whole.end())
            return false;
        ++from;
    }
    return true;
}

/// Makes something of a truth wrong, or its first tile of a row.
struct Spoil {
    void (*apply)(MineTruth &, std::vector<Piece>::iterator) = nullptr;
};

/// Two tiles with three carts on the brown level's light side, where a cart is printed too.
drawn::Mine mineWithARow()
{
    drawn::Mine mine = drawn::someMine(3);
    std::erase_if(mine.tiles, [](const drawn::Tile &tile) {
        return tile.level == drawn::Coal::Brown && tile.side == drawn::Side::Light;
    });
    mine.tiles.push_back({drawn::Coal::Brown, drawn::Side::Light, {true, false}});
    mine.tiles.push_back({drawn::Coal::Brown, drawn::Side::Light, {true}});
    return mine;
}

} // namespace

class ReadMineTest : public QObject
{
    Q_OBJECT

    MineProfile taught;

private slots:
    // As people teach: on top of what is known of mines as such.
    void initTestCase()
    {
        std::ostringstream text;
        text << std::ifstream(std::string(places::editions) + "/mine.json").rdbuf();
        const auto parsed = scoring::parseJson(text.str());
        scoring::JsonReader reader;
        taught = unseenEdition(readMineProfile(reader, {&std::get<scoring::Json>(parsed), ""}));
        QVERIFY(reader.faults.empty());
        for (std::uint64_t number = 0; number < 8; ++number) {
            const drawn::Shot shot = drawn::photograph(drawn::someMine(number), number);
            QVERIFY(teachMine(taught, shot.picture, shot.truth) > 0);
        }
    }

    void an_edition_taught_from_a_few_photos_is_read()
    {
        for (std::uint64_t number = 100; number < 106; ++number) {
            const drawn::Shot shot = drawn::photograph(drawn::someMine(number), number);
            const MineSeen mine = readMine(shot.picture, taught);
            QVERIFY(mine.board);
            QVERIFY(overlap(*mine.board, *shot.truth.board) > 0.95);
            const LevelCounts counts = countLevels(mine);
            for (const auto level : scoring::coal_baron::coals) {
                for (const auto side : scoring::coal_baron::sides) {
                    const LevelCount &seen = counts[at(level)][at(side)];
                    const LevelCount &is = shot.truth.levels[at(level)][at(side)];
                    QCOMPARE(seen.tiles, is.tiles);
                    QCOMPARE(seen.carts, is.carts);
                    QCOMPARE(seen.loaded, is.loaded);
                }
            }
        }
    }

    // The cubes of this edition are flat boxes, which misleads what was learned of real ones.
    void a_hunch_that_misleads_is_not_trusted()
    {
        QVERIFY(taught.faces.front().hunches.cube.wrong > 0);
        QVERIFY(trust(taught.faces.front().hunches.cube) < 0.5);
        QCOMPARE(trust({}), 1.0);
        QCOMPARE(trust({1000, 0}), 1.0);
        QCOMPARE(trust({60, 30}), 0.0);
    }

    void a_tile_beyond_a_gap_asks()
    {
        drawn::Mine mine;
        mine.tiles = {{drawn::Coal::Brown, drawn::Side::Dark, {false}},
                      {drawn::Coal::Brown, drawn::Side::Dark, {true}, 1}};
        const MineSeen seen = readMine(drawn::photograph(mine, 300).picture, taught);
        const auto asks = [](const MinePieceSeen &piece) {
            return std::ranges::find(piece.why, Doubt{Doubt::Kind::BeyondGap}) != piece.why.end();
        };
        QCOMPARE(std::ranges::count_if(seen.pieces, asks), 1);
        QVERIFY(seen.review());
    }

    void a_fourth_tile_of_a_kind_asks()
    {
        drawn::Mine mine;
        mine.tiles.assign(4, {drawn::Coal::Grey, drawn::Side::Light, {false}});
        const MineSeen seen = readMine(drawn::photograph(mine, 302).picture, taught);
        const auto asks = [](const MinePieceSeen &piece) {
            return std::ranges::find(piece.why, Doubt{Doubt::Kind::TooManyTiles, 4, 3}) != piece.why.end();
        };
        QCOMPARE(std::ranges::count_if(seen.pieces, asks), 4);
    }

    void a_light_tile_on_the_dark_side_asks()
    {
        drawn::Mine mine;
        mine.tiles = {{drawn::Coal::Grey, drawn::Side::Dark, {false}}};
        mine.tiles.front().lantern = true;
        const MineSeen seen = readMine(drawn::photograph(mine, 301).picture, taught);
        const auto isTile = [](const MinePieceSeen &piece) {
            return piece.kind == MinePieceSeen::Kind::Tile;
        };
        QCOMPARE(std::ranges::count_if(seen.pieces, isTile), 1);
        QVERIFY(std::ranges::find_if(seen.pieces, isTile)->review());
    }

    void a_picture_without_a_mine_shows_none_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("grey");
        QTest::newRow("a single pixel") << 1 << 1 << 128;
        QTest::newRow("a thin line") << 3000 << 1 << 200;
        QTest::newRow("all black") << 640 << 480 << 0;
        QTest::newRow("all white") << 640 << 480 << 255;
        QTest::newRow("tiny") << 17 << 23 << 90;
    }
    void a_picture_without_a_mine_shows_none()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, grey);
        const MineSeen mine = readMine(cv::Mat(height, width, CV_8UC3, cv::Scalar::all(grey)), taught);
        QVERIFY(!mine.board);
        QVERIFY(mine.pieces.empty());
    }

    void nothing_is_read_before_anything_is_taught()
    {
        const drawn::Shot shot = drawn::photograph(drawn::someMine(1), 1);
        QVERIFY(!readMine(shot.picture, {}).board);
        QVERIFY(!readMine({}, taught).board);
    }

    void a_truth_without_a_board_teaches_nothing()
    {
        drawn::Shot shot = drawn::photograph(drawn::someMine(1), 1);
        shot.truth.board.reset();
        MineProfile profile;
        QCOMPARE(teachMine(profile, shot.picture, shot.truth), 0);
        QVERIFY(profile == MineProfile{});
    }

    // Levels are always right; of a row whose pieces say something else nobody knows what lies where.
    void a_row_that_does_not_add_up_teaches_nothing_data()
    {
        QTest::addColumn<Spoil>("spoil");
        const auto row = [](const char *name, auto apply) { QTest::newRow(name) << Spoil{apply}; };
        row("a tile is missing",
            [](MineTruth &truth, std::vector<Piece>::iterator first) { truth.pieces.erase(first); });
        row("no tile is listed", [](MineTruth &truth, std::vector<Piece>::iterator) {
            std::erase_if(truth.pieces, [](const Piece &piece) {
                return isTileOf(piece, drawn::Coal::Brown, drawn::Side::Light);
            });
        });
        row("a tile has a cart fewer",
            [](MineTruth &, std::vector<Piece>::iterator first) { first->carts = 1; });
        row("a tile is said to lie elsewhere",
            [](MineTruth &, std::vector<Piece>::iterator first) { first->level.reset(); });
        row("a tile has no corners",
            [](MineTruth &, std::vector<Piece>::iterator first) { first->quad = {}; });
        row("a tile is not in the picture", [](MineTruth &, std::vector<Piece>::iterator first) {
            for (cv::Point2f &corner : first->quad.corners)
                corner.x -= 5000;
        });
    }
    void a_row_that_does_not_add_up_teaches_nothing()
    {
        QFETCH(Spoil, spoil);
        const drawn::Shot shot = drawn::photograph(mineWithARow(), 3);
        MineTruth spoiled = shot.truth;
        spoil.apply(spoiled, std::ranges::find_if(spoiled.pieces, [](const Piece &piece) {
                        return isTileOf(piece, drawn::Coal::Brown, drawn::Side::Light);
                    }));

        const MineLesson all = mineLesson(taught, taught.faces.back(), shot.picture, shot.truth);
        const MineLesson rest = mineLesson(taught, taught.faces.back(), shot.picture, spoiled);
        QCOMPARE(rest.tiles.size(), all.tiles.size() - 2);
        QCOMPARE(rest.presence.size(), all.presence.size() - 3); // nor that there is no third tile
        QCOMPARE(rest.carts.size(), all.carts.size() - 4);
        QVERIFY(isPartOf(rest.tiles, all.tiles));
        QVERIFY(isPartOf(rest.presence, all.presence));
        QVERIFY(isPartOf(rest.carts, all.carts));

        MineProfile whole = taught;
        MineProfile other = taught;
        QCOMPARE(teachMine(other, shot.picture, spoiled), teachMine(whole, shot.picture, shot.truth) - 2);
        QCOMPARE(other.faces.back().tile.seen, whole.faces.back().tile.seen - 2);
    }

    void a_board_without_sound_corners_teaches_nothing()
    {
        drawn::Shot shot = drawn::photograph(drawn::someMine(1), 1);
        std::swap(shot.truth.board->corners[0], shot.truth.board->corners[1]);
        MineProfile profile;
        QCOMPARE(teachMine(profile, shot.picture, shot.truth), 0);
        QVERIFY(profile == MineProfile{});
    }

    void a_profile_is_the_same_after_it_was_written()
    {
        const scoring::Json json = writeMineProfile(taught);
        scoring::JsonReader reader;
        const MineProfile again = readMineProfile(reader, {&json, ""});
        QVERIFY(reader.faults.empty());
        QVERIFY(again == taught);
        const drawn::Shot shot = drawn::photograph(drawn::someMine(200), 200);
        const MineSeen before = readMine(shot.picture, taught);
        QVERIFY(before.board);
        QVERIFY(readMine(shot.picture, again) == before);
        QCOMPARE(countLevels(readMine(shot.picture, again)), countLevels(before));
    }

    void who_does_not_know_loose_cubes_does_not_count_them()
    {
        const drawn::Shot shot = drawn::photograph(drawn::someMine(200), 200);
        QVERIFY(readMine(shot.picture, taught).cubesElsewhere);
        MineProfile other = taught;
        other.looseCubes.glance = {};
        QVERIFY(readMine(shot.picture, other).board);
        QVERIFY(!readMine(shot.picture, other).cubesElsewhere);
    }

    void a_profile_that_is_torn_is_refused()
    {
        for (const char *field : {"habits", "tiles", "presence", "carts", "cubeHunch", "looseCubeGlance",
                                  "looseCubeHunch", "limits", "faces"}) {
            scoring::Json json = writeMineProfile(taught);
            json[field] = "torn";
            scoring::JsonReader reader;
            readMineProfile(reader, {&json, ""});
            QVERIFY2(!reader.faults.empty(), field);
        }
        for (const char *field :
             {"photos", "far", "farWeights", "near", "colours", "layout", "tiles", "carts", "hunches"}) {
            scoring::Json json = writeMineProfile(taught);
            json["faces"][0].erase(field);
            scoring::JsonReader reader;
            readMineProfile(reader, {&json, ""});
            QVERIFY2(!reader.faults.empty(), field);
        }
    }
};

APPLESS_STORY(ReadMineTest)
#include "read_mine_test.moc"
