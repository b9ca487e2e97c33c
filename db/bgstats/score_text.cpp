// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bgstats/score_text.h"

#include <cstdint>

namespace db::bgstats {

namespace {

// Scores are added in millionths, so that 0.1 and 0.2 and 0.7 make exactly 1.
constexpr std::int64_t one = 1'000'000;
constexpr std::int64_t most = 1'000'000'000 * one;

constexpr bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

class Text
{
public:
    explicit Text(std::string_view text)
        : m_rest(text)
    {
    }

    bool atEnd()
    {
        while (take(" ") || take("\t") || take("\u00a0")) {
        }
        return m_rest.empty();
    }

    // The signs before a number: "+", "-", or a "+-" of somebody in a hurry. Nothing when there are none.
    std::optional<int> signs()
    {
        std::optional<int> sign;
        while (!atEnd()) {
            if (take("+"))
                sign = sign.value_or(1);
            else if (take("-") || take("\u2212"))
                sign = -sign.value_or(1);
            else
                break;
        }
        return sign;
    }

    // A number without sign, in millionths.
    std::optional<std::int64_t> number()
    {
        std::int64_t value = 0;
        bool anyDigit = false;
        for (; !m_rest.empty() && isDigit(m_rest.front()); m_rest.remove_prefix(1), anyDigit = true) {
            value = value * 10 + (m_rest.front() - '0') * one;
            if (value > most)
                return {};
        }
        if (take(".") || take(",")) {
            std::int64_t worth = one / 10;
            for (; !m_rest.empty() && isDigit(m_rest.front()); m_rest.remove_prefix(1), anyDigit = true) {
                value += (m_rest.front() - '0') * worth;
                worth /= 10;
            }
        }
        if (!anyDigit)
            return {};
        return value;
    }

private:
    bool take(std::string_view what)
    {
        if (!m_rest.starts_with(what))
            return false;
        m_rest.remove_prefix(what.size());
        return true;
    }

    std::string_view m_rest;
};

} // namespace

std::optional<double> evaluateScore(std::string_view written)
{
    Text text(written);
    std::int64_t sum = 0;
    bool anyNumber = false;
    while (!text.atEnd()) {
        const std::optional<int> sign = text.signs();
        if (text.atEnd())
            break;
        if (anyNumber && !sign) // "12 14": nobody knows what that means
            return {};
        const std::optional<std::int64_t> number = text.number();
        if (!number)
            return {};
        sum += sign.value_or(1) * *number;
        if (sum > most || sum < -most)
            return {};
        anyNumber = true;
    }
    if (!anyNumber)
        return {};
    return static_cast<double>(sum) / static_cast<double>(one);
}

} // namespace db::bgstats
