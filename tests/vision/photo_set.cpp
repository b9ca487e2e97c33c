// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/photo_set.h"

#include "vision/scan_json.h"

#include <QBuffer>
#include <QFile>
#include <QImage>

#include <nlohmann/json.hpp>

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

// The words before the first number, if an underscore parts them: whoever counts photos names them so.
std::string wordsOf(const std::string &name)
{
    const std::size_t digit = name.find_first_of("0123456789");
    if (digit == std::string::npos || digit == 0 || name[digit - 1] != '_')
        return {};
    return name.substr(0, name.find_last_not_of('_', digit - 1) + 1);
}

// "orders" or "mine"; the truth says which.
std::string kindOf(const std::filesystem::path &photo)
{
    const auto json = nlohmann::json::parse(bytesOf(truthBeside(photo)).toStdString(), nullptr, false);
    const std::string kind = json.is_object() ? json.value("kind", "") : "";
    if (kind != "orders" && kind != "mine")
        throw std::runtime_error(truthBeside(photo).string() + ": its kind is neither orders nor mine");
    return kind;
}

std::string setName(const std::string &kind, const std::string &words)
{
    if (words.starts_with(kind))
        return words;
    return words.empty() ? kind : kind + "_" + words;
}

/// The truth where no mine lies.
std::string noMine(const std::string &name, cv::Size size)
{
    return vision::writeScan({name, size.width, size.height, 0, vision::MineSeen{}}, {}).dump();
}

PhotoWithTruth renderedPhoto(const scenes::Wish &wish, const scenes::Art &art, const std::string &set)
{
    const scenes::Scene scene = scenes::makeScene(wish, art);
    const std::string name = set + "_" + std::to_string(wish.seed);
    const cv::Size size = scene.picture.size();
    return {name, jpegOf(scene),
            set.starts_with("mine") && !scene.truth.mine
                ? noMine(name, size)
                : scenes::truthJson(scene.truth, name, size.width, size.height)};
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
    std::map<std::pair<std::string, std::string>, std::vector<std::filesystem::path>> found;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && entry.path().extension() != ".json" &&
            exists(truthBeside(entry.path())))
            found[{kindOf(entry.path()), wordsOf(entry.path().stem())}].push_back(entry.path());
    }
    std::vector<PhotoSet> sets;
    for (auto &[set, paths] : found) {
        std::ranges::sort(paths);
        sets.push_back(
            {setName(set.first, set.second), paths.size(),
             [paths = paths](std::size_t number) {
                 const std::filesystem::path &path = paths[number];
                 return PhotoWithTruth{path.stem(), bytesOf(path), bytesOf(truthBeside(path)).toStdString()};
             },
             set.first == "mine"});
    }
    return sets;
}

std::vector<PhotoSet> rendered(const scenes::Art &art, std::size_t ofEach, std::uint64_t seed, cv::Size size)
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
                             {"nothing", Nothing, Normal},
                             {"mine_nowhere", Nothing, Normal},
                             {"mine_only_orders", Orders, Normal}}) {
        sets.push_back({set.name, ofEach,
                        [&art, set, seed, size](std::size_t number) {
                            return renderedPhoto({set.kind, set.level, seed + number, size}, art, set.name);
                        },
                        std::string_view(set.name).starts_with("mine")});
    }
    return sets;
}

} // namespace measure
