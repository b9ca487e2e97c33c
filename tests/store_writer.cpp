// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program that the tests of the store kill, and run twice at once. It tells a line for each thing that is
// committed: "event <id>", "game <id>".
//   store_writer write FILE          taps until it is killed
//   store_writer share FILE MS       taps that long, and tells what others have written: "seen <id> <age in
//   us>" store_writer make FILE           the store that is kept as tests/stores/version-<n>.db

#include "store_made.h"

#include <nlohmann/json.hpp>

#include <array>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <thread>

#include <unistd.h>

namespace {

// At once and whole: nothing waits in a buffer when the program is killed.
void say(const std::string &line)
{
    const std::string text = line + "\n";
    if (::write(STDOUT_FILENO, text.data(), text.size()) < 0)
        std::_Exit(3);
}

db::Uuid tapEvent(db::Store &store, int number)
{
    constexpr std::array names{"OrderDelivered", "TileBought", "CartEmptied"};
    const db::Uuid log = db::derivedUuid("game", "live " + std::to_string(number % 3));
    db::Change change(store);
    const db::Event event = db::append(store, {.log = log,
                                               .name = names[static_cast<std::size_t>(number) % 3],
                                               .body = R"({"seat": 1, "order": 23})"});
    change.commit();
    return event.id;
}

db::Uuid tapRecord(db::Store &store, int number)
{
    const std::string day = (number % 16 == 0 ? "2024-03-0" : "2026-05-0") + std::to_string(1 + number % 9);
    const db::Json document{{"format", "steiger.game/1"},
                            {"id", toString(db::newUuid())},
                            {"game", "coal-baron"},
                            {"played", day},
                            {"players", {{{"name", "Anna"}}, {{"name", "Béla"}}}},
                            {"totals", {50 + number % 7, 50 + number % 5}}};
    return made::add(store, document);
}

void tap(db::Store &store, int number)
{
    if (number % 4 == 3)
        say("game " + toString(tapRecord(store, number)));
    else
        say("event " + toString(tapEvent(store, number)));
}

void writeUntilKilled(const char *file)
{
    say("here");
    db::Store store(file);
    for (int number = ::getpid() % 100;; ++number) // each run begins with something else
        tap(store, number);
}

void share(const char *file, std::chrono::milliseconds time)
{
    db::Store store(file);
    const auto end = std::chrono::steady_clock::now() + time; // however long it had to wait for the others
    std::set<std::int64_t> own;                               // events by number
    std::int64_t known = 0;
    std::int64_t version = -1;
    for (int number = 0; std::chrono::steady_clock::now() < end; ++number) {
        {
            db::Change change(store);
            const db::Event event =
                db::append(store, {.log = db::derivedUuid("game", "shared"), .name = "TurnEnded"});
            change.commit();
            own.insert(event.number);
            say("event " + toString(event.id));
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (store.dataVersion() == version)
            continue;
        version = store.dataVersion();
        db::eachEventAfter(store, known, [&](const db::Event &event) {
            known = event.number;
            if (!own.contains(event.number))
                say("seen " + toString(event.id) + " " + std::to_string(db::now() - event.told));
        });
    }
}

} // namespace

int main(int argc, char **argv)
{
    const std::string mode = argc > 2 ? argv[1] : "";
    try {
        if (mode == "write")
            writeUntilKilled(argv[2]);
        else if (mode == "share" && argc > 3)
            share(argv[2], std::chrono::milliseconds(std::atoi(argv[3])));
        else if (mode == "make")
            made::make(argv[2]);
        else
            return 2;
    } catch (const db::StoreError &error) {
        std::cerr << "fault " << static_cast<int>(error.fault()) << ": " << error.what() << '\n';
        return 1;
    }
    return 0;
}
