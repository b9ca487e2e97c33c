// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/learn.h"

namespace companion {

// What Learn lists.

std::vector<Role<LearningRow>> learningRoles();
std::vector<Role<SpotRow>> spotRoles();
std::vector<Role<OwnGameRow>> ownGameRoles();

std::vector<LearningRow> lessonRows(const db::Learnt &learnt);
/// The five levels, then the final reckoning.
std::vector<LearningRow> levelRows(const scoring::coal_baron::Progress &progress);
/// What was asked so far: segments and lines of the end, then rules.
std::vector<SpotRow> spotRows(const scoring::coal_baron::Progress &progress);
/// "Look at these again: …"; empty where nothing is weak.
QString weakestWords(const std::vector<SpotRow> &spots);
/// Games under way whose shift can be evaluated, and the one finished last.
std::vector<OwnGameRow> ownGameRows(Ledger &ledger);

} // namespace companion
