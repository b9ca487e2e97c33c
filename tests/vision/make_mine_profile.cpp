// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches the mines of the editions that Steiger knows by itself, from folders of rendered photos:
//     make_mine_profile OUT.json EDITION=FOLDER... +EDITION=FOLDER...
// From those with a plus it learns only how pictures vary; they are not in the profile.
#include "tests/vision/learn_hunch.h"
#include "tests/vision/mine_photo.h"
#include "vision/mine_eye.h"
#include "vision/mine_lesson.h"
#include "vision/mine_profile_json.h"
#include "vision/teach_mine.h"

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

/// An edition's photos, loaded again for each step.
struct Edition {
    std::string name;
    std::vector<std::filesystem::path> photos;
};

template <typename Do>
void forEach(const Edition &edition, Do what)
{
    for (const std::filesystem::path &photo : edition.photos)
        learn::withPhoto(photo, what);
}

/// All that was seen of one sort of piece.
struct Pieces {
    std::vector<Sample> tiles, presence, carts;
};

/// Where a reader would start from: somewhat off, the board as a whole and each tile by itself.
MineTruth roughly(MineTruth truth, std::mt19937 &random)
{
    std::normal_distribution<float> bell;
    const auto shake = [&](Quad &quad, float together, float apart) {
        const auto size = static_cast<float>(std::sqrt(area(quad)));
        const cv::Point2f all(bell(random) * together * size, bell(random) * together * size);
        for (cv::Point2f &corner : quad.corners)
            corner += all + cv::Point2f(bell(random), bell(random)) * (apart * size);
    };
    shake(*truth.board, 0.01F, 0.01F);
    for (MineTruth::Piece &piece : truth.pieces)
        shake(piece.quad, 0.06F, 0.02F);
    return truth;
}

/// Each photo once as it is, and twice as a reader would find it.
Pieces lessons(const MineProfile &profile, const std::vector<Edition> &editions)
{
    constexpr int looks = 3;
    std::mt19937 random(11);
    Pieces pieces;
    for (std::size_t i = 0; i < editions.size(); ++i) {
        std::size_t photo = 0;
        forEach(editions[i], [&](const cv::Mat &pixels, const MineTruth &truth) {
            for (int time = 0; time < looks; ++time) {
                const MineLesson lesson =
                    mineLesson(profile, profile.faces[i], pixels, time == 0 ? truth : roughly(truth, random));
                const auto add = [&](const std::vector<MineLesson::Sorted> &from, std::vector<Sample> &to) {
                    for (const MineLesson::Sorted &one : from)
                        to.push_back({i, photo, one.kind, one.features});
                };
                add(lesson.tiles, pieces.tiles);
                add(lesson.presence, pieces.presence);
                add(lesson.carts, pieces.carts);
            }
            ++photo;
        });
        std::cerr << editions[i].name << ": " << photo << " photos, " << pieces.carts.size() << " carts\n";
    }
    return pieces;
}

Sight tileSight(const std::vector<Sample> &tiles)
{
    std::vector<learn::Contrast> contrasts;
    const auto levelKinds = [](std::size_t level, int carts) {
        return learn::Kinds{tileKind(level, 0, carts), tileKind(level, 1, carts)};
    };
    for (std::size_t level = 0; level < 4; ++level)
        contrasts.push_back({levelKinds(level, 1), levelKinds(level, 2)});
    for (std::size_t level = 0; level < 3; ++level)
        contrasts.push_back(
            {{tileKind(level, 0, 1), tileKind(level, 1, 1), tileKind(level, 0, 2), tileKind(level, 1, 2)},
             {tileKind(3, 0, 1), tileKind(3, 1, 1), tileKind(3, 0, 2), tileKind(3, 1, 2)}});
    learn::Contrast sides;
    for (std::size_t kind = 0; kind < tileKinds; ++kind)
        (kind / 2 % 2 == 0 ? sides.one : sides.other).push_back(kind);
    contrasts.push_back(sides);
    return learn::learnSight(
        tiles, contrasts, [](std::size_t kind) { return kind; }, tileKinds);
}

Sight presenceSight(const std::vector<Sample> &presence)
{
    return learn::learnSight(
        presence, {{{noTile}, {presenceKind(0)}}, {{noTile}, {presenceKind(1)}}},
        [](std::size_t kind) { return kind; }, presenceKinds);
}

Sight cartSight(const std::vector<Sample> &carts)
{
    learn::Kinds empty;
    for (std::size_t kind = 0; kind < cartKinds; kind += 2)
        empty.push_back(kind);
    std::vector<learn::Contrast> contrasts;
    for (std::size_t colour = 0; colour < 4; ++colour) {
        contrasts.push_back({empty, {}});
        for (std::size_t place = 0; place < cartPlaces; ++place)
            contrasts.back().other.push_back(cartKind(static_cast<CartPlace>(place), colour, true));
    }
    return learn::learnSight(
        carts, contrasts, [](std::size_t kind) { return kind % 2 == 0 ? 0 : 1 + kind / 2 % 4; }, cartKinds);
}

MineQuestions<Hunch> hunchesFrom(const Pieces &pieces)
{
    return {.tile = learn::learnHunch(pieces.presence, [](std::size_t kind) { return kind != noTile; }),
            .twoCarts = learn::learnHunch(pieces.tiles, [](std::size_t kind) { return kind % 2 == 1; }),
            .cube = learn::learnHunch(pieces.carts, [](std::size_t kind) { return kind % 2 == 1; })};
}

