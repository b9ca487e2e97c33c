// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/event_json_games.h"
#include "tests/stories.h"

#include <set>
#include <typeinfo>

// Events as the store keeps them, with whole games of each box.

using namespace scoring;
using namespace event_json_games;

namespace {

// As the store does it: a name and a text.
template <typename Box>
auto readBack(const typename Box::Event &event)
{
    const WrittenEvent written = writeEvent(event);
    return Box::read(written.name, Json::parse(written.body.dump()));
}

template <typename Box>
typename Box::Event thereAndBack(const typename Box::Event &event)
{
    const auto read = readBack<Box>(event);
    if (const auto *faults = std::get_if<std::vector<Fault>>(&read)) {
        const WrittenEvent written = writeEvent(event);
        throw std::runtime_error(std::string(written.name) + written.body.dump() + ": " +
                                 faults->front().where);
    }
    return std::get<typename Box::Event>(read);
}

// A type's name for the linker ends with its length, itself and an E.
bool isNamedLikeItsType(const auto &event)
{
    const QByteArray name(writeEvent(event).name.data());
    const QByteArray type(std::visit([](const auto &told) { return typeid(told).name(); }, event));
    return type.endsWith(QByteArray::number(name.size()) + name + 'E');
}

template <typename Box>
void comesBack(const typename Box::Event &event)
{
    QVERIFY(thereAndBack<Box>(event) == event);
    QVERIFY(isNamedLikeItsType(event));
}

template <typename Box>
void everyEventComesBack()
{
    std::set<std::size_t> kinds;
    for (unsigned seed = 1; seed <= 30; ++seed) {
        const auto game = Box::play(seed);
        std::vector<typename Box::Event> read;
        for (const auto &event : game.events) {
            comesBack<Box>(event);
            read.push_back(thereAndBack<Box>(event));
            kinds.insert(event.index());
        }
        const auto folded = fold(read);
        QVERIFY(folded.refused.empty() && folded.table == game.table);
    }
    for (const auto &event : Box::others()) {
        comesBack<Box>(event);
        kinds.insert(event.index());
    }
    QCOMPARE(kinds.size(), std::variant_size_v<typename Box::Event>);
}

template <typename Box>
void nonsenseComesBackOrIsSaid()
{
    int taken = 0;
    for (unsigned seed = 1; seed <= 30; ++seed) {
        const auto game = Box::play(seed);
        auto table = fold(std::span(game.events).first(game.events.size() * (seed % 8) / 8)).table;
        for (const auto &event : Box::nonsense(seed, 300)) {
            const bool takes = !apply(table, event);
            taken += takes ? 1 : 0;
            const auto read = readBack<Box>(event);
            if (takes || std::holds_alternative<typename Box::Event>(read))
                QVERIFY(thereAndBack<Box>(event) == event);
        }
    }
    QVERIFY2(taken > 100, "some nonsense happens to make sense");
}

enum class Of : std::uint8_t { CoalBaron, Rockwell, TheRuhr, ImperialMiners };

// What is wrong with an event of that box; nothing where it is one.
std::vector<Fault> faultsOf(Of box, const QString &name, const QString &body)
{
    const auto faults = [&](auto read) {
        const auto found = read(name.toStdString(), Json::parse(body.toStdString()));
        const auto *said = std::get_if<std::vector<Fault>>(&found);
        return said ? *said : std::vector<Fault>();
    };
    switch (box) {
    case Of::CoalBaron:
        return faults(CoalBaron::read);
    case Of::Rockwell:
        return faults(Rockwell::read);
    case Of::TheRuhr:
        return faults(TheRuhr::read);
    case Of::ImperialMiners:
        return faults(ImperialMiners::read);
    }
    return {};
}

} // namespace

class EventJsonTest : public QObject
{
    Q_OBJECT

private slots:
    void every_event_of_played_games_comes_back_as_it_was();
    void what_a_table_takes_can_be_kept();
    void what_was_not_known_before_is_not_known_afterwards();
    void an_event_reads_like_the_rulebook_data();
    void an_event_reads_like_the_rulebook();
    void what_is_no_event_is_said_data();
    void what_is_no_event_is_said();
};

