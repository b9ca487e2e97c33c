// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/vision/measure.h"
#include "vision/quad.h"

#include <string>
#include <vector>

namespace measure {

/// A piece, really there or seen, by what it is called: empty where it cannot be read.
struct Item {
    vision::Quad quad;
    std::string is;
    bool review = false; ///< of what is really there: a person may have to look as well
};

/// For each piece that is really there what was seen of it; each is used once, the best overlap first.
std::vector<const Item *> matched(const std::vector<Item> &real, const std::vector<Item> &seen);

/// Something that asks lies there and is nothing else that is really there.
bool asksThere(const std::vector<Item> &seen, const std::vector<const Item *> &match,
               const vision::Quad &quad);

void addRight(Figures &figures, bool isNeedless);
void addWrong(Figures &figures, const std::string &is, const std::string &said, bool told);

/// Whatever was seen of nothing.
void addInvented(Figures &figures, const std::vector<Item> &seen, const std::vector<const Item *> &match);

} // namespace measure
