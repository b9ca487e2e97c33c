// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/read_games.h"

#include "companion/fault_words.h"
#include "scoring/json_reader.h"
#include "scoring/record_json.h"

#include <QCoreApplication>

namespace companion {

class ReadGames
{
    Q_DECLARE_TR_FUNCTIONS(ReadGames)

public:
    static QString underWay()
    {
        return tr("this game is still under way, and the history holds finished games (expected: 3 shifts "
                  "and final)");
    }
    static QString bgStats() { return tr("this is a file of BG Stats: \"steiger-cli import\" takes it in"); }
};

namespace {

QStringList faultTexts(const std::vector<scoring::Fault> &faults)
{
    QStringList texts;
    for (const scoring::Fault &fault : faults)
        texts += faultText(fault);
    return texts;
}

bool hasList(const db::Json &document, const char *key)
{
    return document.is_object() && document.contains(key) && document[key].is_array();
}

} // namespace

ReadOrRefused readGame(const std::string &what, const db::Json &document)
{
    auto read = scoring::readRecordDocument(document);
    if (const auto *faults = std::get_if<std::vector<scoring::Fault>>(&read))
        return Refusal{what, faultTexts(*faults)};
    auto &record = std::get<scoring::Record>(read);
    if (!db::isFinished(record))
        return Refusal{what, {ReadGames::underWay()}};
    return ReadGame{what, std::move(record), document};
}

std::vector<ReadOrRefused> readGames(const std::string &file, const std::string &text)
{
    const std::variant<db::Json, scoring::Fault> parsed = scoring::parseJson(text);
    if (const auto *fault = std::get_if<scoring::Fault>(&parsed))
        return {Refusal{file, {faultText(*fault)}}};
    const auto &document = std::get<db::Json>(parsed);
    if (hasList(document, "plays"))
        return {Refusal{file, {ReadGames::bgStats()}}};
    if (!hasList(document, "games") || document.value("format", db::Json()) != manyGamesFormat)
        return {readGame(file, document)};
    std::vector<ReadOrRefused> games;
    for (std::size_t place = 0; place < document["games"].size(); ++place)
        games.push_back(readGame(file + ": games[" + std::to_string(place) + "]", document["games"][place]));
    return games;
}

bool isOfUs(const std::string &text)
{
    const std::variant<db::Json, scoring::Fault> parsed = scoring::parseJson(text);
    const auto *document = std::get_if<db::Json>(&parsed);
    if (!document || !document->is_object())
        return false;
    const db::Json format = document->value("format", db::Json());
    return hasList(*document, "plays") ||
           (format.is_string() && format.get_ref<const std::string &>().starts_with("steiger."));
}

} // namespace companion