void EventJsonTest::every_event_of_played_games_comes_back_as_it_was()
{
    everyEventComesBack<CoalBaron>();
    everyEventComesBack<Rockwell>();
    everyEventComesBack<TheRuhr>();
    everyEventComesBack<ImperialMiners>();
}

void EventJsonTest::what_a_table_takes_can_be_kept()
{
    nonsenseComesBackOrIsSaid<CoalBaron>();
    nonsenseComesBackOrIsSaid<Rockwell>();
    nonsenseComesBackOrIsSaid<TheRuhr>();
    nonsenseComesBackOrIsSaid<ImperialMiners>();
}

// A new board knows a few things by itself.
void EventJsonTest::what_was_not_known_before_is_not_known_afterwards()
{
    the_ruhr::Board board;
    board.exportValues.clear();
    board.rowBonus.clear();
    board.combinations.fill(std::nullopt);
    const the_ruhr::Event started = the_ruhr::GameStarted{.players = 3, .board = board};
    QVERIFY(thereAndBack<TheRuhr>(started) == started);
}

void EventJsonTest::an_event_reads_like_the_rulebook_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("text");

    const auto row = [](const auto &event, const char *text) {
        const WrittenEvent written = writeEvent(event);
        QTest::newRow(written.name.data())
            << QString::fromStdString(std::string(written.name) + " " + written.body.dump()) << text;
    };
    row(coal_baron::OrderDelivered{Seat{1}, *coal_baron::findOrder("truck:kk")},
        R"(OrderDelivered {"seat":1,"order":"truck:kk"})");
    row(coal_baron::CartEmptied{Seat{0}, {coal_baron::Coal::Grey, coal_baron::Side::Dark, 2}},
        R"(CartEmptied {"seat":0,"cart":{"level":"grey","side":"dark","number":2}})");
    row(coal_baron::WorkersPlaced{Seat{0}, 2, std::nullopt}, R"(WorkersPlaced {"seat":0,"workers":2})");
    row(coal_baron::CubesCounted{Seat{1}, 2, 5, 1},
        R"(CubesCounted {"seat":1,"cage":2,"storage":5,"onOrders":1})");
    row(coal_baron::TrackingChanged{{.turns = true, .marks = true}},
        R"(TrackingChanged {"tracking":{"turns":true,"marks":true,"orders":false,"mines":false,"cubes":false}})");
    row(coal_baron::FactoryWorkersCounted{{3, 0}}, R"(FactoryWorkersCounted {"workers":[3,0]})");
    row(coal_baron::NextShiftStarted{}, "NextShiftStarted {}");

    row(rockwell::GoalClaimed{Seat{2}, rockwell::Goal::G9}, R"(GoalClaimed {"seat":2,"goal":"G9"})");
    row(rockwell::CrewMoved{Seat{0}, 1, rockwell::behind({rockwell::Layer::B, 7}), false},
        R"(CrewMoved {"seat":0,"crew":1,"to":{"spot":"border","layer":"B","number":7},)"
        R"("keepSubcontractor":false})");
    row(rockwell::TokensBought{Seat{1}, {{0, 2, 0, 1}}},
        R"(TokensBought {"seat":1,"cubes":{"zinc":0,"copper":2,"silver":0,"gold":1}})");
    row(rockwell::ResourceTraded{Seat{1}, {rockwell::TradeKind::Sell, rockwell::Resource::Gold, 3}},
        R"(ResourceTraded {"seat":1,"trade":{"kind":"sell","resource":"gold","count":3}})");

    row(the_ruhr::TileDrawn{the_ruhr::Tile{21}}, R"(TileDrawn {"tile":"W-HIGH-DOWN"})");
    row(the_ruhr::TokenGained{Seat{0}, the_ruhr::Token::CoalHauling},
        R"(TokenGained {"seat":0,"token":"coal_hauling"})");
    row(the_ruhr::WarehouseBuilt{Seat{1}, the_ruhr::Dump::Mark, false, 3},
        R"(WarehouseBuilt {"seat":1,"site":{"kind":"dump","name":"mark"},"warehouseToken":false,)"
        R"("printedPrice":3,"loans":{"number":0}})");

    row(imperial_miners::CardPlaced{Seat{0},
                                    "A",
                                    {2, 1},
                                    imperial_miners::findHalfCarts("FE--EF"),
                                    {imperial_miners::Faction::Romans}},
        R"(CardPlaced {"seat":0,"id":"A","position":{"row":2,"x":1},"half":"FE--EF","factions":["romans"]})");
    row(imperial_miners::EventRevealed{imperial_miners::EventTiming::EndOfRound, "Flood"},
        R"(EventRevealed {"timing":"endOfRound","text":"Flood"})");
    row(imperial_miners::CardCorrected{Seat{0}, "A", {}, {imperial_miners::Faction::Scots}, 2, 1},
        R"(CardCorrected {"seat":0,"card":"A","factions":["scots"],"machines":2,"collapse":1})");
    row(imperial_miners::ResearchCorrected{Seat{1}, {imperial_miners::ResearchSpace{2, 3}, {1}}},
        R"(ResearchCorrected {"seat":1,"research":{"marker":{"board":2,"space":3},"completed":[1]}})");
}

