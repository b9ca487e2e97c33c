// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/json_reader.h"

#include <algorithm>
#include <unordered_set>

namespace scoring {

namespace {

// How deep values may stand inside one another: deeper than any file of ours, and safe to copy and write.
constexpr std::size_t deepest = 64;

// A key as a part of a place, cut to a decent length.
std::string_view shortened(std::string_view key)
{
    std::size_t cut = std::min<std::size_t>(key.size(), 60);
    while (cut > 0 && cut < key.size() && (static_cast<unsigned char>(key[cut]) & 0xC0U) == 0x80U)
        --cut;
    return key.substr(0, cut);
}

// Builds the document from what the parser finds. Keys are appended without looking for them first, so that
// an object with a million keys takes no longer than a list with a million entries.
class Builder : public nlohmann::json_sax<Json>
{
public:
    ParsedJson parsed;
    std::size_t errorAt = 0;
    bool tooLarge = false;
    std::string error;

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t &) override { return add(value); }
    bool string(string_t &value) override { return add(std::move(value)); }
    bool binary(binary_t &) override { return false; }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_array() override { return close(); }

    bool key(string_t &key) override
    {
        if (m_tooDeep > 0)
            return true;
        m_open.back().key = std::move(key);
        if (!m_open.back().keys.insert(m_open.back().key).second)
            spoil(Spoilt::Why::FieldTwice);
        return true;
    }

    bool parse_error(std::size_t position, const std::string &, const Json::exception &exception) override
    {
        errorAt = position > 0 ? position - 1 : 0;
        tooLarge = dynamic_cast<const Json::out_of_range *>(&exception) != nullptr;
        error = exception.what();
        return false;
    }

private:
    struct Open {
        Json *value = nullptr;
        std::string key{};
        std::unordered_set<std::string> keys{};
    };

    // A value that is open is the last one of its parent, which does not grow before it is closed.
    Json *put(Json &&value)
    {
        if (m_open.empty()) {
            parsed.document = std::move(value);
            return &parsed.document;
        }
        Open &parent = m_open.back();
        if (parent.value->is_array()) {
            auto &list = parent.value->get_ref<Json::array_t &>();
            return &list.emplace_back(std::move(value));
        }
        auto &object = parent.value->get_ref<Json::object_t &>();
        return &object.emplace_back(parent.key, std::move(value)).second;
    }

    bool add(Json value)
    {
        if (m_tooDeep == 0)
            put(std::move(value));
        if (m_open.size() <= 2)
            m_spoilt = false;
        return true;
    }

    bool open(Json value)
    {
        if (m_tooDeep == 0 && m_open.size() < deepest) {
            if (m_open.size() <= 2)
                m_spoilt = false;
            Json *opened = put(std::move(value));
            m_open.push_back({opened});
        } else if (m_tooDeep++ == 0) {
            put(nullptr);
            spoil(Spoilt::Why::TooDeep);
        }
        return true;
    }

    bool close()
    {
        if (m_tooDeep > 0)
            --m_tooDeep;
        else
            m_open.pop_back();
        return true;
    }

    // One remark for each value of the second level is enough to know what not to trust.
    void spoil(Spoilt::Why why)
    {
        if (m_spoilt)
            return;
        m_spoilt = m_open.size() > 2;
        parsed.spoilt.push_back({place(), why});
    }

    std::string place() const
    {
        std::string where;
        for (const Open &open : m_open) {
            if (open.value->is_array())
                where.append("[").append(std::to_string(open.value->size() - 1)).append("]");
            else
                where.append(where.empty() ? "" : ".").append(shortened(open.key));
        }
        return where;
    }

    std::vector<Open> m_open;
    std::size_t m_tooDeep = 0; ///< values that are open and not built
    bool m_spoilt = false;
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

std::variant<ParsedJson, Fault> parseTolerantly(std::string_view text)
{
    Builder builder;
    if (!Json::sax_parse(text, &builder))
        return builder.tooLarge ? numberTooLarge(text, builder.error)
                                : faultAt(text, builder.errorAt, FaultKind::NotJson);
    // The parser takes a zero byte for the end of the text and would ignore what follows.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return faultAt(text, zero, FaultKind::NotJson);
    return std::move(builder.parsed);
}

std::variant<Json, Fault> parseJson(std::string_view text)
{
    std::variant<ParsedJson, Fault> read = parseTolerantly(text);
    if (auto *fault = std::get_if<Fault>(&read))
        return std::move(*fault);
    auto &[document, spoilt] = std::get<ParsedJson>(read);
    const auto twice = std::ranges::find(spoilt, Spoilt::Why::FieldTwice, &Spoilt::why);
    if (twice != spoilt.end())
        return Fault{.where = twice->where, .kind = FaultKind::FieldTwice};
    return std::move(document);
}

} // namespace scoring
