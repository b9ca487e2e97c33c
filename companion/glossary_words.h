// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace companion {

/// A word and what it means, as they are translated.
struct GlossaryWord {
    const char *term = nullptr;
    const char *meaning = nullptr;
};

/// The words of a game. Each has a context of its own: the same word is not the same thing in every game.
struct GlossaryWords {
    const char *context = nullptr;
    std::span<const GlossaryWord> words;
};

GlossaryWords coalBaronGlossary();
GlossaryWords rockwellGlossary();
GlossaryWords theRuhrGlossary();
GlossaryWords imperialMinersGlossary();

} // namespace companion
