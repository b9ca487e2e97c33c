// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/the_ruhr_game.h"

#include "companion/rules_summary.h"
#include "companion/sum_words.h"
#include "companion/the_ruhr_names.h"
#include "companion/the_ruhr_words.h"
#include "companion/view/game_offer.h"
#include "companion/view/the_ruhr_asks.h"
#include "companion/view/the_ruhr_spaces.h"
#include "scoring/the_ruhr/board_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace companion {

using namespace scoring::the_ruhr;
using scoring::Seat;

namespace {

class TheRuhrOptions
{
    Q_DECLARE_TR_FUNCTIONS(TheRuhrOptions)

public:
    static std::vector<GameOption> all()
    {
        return {
            {.key = "difficulty",
             .title = tr("Difficulty"),
             .text = tr("It decides how many water tiles are in the game."),
             .choices = difficulties()},
            {"turns", tr("Follow the turns"),
             tr("Whose turn it is, from where the barges lie: the spaces of the river are entered."), true},
            {"points", tr("Follow the points"), tr("Otherwise the track is read at the end."), true},
            {"thalers", tr("Follow the thalers"),
             tr("What a sale pays is worked out, and who cannot pay is told how many loans it takes."), true},
            {"warehouses", tr("Follow the warehouses"),
             tr("Where they stand, loans, and the export. Otherwise they are counted at the end."), true},
            {"tokens", tr("Follow the development tokens"),
             tr("Who may build where, and which tokens are used."), true},
            {"cubes", tr("Follow the development cubes"),
             tr("Then it is known when a space is free and a token earned; how many spaces an area has, and "
                "which cubes a token asks for, is asked once."),
             false},
            {"dice", tr("Follow the coal dice"),
             tr("In depots and on the transport track; every depot gets a number. For those who want all of "
                "it."),
             false},
            {"board", tr("The board as last time"),
             tr("What was read off the board in an earlier game is not asked again. Switch it off if "
                "something of it was wrong."),
             true},
            {"round9RaisesDepots", tr("Steam engines raise the depots, too"),
             tr("The rulebook is unclear: in round 9 the dice in the depots rise as well."), false},
            {"muelheimNeedsEssenToken", tr("Mülheim needs the Essen warehouse token"),
             tr("Besides the white token Warehouse, which leads there in any case."), false},
            {"moveAnyWarehouse", tr("Anybody's warehouse may be moved in Ruhrort"),
             tr("Otherwise only the own ones."), false},
        };
    }

    static std::vector<OptionChoice> difficulties()
    {
        std::vector<OptionChoice> all;
        for (const DifficultyNumbers &level : difficultyTable)
            all.push_back({keys[at(level.difficulty)], TheRuhrNames::difficulty(level.difficulty),
                           level.difficulty == Difficulty::Normal});
        return all;
    }

    static Difficulty difficultyIn(const QStringList &options)
    {
        const auto chosen = std::ranges::find_if(difficultyTable, [&](const DifficultyNumbers &level) {
            return options.contains(keys[at(level.difficulty)]);
        });
        return chosen == difficultyTable.end() ? Difficulty::Normal : chosen->difficulty;
    }

private:
    static constexpr std::array<const char *, difficultyTable.size()> keys{"easy", "normal", "hard",
                                                                           "masterShipper"};
};

class TheRuhrPoints
{
    Q_DECLARE_TR_FUNCTIONS(TheRuhrPoints)

public:
    enum Source { Locks, Warehouses, Export, Events, Inn, Loans, Corrected, SourceCount };

    static QString title(int source)
    {
        switch (source) {
        case Locks:
            return tr("Locks");
        case Warehouses:
            return tr("Warehouses");
        case Export:
            return tr("Export");
        case Events:
            return tr("Events");
        case Inn:
            return tr("Inn");
        case Loans:
            return tr("Loans");
        default:
            return tr("Corrected");
        }
    }

    /// What an event brought besides what its loans cost.
    static std::pair<Source, int> gain(const Event &event, int change)
    {
        if (const auto *locks = std::get_if<LocksBuilt>(&event)) {
            int points = 0;
            for (const Region region : locks->regions)
                points += scoring::the_ruhr::facts(region).lockPoints;
            return {Locks, points};
        }
        if (std::holds_alternative<WarehouseBuilt>(event))
            return {Warehouses, warehousePoints};
        if (std::holds_alternative<ExportScored>(event))
            return {Export, change};
        if (std::holds_alternative<EventHappened>(event))
            return {Events, change};
        if (std::holds_alternative<InnUsed>(event))
            return {Inn, change};
        if (std::holds_alternative<PointsCounted>(event))
            return {Corrected, change};
        return {Loans, change};
    }
};

// Whose event it was, where it was somebody's.
bool isOf(const Event &event, Seat seat)
{
    return std::visit(
        [&](const auto &happened) {
            if constexpr (requires { happened.seat; })
                return happened.seat == seat;
            else
                return true;
        },
        event);
}

// As it was written down in an earlier game; what cannot be is forgotten.
Board boardIn(const QVariant &readings)
{
    scoring::JsonReader reader;
    const scoring::Json written = scoring::Json::parse(readings.toString().toStdString(), nullptr, false);
    Board board;
    if (written.is_object())
        scoring::readValue(reader, scoring::Node{&written, {}}, board);
    return reader.faults.empty() && !possible(board) ? board : Board();
}

} // namespace

