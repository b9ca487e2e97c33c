// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace companion {
class App;
}
struct Shot;

/// Games that are guided through their rounds, and the calculators.
void takeGuided(companion::App &app, const Shot &shot);