void learnFrom(MineProfile &profile, const Pieces &pieces)
{
    profile.tiles = tileSight(pieces.tiles);
    profile.presence = presenceSight(pieces.presence);
    profile.carts = cartSight(pieces.carts);
    const auto sort = [&](const std::vector<Sample> &samples, const Sight &sight, Kinds MineFace::*kinds) {
        for (MineFace &face : profile.faces)
            (face.*kinds) = MineFace().*kinds;
        for (const Sample &sample : samples)
            look(profile.faces[sample.edition].*kinds, sample.kind, seen(sight.directions, sample.features));
    };
    sort(pieces.tiles, profile.tiles, &MineFace::tiles);
    sort(pieces.presence, profile.presence, &MineFace::presence);
    sort(pieces.carts, profile.carts, &MineFace::carts);
}

/// What distances are worth is measured on photos that were not learned from: every third.
MineLimits weighed(MineProfile profile, const Pieces &pieces)
{
    const auto isOther = [](const Sample &sample) { return sample.photo % 3 == 0; };
    Pieces some;
    for (const auto part : {&Pieces::tiles, &Pieces::presence, &Pieces::carts})
        std::ranges::remove_copy_if(pieces.*part, std::back_inserter(some.*part), isOther);
    learnFrom(profile, some);
    // And hunches also on editions that they do not know.
    const auto isUnknown = [](const Sample &sample) { return sample.edition % 4 == 3; };
    for (const auto part : {&Pieces::tiles, &Pieces::presence, &Pieces::carts})
        std::erase_if(some.*part, isUnknown);
    profile.hunches = hunchesFrom(some);
    std::vector<MineEye> eyes;
    for (const MineFace &face : profile.faces)
        eyes.emplace_back(profile, face);
    std::vector<learn::Example> presence, twoCarts, cubes;
    for (const Sample &sample : pieces.presence) {
        // Nothing may lie on either side.
        for (const std::size_t side : {0U, 1U}) {
            if (isOther(sample) && (sample.kind == noTile || sample.kind == presenceKind(side)))
                presence.push_back(
                    {tileEvidence(eyes[sample.edition], sample.features, side), sample.kind != noTile});
        }
    }
    for (const Sample &sample : pieces.tiles) {
        if (isOther(sample))
            twoCarts.push_back({twoCartsEvidence(eyes[sample.edition], sample.features, sample.kind / 4,
                                                 sample.kind / 2 % 2),
                                sample.kind % 2 == 1});
    }
    for (const Sample &sample : pieces.carts) {
        if (isOther(sample))
            cubes.push_back({cubeEvidence(eyes[sample.edition], sample.features,
                                          static_cast<CartPlace>(sample.kind / 8), sample.kind / 2 % 4),
                             sample.kind % 2 == 1});
    }
    MineLimits limits = profile.limits;
    const auto tell = [](const char *what, std::vector<learn::Example> examples) {
        const Weighings weighings = learn::weigh(examples);
        for (const double trust : {1.0, 0.0}) {
            int wrong = 0, asks = 0, silent = 0;
            for (learn::Example &example : examples) {
                example.evidence.trust = trust;
                const double likely = odds(weighings, example.evidence);
                const bool isWrong = (likely > 0) != example.second;
                const bool isAsking = std::abs(likely) < 3;
                wrong += isWrong ? 1 : 0;
                asks += isAsking ? 1 : 0;
                silent += isWrong && !isAsking ? 1 : 0;
            }
            std::cerr << what << (trust > 0 ? ", with the hunch" : ", by distances alone") << ": of "
                      << examples.size() << " wrong " << wrong << ", unsure " << asks << ", silently wrong "
                      << silent << "\n";
        }
        return weighings;
    };
    limits.weighings = {tell("a tile", presence), tell("two carts", twoCarts), tell("a cube", cubes)};
    return limits;
}

} // namespace

int main(int count, char **arguments)
{
    std::vector<Edition> editions;
    for (int i = 2; i < count; ++i) {
        const std::string argument = arguments[i];
        const std::size_t equals = argument.find('=');
        if (equals == std::string::npos) {
            std::cerr << "make_mine_profile OUT.json EDITION=FOLDER... +EDITION=FOLDER...\n";
            return 2;
        }
        if (editions.empty() || editions.back().name != argument.substr(0, equals))
            editions.push_back({argument.substr(0, equals), {}});
        std::ranges::copy(learn::photosIn(argument.substr(equals + 1)),
                          std::back_inserter(editions.back().photos));
    }
    MineProfile profile;
    for (const Edition &edition : editions) {
        profile.faces.emplace_back();
        forEach(edition,
                [&](const cv::Mat &pixels, const MineTruth &truth) { learnMine(profile, pixels, truth); });
        std::cerr << edition.name << ": taught from " << profile.faces.back().photos << " photos\n";
    }
    for (MineFace &face : profile.faces)
        face.board.farWeights = tellingWeights(face.board.far, profile.habits);
    const Pieces pieces = lessons(profile, editions);
    profile.limits = weighed(profile, pieces);
    learnFrom(profile, pieces);
    profile.hunches = hunchesFrom(pieces);
    for (MineFace &face : profile.faces)
        face.hunches = {};
    for (std::size_t i = editions.size(); i-- > 0;) {
        if (editions[i].name.starts_with('+'))
            profile.faces.erase(profile.faces.begin() + static_cast<std::ptrdiff_t>(i));
    }
    std::ofstream(arguments[1]) << writeMineProfile(profile).dump(1) << "\n";
}
