// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/calculators.h"

#include "companion/game_title.h"

#include <algorithm>

namespace companion {

namespace {

// What the fields ask for, and nothing beyond their limits: while another calculator is chosen, the answers
// may still be those of the one before.
QVariantMap withinLimits(const std::vector<AskField> &fields, const QVariantMap &answers)
{
    QVariantMap asked;
    for (const AskField &field : fields) {
        const QVariant said = answers.value(field.key, field.value);
        if (field.kind == AskField::Kind::Number)
            asked.insert(field.key, qBound(field.from, said.toInt(), field.to));
        else if (field.kind == AskField::Kind::OneOf &&
                 std::ranges::find(field.choices, said.toInt(), &Choice::value) == field.choices.end())
            asked.insert(field.key, field.value);
        else
            asked.insert(field.key, said);
    }
    return asked;
}

std::vector<Calculator> allCalculators()
{
    std::vector<Calculator> all;
    for (const auto &ofAGame :
         {rockwellCalculators, rockwellDevelopCalculators, rockwellOrderCalculators, rockwellRobotCalculators,
          rockwellEndCalculators, theRuhrCalculators, theRuhrTableCalculators, imperialMinersCalculators}) {
        const std::vector<Calculator> calculators = ofAGame();
        all.insert(all.end(), calculators.begin(), calculators.end());
    }
    return all;
}

} // namespace

Calculators::Calculators(QObject *parent)
    : QObject(parent)
    , m_all(allCalculators())
    , m_chosen(m_all.front().key)
{
}

void Calculators::retell()
{
    m_all = allCalculators(); // their words are those of the language in use
    emit changed();
}

QVariantList Calculators::games() const
{
    QVariantList list;
    for (const Calculator &calculator : m_all) {
        const QVariantMap game{{"game", static_cast<int>(calculator.game)},
                               {"title", gameTitle(calculator.game)}};
        if (list.isEmpty() || list.last() != game)
            list += game;
    }
    return list;
}

void Calculators::setGame(int game)
{
    const auto first = std::ranges::find(m_all, static_cast<scoring::GameKind>(game), &Calculator::game);
    if (game != this->game() && first != m_all.end())
        choose(first->key);
}

void Calculators::openAt(LiveGame *table)
{
    setGame(static_cast<int>(table->gameKind()));
}

QVariantList Calculators::ofGame() const
{
    QVariantList list;
    for (const Calculator &calculator : m_all) {
        if (calculator.game == current().game)
            list += QVariantMap{{"key", calculator.key}, {"title", calculator.title}};
    }
    return list;
}

const Calculator &Calculators::current() const
{
    return *std::ranges::find(m_all, m_chosen, &Calculator::key);
}

void Calculators::choose(const QString &key)
{
    if (key == m_chosen || std::ranges::find(m_all, key, &Calculator::key) == m_all.end())
        return;
    m_chosen = key;
    emit changed();
}

QString Calculators::title() const
{
    return current().title;
}

QString Calculators::text() const
{
    return current().text;
}

QVariantList Calculators::fields() const
{
    return shown(current().fields);
}

QStringList Calculators::reckon(const QVariantMap &answers) const
{
    return current().reckon(Answers(withinLimits(current().fields, answers)));
}

} // namespace companion
