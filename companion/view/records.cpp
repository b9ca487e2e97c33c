// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/records.h"

#include "companion/day_words.h"
#include "companion/game_title.h"
#include "companion/line_title.h"
#include "companion/player_name.h"
#include "companion/sentences.h"
#include "db/statistics.h"

#include <QCoreApplication>

namespace companion {

namespace {

class RecordsWords
{
    Q_DECLARE_TR_FUNCTIONS(RecordsWords)

public:
    static QString highest() { return tr("Highest score"); }
    static QString closest() { return tr("Closest finish: ahead by"); }
};

RecordRow rowOf(scoring::GameKind game, const QString &title, const db::Best &best)
{
    const std::optional<scoring::Played> played = scoring::parsePlayed(best.played);
    return {gameTitle(game),
            title,
            asText(best.points),
            playerName(best.name),
            played ? shortDay(played->day) : QString(),
            QString::fromStdString(toString(best.game))};
}

std::vector<RecordRow> rowsOf(db::Store &store, const db::Choice &choice)
{
    std::vector<RecordRow> rows;
    for (const db::RecordsOfGame &records : db::records(store, choice)) {
        if (records.highestScore)
            rows.push_back(rowOf(records.game, RecordsWords::highest(), *records.highestScore));
        if (records.closestFinish)
            rows.push_back(rowOf(records.game, RecordsWords::closest(), *records.closestFinish));
        for (const auto &[line, best] : records.mostOfLine) {
            if (best.points > 0) // nothing is no record
                rows.push_back(rowOf(records.game, lineTitle(store, line, best.game), best));
        }
    }
    return rows;
}

template <auto Member>
QVariant valueOf(const RecordRow &row)
{
    return row.*Member;
}

} // namespace

Records::Records(Ledger &ledger, GameChoice &choice, QObject *parent)
    : QObject(parent)
    , m_choice(choice)
    , m_question(ledger)
    , m_rows({{"game", valueOf<&RecordRow::game>},
              {"title", valueOf<&RecordRow::title>},
              {"points", valueOf<&RecordRow::points>},
              {"player", valueOf<&RecordRow::player>},
              {"day", valueOf<&RecordRow::day>},
              {"gameId", valueOf<&RecordRow::gameId>}})
{
    connect(&m_question, &LongQuestion::busyChanged, this, &Records::busyChanged);
    connect(&m_choice, &GameChoice::changed, this, &Records::retell);
    connect(&ledger, &Ledger::changed, this, &Records::retell);
}

void Records::open()
{
    m_open = true;
    retell();
}

void Records::close()
{
    m_open = false;
}

void Records::retell()
{
    if (!m_open)
        return;
    m_question.ask([this, choice = m_choice.choice()](db::Store &store) -> LongQuestion::Answer {
        const std::vector<RecordRow> rows = rowsOf(store, choice);
        return [this, rows] {
            m_rows.assign(rows);
            emit told();
        };
    });
}

} // namespace companion
