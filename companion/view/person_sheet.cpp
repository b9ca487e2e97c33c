// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/person_sheet.h"

#include "companion/game_title.h"
#include "companion/line_title.h"
#include "companion/player_name.h"
#include "companion/sentences.h"
#include "db/address_book.h"

#include <cmath>
#include <utility>

namespace companion {

namespace {

class PersonWords
{
    Q_DECLARE_TR_FUNCTIONS(PersonWords)

public:
    static QString average(const db::Source &source)
    {
        return filled(tr("%1 points in %n game(s) are %2 a game.", "", plural(source.games)), source.points,
                      decimal(static_cast<double>(source.points) / source.games, 1)) +
               u'\n' +
               filled(tr("Everybody at those tables: %1 points for %n player(s), %2 each.", "",
                         plural(source.seatsOfAll)),
                      source.pointsOfAll,
                      decimal(static_cast<double>(source.pointsOfAll) / source.seatsOfAll, 1));
    }
};

std::vector<PersonSource> sourcesOf(db::Store &store, const db::PersonStatistics &statistics)
{
    std::vector<PersonSource> rows;
    for (std::size_t game = 0; game < scoring::gameFacts.size(); ++game) {
        QString heading = gameTitle(static_cast<scoring::GameKind>(game));
        for (const db::Source &source : statistics.sources) {
            if (source.game == static_cast<scoring::GameKind>(game))
                rows.push_back({std::exchange(heading, QString()),
                                lineTitle(store, source.name, source.example),
                                static_cast<double>(source.points) / source.games,
                                static_cast<double>(source.pointsOfAll) / source.seatsOfAll,
                                PersonWords::average(source)});
        }
    }
    return rows;
}

} // namespace

PersonSheet::PersonSheet(Ledger &ledger, GameChoice &choice, QObject *parent)
    : QObject(parent)
    , m_choice(choice)
    , m_question(ledger)
    , m_facts({{"title", [](const PersonFact &fact) { return QVariant(fact.title); }},
               {"value", [](const PersonFact &fact) { return QVariant(fact.value); }},
               {"why", [](const PersonFact &fact) { return QVariant(fact.why); }}})
    , m_sources({
          {"heading", [](const PersonSource &source) { return QVariant(source.heading); }},
          {"title", [](const PersonSource &source) { return QVariant(source.title); }},
          {"average", [](const PersonSource &source) { return QVariant(source.average); }},
          {"averageOfAll", [](const PersonSource &source) { return QVariant(source.averageOfAll); }},
          {"averageText", [](const PersonSource &source) { return QVariant(decimal(source.average, 1)); }},
          {"averageOfAllText",
           [](const PersonSource &source) { return QVariant(decimal(source.averageOfAll, 1)); }},
          {"why", [](const PersonSource &source) { return QVariant(source.why); }},
      })
{
    connect(&m_question, &LongQuestion::busyChanged, this, &PersonSheet::busyChanged);
    connect(&m_choice, &GameChoice::changed, this, &PersonSheet::retell);
    connect(&ledger, &Ledger::changed, this, &PersonSheet::retell);
}

void PersonSheet::open(const QString &person)
{
    m_person = person;
    retell();
}

void PersonSheet::close()
{
    m_person.clear();
}

void PersonSheet::retell()
{
    if (m_person.isEmpty())
        return;
    m_question.ask([this, id = m_person.toStdString(),
                    choice = m_choice.choice()](db::Store &store) -> LongQuestion::Answer {
        const std::vector<db::Person> found = db::findPeople(store, id);
        if (found.empty())
            return [this] { tell({}, {}, {}); };
        const db::PersonStatistics statistics = db::statistics(store, found.front().number, choice);
        const std::vector<PersonSource> sources = sourcesOf(store, statistics);
        return [this, name = playerName(found.front().name), statistics, sources] {
            tell(name, statistics, sources);
        };
    });
}

void PersonSheet::tell(const QString &name, const db::PersonStatistics &statistics,
                       const std::vector<PersonSource> &sources)
{
    m_name = name;
    m_sentence = statistics.games == 0 ? filled(tr("%1 took part in none of these games."), name) : QString();
    m_mostOfSources = 0.0;
    for (const PersonSource &source : sources)
        m_mostOfSources =
            std::max({m_mostOfSources, std::abs(source.average), std::abs(source.averageOfAll)});
    m_facts.assign({
        {tr("Games"), asText(statistics.games), tr("Every game that the filters above leave.")},
        {tr("Games won"), asText(statistics.wins),
         tr("A victory that was shared counts for everyone who shares it.")},
        {tr("Won in a row up to now"), asText(statistics.streak),
         tr("Games won one after the other, counted back from the last one.")},
        {tr("Longest row of wins"), asText(statistics.longestStreak),
         tr("The most games ever won one after the other.")},
        {statistics.againstMean < 0 ? tr("Points fewer than the table's mean")
                                    : tr("Points more than the table's mean"),
         decimal(std::abs(statistics.againstMean), 1),
         tr("One's own points less the mean of everyone at that table, averaged over all games.")},
    });
    m_sources.assign(sources);
    emit told();
}

} // namespace companion
