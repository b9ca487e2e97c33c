// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace companion {

/// Whether the JPEG goes on to its own end. Qt reads a torn one without a word and fills up with grey.
bool isWholeJpeg(QByteArrayView bytes);

/// Likewise for a PNG, which is torn with words of its library's own.
bool isWholePng(QByteArrayView bytes);

} // namespace companion
