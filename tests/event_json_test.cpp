// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/coal_baron/correction.h"
#include "scoring/coal_baron/events_json.h"
#include "tests/coal_baron_nonsense.h"
#include "tests/coal_baron_play.h"

#include <set>

using namespace scoring;

namespace {

// As the store does it: a name and a text.
template <typename Event>
Event thereAndBack(const Event &event)
{
    const WrittenEvent written = writeEvent(event);
    const auto read = coal_baron::readEvent(written.name, Json::parse(written.body.dump()));
    if (const auto *faults = std::get_if<std::vector<Fault>>(&read))
        throw std::runtime_error(std::string(written.name) + written.body.dump() + ": " +
                                 faults->front().where);
    return std::get<Event>(read);
}

} // namespace

class EventJsonTest : public QObject
{
    Q_OBJECT

private slots:
    void every_event_of_played_games_comes_back_as_it_was();
    void an_event_reads_like_the_rulebook();
    void what_is_no_event_is_said_data();
    void what_is_no_event_is_said();
};

void EventJsonTest::every_event_of_played_games_comes_back_as_it_was()
{
    std::set<std::size_t> kinds;
    for (unsigned seed = 1; seed <= 30; ++seed) {
        const play::PlayedGame game = play::RandomPlay(seed).wholeGame(2 + static_cast<int>(seed % 3));
        for (const coal_baron::Event &event : game.events) {
            QVERIFY(thereAndBack(event) == event);
            kinds.insert(event.index());
        }
    }
    const std::vector<coal_baron::Event> others{
        coal_baron::MarksCounted{Seat{1}, 12},
        coal_baron::EmptyCartsCounted{Seat{0}, {{1, 2, 3, 4}}},
        coal_baron::WorkersPlaced{Seat{2}, 3, std::nullopt},
        coal_baron::CageMoved{Seat{1}, std::nullopt},
        coal_baron::ShiftEnded{std::vector{1, 0, 4}},
        coal_baron::FinalCounted{{{7, 4, 2, 3, 5}, {}}},
        coal_baron::GameStarted{4, Seat{3}, {3, true}, {true, false, true, false, true}},
        coal_baron::OrderTaken{Seat{-7}, coal_baron::Order{43}}, // nonsense is refused by the table, not here
        coal_baron::OrderDelivered{Seat{0}, coal_baron::Order{0}},
    };
    for (const coal_baron::Event &event : others) {
        QVERIFY(thereAndBack(event) == event);
        kinds.insert(event.index());
    }
    QCOMPARE(kinds.size(), std::variant_size_v<coal_baron::Event>);
}

void EventJsonTest::an_event_reads_like_the_rulebook()
{
    const auto text = [](const coal_baron::Event &event) {
        const WrittenEvent written = coal_baron::writeEvent(event);
        return QString::fromStdString(std::string(written.name) + " " + written.body.dump());
    };
    QCOMPARE(text(coal_baron::OrderDelivered{Seat{1}, *coal_baron::findOrder("truck:kk")}),
             R"(OrderDelivered {"seat":1,"order":"truck:kk"})");
    QCOMPARE(text(coal_baron::CartEmptied{Seat{0}, {coal_baron::Coal::Grey, coal_baron::Side::Dark, 2}}),
             R"(CartEmptied {"seat":0,"cart":{"level":"grey","side":"dark","number":2}})");
    QCOMPARE(text(coal_baron::WorkersPlaced{Seat{0}, 2, std::nullopt}),
             R"(WorkersPlaced {"seat":0,"workers":2})");
    QCOMPARE(text(coal_baron::NextShiftStarted{}), "NextShiftStarted {}");
}

void EventJsonTest::what_is_no_event_is_said_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("where");
    QTest::addColumn<int>("kind");

    const auto row = [](const char *words, const char *name, const char *body, const char *where,
                        FaultKind kind) {
        QTest::newRow(words) << name << body << where << static_cast<int>(kind);
    };
    row("an event of a later version", "BeerServed", "{}", "event", FaultKind::NoSuchValue);
    row("not an object", "OrderTaken", "[]", "", FaultKind::NotExpected);
    row("nobody did it", "OrderTaken", R"({"order": "truck:kk"})", "seat", FaultKind::Missing);
    row("no such card", "OrderTaken", R"({"seat": 0, "order": "truck:bbb"})", "order",
        FaultKind::NoSuchOrder);
    row("no such space", "WorkersPlaced", R"({"seat": 0, "workers": 1, "space": "beer"})", "space",
        FaultKind::NoSuchValue);
    row("a list where a number should be", "MarksCounted", R"({"seat": 0, "marks": []})", "marks",
        FaultKind::NotExpected);
    row("half a number", "MarksCounted", R"({"seat": 0, "marks": 1.5})", "marks", FaultKind::NotExpected);
    row("a printing nobody has", "GameStarted",
        R"({"players": 2, "startingPlayer": 0, "options": {"secondPlaceTruckTrain": "5-5"}, "tracking": {}})",
        "options.secondPlaceTruckTrain", FaultKind::NoSuchValue);
}

void EventJsonTest::what_is_no_event_is_said()
{
    QFETCH(const QString, name);
    QFETCH(const QString, body);
    QFETCH(const QString, where);
    QFETCH(const int, kind);
    const auto read = coal_baron::readEvent(name.toStdString(), Json::parse(body.toStdString()));
    QVERIFY(std::holds_alternative<std::vector<Fault>>(read));
    const Fault &fault = std::get<std::vector<Fault>>(read).front();
    QCOMPARE(QString::fromStdString(fault.where), where);
    QCOMPARE(static_cast<int>(fault.kind), kind);
}

QTEST_APPLESS_MAIN(EventJsonTest)
#include "event_json_test.moc"
