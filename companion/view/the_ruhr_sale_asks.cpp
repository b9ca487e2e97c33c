// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// TheRuhrAsks: coal is sold.

#include "companion/view/the_ruhr_asks.h"

#include "companion/the_ruhr_names.h"
#include "scoring/the_ruhr/exports.h"
#include "scoring/the_ruhr/questions.h"

#include <algorithm>

namespace companion {

using namespace scoring::the_ruhr;
using namespace the_ruhr_asking;

namespace {

constexpr int noArea = 9;
constexpr int wholeWay = 2; // the export marker was not stopped

Area areaOf(int value)
{
    return {static_cast<Die>(value / 3), static_cast<PlaceKind>(value % 3)};
}

std::vector<Choice> areas()
{
    std::vector<Choice> all;
    for (int area = 0; area < static_cast<int>(areaCount); ++area)
        all.push_back({area, TheRuhrNames::area(areaOf(area))});
    return all;
}

QString cubesIn(int area)
{
    return "cubes" + QString::number(area);
}

// What the die shows that waits for its sale.
int loadedFace(const Table &table, scoring::Seat seat)
{
    const Player &player = table.player(seat);
    if (table.tracking.dice && player.depot && table.dice.depot(*player.depot).coal)
        return table.dice.depot(*player.depot).coal->face;
    return player.face.value_or(lowestFace);
}

} // namespace

std::vector<AskField> the_ruhr_asking::cubeFields(const PerArea &most)
{
    std::vector<AskField> fields;
    for (int area = 0; area < static_cast<int>(areaCount); ++area) {
        if (const int cubes = most[areaOf(area)]; cubes > 0)
            fields.push_back(asking::number(cubesIn(area), TheRuhrNames::area(areaOf(area)), 0, cubes));
    }
    return fields;
}

PerArea the_ruhr_asking::cubesSaid(const Answers &said)
{
    PerArea cubes;
    for (int area = 0; area < static_cast<int>(areaCount); ++area)
        cubes[areaOf(area)] = said.number(cubesIn(area));
    return cubes;
}

std::vector<AskField> TheRuhrAsks::saleFields(Seat seat) const
{
    const Player &player = m_table.player(seat);
    std::vector<Choice> places;
    for (const City city : citiesDownstream)
        places.push_back({static_cast<int>(salePlaceOf(city)), TheRuhrNames::city(city)});
    places.push_back({static_cast<int>(SalePlace::Factory), TheRuhrNames::place(SalePlace::Factory)});
    const bool hasPilot = !player.chosen || (player.action && facts(*player.action).pilot);
    if (hasPilot && !m_table.pilotBanned)
        places.push_back({static_cast<int>(SalePlace::Ruhrort), TheRuhrNames::place(SalePlace::Ruhrort)});
    const auto where = [&](SaleQuestion question) {
        return valuesWhere(places, [&](int place) {
            const std::vector<SaleQuestion> asked =
                questionsOfSale(m_table, seat, static_cast<SalePlace>(place));
            return std::ranges::find(asked, question) != asked.end();
        });
    };
    std::vector<Choice> owners;
    for (int owner = 0; owner < m_table.seats(); ++owner)
        owners.push_back({owner, m_words.name(Seat{owner})});
    std::vector<AskField> fields{
        asking::oneOf("place", tr("Where?"), places),
        asking::onlyIf(asking::oneOf("die", tr("Coal"), colours()), "place", where(SaleQuestion::Die)),
        asking::onlyIf(asking::oneOf("face", tr("The die shows"), faces()), "place",
                       where(SaleQuestion::Face)),
        asking::number("dams", tr("Dams passed that still have a tile"), 0, damsAtStart - m_table.locks),
        asking::onlyIf(asking::number("thalers", tr("Thalers lying there"), 0, mostThalersOnAPlace), "place",
                       where(SaleQuestion::ThalersThere)),
        asking::onlyIf(asking::someOf("owners", tr("Who has a warehouse there?"), owners, m_table.seats()),
                       "place", where(SaleQuestion::Owners)),
        asking::onlyIf(
            asking::oneOf("space", tr("Is a space free for the development cube?"), asking::yesOrNo(), 1),
            "place", where(SaleQuestion::SpaceFree)),
        asking::onlyIf(asking::number("river", tr("Space of the place on the river, counted from the top"), 1,
                                      riverSpaces, player.riverIndex.value_or(0) + spacesOfAStandardTrip),
                       "place", where(SaleQuestion::RiverIndex)),
        asking::onlyIf(
            asking::oneOf("marker", tr("Was the export marker stopped by the end of its track?"),
                          {{wholeWay, tr("no")}, {1, tr("after 1 space")}, {0, tr("it stood there already")}},
                          wholeWay),
            "place", where(SaleQuestion::ExportIndex))};
    // It moves a cube that is paid for or followed.
    const Tracking &tracking = m_table.tracking;
    const bool marksMerchant = tracking.cubes || (tracking.tokens && tracking.thalers);
    if (mayUse(seat, Token::Merchant) && marksMerchant) {
        std::vector<Choice> to = areas();
        to.insert(to.begin(), {noArea, tr("not used")});
        fields.push_back(asking::oneOf("merchant", tr("The token Merchant moves the cube to"), to, noArea));
    }
    std::erase_if(fields, [](const AskField &field) {
        return field.key != "place" && field.onlyIf == "place" && field.onlyIfOneOf.isEmpty();
    });
    return fields;
}

void TheRuhrAsks::sell(Seat seat)
{
    const Player &player = m_table.player(seat);
    if (player.soldInRound == m_table.round || (m_table.tracking.turns && !player.chosen))
        return done(seat, tr("Done"));
    add("sale", seat, Weight::Next, tr("Sell the coal"), {}, saleFields(seat),
        [seat, &table = m_table](const Answers &answers) -> std::vector<Event> {
            Sold sale{.seat = seat,
                      .place = static_cast<SalePlace>(answers.number("place")),
                      .damsPassed = answers.number("dams")};
            sale.riverIndex = saidOf<int>(answers, "river");
            sale.die = saidOf<Die>(answers, "die");
            sale.face = saidOf<int>(answers, "face");
            sale.thalersThere = saidOf<int>(answers, "thalers");
            if (answers.has("owners")) {
                sale.owners.emplace();
                for (const int owner : answers.several("owners"))
                    sale.owners->insert(Seat{owner});
            }
            if (answers.has("space"))
                sale.spaceFree = answers.number("space") == 1;
            if (answers.has("merchant") && answers.number("merchant") != noArea)
                sale.merchantTo = areaOf(answers.number("merchant"));
            if (answers.has("marker")) {
                const int value =
                    deliveredValue(sale.face.value_or(loadedFace(table, seat)), sale.damsPassed);
                sale.exportIndex = table.exportIndex + std::min(exportSteps(value), answers.number("marker"));
            }
            return withTurnOver(table, sale, seat);
        })
        .foreseen = true;
    anyTurn(seat);
}

} // namespace companion
