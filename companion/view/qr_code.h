// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

namespace companion {

/// The text as a QR code, a pixel for each module, with the white border that readers need. Nothing (a null
/// image) when the text is too long for one.
QImage qrCode(const QByteArray &text);

} // namespace companion
