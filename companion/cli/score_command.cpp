// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/score_command.h"

#include "companion/cli/streams.h"
#include "companion/coal_baron_words.h"
#include "companion/fault_words.h"
#include "companion/score_sheet.h"
#include "scoring/coal_baron/score_json.h"
#include "scoring/record_json.h"
#include "scoring/score_json.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

namespace {

std::string asJson(const scoring::Record &record, const scoring::coal_baron::Score &score)
{
    const CoalBaronWords words(playerNames(record), std::get<scoring::coal_baron::Game>(record.part), score);
    std::vector<std::string> messages;
    for (const scoring::coal_baron::Warning &warning : score.warnings)
        messages.push_back(words.warning(warning).toStdString());
    return writeScore(record, score, messages).dump(2);
}

std::string asJson(const scoring::Record &record, const scoring::GameScore &score)
{
    return writeScore(record, score).dump(2);
}

ExitCode show(const ScoreCommand &command, const scoring::Record &record, const auto &score)
{
    if (command.json)
        return writeOut(asJson(record, score) + "\n");
    return writeOut(
        scoreSheet(record, score, coloursWelcome() ? SheetStyle::Terminal : SheetStyle::Plain).toStdString());
}

} // namespace

ExitCode run(const ScoreCommand &command)
{
    const std::optional<std::string> text = readInput(command.file);
    if (!text)
        return ExitCode::BadInput;
    const auto result = scoring::readRecord(*text);
    if (const auto *faults = std::get_if<std::vector<scoring::Fault>>(&result)) {
        for (const scoring::Fault &fault : *faults)
            writeError(faultText(fault));
        return ExitCode::BadInput;
    }
    const auto &record = std::get<scoring::Record>(result);
    if (const auto *totals = std::get_if<scoring::Totals>(&record.part))
        return show(command, record, scoring::score(*totals, record.game));
    return show(command, record,
                scoring::coal_baron::score(std::get<scoring::coal_baron::Game>(record.part)));
}

} // namespace companion
