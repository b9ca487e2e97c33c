// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scenes {

/// How hard a photo is to read.
enum class Level { Easy, Normal, Hard };

/// The value of a table with a column for each level.
template <typename Value>
constexpr Value by(Level level, Value easy, Value normal, Value hard)
{
    return level == Level::Easy ? easy : level == Level::Normal ? normal : hard;
}

} // namespace scenes
