// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/score_command.h"

#include "companion/cli/streams.h"
#include "companion/fault_words.h"
#include "companion/score_sheet.h"
#include "scoring/record_json.h"
#include "scoring/score_json.h"

#include <nlohmann/json.hpp>

namespace companion {

namespace {

std::string asJson(const scoring::Record &record, const scoring::Scored &scored, const GameWords &words)
{
    std::vector<std::string> messages;
    for (const QString &message : words.warnings())
        messages.push_back(message.toStdString());
    return writeScore(record, scored, messages).dump(2) + "\n";
}

} // namespace

ExitCode run(const ScoreCommand &command)
{
    const std::optional<std::string> text = readInput(command.file);
    if (!text)
        return ExitCode::BadInput;
    const auto result = scoring::readRecord(std::string_view(*text));
    if (const auto *faults = std::get_if<std::vector<scoring::Fault>>(&result)) {
        for (const scoring::Fault &fault : *faults)
            writeError(faultText(fault));
        return ExitCode::BadInput;
    }
    const auto &record = std::get<scoring::Record>(result);
    const scoring::Scored scored = scoring::scored(record);
    const std::unique_ptr<GameWords> words = wordsFor(record, scored);
    if (command.json)
        return writeOut(asJson(record, scored, *words));
    const SheetStyle style = coloursWelcome() ? SheetStyle::Terminal : SheetStyle::Plain;
    return writeOut(scoreSheet(record, gameScore(scored), *words, style).toStdString());
}

} // namespace companion