void EventJsonTest::an_event_reads_like_the_rulebook()
{
    QFETCH(const QString, written);
    QFETCH(const QString, text);
    QCOMPARE(written, text);
}

void EventJsonTest::what_is_no_event_is_said_data()
{
    QTest::addColumn<Of>("box");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("where");
    QTest::addColumn<int>("kind");

    Of box{};
    const auto row = [&](const char *words, const char *name, const QString &body, const char *where,
                         FaultKind kind) {
        QTest::newRow(words) << box << name << body << where << static_cast<int>(kind);
    };
    // An event that is right, but for one thing.
    const auto but = [](const auto &event, auto change) {
        Json body = writeEvent(event).body;
        change(body);
        return QString::fromStdString(body.dump());
    };

    box = Of::CoalBaron;
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
    row("more than anyone counts", "MarksCounted", R"({"seat": 0, "marks": 1000001})", "marks",
        FaultKind::NotExpected);
    row("a printing nobody has", "GameStarted",
        R"({"players": 2, "startingPlayer": 0, "options": {"secondPlaceTruckTrain": "5-5"}, "tracking": {}})",
        "options.secondPlaceTruckTrain", FaultKind::NoSuchValue);
    row("coal of a fifth colour", "EmptyCartsCounted",
        but(coal_baron::EmptyCartsCounted{}, [](Json &body) { body["carts"]["blue"] = 1; }), "carts.blue",
        FaultKind::NoSuchField);

    box = Of::Rockwell;
    row("nobody said which options", "GameStarted",
        but(rockwell::GameStarted{}, [](Json &body) { body.erase("options"); }), "options",
        FaultKind::Missing);
    row("a reading nobody has", "GameStarted",
        but(rockwell::GameStarted{}, [](Json &body) { body["options"]["robotCard"] = "keep"; }),
        "options.robotCard", FaultKind::NoSuchValue);
    row("rings that lie otherwise", "GameStarted",
        but(rockwell::GameStarted{}, [](Json &body) { body["rings"] = "crooked"; }), "rings",
        FaultKind::NoSuchValue);
    row("a fourth step of power", "PricesRead",
        but(rockwell::PricesRead{}, [](Json &body) { body["prices"]["power"].push_back(4500); }),
        "prices.power", FaultKind::EntryCount);
    row("a tenth goal", "GoalClaimed", R"({"seat": 0, "goal": "G10"})", "goal", FaultKind::NoSuchValue);
    row("a fifth layer", "ShaftPlaced", R"({"seat": 0, "tile": {"layer": "E", "number": 0}})", "tile.layer",
        FaultKind::NoSuchValue);
    row("a fourth board", "VicePresidentPlaced",
        R"({"seat": 0, "space": {"board": "canteen", "space": 1, "actions": 1}})", "space.board",
        FaultKind::NoSuchValue);
    row("nobody said how much copper", "TokensBought", R"({"seat": 0, "cubes": {"zinc": 1}})", "cubes.copper",
        FaultKind::Missing);

    box = Of::TheRuhr;
    row("a depot too few", "GameStarted",
        but(the_ruhr::GameStarted{}, [](Json &body) { body["board"]["depots"].erase(14); }), "board.depots",
        FaultKind::EntryCount);
    row("a city elsewhere", "GameStarted",
        but(the_ruhr::GameStarted{}, [](Json &body) { body["board"]["cityIndex"]["dortmund"] = 3; }),
        "board.cityIndex.dortmund", FaultKind::NoSuchField);
    row("a table for five", "GameStarted",
        but(the_ruhr::GameStarted{}, [](Json &body) { body["board"]["startDice"]["5"] = Json::array(); }),
        "board.startDice.5", FaultKind::NoSuchField);
    row("a tile too many", "TileDrawn", R"({"tile": "D19"})", "tile", FaultKind::NoSuchValue);
    row("a city is no dump", "WarehouseBuilt",
        R"({"seat": 0, "site": {"kind": "dump", "name": "witten"}, "warehouseToken": false, "loans": {"number": 0}})",
        "site.name", FaultKind::NoSuchValue);
    row("a warehouse at a depot", "WarehouseBuilt",
        R"({"seat": 0, "site": {"kind": "depot", "name": "witten"}, "warehouseToken": false, "loans": {"number": 0}})",
        "site.kind", FaultKind::NoSuchValue);
    row("grey tokens have no blanks", "FinalCounted", R"({"players": [{"tokens": {"wages": "blank"}}]})",
        "players[0].tokens.wages", FaultKind::NoSuchValue);
    row("a player is no seat", "Sold",
        R"({"seat": 0, "place": "witten", "damsPassed": 0, "owners": ["Anna"]})", "owners[0]",
        FaultKind::NotExpected);

    box = Of::ImperialMiners;
    row("a seventh faction", "CardPlaced",
        but(imperial_miners::CardPlaced{}, [](Json &body) { body["factions"] = {"vikings"}; }), "factions[0]",
        FaultKind::NoSuchValue);
    row("a card with five sides", "CardPlaced",
        but(imperial_miners::CardPlaced{}, [](Json &body) { body["half"] = "FE--E"; }), "half",
        FaultKind::NotExpected);
    row("an event at no time", "EventRevealed", R"({"timing": "never", "text": ""})", "timing",
        FaultKind::NoSuchValue);
    row("nobody said what it says", "EventRevealed", R"({"timing": "modifier"})", "text", FaultKind::Missing);
    row("tokens of a fourth colour", "FinalCounted",
        R"({"players": [{"pointTokens": {"blue": 1, "green": 0, "red": 0, "purple": 1}}]})",
        "players[0].pointTokens.purple", FaultKind::NoSuchField);
    row("carts half counted", "FinalCounted", R"({"players": [{"carts": {"naturalFull": 1}}]})",
        "players[0].carts.joinedHalf", FaultKind::Missing);
}

void EventJsonTest::what_is_no_event_is_said()
{
    QFETCH(const Of, box);
    QFETCH(const QString, name);
    QFETCH(const QString, body);
    QFETCH(const QString, where);
    QFETCH(const int, kind);
    const std::vector<Fault> faults = faultsOf(box, name, body);
    QVERIFY(!faults.empty());
    QCOMPARE(QString::fromStdString(faults.front().where), where);
    QCOMPARE(static_cast<int>(faults.front().kind), kind);
}

APPLESS_STORY(EventJsonTest)
#include "event_json_test.moc"