GameOffer theRuhrOffer()
{
    return {.kind = scoring::GameKind::TheRuhr,
            .colors = {"red", "blue", "green", "yellow"},
            .readsAlike = true,
            .options = TheRuhrOptions::all,
            .checklist =
                [](const Seating &seating) {
                    return TheRuhrTableWords::setup(static_cast<int>(seating.names.size()),
                                                    TheRuhrOptions::difficultyIn(seating.options));
                },
            .start =
                [](const Seating &seating) {
                    const auto on = [&](const char *key) { return seating.options.contains(key); };
                    return writeEvent(
                        GameStarted{.players = static_cast<int>(seating.names.size()),
                                    .startingPlayer = seating.starting,
                                    .options = {.round9RaisesDepots = on("round9RaisesDepots"),
                                                .muelheimNeedsEssenToken = on("muelheimNeedsEssenToken"),
                                                .moveAnyWarehouse = on("moveAnyWarehouse")},
                                    .tracking = {.turns = on("turns"),
                                                 .points = on("points"),
                                                 .thalers = on("thalers"),
                                                 .warehouses = on("warehouses"),
                                                 .tokens = on("tokens"),
                                                 .cubes = on("cubes"),
                                                 .dice = on("dice")},
                                    .difficulty = TheRuhrOptions::difficultyIn(seating.options),
                                    .board = on("board") ? boardIn(seating.readings) : Board()});
                },
            .table = [](Ledger &ledger) -> std::unique_ptr<GuidedGame> {
                return std::make_unique<TheRuhrGame>(ledger);
            }};
}

bool TheRuhrGame::started() const
{
    return table().phase != Phase::BeforeStart;
}

bool TheRuhrGame::beingPlayed() const
{
    return started() && table().phase != Phase::FinalCount && table().phase != Phase::Finished;
}

bool TheRuhrGame::over() const
{
    return table().phase == Phase::Finished;
}

QList<ChecklistStep> TheRuhrGame::rulesSummary() const
{
    return theRuhrRulesSummary(table());
}

QVariantList TheRuhrGame::setUp() const
{
    QVariantList steps;
    for (const ChecklistStep &step : TheRuhrTableWords::setup(table().seats(), table().difficulty))
        steps += QVariantMap{{"title", step.title}, {"text", step.text}};
    return steps;
}

decltype(scoring::Record::part) TheRuhrGame::recordPart() const
{
    return gameOf(table());
}

std::vector<TableAskOf<Event>> TheRuhrGame::asksNow() const
{
    const TheRuhrTableWords said = words();
    return TheRuhrAsks(table(), said).all();
}

GuidedRow TheRuhrGame::rowOf(int seat) const
{
    const Seat here{seat};
    const std::optional<Seat> chooser = depotChooser(table());
    QString points;
    if (over())
        points = QString::number(score(gameOf(table())).totals[static_cast<std::size_t>(seat)]);
    else if (table().tracking.points)
        points = QString::number(table().player(here).vp);
    return {.name = names().value(seat),
            .color = colors().value(seat),
            .points = points,
            .facts = words().facts(table(), here),
            .status = words().status(table(), here),
            .acts = beingPlayed() && (chooser ? chooser : scoring::the_ruhr::next(table())) == here};
}

std::vector<RoundInWords> TheRuhrGame::allRounds() const
{
    if (!started())
        return {};
    std::array<std::optional<Country>, roundCount> flags;
    forEachStep([&](const Event &event, const Table &before, const Table &) {
        if (const auto *happened = std::get_if<EventHappened>(&event))
            flags[static_cast<std::size_t>(before.round - 1)] = happened->flag;
    });
    std::vector<RoundInWords> all;
    for (const Round &round : scoring::the_ruhr::rounds) {
        const auto number = static_cast<std::size_t>(round.number - 1);
        all.push_back({round.number, TheRuhrTableWords::roundTitle(round),
                       TheRuhrTableWords::round(round, table().options, flags[number])});
    }
    return all;
}

std::vector<SpaceRow> TheRuhrGame::allSpaceRows() const
{
    return started() ? theRuhrSpaces(table(), colors()) : std::vector<SpaceRow>();
}

QString TheRuhrGame::pointsOf(int seat) const
{
    if (seat < 0 || seat >= table().seats())
        return {};
    std::vector<Summand> summands;
    if (over()) {
        const Game game = gameOf(table());
        const Score reckoned = score(game);
        const TheRuhrWords said(names(), game, reckoned);
        for (const scoring::Line &line : reckoned.lines)
            summands.push_back({said.title(line), line.awards[static_cast<std::size_t>(seat)].points});
        return SumWords::sum(summands);
    }
    for (int source = 0; source < TheRuhrPoints::SourceCount; ++source)
        summands.push_back({TheRuhrPoints::title(source), 0});
    forEachStep([&](const Event &event, const Table &before, const Table &after) {
        if (before.players.empty() || !isOf(event, Seat{seat}))
            return;
        const int change = after.player(Seat{seat}).vp - before.player(Seat{seat}).vp;
        const auto &[source, points] = TheRuhrPoints::gain(event, change);
        summands[source].points += points;
        summands[TheRuhrPoints::Loans].points += change - points;
    });
    return SumWords::sum(summands);
}

QVariant TheRuhrGame::readings(const QVariant &known, int) const
{
    if (!beingPlayed() || isReplayed() || table().board == Board())
        return known;
    return QString::fromStdString(scoring::writeValue(table().board).dump());
}

QString TheRuhrGame::eventWords(const Event &event, const Table &before, const Table &after) const
{
    return words().event(event, before, after);
}

QStringList TheRuhrGame::noteWords(const Event &event, const Table &) const
{
    // A turn may end after others that end with it.
    Table tried = table();
    if (!std::holds_alternative<TurnEnded>(event) && scoring::the_ruhr::apply(tried, event))
        return {}; // refused anyway
    QStringList sentences;
    for (const Note &note : notes(table(), event))
        sentences += words().note(note);
    return sentences;
}

} // namespace companion
