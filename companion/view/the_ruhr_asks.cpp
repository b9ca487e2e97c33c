// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// TheRuhrAsks: what concerns everyone, tokens, and what was counted.

#include "companion/view/the_ruhr_asks.h"

#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"
#include "scoring/the_ruhr/questions.h"

#include <algorithm>

namespace companion {

using namespace scoring::the_ruhr;
using scoring::index;
using scoring::Seat;

namespace {

constexpr int mostTold = 999;
constexpr int noTile = 99;

QString perSeat(const char *key, int seat)
{
    return QString::fromLatin1(key) + QString::number(seat);
}

int bonusOfRow(const Board &board, int row)
{
    const auto number = static_cast<std::size_t>(row);
    return number < board.rowBonus.size() ? board.rowBonus[number] : 0;
}

bool anybodyHasTokensDue(const Table &table)
{
    for (int seat = 0; seat < table.seats(); ++seat) {
        if (!tokensDue(table, Seat{seat}).empty())
            return true;
    }
    return false;
}

} // namespace

TheRuhrAsks::TheRuhrAsks(const Table &table, const TheRuhrTableWords &words)
    : m_table(table)
    , m_words(words)
{
}

std::vector<TableAskOf<Event>> TheRuhrAsks::all()
{
    if (!m_table.dice.fallen.empty()) {
        fallenDie();
    } else {
        switch (m_table.phase) {
        case Phase::BeforeStart:
        case Phase::FinalCount:
        case Phase::Finished:
            return {};
        case Phase::EventDue:
            event();
            break;
        case Phase::Draw:
            tile();
            break;
        case Phase::Choose:
            goOn();
            forWhoActs([this](Seat seat) { choose(seat); });
            break;
        case Phase::Deliver:
            goOn();
            forWhoActs([this](Seat seat) { sell(seat); });
            break;
        case Phase::Tokens:
            goOn();
            forWhoActs([this](Seat seat) {
                tokens(seat);
                if (tokensDue(m_table, seat).empty())
                    done(seat, tr("No token"));
                else
                    anyTurn(seat);
            });
            if (!anybodyHasTokensDue(m_table))
                nobodyElse(tr("Nobody takes one any more"));
            break;
        case Phase::Buy:
            goOn();
            forWhoActs([this](Seat seat) {
                done(seat, tr("Done buying"));
                locks(seat);
                build(seat);
                move(seat);
                repay(seat);
            });
            nobodyElse(tr("Nobody buys any more"));
            break;
        case Phase::Export:
            exported();
            break;
        case Phase::RoundEnd:
            roundOver();
            break;
        }
    }
    for (int seat = 0; seat < m_table.seats(); ++seat) {
        counts(Seat{seat});
        correctPlayer(Seat{seat});
    }
    correctTable();
    return taken();
}

bool TheRuhrAsks::fits(Seat seat, const Event &event) const
{
    Table tried = m_table;
    tried.player(seat).thalers = mostTold;
    return !scoring::the_ruhr::apply(tried, event);
}

// Where tokens are not followed everyone is believed to have them.
bool TheRuhrAsks::mayUse(Seat seat, Token token) const
{
    const TokenState state = m_table.player(seat).tokens[token];
    return state == TokenState::Active || (!m_table.tracking.tokens && state == TokenState::NotOwned);
}

void TheRuhrAsks::event()
{
    const std::vector<Question> asked = questions(m_table);
    const auto isAsked = [&](Question question) { return std::ranges::find(asked, question) != asked.end(); };
    std::vector<AskField> fields;
    if (isAsked(Question::Flag))
        fields.push_back(asking::oneOf("flag", tr("The flag of this round"), the_ruhr_asking::countries()));
    const bool loses = roundOf(m_table.round).choice == RoundChoice::Lose;
    for (int seat = 0; isAsked(Question::Choices) && seat < m_table.seats(); ++seat) {
        std::vector<Choice> choices{{static_cast<int>(ThalerOrPoint::Thaler), tr("1 thaler")},
                                    {static_cast<int>(ThalerOrPoint::Point), tr("1 point")}};
        if (loses && m_table.tracking.thalers && m_table.player(Seat{seat}).thalers == 0)
            choices.erase(choices.begin()); // no loan is taken for it
        fields.push_back(asking::oneOf(
            perSeat("choice", seat), filled(loses ? tr("%1 loses") : tr("%1 gets"), m_words.name(Seat{seat})),
            std::move(choices)));
    }
    if (isAsked(Question::Track)) {
        fields.push_back(asking::number("spaces", tr("Spaces of a column of the transport track"), 1, 20, 5));
        fields.push_back(asking::number("arrow", tr("Its arrow space, counted from the bottom"), 1, 20, 1));
    }
    add("event", {}, Weight::Next, tr("The event has happened"), {}, std::move(fields),
        [&table = m_table](const Answers &said) -> std::vector<Event> {
            EventHappened happened;
            if (said.has("flag"))
                happened.flag = static_cast<Country>(said.number("flag"));
            for (int seat = 0; seat < table.seats() && said.has(perSeat("choice", seat)); ++seat)
                happened.choices.push_back(static_cast<ThalerOrPoint>(said.number(perSeat("choice", seat))));
            if (said.has("spaces"))
                happened.track = TrackFacts{said.number("spaces"), said.number("arrow") - 1};
            return {happened};
        });
}

void TheRuhrAsks::tile()
{
    std::vector<AskField> fields;
    if (tilesInTheBag(m_table) != 0) {
        std::vector<Choice> left;
        for (std::size_t number = 0; number < scoring::the_ruhr::tiles.size(); ++number) {
            if (!m_table.demandDrawn[number])
                left.push_back({static_cast<int>(number), TheRuhrNames::tile(static_cast<Tile>(number))});
        }
        left.push_back({noTile, tr("None, or not known")});
        fields.push_back(asking::oneOf("tile", tr("What does it show?"), std::move(left)));
    }
    const QString title = fields.empty() ? tr("The bag is empty") : tr("Draw a tile");
    add("tile", {}, Weight::Next, title, {}, std::move(fields),
        [](const Answers &said) -> std::vector<Event> {
            if (!said.has("tile") || said.number("tile") == noTile)
                return {TileDrawn{}};
            return {TileDrawn{static_cast<Tile>(said.number("tile"))}};
        });
}

std::vector<Choice> TheRuhrAsks::tokensLeft(Seat seat) const
{
    std::vector<Choice> left;
    for (const TokenKind &kind : tokenKinds) {
        if (!fits(seat, TokenGained{seat, kind.token}))
            continue;
        const auto owners = std::ranges::count_if(
            m_table.players, [&](const Player &player) { return player.tokens.has(kind.token); });
        const QString token = TheRuhrNames::token(kind.token);
        left.push_back({static_cast<int>(kind.token), owners < kind.copies(m_table.seats())
                                                          ? token
                                                          : filled(tr("%1 (only a blank is left)"), token)});
    }
    return left;
}

// Where cubes are followed the table knows which tokens are earned, once it was told what they ask for: that
// is asked with the first of a kind that is taken.
void TheRuhrAsks::tokensByCubes(Seat seat)
{
    const std::vector<Token> due = tokensDue(m_table, seat);
    if (!due.empty()) {
        QStringList names;
        for (const Token token : due)
            names += TheRuhrNames::token(token);
        add("due", seat, Weight::Next, filled(tr("Take: %1", "tokens"), joined(names)),
            tr("Their cubes are complete."), {}, [seat, due](const Answers &) {
                std::vector<Event> events;
                for (const Token token : due)
                    events.emplace_back(TokenGained{seat, token});
                return events;
            });
    }
    std::vector<Choice> unknown = tokensLeft(seat);
    std::erase_if(unknown, [this](const Choice &token) {
        return m_table.board.combinations[static_cast<std::size_t>(token.value)].has_value();
    });
    const PerArea &cubes = m_table.player(seat).cubes;
    if (unknown.empty() || cubes == PerArea{})
        return;
    std::vector<AskField> fields = the_ruhr_asking::cubeFields(cubes);
    fields.insert(fields.begin(), asking::oneOf("token", tr("Token"), std::move(unknown)));
    add("token", seat, Weight::Usual, tr("Take a token"),
        tr("Say which cubes it asks for on the player board: then Steiger knows for everybody, and in later "
           "games."),
        std::move(fields), [seat](const Answers &said) -> std::vector<Event> {
            const auto token = static_cast<Token>(said.number("token"));
            return {CombinationRead{token, the_ruhr_asking::cubesSaid(said)}, TokenGained{seat, token}};
        });
}

void TheRuhrAsks::tokens(Seat seat)
{
    if (m_table.tracking.tokens && m_table.tracking.cubes)
        return tokensByCubes(seat);
    std::vector<Choice> left = tokensLeft(seat);
    if (left.empty())
        return;
    const int most = static_cast<int>(left.size());
    add("token", seat, Weight::Usual, tr("Take tokens"),
        tr("Those whose cubes are complete on the player board."),
        {asking::someOf("tokens", tr("Tokens"), std::move(left), most)},
        [seat, turns = m_table.tracking.turns](const Answers &said) -> std::vector<Event> {
            std::vector<Event> events;
            for (const int token : said.several("tokens"))
                events.emplace_back(TokenGained{seat, static_cast<Token>(token)});
            if (turns)
                events.emplace_back(TurnEnded{.seat = seat});
            return events;
        });
}

void TheRuhrAsks::exported()
{
    std::vector<AskField> fields;
    for (const Question question : questions(m_table)) {
        if (question == Question::ExportValue)
            fields.push_back(asking::number("value", tr("Value under the export marker"), 0, mostPrinted, 1));
        const int rows = m_table.flag ? static_cast<int>(m_table.columns[at(*m_table.flag)].size()) : 0;
        for (int row = m_table.board.rowsRead.value_or(0); question == Question::RowBonus && row < rows;
             ++row)
            fields.push_back(asking::number(
                perSeat("bonus", row), filled(tr("Bonus of row %1 of the column, from the top"), row + 1), 0,
                mostPrinted, bonusOfRow(m_table.board, row)));
        for (int seat = 0; question == Question::ExportPoints && seat < m_table.seats(); ++seat)
            fields.push_back(asking::number(perSeat("points", seat),
                                            filled(tr("%1: points for the export"), m_words.name(Seat{seat})),
                                            0, mostPrinted));
    }
    add("export", {}, Weight::Next, tr("Score the export"), {}, std::move(fields),
        [&table = m_table](const Answers &said) -> std::vector<Event> {
            ExportScored scored;
            if (said.has("value"))
                scored.value = said.number("value");
            for (int seat = 0; seat < table.seats() && said.has(perSeat("points", seat)); ++seat) {
                if (!scored.points)
                    scored.points.emplace();
                scored.points->push_back(said.number(perSeat("points", seat)));
            }
            const int read = table.board.rowsRead.value_or(0);
            if (!said.has(perSeat("bonus", read)))
                return {scored};
            std::vector<int> bonus;
            for (int row = 0; row < read || said.has(perSeat("bonus", row)); ++row)
                bonus.push_back(row < read ? bonusOfRow(table.board, row)
                                           : said.number(perSeat("bonus", row)));
            return {ExportTrackRead{.rowBonus = std::move(bonus)}, scored};
        });
}

void TheRuhrAsks::roundOver()
{
    add("round", {}, Weight::Next, tr("The round is over"), {}, {},
        [](const Answers &) -> std::vector<Event> { return {RoundEnded{}}; });
}

void TheRuhrAsks::goOn()
{
    if (!m_table.tracking.turns)
        add("goOn", {}, Weight::Next, tr("Everybody has acted"), {}, {},
            [](const Answers &) -> std::vector<Event> { return {PhaseEnded{}}; });
}

void TheRuhrAsks::done(Seat seat, const QString &title)
{
    if (m_table.tracking.turns)
        add("done", seat, Weight::Next, title, {}, {},
            [seat](const Answers &) -> std::vector<Event> { return {TurnEnded{.seat = seat}}; });
    anyTurn(seat);
}

// One tap for all who still have a turn.
void TheRuhrAsks::nobodyElse(const QString &title)
{
    if (m_table.turn + 1 >= m_table.order.size())
        return;
    add("nobodyElse", {}, Weight::Usual, title, {}, {},
        [&table = m_table](const Answers &) -> std::vector<Event> {
            std::vector<Event> events;
            for (std::size_t turn = table.turn; turn < table.order.size(); ++turn)
                events.emplace_back(TurnEnded{.seat = table.order[turn]});
            return events;
        });
}

void TheRuhrAsks::anyTurn(Seat seat)
{
    const Weight weight = m_table.tracking.tokens ? Weight::Usual : Weight::Seldom;
    if (mayUse(seat, Token::Inn))
        add("inn", seat, weight, tr("Use the token Inn"), {},
            {asking::oneOf("gain", tr("For what?"),
                           {{static_cast<int>(ThalerOrPoint::Thaler), tr("3 thalers")},
                            {static_cast<int>(ThalerOrPoint::Point), tr("2 points")}})},
            [seat](const Answers &said) -> std::vector<Event> {
                return {InnUsed{seat, static_cast<ThalerOrPoint>(said.number("gain"))}};
            });
    if (!mayUse(seat, Token::CoalHauling) || (!m_table.tracking.tokens && !m_table.tracking.dice))
        return;
    std::vector<AskField> fields;
    if (m_table.tracking.dice)
        fields.push_back(asking::oneOf("depot", tr("The die of which depot?"), depots()));
    add("hauling", seat, weight, tr("Use the token Coal hauling"),
        tr("The die of a depot rises by 3, to 6 at most."), std::move(fields),
        [seat](const Answers &said) -> std::vector<Event> {
            CoalHaulingUsed used{.seat = seat};
            if (said.has("depot"))
                used.depot = said.number("depot");
            return {used};
        });
}

// What was counted at the table holds.
void TheRuhrAsks::counts(Seat seat)
{
    const Player &player = m_table.player(seat);
    if (m_table.tracking.thalers)
        add("thalers", seat, Weight::Seldom, tr("Correct the thalers"), {},
            {asking::number("number", tr("Thalers"), 0, mostTold, player.thalers)},
            [seat](const Answers &said) -> std::vector<Event> {
                return {ThalersCounted{seat, said.number("number")}};
            });
    if (m_table.tracking.points)
        add("points", seat, Weight::Seldom, tr("Correct the points"), {},
            {asking::number("number", tr("Points on the track"), -mostTold, mostTold, player.vp)},
            [seat](const Answers &said) -> std::vector<Event> {
                return {PointsCounted{seat, said.number("number")}};
            });
}

} // namespace companion
