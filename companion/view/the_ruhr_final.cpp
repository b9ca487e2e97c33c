// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// TheRuhrGame: what is counted at the end.

#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"
#include "companion/the_ruhr_words.h"
#include "companion/view/the_ruhr_game.h"
#include "scoring/the_ruhr/questions.h"

#include <algorithm>

namespace companion {

using namespace scoring::the_ruhr;
using scoring::Seat;

namespace {

constexpr int mostPointsLost = 999; ///< the events and loans of a whole game cost less
constexpr std::array endTokens{Token::RuhrBarge, Token::Mayor, Token::Railway};

/// One thing that is counted: whether the table knows it, how it reads there, and where it is put in an
/// answer that has what the player holds as far as it is known.
struct Counted {
    FinalQuestion question;
    bool (*known)(const Table &, Seat);
    std::function<int(const FinalHoldings &)> read;
    std::function<void(FinalAnswer &, const FinalHoldings &, int)> put;
};

class TheRuhrFinal
{
    Q_DECLARE_TR_FUNCTIONS(TheRuhrFinal)

public:
    /// In the order of the screen.
    static std::vector<Counted> all()
    {
        std::vector<Counted> things{
            {{.title = tr("Points on the track"), .least = -mostPointsLost},
             [](const Table &table, Seat) { return table.tracking.points; },
             [](const FinalHoldings &player) { return player.vpTrack; },
             [](FinalAnswer &answer, const FinalHoldings &, int number) { answer.vpTrack = number; }},
            {{.title = tr("Thalers")},
             [](const Table &table, Seat) { return table.tracking.thalers; },
             [](const FinalHoldings &player) { return player.thalers; },
             [](FinalAnswer &answer, const FinalHoldings &, int number) { answer.thalers = number; }},
        };
        addWarehouses(things);
        std::vector<Choice> tokens;
        for (const Token token : endTokens)
            tokens.push_back({static_cast<int>(tokens.size()), TheRuhrNames::token(token)});
        things.push_back({{.title = tr("Tokens for the end"), .choices = tokens, .several = true},
                          [](const Table &table, Seat) { return table.tracking.tokens; },
                          [](const FinalHoldings &player) {
                              return maskOf(endTokens, [&](Token token) { return player.tokens.has(token); });
                          },
                          putTokens});
        things.push_back(
            {{.title = tr("Barge"), .choices = {{1, tr("in Ruhrort")}, {0, tr("elsewhere")}}},
             knowsBarge,
             [](const FinalHoldings &player) { return player.bargeAt == SalePlace::Ruhrort ? 1 : 0; },
             [](FinalAnswer &answer, const FinalHoldings &, int there) {
                 answer.bargeAt = there == 1 ? SalePlace::Ruhrort : SalePlace::Factory;
             }});
        return things;
    }

private:
    static bool followsWarehouses(const Table &table, Seat) { return table.tracking.warehouses; }

    static FinalWarehouses &warehousesOf(FinalAnswer &answer, const FinalHoldings &held)
    {
        if (!answer.warehouses)
            answer.warehouses = scoring::the_ruhr::warehousesOf(held);
        return *answer.warehouses;
    }

    static void addWarehouses(std::vector<Counted> &things)
    {
        const auto add = [&](const QString &title, int FinalHoldings::*read, int FinalWarehouses::*put) {
            things.push_back({{.title = title},
                              followsWarehouses,
                              [read](const FinalHoldings &player) { return player.*read; },
                              [put](FinalAnswer &answer, const FinalHoldings &held, int number) {
                                  warehousesOf(answer, held).*put = number;
                              }});
        };
        add(tr("Loans"), &FinalHoldings::loans, &FinalWarehouses::loans);
        add(tr("Warehouses in the supply"), &FinalHoldings::supply, &FinalWarehouses::supply);
        add(tr("Still in the lock storage"), &FinalHoldings::storageLock, &FinalWarehouses::storageLock);
        add(tr("Still in the Mark storage"), &FinalHoldings::storageMark, &FinalWarehouses::storageMark);
        std::vector<Choice> towns;
        for (const City city : cities)
            towns.push_back({static_cast<int>(city), TheRuhrNames::city(city)});
        things.push_back({{.title = tr("Cities with a warehouse"), .choices = towns, .several = true},
                          followsWarehouses,
                          [](const FinalHoldings &player) {
                              return maskOf(cities, [&](City city) { return player.cities[at(city)]; });
                          },
                          [](FinalAnswer &answer, const FinalHoldings &held, int mask) {
                              for (const City city : cities)
                                  warehousesOf(answer, held).cities[at(city)] = (mask >> at(city) & 1) != 0;
                          }});
        for (const Dump dump : dumps)
            things.push_back({{.title = filled(tr("Coal dump %1"), TheRuhrNames::dump(dump))},
                              followsWarehouses,
                              [dump](const FinalHoldings &player) { return player.dumps[at(dump)]; },
                              [dump](FinalAnswer &answer, const FinalHoldings &held, int number) {
                                  warehousesOf(answer, held).dumps[at(dump)] = number;
                              }});
        add(tr("Warehouses in Ruhrort"), &FinalHoldings::ruhrort, &FinalWarehouses::ruhrort);
    }

