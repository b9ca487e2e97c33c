// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace companion {

/// The text of a screen as a voice is given it, each line a sentence of its own: shift II is shift 2, which
/// every language says rightly; nothing in it is an instruction to the voice; names nobody would say to the
/// end are cut, and so is all that nobody would listen to.
QString spokenText(const QString &lines);

} // namespace companion
