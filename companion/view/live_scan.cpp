// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/live_scan.h"

#include "companion/view/guidance.h"
#include "companion/view/sighting_words.h"

namespace companion {

namespace {

// Milliseconds to see that all is well before the picture stands, and to do something about what is not.
constexpr int steadyFor = 600;
constexpr int settledFor = 5000;

std::vector<Role<LiveRow>> liveRoles()
{
    return {
        {"number", [](const LiveRow &row) { return QVariant(row.number); }},
        {"title", [](const LiveRow &row) { return QVariant(row.title); }},
        {"asks", [](const LiveRow &row) { return QVariant(row.asks); }},
        {"box", [](const LiveRow &row) { return QVariant(row.box); }},
        {"outline", [](const LiveRow &row) { return QVariant(row.outline); }},
    };
}

bool lastsFor(QElapsedTimer &since, bool isSo, int milliseconds)
{
    if (!isSo)
        since.invalidate();
    else if (!since.isValid())
        since.start();
    return isSo && since.elapsed() >= milliseconds;
}

} // namespace

LiveScan::LiveScan(QObject *parent)
    : QObject(parent)
    , m_rows(liveRoles())
{
    connect(&m_watcher, &Watcher::freeChanged, this, &LiveScan::wantingChanged);
    connect(&m_watcher, &Watcher::seen, this, &LiveScan::take);
    connect(&m_watcher, &Watcher::died, this, [this] {
        m_guidance = tr("The program that looks at pictures stopped, and was started again.");
        emit seen();
    });
    connect(&m_watcher, &Watcher::failed, this, [this](const QString &sentence) {
        stop();
        emit failed(sentence);
    });
}

void LiveScan::begin(ScanKind kind, const QString &edition, const QString &language, const QUrl &film)
{
    stop();
    m_kind = kind;
    m_film = film;
    m_agreement = {};
    m_frames = 0;
    m_picture = {};
    m_guidance = tr("Waiting for the first picture…");
    m_trouble.clear();
    m_steady.invalidate();
    m_settled.invalidate();
    m_running = true;
    show();
    emit changed();
    m_watcher.start(kind, edition, language);
}

void LiveScan::stop()
{
    const bool ran = std::exchange(m_running, false);
    m_freezeNext = false;
    m_watcher.stop();
    m_offered = {};
    if (ran)
        emit changed();
}

void LiveScan::setTrouble(const QString &trouble)
{
    if (m_trouble == trouble)
        return;
    m_trouble = trouble;
    emit changed();
}

void LiveScan::offer(const QImage &frame)
{
    if (!m_running || frame.isNull())
        return;
    if (m_freezeNext) {
        giveOut(frame);
        return;
    }
    if (!wanting())
        return;
    m_offered = frame;
    m_watcher.look(frame);
}

void LiveScan::take(const Sightings &sightings)
{
    ++m_frames;
    m_picture = std::exchange(m_offered, {});
    m_agreement.see(sightings.pieces);
    const bool steady = m_agreement.steady();
    m_guidance = steady ? tr("Everything is clear: hold still.") : guidanceText(sightings, m_agreement);
    show();
    const bool longSteady = lastsFor(m_steady, steady, steadyFor);
    const bool longSettled = lastsFor(m_settled, m_agreement.settled(), settledFor);
    if (longSteady || longSettled)
        freeze();
}

void LiveScan::show()
{
    std::vector<LiveRow> rows;
    for (const PieceFollowed &followed : m_agreement.pieces()) {
        rows.push_back({.number = static_cast<int>(rows.size()) + 1,
                        .title = followed.believed && followed.piece.isRead(m_kind)
                                     ? shortTitle(followed.piece, m_kind)
                                     : QString(),
                        .asks = followed.piece.asks,
                        .box = followed.piece.box(),
                        .outline = outlineOf(followed.piece)});
    }
    m_rows.assign(std::move(rows));
    emit seen();
}

void LiveScan::freeze()
{
    if (!m_running)
        return;
    if (m_picture.isNull())
        m_freezeNext = true;
    else
        giveOut(m_picture);
}

void LiveScan::giveOut(const QImage &picture)
{
    const QImage kept = picture; // stop() may let go of it
    stop();
    emit frozen(kept);
}

} // namespace companion
