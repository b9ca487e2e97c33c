// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/json_reader.h"

#include <algorithm>
#include <set>

namespace scoring {

namespace {

// Follows the parser through the document and stops at a key that stands twice in one object:
// which of the two is meant, nobody can tell.
class DuplicateKeys
{
public:
    bool operator()(Json::parse_event_t event, const Json &parsed)
    {
        switch (event) {
        case Json::parse_event_t::object_start:
        case Json::parse_event_t::array_start:
            m_open.push_back({event == Json::parse_event_t::array_start, 0, {}, {}});
            break;
        case Json::parse_event_t::key:
            m_open.back().key = parsed.get<std::string>();
            if (!m_open.back().keys.insert(m_open.back().key).second && m_found.empty())
                m_found = place();
            break;
        case Json::parse_event_t::object_end:
        case Json::parse_event_t::array_end:
            m_open.pop_back();
            [[fallthrough]];
        case Json::parse_event_t::value:
            if (!m_open.empty())
                ++m_open.back().entry;
            break;
        }
        return true;
    }

    const std::string &found() const { return m_found; }

private:
    struct Open {
        bool isList = false;
        std::size_t entry = 0;
        std::string key;
        std::set<std::string> keys;
    };

    std::string place() const
    {
        std::string where;
        for (const Open &open : m_open) {
            if (open.isList)
                where.append("[").append(std::to_string(open.entry)).append("]");
            else
                where.append(where.empty() ? "" : ".").append(open.key);
        }
        return where;
    }

    std::vector<Open> m_open;
    std::string m_found;
};

// A fault that is about a place in the text rather than in the document; the first byte is 0.
Fault faultAt(std::string_view text, std::size_t byte, FaultKind kind, std::string found = {})
{
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    const auto startsLetter = [](char letter) {
        return (static_cast<unsigned char>(letter) & 0xC0U) != 0x80U;
    };
    return {.where = {},
            .kind = kind,
            .found = std::move(found),
            .number = static_cast<int>(std::ranges::count(before, '\n')) + 1,
            .limit = static_cast<int>(std::ranges::count_if(before.substr(lineStart), startsLetter)) + 1};
}

// The parser does not say where a number too large for it stands, only which one it was.
Fault numberTooLarge(std::string_view text, std::string_view message)
{
    const std::size_t from = message.find('\'') + 1;
    const std::string number(message.substr(from, message.rfind('\'') - from));
    return faultAt(text, text.find(number), FaultKind::NumberTooLarge, number);
}

} // namespace

std::variant<Json, Fault> parseJson(std::string_view text)
{
    DuplicateKeys duplicates;
    Json document;
    try {
        document = Json::parse(
            text, [&](int, Json::parse_event_t event, Json &parsed) { return duplicates(event, parsed); });
    } catch (const Json::parse_error &error) {
        return faultAt(text, error.byte > 0 ? error.byte - 1 : 0, FaultKind::NotJson);
    } catch (const Json::exception &error) {
        return numberTooLarge(text, error.what());
    }
    // The parser takes a zero byte for the end of the text and would ignore what follows.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return faultAt(text, zero, FaultKind::NotJson);
    if (!duplicates.found().empty())
        return Fault{.where = duplicates.found(), .kind = FaultKind::FieldTwice};
    return document;
}

} // namespace scoring
