// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/help.h"

#include "companion/game_title.h"
#include "companion/rules_summary.h"

namespace companion {

Help::Help(QObject *parent)
    : QObject(parent)
    , m_words({{"title", [](const GlossaryEntry &entry) { return QVariant(entry.term); }},
               {"text", [](const GlossaryEntry &entry) { return QVariant(entry.meaning); }}})
    , m_rules({{"title", [](const ChecklistStep &step) { return QVariant(step.title); }},
               {"text", [](const ChecklistStep &step) { return QVariant(step.text); }}})
{
}

QAbstractItemModel *Help::words()
{
    if (m_glossary.isEmpty())
        tell();
    return &m_words;
}

QAbstractItemModel *Help::rules()
{
    if (m_summary.isEmpty())
        tell();
    return &m_rules;
}

QVariantList Help::games() const
{
    QVariantList all;
    for (std::size_t number = 0; number < scoring::gameFacts.size(); ++number) {
        const auto game = static_cast<scoring::GameKind>(number);
        all += QVariantMap{{"game", static_cast<int>(game)}, {"title", gameTitle(game)}};
    }
    return all;
}

void Help::setGame(int game)
{
    if (game < 0 || game >= static_cast<int>(scoring::gameFacts.size()))
        return;
    m_game = static_cast<scoring::GameKind>(game);
    tell();
    emit gameChanged();
}

void Help::open(int game)
{
    m_table.clear();
    setGame(game);
}

void Help::openAt(LiveGame *table)
{
    m_table = table;
    setGame(static_cast<int>(table->gameKind()));
}

void Help::setSearch(const QString &search)
{
    if (search == m_search)
        return;
    m_search = search;
    find();
}

void Help::retell()
{
    if (!m_glossary.isEmpty()) // else nobody has looked yet
        tell();
    emit retold();
}

void Help::tell()
{
    m_glossary = glossary(m_game);
    m_summary = m_table && m_table->gameKind() == m_game ? m_table->rulesSummary() : rulesSummary(m_game);
    find();
}

void Help::find()
{
    const QList<GlossaryEntry> words = foundIn(m_glossary, m_search);
    std::vector<ChecklistStep> rules;
    for (const ChecklistStep &step : m_summary) {
        if (mentions(step.title, m_search) || mentions(step.text, m_search))
            rules.push_back(step);
    }
    m_words.assign({words.begin(), words.end()});
    m_rules.assign(std::move(rules));
    emit changed();
}

} // namespace companion
