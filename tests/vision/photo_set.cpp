// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/photo_set.h"

#include <QBuffer>
#include <QFile>
#include <QImage>

#include <algorithm>
#include <map>
#include <stdexcept>

namespace measure {

namespace {

QByteArray bytesOf(const std::filesystem::path &path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(path.string() + ": cannot be read");
    return file.readAll();
}

std::filesystem::path truthBeside(std::filesystem::path photo)
{
    return photo.replace_extension(".truth.json");
}

// Up to the first part that is a number.
std::string setOf(const std::string &name)
{
    const std::size_t digit = name.find_first_of("0123456789");
    const std::string words = name.substr(0, digit);
    return words.substr(0, words.find_last_not_of('_') + 1);
}

PhotoWithTruth renderedPhoto(const scenes::Wish &wish, const scenes::Art &art, const std::string &set)
{
    const scenes::Scene scene = scenes::makeScene(wish, art);
    const std::string name = set + "_" + std::to_string(wish.seed);
    return {name, jpegOf(scene),
            scenes::truthJson(scene.truth, name, scene.picture.cols, scene.picture.rows)};
}

} // namespace

QByteArray jpegOf(const scenes::Scene &scene)
{
    const cv::Mat &picture = scene.picture;
    const QImage image(picture.data, picture.cols, picture.rows, static_cast<qsizetype>(picture.step),
                       QImage::Format_BGR888);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "jpeg", scene.quality);
    return bytes;
}

std::vector<PhotoSet> photosIn(const std::filesystem::path &folder)
{
    std::map<std::string, std::vector<std::filesystem::path>> found;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && entry.path().extension() != ".json" &&
            exists(truthBeside(entry.path())))
            found[setOf(entry.path().stem())].push_back(entry.path());
    }
    std::vector<PhotoSet> sets;
    for (auto &[name, paths] : found) {
        std::ranges::sort(paths);
        sets.push_back(
            {name, paths.size(), [paths = paths](std::size_t number) {
                 const std::filesystem::path &path = paths[number];
                 return PhotoWithTruth{path.stem(), bytesOf(path), bytesOf(truthBeside(path)).toStdString()};
             }});
    }
    return sets;
}

std::vector<PhotoSet> rendered(const scenes::Art &art, std::size_t ofEach, std::uint64_t seed)
{
    using enum scenes::Kind;
    using enum scenes::Level;
    struct Named {
        const char *name;
        scenes::Kind kind;
        scenes::Level level;
    };
    std::vector<PhotoSet> sets;
    for (const Named &set : {Named{"orders_easy", Orders, Easy},
                             {"orders_normal", Orders, Normal},
                             {"orders_hard", Orders, Hard},
                             {"mine_easy", Mine, Easy},
                             {"mine_normal", Mine, Normal},
                             {"mine_hard", Mine, Hard},
                             {"nothing", Nothing, Normal}}) {
        sets.push_back({set.name, ofEach, [&art, set, seed](std::size_t number) {
                            return renderedPhoto({set.kind, set.level, seed + number}, art, set.name);
                        }});
    }
    return sets;
}

} // namespace measure
