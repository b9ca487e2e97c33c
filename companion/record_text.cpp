// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/record_text.h"

#include <nlohmann/json.hpp>

namespace companion {

QString textOf(const db::Json &document, const char *key)
{
    const auto field = document.find(key);
    return field != document.end() && field->is_string() ? QString::fromStdString(field->get<std::string>())
                                                         : QString();
}

void putText(db::Json &document, const char *key, const std::string &text)
{
    if (text.empty())
        document.erase(key);
    else
        document[key] = text;
}

} // namespace companion
