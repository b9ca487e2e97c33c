// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever bytes a store may hold, an event is read or its faults are said. What is an event survives being
// written, and a table takes it or stays as it was. The first line picks the game, by a number; each line
// after it is the name of an event and its body.

#include "scoring/coal_baron/events_json.h"
#include "scoring/coal_baron/table.h"
#include "scoring/imperial_miners/events_json.h"
#include "scoring/imperial_miners/table.h"
#include "scoring/rockwell/events_json.h"
#include "scoring/rockwell/table.h"
#include "scoring/the_ruhr/events_json.h"
#include "scoring/the_ruhr/table.h"

#include <algorithm>
#include <cstdlib>

using namespace scoring;

namespace {

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

template <typename Event>
using Read = std::variant<Event, std::vector<Fault>>(std::string_view, const Json &);

// The first line; the text goes on after it.
std::string_view takeLine(std::string_view &text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    return line;
}

template <typename Table, typename Event>
void happens(Table &table, Read<Event> readEvent, std::string_view line)
{
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string_view name = line.substr(0, space);
    const auto body = parseJson(line.substr(space));
    if (!std::holds_alternative<Json>(body))
        return;
    const auto read = readEvent(name, std::get<Json>(body));
    if (const auto *faults = std::get_if<std::vector<Fault>>(&read)) {
        demand(!faults->empty());
        return;
    }
    const Event &event = std::get<Event>(read);
    const WrittenEvent written = writeEvent(event);
    const auto again = readEvent(written.name, Json::parse(written.body.dump()));
    demand(std::holds_alternative<Event>(again) && std::get<Event>(again) == event);
    const Table before = table;
    if (apply(table, event))
        demand(table == before);
}

template <typename Table, typename Event>
void play(Read<Event> readEvent, std::string_view lines)
{
    Table table;
    while (!lines.empty())
        happens(table, readEvent, takeLine(lines));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string_view lines(reinterpret_cast<const char *>(data), size);
    const std::string_view game = takeLine(lines);
    switch (game.empty() ? 0 : game.front() % 4) {
    case 0:
        play<coal_baron::Table>(coal_baron::readEvent, lines);
        break;
    case 1:
        play<rockwell::Table>(rockwell::readEvent, lines);
        break;
    case 2:
        play<the_ruhr::Table>(the_ruhr::readEvent, lines);
        break;
    case 3:
        play<imperial_miners::Table>(imperial_miners::readEvent, lines);
        break;
    default:
        break;
    }
    return 0;
}
