// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace companion {

/// A step that people carry out, or read, one after the other.
struct ChecklistStep {
    QString title; ///< a few words
    QString text;  ///< whole sentences
    bool operator==(const ChecklistStep &) const = default;
};

} // namespace companion
