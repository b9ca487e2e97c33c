// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/the_ruhr_words.h"

#include "companion/sentences.h"
#include "companion/the_ruhr_names.h"

#include <algorithm>
#include <array>

namespace companion {

using namespace scoring;
using namespace scoring::the_ruhr;

namespace {

struct LineWords {
    std::string_view line;
    const char *title;
    const char *rule;
};

// In the order of the final scoring.
constexpr std::array lineWords{
    LineWords{"vpTrack", QT_TRANSLATE_NOOP("TheRuhrWords", "Points on the track"),
              QT_TRANSLATE_NOOP("TheRuhrWords", "What was scored during the game.")},
    LineWords{
        "essenCities", QT_TRANSLATE_NOOP("TheRuhrWords", "Cities of Essen"),
        QT_TRANSLATE_NOOP("TheRuhrWords", "1 point for a warehouse in each of Kettwig, Werden and Steele.")},
    LineWords{"markCities", QT_TRANSLATE_NOOP("TheRuhrWords", "Cities of the Mark"),
              QT_TRANSLATE_NOOP("TheRuhrWords",
                                "1 point for a warehouse in each of Hattingen, Blankenstein and Witten.")},
    LineWords{"allCities", QT_TRANSLATE_NOOP("TheRuhrWords", "All seven cities"),
              QT_TRANSLATE_NOOP("TheRuhrWords", "3 points for a warehouse in every city.")},
    LineWords{"allDumps", QT_TRANSLATE_NOOP("TheRuhrWords", "All four coal dumps"),
              QT_TRANSLATE_NOOP("TheRuhrWords", "2 points for a warehouse on every coal dump.")},
    LineWords{
        "dumpMajorities", QT_TRANSLATE_NOOP("TheRuhrWords", "Most on a coal dump"),
        QT_TRANSLATE_NOOP("TheRuhrWords", "1 point for most warehouses on a coal dump, nobody on a tie.")},
    LineWords{"ruhrBarge", QT_TRANSLATE_NOOP("TheRuhrWords", "Ruhr barge token"),
              QT_TRANSLATE_NOOP("TheRuhrWords", "4 points if the barge is in Ruhrort, otherwise 2.")},
    LineWords{"mayor", QT_TRANSLATE_NOOP("TheRuhrWords", "Mayor token"),
              QT_TRANSLATE_NOOP("TheRuhrWords", "1 point for every thaler, none with a loan.")},
    LineWords{"railway", QT_TRANSLATE_NOOP("TheRuhrWords", "Railway token"),
              QT_TRANSLATE_NOOP("TheRuhrWords",
                                "1 point for every city with a warehouse; Ruhrort does not count.")},
    LineWords{"loans", QT_TRANSLATE_NOOP("TheRuhrWords", "Loans"),
              QT_TRANSLATE_NOOP("TheRuhrWords", "Every loan costs 2 points.")},
};

const LineWords &wordsOf(const Line &line)
{
    return *std::ranges::find(lineWords, line.name, &LineWords::line);
}

// The token a line is about.
std::optional<Token> tokenOf(const Line &line)
{
    if (line.name == "ruhrBarge")
        return Token::RuhrBarge;
    if (line.name == "mayor")
        return Token::Mayor;
    if (line.name == "railway")
        return Token::Railway;
    return std::nullopt;
}

// The places of an award: cities, or coal dumps.
QString placesOf(const Award &award, auto nameOf)
{
    QStringList names;
    for (const CountedPiece &piece : award.pieces)
        names += nameOf(piece.piece);
    return joined(names);
}

} // namespace

TheRuhrWords::TheRuhrWords(QStringList names, Game game, Score score)
    : GameWords(std::move(names))
    , m_game(std::move(game))
    , m_score(std::move(score))
{
}

QStringList TheRuhrWords::warnings() const
{
    QStringList sentences;
    for (const Warning &found : m_score.warnings)
        sentences += warning(found);
    return sentences;
}

QString TheRuhrWords::title(const Line &line) const
{
    return tr(wordsOf(line).title);
}

QString TheRuhrWords::explainDumps() const
{
    QStringList sentences;
    for (const Dump dump : dumps) {
        const std::vector<Award> &awards = m_score.dumpMajorities[at(dump)];
        std::vector<int> most;
        for (std::size_t seat = 0; seat < awards.size(); ++seat) {
            if (awards[seat].reason == Reason::First || awards[seat].reason == Reason::TiedFirst)
                most.push_back(static_cast<int>(seat));
        }
        if (most.size() == 1)
            sentences += filled(tr("%1: %2.", "a coal dump and who has most there"), TheRuhrNames::dump(dump),
                                namesOf(most));
        else if (most.size() > 1)
            sentences += filled(tr("%1: a tie of %2.", "a coal dump and who ties there"),
                                TheRuhrNames::dump(dump), namesOf(most));
    }
    return sentences.join(u' ');
}

QString TheRuhrWords::explainWarehouses(const Line &line) const
{
    const auto nameOf = [&](std::uint8_t piece) {
        return line.name == "allDumps" ? TheRuhrNames::dump(dumps[piece]) : TheRuhrNames::city(cities[piece]);
    };
    QStringList sentences;
    for (int seat = 0; seat < players(); ++seat) {
        const Award &award = line.awards[static_cast<std::size_t>(seat)];
        if (!award.pieces.empty())
            sentences += filled(tr("%1: %2.", "a player and where that player has warehouses"), name(seat),
                                placesOf(award, nameOf));
    }
    return sentences.join(u' ');
}

QString TheRuhrWords::explainBarges(const std::vector<int> &owners) const
{
    std::vector<int> inRuhrort;
    std::vector<int> elsewhere;
    for (const int seat : owners) {
        const bool isThere = m_game.players[static_cast<std::size_t>(seat)].bargeAt == SalePlace::Ruhrort;
        (isThere ? inRuhrort : elsewhere).push_back(seat);
    }
    QStringList sentences;
    if (!inRuhrort.empty())
        sentences += filled(tr("In Ruhrort: %1.", "whose barges lie there"), namesOf(inRuhrort));
    if (!elsewhere.empty())
        sentences += filled(tr("Elsewhere: %1.", "whose barges do not lie in Ruhrort"), namesOf(elsewhere));
    return sentences.join(u' ');
}

QString TheRuhrWords::explainToken(Token token) const
{
    const auto seatsWhere = [&](auto holds) {
        std::vector<int> seats;
        for (int seat = 0; seat < players(); ++seat) {
            if (holds(m_game.players[static_cast<std::size_t>(seat)]))
                seats.push_back(seat);
        }
        return seats;
    };
    const std::vector<int> owners =
        seatsWhere([=](const FinalHoldings &player) { return player.tokens.has(token); });
    QStringList sentences{owners.empty() ? tr("Nobody has the token.")
                                         : filled(tr("The token belongs to: %1."), namesOf(owners))};
    if (token == Token::RuhrBarge)
        sentences += explainBarges(owners);
    const std::vector<int> inDebt =
        seatsWhere([=](const FinalHoldings &player) { return player.tokens.has(token) && player.loans > 0; });
    if (token == Token::Mayor && !inDebt.empty())
        sentences += filled(tr("With a loan: %1."), namesOf(inDebt));
    const std::vector<int> blank =
        seatsWhere([=](const FinalHoldings &player) { return player.tokens[token] == TokenState::Blank; });
    if (!blank.empty())
        sentences += filled(tr("A blank token scores nothing: %1."), namesOf(blank));
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString TheRuhrWords::explain(const Line &line) const
{
    QStringList sentences{tr(wordsOf(line).rule)};
    if (const auto token = tokenOf(line))
        sentences += explainToken(*token);
    sentences += line.name == "dumpMajorities" ? explainDumps() : explainWarehouses(line);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString TheRuhrWords::result() const
{
    return explainResult(m_score, {});
}

QString TheRuhrWords::warning(const Warning &warning) const
{
    const QString who = namesOf(warning.players);
    switch (warning.code) {
    case WarningCode::TooManyWarehouses:
        return tooMany(warning.players, tr("warehouses"), warning.found, warning.limit);
    case WarningCode::TooFewWarehouses:
        return tooFew(warning.players, tr("warehouses"), warning.found, warning.limit);
    case WarningCode::TooManyLoans:
        return tooMany(warning.players, tr("loans"), warning.found, warning.limit);
    case WarningCode::TooManyThalers:
        return tooMany(warning.players, tr("thalers"), warning.found, warning.limit);
    case WarningCode::ImpossibleStorage:
        return filled(tr("%1: the two warehouses of a storage area leave it together, but %n is there (%2).",
                         "", warning.found),
                      who, TheRuhrNames::token(*warning.token));
    case WarningCode::TooManyInRuhrort:
        return tooMany(warning.players, tr("warehouses in Ruhrort"), warning.found, warning.limit);
    case WarningCode::MuelheimWithoutToken:
        return filled(tr("%1: a warehouse in Mülheim needs the token Warehouse, used."), who);
    case WarningCode::InnWithoutMark:
        return filled(tr("%1: the token Inn needs white coal, and so the token Grafschaft Mark, but the "
                         "two warehouses of that are still in its storage area."),
                      who);
    case WarningCode::TooManyTokens:
        return tooMany(warning.players, filled(tr("tokens %1"), TheRuhrNames::token(*warning.token)),
                       warning.found, warning.limit);
    case WarningCode::TooEarlyBlank:
        return filled(tr("%1: a blank instead of the token %2, although copies of it are left."), who,
                      TheRuhrNames::token(*warning.token));
    }
    return {};
}

} // namespace companion
