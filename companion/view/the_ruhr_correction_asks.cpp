// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// TheRuhrAsks: what was told wrongly, or forgotten, is put right; what came after it stays.

#include "companion/view/the_ruhr_asks.h"

#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"

namespace companion {

using namespace scoring::the_ruhr;
using namespace the_ruhr_asking;

namespace {

enum SiteNumber { SpacesOfIt, PriceOfOne, PlaceOnTheRiver };
enum TrackNumber { ValueOfASpace, SpacesOfTheTrack, BonusOfTheRows };

QString bonusOf(int row)
{
    return "bonus" + QString::number(row);
}

} // namespace

void TheRuhrAsks::correctTable()
{
    if (m_table.tracking.warehouses) {
        const int least = setupFor(m_table.seats()).exportLowest;
        const int most = m_table.board.lastExportIndex.value_or(mostPrinted);
        add("marker", {}, Weight::Seldom, tr("Correct the export marker"), {},
            {asking::number("space", tr("Its space, counted from the left"), least + 1, most + 1,
                            m_table.exportIndex + 1)},
            [](const Answers &said) -> std::vector<Event> {
                return {ExportMarkerCounted{said.number("space") - 1}};
            });
        correctExportTrack();
    }
    if (m_table.tracking.warehouses || m_table.tracking.turns)
        correctSites();
    if (m_table.tracking.cubes && m_table.tracking.tokens)
        correctCombination();
}

void TheRuhrAsks::correctExportTrack()
{
    const Board &board = m_table.board;
    std::vector<AskField> fields{
        asking::oneOf("what", tr("What was read wrongly?"),
                      {{ValueOfASpace, tr("the value of a space")},
                       {SpacesOfTheTrack, tr("how many spaces it has")},
                       {BonusOfTheRows, tr("the bonus of the rows in Ruhrort")}}),
        asking::onlyIf(asking::number("space", tr("Which space, counted from the left"), 1,
                                      board.lastExportIndex.value_or(mostPrinted) + 1,
                                      m_table.exportIndex + 1),
                       "what", {ValueOfASpace}),
        asking::onlyIf(asking::number("value", tr("Its value"), 0, mostPrinted, 1), "what", {ValueOfASpace}),
        asking::onlyIf(asking::number("spaces", tr("Spaces"), m_table.exportIndex + 1, mostPrinted + 1,
                                      board.lastExportIndex.value_or(m_table.exportIndex) + 1),
                       "what", {SpacesOfTheTrack})};
    for (int row = 0; row < m_table.seats(); ++row) {
        const auto number = static_cast<std::size_t>(row);
        fields.push_back(asking::onlyIf(
            asking::number(bonusOf(row), filled(tr("Row %1 from the top"), row + 1), 0, mostPrinted,
                           number < board.rowBonus.size() ? board.rowBonus[number] : 0),
            "what", {BonusOfTheRows}));
    }
    add("exportTrack", {}, Weight::Seldom, tr("Correct the export track"), {}, std::move(fields),
        [](const Answers &said) -> std::vector<Event> {
            ExportTrackRead read;
            if (said.number("what") == ValueOfASpace) {
                read.index = said.number("space") - 1;
                read.value = said.number("value");
            } else if (said.number("what") == SpacesOfTheTrack) {
                read.last = said.number("spaces") - 1;
            } else {
                read.rowBonus.emplace();
                for (int row = 0; said.has(bonusOf(row)); ++row)
                    read.rowBonus->push_back(said.number(bonusOf(row)));
            }
            return {read};
        });
}

void TheRuhrAsks::correctSites()
{
    std::vector<Choice> sites;
    const std::vector<Site> all = allSites();
    for (int number = 0; number < static_cast<int>(all.size()); ++number) {
        const Site &site = all[static_cast<std::size_t>(number)];
        const bool fits = std::holds_alternative<City>(site) ||
                          (m_table.tracking.warehouses && std::holds_alternative<Dump>(site));
        if (fits)
            sites.push_back({number, TheRuhrNames::site(site)});
    }
    std::vector<Choice> what;
    if (m_table.tracking.warehouses)
        what = {{SpacesOfIt, tr("how many spaces for warehouses it has")},
                {PriceOfOne, tr("the price of one of its spaces")}};
    if (m_table.tracking.turns)
        what.push_back({PlaceOnTheRiver, tr("where the city lies on the river")});
    add("site", {}, Weight::Seldom, tr("Correct a city or coal dump"), {},
        {asking::oneOf("site", tr("Which one?"), std::move(sites)),
         asking::oneOf("what", tr("What was read wrongly?"), std::move(what)),
         asking::onlyIf(asking::number("spaces", tr("Spaces"), 1, mostPrinted, 3), "what", {SpacesOfIt}),
         asking::onlyIf(asking::number("space", tr("Which space, counted from the left"), 1, mostPrinted, 1),
                        "what", {PriceOfOne}),
         asking::onlyIf(asking::number("price", tr("Its price"), 0, mostPrinted, 3), "what", {PriceOfOne}),
         asking::onlyIf(
             asking::number("river", tr("Space on the river, counted from the top"), 1, riverSpaces, 1),
             "what", {PlaceOnTheRiver})},
        [](const Answers &said) -> std::vector<Event> {
            SiteRead read{.site = siteOf(said.number("site"))};
            read.spaces = saidOf<int>(said, "spaces");
            if (said.has("space"))
                read.space = said.number("space") - 1;
            read.price = saidOf<int>(said, "price");
            read.riverIndex = saidOf<int>(said, "river");
            return {read};
        });
}

void TheRuhrAsks::correctCombination()
{
    std::vector<Choice> tokens;
    for (const TokenKind &kind : tokenKinds) {
        if (kind.token != Token::Inn) // the rulebook tells it
            tokens.push_back({static_cast<int>(kind.token), TheRuhrNames::token(kind.token)});
    }
    PerArea most;
    most.numbers.fill(mostSpacesInAnArea);
    std::vector<AskField> fields = cubeFields(most);
    fields.insert(fields.begin(), asking::oneOf("token", tr("Token"), std::move(tokens)));
    add("combination", {}, Weight::Seldom, tr("Correct the cubes that a token asks for"), {},
        std::move(fields), [](const Answers &said) -> std::vector<Event> {
            return {CombinationRead{static_cast<Token>(said.number("token")), cubesSaid(said)}};
        });
}

void TheRuhrAsks::correctPlayer(Seat seat)
{
    const Player &player = m_table.player(seat);
    if (m_table.tracking.turns && player.riverIndex) {
        const bool inRuhrort = player.riverIndex == ruhrortIndex;
        add("barge", seat, Weight::Seldom, tr("Correct the barge"), {},
            {asking::oneOf("where", tr("Where does it lie?"),
                           {{0, tr("on a space of the river")}, {1, TheRuhrNames::place(SalePlace::Ruhrort)}},
                           inRuhrort ? 1 : 0),
             asking::onlyIf(asking::number("river", tr("Space on the river, counted from the top"), 1,
                                           riverSpaces, inRuhrort ? 1 : *player.riverIndex),
                            "where", {0})},
            [seat](const Answers &said) -> std::vector<Event> {
                return {BargeCounted{seat, said.number("where") == 1 ? ruhrortIndex : said.number("river")}};
            });
    }
    if (m_table.tracking.tokens) {
        std::vector<Choice> tokens;
        QMap<int, QVariant> now;
        for (const TokenKind &kind : tokenKinds) {
            tokens.push_back({static_cast<int>(kind.token), TheRuhrNames::token(kind.token)});
            now[static_cast<int>(kind.token)] = static_cast<int>(player.tokens[kind.token]);
        }
        AskField state =
            asking::oneOf("state", tr("How is it?"),
                          {{static_cast<int>(TokenState::NotOwned), tr("not there", "a token")},
                           {static_cast<int>(TokenState::Active), tr("there", "a token")},
                           {static_cast<int>(TokenState::Used), tr("there, used", "a token")},
                           {static_cast<int>(TokenState::Blank), tr("a blank instead", "of a token")}});
        state.presets = {{"token", now}};
        add("tokenState", seat, Weight::Seldom, tr("Correct a token"), {},
            {asking::oneOf("token", tr("Token"), std::move(tokens)), std::move(state)},
            [seat](const Answers &said) -> std::vector<Event> {
                return {TokenCounted{seat, static_cast<Token>(said.number("token")),
                                     static_cast<TokenState>(said.number("state"))}};
            });
    }
    if (m_table.tracking.warehouses)
        correctWarehouse(seat);
}

void TheRuhrAsks::correctWarehouse(Seat seat)
{
    std::vector<Choice> missing;
    std::vector<Choice> standing;
    const std::vector<Site> all = allSites();
    for (int number = 0; number < static_cast<int>(all.size()); ++number) {
        const Site &site = all[static_cast<std::size_t>(number)];
        const Choice choice{number, TheRuhrNames::site(site)};
        if (fits(seat, WarehouseCounted{seat, site, true}))
            missing.push_back(choice);
        if (fits(seat, WarehouseCounted{seat, site, false}))
            standing.push_back(choice);
    }
    const auto correct = [&](const char *key, const QString &title, const QString &text,
                             std::vector<Choice> sites, bool isThere) {
        if (!sites.empty())
            add(key, seat, Weight::Seldom, title, text,
                {asking::oneOf("site", tr("Where?"), std::move(sites))},
                [seat, isThere](const Answers &said) -> std::vector<Event> {
                    return {WarehouseCounted{seat, siteOf(said.number("site")), isThere}};
                });
    };
    correct("houseAdded", tr("Add a warehouse that was forgotten"),
            tr("It comes from the supply. Points and thalers stay as they are."), std::move(missing), true);
    correct("houseRemoved", tr("Take a warehouse back that is not there"),
            tr("It goes into the supply. Points and thalers stay as they are."), std::move(standing), false);
}

} // namespace companion