    // Only the white token leads to Mülheim: whoever is there has used it. Cities are counted before tokens.
    static void putTokens(FinalAnswer &answer, const FinalHoldings &held, int mask)
    {
        answer.tokens = held.tokens;
        for (std::size_t number = 0; number < endTokens.size(); ++number) {
            const bool has = (mask >> number & 1) != 0;
            if (has != held.tokens.has(endTokens[number]))
                (*answer.tokens)[endTokens[number]] = has ? TokenState::Active : TokenState::NotOwned;
        }
        const auto &cities = answer.warehouses ? answer.warehouses->cities : held.cities;
        if (cities[at(City::Muelheim)])
            (*answer.tokens)[Token::Warehouse] = TokenState::Used;
    }

    static int maskOf(const auto &things, const auto &has)
    {
        int mask = 0;
        for (std::size_t number = 0; number < things.size(); ++number)
            mask |= has(things[number]) ? 1 << number : 0;
        return mask;
    }
};

FinalCounted countedAt(const Table &table, const FinalNumbers &numbers)
{
    const std::vector<Counted> things = TheRuhrFinal::all();
    FinalCounted event;
    for (std::size_t seat = 0; seat < numbers.size(); ++seat) {
        const Seat who{static_cast<int>(seat)};
        const FinalHoldings held = holdingsNow(table, who);
        FinalAnswer &answer = event.players.emplace_back();
        for (std::size_t thing = 0; thing < things.size(); ++thing) {
            const Counted &counted = things[thing];
            const int number = numbers[seat][thing].value_or(0);
            if (!counted.known(table, who) || number != counted.read(held))
                counted.put(answer, held, number);
        }
    }
    return event;
}

} // namespace

std::vector<FinalQuestion> TheRuhrGame::finalQuestions() const
{
    std::vector<FinalQuestion> asked;
    for (const Counted &thing : TheRuhrFinal::all()) {
        FinalQuestion &question = asked.emplace_back(thing.question);
        for (int seat = 0; seat < table().seats(); ++seat)
            question.known.push_back(thing.known(table(), Seat{seat})
                                         ? std::optional(thing.read(holdingsNow(table(), Seat{seat})))
                                         : std::nullopt);
    }
    return asked;
}

bool TheRuhrGame::tellFinal(const FinalNumbers &numbers)
{
    return tell({countedAt(table(), numbers)});
}

FinalNumbers TheRuhrGame::finalNumbers() const
{
    FinalNumbers numbers;
    for (const FinalHoldings &player : *table().final) {
        auto &said = numbers.emplace_back();
        for (const Counted &thing : TheRuhrFinal::all())
            said.push_back(thing.read(player));
    }
    return numbers;
}

QStringList TheRuhrGame::finalWarnings(const FinalNumbers &numbers) const
{
    // Of somebody who has still to count nothing can be said.
    std::vector<bool> complete;
    for (const auto &said : numbers)
        complete.push_back(std::ranges::all_of(said, [](const auto &number) { return number.has_value(); }));
    Table end = table();
    const Event event = countedAt(table(), numbers);
    if (const auto refusal = scoring::the_ruhr::apply(end, event))
        return {words().refusal(*refusal, event)};
    const Game game = gameOf(end);
    Score reckoned = score(game);
    std::erase_if(reckoned.warnings, [&](const Warning &warning) {
        return std::ranges::any_of(warning.players,
                                   [&](int seat) { return !complete[static_cast<std::size_t>(seat)]; });
    });
    return TheRuhrWords(names(), game, reckoned).warnings();
}

} // namespace companion
