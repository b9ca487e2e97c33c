// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/live_game.h"

#include "companion/player_name.h"
#include "companion/sentences.h"
#include "companion/view/shift_timer.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace companion {

using scoring::LogAct;

namespace {

// Told by the timer, not at the table.
bool isAboutTheClock(const std::string &name)
{
    return name == clockPaused || name == clockStarted;
}

} // namespace

LiveGame::LiveGame(Ledger &ledger, scoring::GameKind kind, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_kind(kind)
    , m_log(ledger)
{
}

bool LiveGame::open(const QString &id)
{
    const std::optional<db::Uuid> game = scoring::parseUuid(id.toStdString());
    std::optional<db::LiveGame> found;
    if (!game || !m_ledger.read([&](db::Store &store) { found = db::liveGame(store, *game); }) || !found ||
        found->head.game != m_kind || !m_log.open(*game))
        return false;
    m_names.clear();
    m_colors.clear();
    m_head = std::move(found->head);
    for (const std::string &name : found->names)
        m_names += playerName(name);
    for (const db::SeatAtTable &seated : m_head.players)
        m_colors += QString::fromStdString(seated.color);
    read(0);
    emit opened();
    fold();
    return true;
}

void LiveGame::close()
{
    m_log.close();
    m_names.clear();
    m_colors.clear();
    read(0);
    fold();
}

void LiveGame::read(std::size_t from)
{
    if (from == 0) {
        m_unreadable = 0;
        m_position = -1;
        forgetEntries();
        forgetPlans();
    }
    for (const db::Event &event : std::span(m_log.events()).subspan(from)) {
        if (event.act == LogAct::Happened && (isAboutTheClock(event.name) || isAside(event)))
            continue;
        if (!readEntry(event))
            ++m_unreadable;
    }
}

void LiveGame::fold()
{
    m_inForce = scoring::inForce(marks());
    foldEntries();
    emit changed();
}

int LiveGame::position() const
{
    return m_position >= 0 ? m_position : length();
}

void LiveGame::setPosition(int position)
{
    m_position = std::clamp(position, 0, length());
    fold();
}

QString LiveGame::id() const
{
    return QString::fromStdString(toString(m_log.game()));
}

bool LiveGame::add(const std::vector<db::Telling> &tellings)
{
    const std::size_t known = m_log.events().size();
    forgetPlans();
    if (!m_log.tell(tellings))
        return false;
    read(known);
    fold();
    return true;
}

bool LiveGame::tellClock(bool runs)
{
    const std::size_t known = m_log.events().size();
    if (isReplayed() || !m_log.tell({{.log = {}, .name = runs ? clockStarted : clockPaused}}))
        return false;
    read(known);
    emit changed();
    return true;
}

void LiveGame::undo()
{
    if (canUndo())
        addEach(scoring::nextUndo(marks()), undone);
}

void LiveGame::redo()
{
    if (canRedo())
        addEach(scoring::nextRedo(marks()), redone);
}

void LiveGame::addEach(const std::vector<scoring::EventId> &targets,
                       db::Telling (*telling)(const scoring::EventId &))
{
    std::vector<db::Telling> tellings;
    std::ranges::transform(targets, std::back_inserter(tellings), telling);
    add(tellings);
}

bool LiveGame::canUndo() const
{
    return !isReplayed() && !undoText().isEmpty();
}

bool LiveGame::canRedo() const
{
    return !isReplayed() && !redoText().isEmpty();
}

QString LiveGame::undoText() const
{
    return shortTextOf(scoring::nextUndo(marks()));
}

QString LiveGame::redoText() const
{
    return shortTextOf(scoring::nextRedo(marks()));
}

QString LiveGame::shortTextOf(const std::vector<scoring::EventId> &together) const
{
    const std::vector<scoring::LogMark> all = marks();
    QStringList texts;
    for (std::size_t entry = 0; !together.empty() && entry < all.size(); ++entry) {
        if (std::ranges::find(together, all[entry].id) != together.end())
            texts += shortWords(entry);
    }
    if (texts.contains(QString()))
        return {}; // the beginning stays, whatever was told with it
    texts.removeDuplicates();
    return joined(texts);
}

void LiveGame::takeWayOut()
{
    if (const auto wayOut = std::exchange(m_wayOut, nullptr))
        wayOut();
}

QStringList LiveGame::warnings() const
{
    QStringList sentences;
    if (m_unreadable > 0)
        sentences += tr("%n entry(s) of this game come from a newer Steiger and are not counted here.", "",
                        m_unreadable);
    return sentences + refusedWords();
}

std::optional<int> LiveGame::minutes() const
{
    return secondsPlayed(told(), 0, 0) / 60;
}

void LiveGame::retell()
{
    emit changed();
}

QString notCounted(const QString &event, const QString &why)
{
    return filled(LiveGame::tr("Not counted: %1 %2", "what happened, and why it does not fit"), event, why);
}

} // namespace companion
