// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/name.h"

#include <QString>
#include <QStringDecoder>

namespace companion {

bool isName(const std::string &typed)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder.decode(QByteArrayView(typed.data(), static_cast<qsizetype>(typed.size())));
    return !decoder.hasError() && !text.trimmed().isEmpty();
}

} // namespace companion
