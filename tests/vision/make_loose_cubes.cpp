// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches a profile of mines, made by make_mine_profile, to see cubes that lie on no cart, from folders of
// rendered photos of many editions, first of those that it knows, in its order:
//     make_loose_cubes PROFILE.json FOLDER...
#include "tests/vision/learn_hunch.h"
#include "tests/vision/mine_photo.h"
#include "vision/loose_cubes.h"
#include "vision/mine_lesson.h"
#include "vision/mine_places.h"
#include "vision/mine_profile_json.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>

using namespace vision;
using learn::Sample;

namespace {

// So near its middle a square shows the cube, and so far off another one or none; between the two nobody
// asks.
constexpr double near = 1.5;
constexpr double far = 3.2;

MineProfile profileIn(const std::filesystem::path &file)
{
    const auto parsed = scoring::parseJson(learn::textOf(file));
    scoring::JsonReader reader;
    return readMineProfile(reader, {&std::get<scoring::Json>(parsed), ""});
}

/// What a photo shows of the cage and the storage, and where cubes lie in it.
struct Photo {
    std::size_t edition = 0;
    std::size_t number = 0;
    LooseCubeGrids grids;
    std::vector<cv::Point2d> cubes; ///< in the board's frame

    double nearest(cv::Point2d at) const
    {
        double distance = boardHeight;
        for (const cv::Point2d &cube : cubes)
            distance = std::min(distance, cv::norm(cube - at));
        return distance;
    }
};

cv::Matx33d boardOf(const MineTruth &truth)
{
    return frameOf(*truth.board, boardWidth, boardHeight);
}

/// As a reader finds the board, a little off.
cv::Matx33d roughly(const cv::Matx33d &board, std::mt19937 &random)
{
    std::uniform_real_distribution<double> off(-1, 1);
    std::normal_distribution<double> bell(0, 0.003);
    return board * cv::Matx33d(1 + bell(random), bell(random), off(random), bell(random), 1 + bell(random),
                               off(random), 0, 0, 1);
}

/// By what the board of an edition that is taught later looks like, in whatever light it was first seen.
Light roughly(Light light, std::mt19937 &random)
{
    std::normal_distribution<float> bell;
    const float brighter = std::exp(0.15F * bell(random));
    for (Light::Channel &channel : light.channels) {
        const float by = brighter * std::exp(0.05F * bell(random));
        channel.gain *= by;
        channel.across *= by;
        channel.down *= by;
    }
    return light;
}

/// The photos of one edition, each looked at some times, as a reader would: one that is known by what is
/// known of it, another by what its board looks like in all of them.
void addPhotos(std::vector<Photo> &photos, const MineFace *face, const std::filesystem::path &folder,
               std::size_t edition, std::mt19937 &random)
{
    constexpr int looks = 2;
    const std::vector<std::filesystem::path> files = learn::photosIn(folder);
    BoardColours colours;
    for (const std::filesystem::path &file : files)
        learn::withPhoto(file, [&](const cv::Mat &pixels, const MineTruth &truth) {
            look(colours, pictureScales(pixels, longestLookedAt), boardOf(truth));
        });
    for (std::size_t number = 0; number < files.size(); ++number)
        learn::withPhoto(files[number], [&](const cv::Mat &pixels, const MineTruth &truth) {
            const PictureScales picture = pictureScales(pixels, longestLookedAt);
            const cv::Matx33d board =
                face ? boardFrame(*face, picture, *truth.board) : roughly(boardOf(truth), random);
            const Light light = measureLight(picture, board, face ? face->colours : colours);
            for (int time = 0; time < looks; ++time) {
                const cv::Matx33d found = roughly(board, random);
                photos.push_back({edition,
                                  number,
                                  looseCubeGrids({picture, found, face ? light : roughly(light, random)}),
                                  {}});
                for (const cv::Point2f &cube : truth.cubesElsewhereAt)
                    photos.back().cubes.push_back(moved(found.inv(), cube));
            }
        });
}

void add(std::vector<Sample> &samples, const Photo &photo, const LooseCube &place, int cells, bool isCube)
{
    samples.push_back({photo.edition, 0, isCube ? std::size_t{1} : 0, squareAround(place, cells)});
}

/// All squares on cubes, and some of the others: most of those beside cubes, few of those far from any.
void addSquares(std::vector<Sample> &samples, const Photo &photo, std::mt19937 &random)
{
    std::uniform_real_distribution<double> chance;
    for (const CellGrid &grid : photo.grids) {
        forEachPlace(grid, [&](const LooseCube &place) {
            const double away = photo.nearest(place.at());
            if (away < near || (away > far && chance(random) < (away < 10 ? 0.1 : 0.01)))
                add(samples, photo, place, looseCubeCells, away < near);
        });
    }
}

/// What was taken for a cube at a glance and is none.
int addMistakes(std::vector<Sample> &samples, const Photo &photo, const Hunch &glance)
{
    int mistakes = 0;
    for (const LooseCube &guess : guessLooseCubes(glance, photo.grids)) {
        if (photo.nearest(guess.at()) > far) {
            add(samples, photo, guess, looseCubeCells, false);
            ++mistakes;
        }
    }
    return mistakes;
}

/// What is to be judged by a second look; of two guesses at the same cube the farther one is none.
void addGuesses(std::vector<Sample> &samples, const Photo &photo, const Hunch &glance, int &missed)
{
    std::vector<LooseCube> guesses = guessLooseCubes(glance, photo.grids);
    for (const cv::Point2d &cube : photo.cubes) {
        const auto away = [&](const LooseCube &guess) { return cv::norm(guess.at() - cube); };
        const auto nearest = std::ranges::min_element(guesses, {}, away);
        if (nearest == guesses.end() || away(*nearest) > 1.4 * far) {
            ++missed;
            continue;
        }
        add(samples, photo, *nearest, cellsAroundCube, true);
        guesses.erase(nearest);
    }
    for (const LooseCube &guess : guesses)
        add(samples, photo, guess, cellsAroundCube, false);
}

bool isCube(std::size_t kind)
{
    return kind == 1;
}

/// From photos that are wanted: first what lies there, then also what was mistaken for it.
template <typename Wanted>
Hunch learnGlance(const std::vector<Photo> &photos, Wanted isWanted, std::mt19937 &random)
{
    std::vector<Sample> squares;
    for (const Photo &photo : photos) {
        if (isWanted(photo))
            addSquares(squares, photo, random);
    }
    Hunch glance;
    for (int round = 0; round < 2; ++round) {
        glance = learn::learnHunch(squares, isCube);
        int mistakes = 0;
        for (const Photo &photo : photos)
            mistakes += isWanted(photo) ? addMistakes(squares, photo, glance) : 0;
        std::cerr << "at a glance: " << squares.size() << " squares, " << mistakes << " mistakes\n";
    }
    return glance;
}

/// The second look learns from guesses made by a glance that did not know the photo, as it will be later on.
LooseCubeHunches learnCubes(const std::vector<Photo> &photos, std::mt19937 &random)
{
    LooseCubeHunches hunches;
    std::vector<Sample> guesses;
    int missed = 0;
    for (const std::size_t half : {0U, 1U}) {
        const auto isKnown = [&](const Photo &photo) { return photo.number % 2 == half; };
        hunches.glance = learnGlance(photos, isKnown, random);
        for (const Photo &photo : photos) {
            if (!isKnown(photo))
                addGuesses(guesses, photo, hunches.glance, missed);
        }
    }
    std::cerr << "looked at: " << guesses.size() << " guesses, "
              << std::ranges::count(guesses, std::size_t{1}, &Sample::kind) << " of them cubes, " << missed
              << " cubes missed at a glance\n";
    // Few as they are, they are gone over more often, in ever other light.
    std::vector<Sample> often;
    for (int time = 0; time < 2; ++time)
        often.insert(often.end(), guesses.begin(), guesses.end());
    hunches.look = learn::learnHunch(often, isCube);
    return hunches;
}

} // namespace

int main(int count, char **arguments)
{
    if (count < 3) {
        std::cerr << "make_loose_cubes PROFILE.json FOLDER...\n";
        return 2;
    }
    MineProfile profile = profileIn(arguments[1]);
    std::mt19937 random(5);
    std::vector<Photo> photos;
    for (int i = 2; i < count; ++i) {
        const auto edition = static_cast<std::size_t>(i - 2);
        addPhotos(photos, edition < profile.faces.size() ? &profile.faces[edition] : nullptr, arguments[i],
                  edition, random);
    }
    std::cerr << photos.size() << " looks at photos\n";
    profile.looseCubes = learnCubes(photos, random);
    std::ofstream(arguments[1]) << writeMineProfile(profile).dump(1) << "\n";
}
