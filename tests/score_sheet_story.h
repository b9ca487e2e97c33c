// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "companion/language.h"
#include "companion/score_sheet.h"
#include "scoring/record_json.h"

#include <nlohmann/json.hpp>

/// A record as the score sheet tells it.
namespace score_sheet_story {

inline QString sheetOf(const nlohmann::ordered_json &json,
                       companion::Language language = companion::Language::English)
{
    companion::useLanguage(language);
    const auto read = scoring::readRecord(json.dump());
    if (!std::holds_alternative<scoring::Record>(read))
        return "not a record";
    const auto &record = std::get<scoring::Record>(read);
    const scoring::Scored scored = scoring::scored(record);
    const auto words = companion::wordsFor(record, scored);
    return companion::scoreSheet(record, gameScore(scored), *words, companion::SheetStyle::Plain);
}

/// The sheet with every run of blanks and line breaks as one blank: what is said, not how it is laid out.
inline QString said(const QString &sheet)
{
    return sheet.simplified();
}

} // namespace score_sheet_story
