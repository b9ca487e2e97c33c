// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/learning.h"

#include "db/query.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <tuple>

namespace db {

namespace {

using nlohmann::json;
using scoring::coal_baron::Answered;
using scoring::coal_baron::Rule;
using scoring::coal_baron::ruleNames;

constexpr const char *answeredName = "ExerciseAnswered";
constexpr const char *lessonName = "LessonTaken";

Uuid logOf(const Uuid &person)
{
    return derivedUuid("learning", toString(person));
}

json written(const std::vector<Rule> &rules)
{
    json names = json::array();
    for (const Rule rule : rules)
        names.push_back(ruleNames[static_cast<std::size_t>(rule)]);
    return names;
}

// A rule of a later version is passed over.
std::vector<Rule> readRules(const json &names)
{
    std::vector<Rule> rules;
    for (const json &name : names) {
        const auto found = std::ranges::find(ruleNames, name.get_ref<const std::string &>());
        if (found != ruleNames.end())
            rules.push_back(static_cast<Rule>(found - ruleNames.begin()));
    }
    return rules;
}

void read(const Event &event, Learnt &learnt)
{
    try {
        const json body = json::parse(event.body);
        if (event.name == answeredName)
            learnt.answers.push_back({.about = body.at("about").get<std::string>(),
                                      .level = body.value("level", 0),
                                      .right = body.at("right").get<bool>(),
                                      .rules = readRules(body.at("rules")),
                                      .missed = readRules(body.at("missed"))});
        else if (event.name == lessonName)
            learnt.lessons.insert(body.at("lesson").get<std::string>());
    } catch (const std::exception &) {
        // An event of a later version, or a torn one: it stays in the log, and has no effect here.
    }
}

std::vector<Uuid> everyNameOf(Store &store, const Person &person)
{
    std::vector<Uuid> ids;
    Query query(store, "SELECT id FROM person WHERE number = ?1 OR same_as = ?1", person.number);
    while (query.next())
        ids.push_back(query.uuid(0));
    return ids;
}

} // namespace

void tellAnswered(Store &store, const Uuid &person, const Answered &answered)
{
    const json body{{"about", answered.about},
                    {"level", answered.level},
                    {"right", answered.right},
                    {"rules", written(answered.rules)},
                    {"missed", written(answered.missed)}};
    append(store, {.log = logOf(person), .name = answeredName, .body = body.dump()});
}

void tellLessonTaken(Store &store, const Uuid &person, std::string_view lesson)
{
    append(store, {.log = logOf(person), .name = lessonName, .body = json{{"lesson", lesson}}.dump()});
}

Learnt learntBy(Store &store, const Person &person)
{
    std::vector<Event> events;
    for (const Uuid &id : everyNameOf(store, person))
        std::ranges::move(eventsOf(store, logOf(id)), std::back_inserter(events));
    std::ranges::stable_sort(events, [](const Event &one, const Event &other) {
        return std::tuple(one.counter, one.device.high, one.device.low) <
               std::tuple(other.counter, other.device.high, other.device.low);
    });
    Learnt learnt;
    for (const Event &event : events)
        read(event, learnt);
    return learnt;
}

} // namespace db
