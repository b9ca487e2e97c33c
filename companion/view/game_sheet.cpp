// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/game_sheet.h"

#include "companion/day_words.h"
#include "companion/game_title.h"
#include "companion/result_words.h"
#include "companion/sentences.h"
#include "companion/shown_record.h"
#include "companion/text_layout.h"
#include "db/live_games.h"
#include "scoring/played.h"

#include <QDateTime>
#include <QLocale>

#include <nlohmann/json.hpp>

namespace companion {

namespace {

template <typename Row, auto Member>
QVariant valueOf(const Row &row)
{
    return QVariant::fromValue(row.*Member);
}

const std::vector<Role<RankingRow>> rankingRoles{
    {"rank", valueOf<RankingRow, &RankingRow::rank>},
    {"name", valueOf<RankingRow, &RankingRow::name>},
    {"color", valueOf<RankingRow, &RankingRow::color>},
    {"total", [](const RankingRow &row) { return QVariant(asText(row.total)); }},
    {"isWinner", valueOf<RankingRow, &RankingRow::isWinner>},
    {"note", valueOf<RankingRow, &RankingRow::note>},
    {"why", valueOf<RankingRow, &RankingRow::why>},
};
const std::vector<Role<SheetLine>> lineRoles{
    {"part", valueOf<SheetLine, &SheetLine::part>},
    {"title", valueOf<SheetLine, &SheetLine::title>},
    {"counts", valueOf<SheetLine, &SheetLine::counts>},
    {"points", valueOf<SheetLine, &SheetLine::points>},
    {"explanation", valueOf<SheetLine, &SheetLine::explanation>},
    {"isSum", valueOf<SheetLine, &SheetLine::isSum>},
};
const std::vector<Role<SourceStep>> sourceRoles{
    {"label", valueOf<SourceStep, &SourceStep::label>},
    {"from", valueOf<SourceStep, &SourceStep::from>},
    {"to", valueOf<SourceStep, &SourceStep::to>},
    {"points", [](const SourceStep &step) { return QVariant(step.to - step.from); }},
    {"gain",
     [](const SourceStep &step) {
         const int points = step.to - step.from;
         return QVariant(points > 0 ? u'+' + asText(points) : asText(points));
     }},
    {"explanation", valueOf<SourceStep, &SourceStep::explanation>},
};
const std::vector<Role<CurveRow>> curveRoles{
    {"name", valueOf<CurveRow, &CurveRow::name>},
    {"color", valueOf<CurveRow, &CurveRow::color>},
    {"points", valueOf<CurveRow, &CurveRow::points>},
};
const std::vector<Role<RevisionRow>> revisionRoles{
    {"number", valueOf<RevisionRow, &RevisionRow::number>},
    {"told", valueOf<RevisionRow, &RevisionRow::told>},
    {"result", valueOf<RevisionRow, &RevisionRow::result>},
};

class SheetWords
{
    Q_DECLARE_TR_FUNCTIONS(SheetWords)

public:
    static QString minutes(int minutes) { return tr("%n minute(s)", "", minutes); }
    static QString has(const QString &player, int points)
    {
        return filled(tr("%1 has %2 point(s).", "", plural(points)), player, points);
    }
};

QString circumstancesOf(const scoring::Record &record)
{
    QStringList facts;
    if (const auto played = scoring::parsePlayed(record.played))
        facts += longDay(played->day);
    facts += printable(record.group);
    facts += printable(record.location);
    if (record.durationMinutes)
        facts += SheetWords::minutes(*record.durationMinutes);
    facts.removeAll(QString());
    return facts.join(QStringLiteral(" · "));
}

std::vector<RankingRow> rankingOf(const scoring::GameScore &score, const SheetFacts &facts,
                                  const GameWords &words)
{
    std::vector<RankingRow> rows;
    for (const std::size_t seat : seatsByRank(score.ranking.ranks)) {
        const auto place = static_cast<qsizetype>(seat);
        const bool won =
            std::ranges::find(score.ranking.winners, static_cast<int>(seat)) != score.ranking.winners.end();
        rows.push_back({score.ranking.ranks[seat], facts.names[place], facts.colors[place],
                        score.totals[seat], won, words.tieBreak(static_cast<int>(seat)),
                        totalSum(score, words, static_cast<int>(seat))});
    }
    return rows;
}

QString resultOf(const db::Json &document)
{
    const std::optional<scoring::Record> record = shownRecord(document);
    if (!record)
        return {};
    const scoring::Scored scored = scoring::scored(*record);
    const scoring::GameScore &score = scoring::gameScore(scored);
    return resultText(playerNames(*record), score.totals, score.ranking.ranks);
}

// When the records of a game were told.
std::vector<std::int64_t> tellingsOf(db::Store &store, const db::Uuid &game)
{
    std::vector<std::int64_t> told;
    for (const db::Event &event : db::eventsOf(store, game)) {
        if (event.name == "GameRecorded")
            told.push_back(event.told);
    }
    return told;
}

} // namespace

GameSheet::GameSheet(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_ranking(rankingRoles)
    , m_lines(lineRoles)
    , m_sources(sourceRoles)
    , m_curves(curveRoles)
    , m_revisions(revisionRoles)
{
    connect(&ledger, &Ledger::changed, this, &GameSheet::retell);
}

void GameSheet::open(const QString &id)
{
    m_gameId = id;
    m_shown.clear();
    m_revision = 0;
    m_seat = 0;
    retell();
    emit seatChanged();
}

void GameSheet::openRevision(int number)
{
    m_revision = number < newestRevision() ? number : 0;
    retell();
}

void GameSheet::show(const QString &json)
{
    m_gameId.clear();
    m_shown = json;
    m_seat = 0;
    retell();
    emit seatChanged();
}

void GameSheet::retell()
{
    if (m_gameId.isEmpty()) {
        m_revisions.assign({});
        tell(db::Json::parse(m_shown.toStdString(), nullptr, false));
        return;
    }
    m_ledger.read([this](db::Store &store) {
        const db::Uuid game = db::gameId(m_gameId.toStdString());
        const std::vector<db::Json> records = db::recordsOf(store, game);
        tellRevisions(records, tellingsOf(store, game));
        const bool earlier = m_revision > 0 && m_revision < newestRevision();
        const auto shown = static_cast<std::size_t>(m_revision) - 1;
        m_facts.deleted = db::stateOf(store, game) == db::GameState::Deleted;
        m_facts.hasReplay = db::liveGame(store, game) && !db::eventsAtTable(store, game).empty();
        tell(earlier ? records[shown] : db::recordOf(store, game).value_or(db::Json()));
        if (!earlier)
            m_revision = 0;
    });
    emit changed();
}

void GameSheet::tell(const db::Json &document)
{
    m_record = shownRecord(document);
    const std::optional<scoring::Record> &record = m_record;
    const bool stored = !m_gameId.isEmpty();
    m_facts = SheetFacts{.readable = record.has_value(),
                         .deleted = m_facts.deleted && stored,
                         .hasReplay = m_facts.hasReplay && stored};
    m_sourcesOfSeats.clear();
    if (!record) {
        m_ranking.assign({});
        m_lines.assign({});
        m_curves.assign({});
        m_sources.assign({});
        emit changed();
        return;
    }
    const scoring::Scored scored = scoring::scored(*record);
    const scoring::GameScore &score = scoring::gameScore(scored);
    const auto words = wordsFor(*record, scored);
    m_facts.title = gameTitle(record->game);
    m_facts.circumstances = circumstancesOf(*record);
    m_facts.comments = QString::fromStdString(record->comments);
    m_facts.result = words->result();
    m_facts.editions = words->editions();
    m_facts.warnings = words->warnings();
    m_facts.names = playerNames(*record);
    m_facts.colors = seatColors(*record);
    m_facts.moments = progressMoments(score);
    m_facts.hasProgress = m_facts.moments.size() > 2;
    std::vector<CurveRow> curves;
    for (int seat = 0; seat < m_facts.names.size(); ++seat) {
        curves.push_back({m_facts.names[seat], m_facts.colors[seat], progressOf(score, seat)});
        m_sourcesOfSeats.push_back(waterfall(score, *words, seat));
        for (const SourceStep &step : m_sourcesOfSeats.back()) {
            m_facts.lowest = std::min(m_facts.lowest, step.to);
            m_facts.highest = std::max(m_facts.highest, step.to);
        }
    }
    m_ranking.assign(rankingOf(score, m_facts, *words));
    m_lines.assign(sheetLines(*record, score, *words));
    m_facts.hasLines = m_lines.rowCount() > 0;
    m_facts.hasSteps = m_facts.hasLines && record->game != scoring::GameKind::CoalBaron;
    m_curves.assign(std::move(curves));
    m_sources.assign(m_sourcesOfSeats[static_cast<std::size_t>(m_seat) % m_sourcesOfSeats.size()]);
    emit changed();
}

void GameSheet::tellRevisions(const std::vector<db::Json> &records, const std::vector<std::int64_t> &told)
{
    std::vector<RevisionRow> rows;
    for (std::size_t number = 0; number < records.size(); ++number) {
        const QDateTime time =
            number < told.size() ? QDateTime::fromMSecsSinceEpoch(told[number] / 1000) : QDateTime();
        rows.push_back({static_cast<int>(number) + 1, QLocale().toString(time, QLocale::ShortFormat),
                        resultOf(records[number])});
    }
    m_revisions.assign(std::move(rows));
}

QString GameSheet::aloud() const
{
    QStringList sentences{m_facts.result};
    for (const RankingRow &row : m_ranking.rows()) {
        if (!row.isWinner)
            sentences += SheetWords::has(row.name, row.total);
    }
    return sentences.join(u'\n');
}

void GameSheet::setSeat(int seat)
{
    if (seat == m_seat || seat < 0 || seat >= static_cast<int>(m_sourcesOfSeats.size()))
        return;
    m_seat = seat;
    m_sources.assign(m_sourcesOfSeats[static_cast<std::size_t>(seat)]);
    emit seatChanged();
}

} // namespace companion
