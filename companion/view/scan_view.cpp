// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/scan_view.h"

#include "companion/sentences.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QImageReader>

#include <algorithm>
#include <array>

namespace companion {

using namespace scoring::coal_baron;
using scoring::Seat;

namespace {

std::vector<Role<SightingRow>> sightingRoles()
{
    return {
        {"number", [](const SightingRow &row) { return QVariant(row.number); }},
        {"title", [](const SightingRow &row) { return QVariant(row.title); }},
        {"doubt", [](const SightingRow &row) { return QVariant(row.doubt); }},
        {"asks", [](const SightingRow &row) { return QVariant(row.asks); }},
        {"read", [](const SightingRow &row) { return QVariant(row.read); }},
        {"order", [](const SightingRow &row) { return QVariant(row.order); }},
        {"printed", [](const SightingRow &row) { return QVariant(row.printed); }},
        {"level", [](const SightingRow &row) { return QVariant(row.level); }},
        {"light", [](const SightingRow &row) { return QVariant(row.light); }},
        {"carts", [](const SightingRow &row) { return QVariant(row.carts); }},
        {"loaded", [](const SightingRow &row) { return QVariant(row.loaded); }},
        {"box", [](const SightingRow &row) { return QVariant(row.box); }},
        {"outline", [](const SightingRow &row) { return QVariant(row.outline); }},
    };
}

// Of orders, and as many of mines: what the recogniser needs to know an edition.
constexpr int photosOfALesson = 4;

// Far more than the eye sees: what is printed on a card is a few pixels high.
constexpr int pictureQuality = 95;

bool isFilm(const QString &file)
{
    constexpr std::array endings{".mp4", ".m4v", ".mov", ".webm", ".mkv", ".ogv", ".avi"};
    return std::ranges::any_of(endings, [&](const char *ending) {
        return file.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
    });
}

} // namespace

ScanView::ScanView(CoalBaronGame &game, Settings &settings, Editions &editions, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_settings(settings)
    , m_editions(editions)
    , m_rows(sightingRoles())
{
    connect(&game, &CoalBaronGame::changed, this, &ScanView::changed);
    connect(&m_scanner, &Scanner::busyChanged, this, &ScanView::changed);
    connect(&m_scanner, &Scanner::seen, this, [this](const Sightings &sightings) {
        m_sightings = sightings;
        show();
    });
    connect(&m_scanner, &Scanner::failed, this, [this](const QString &sentence) {
        m_trouble = sentence;
        show();
    });
    connect(&m_live, &LiveScan::changed, this, &ScanView::changed);
    connect(&m_live, &LiveScan::frozen, this, &ScanView::freeze);
    connect(&m_live, &LiveScan::failed, this, [this](const QString &sentence) {
        m_trouble = sentence;
        show();
    });
    connect(&m_teacher, &Scanner::busyChanged, this, [this] {
        forgetPictures();
        emit changed();
    });
    connect(&m_teacher, &Scanner::taught, this, [this] {
        m_editions.refresh();
        if (teaching())
            goOn();
    });
    connect(&m_teacher, &Scanner::failed, this, [this](const QString &sentence) {
        if (!teaching()) {
            emit notLearned(sentence); // the screen may be another one by now
            return;
        }
        m_trouble = sentence;
        show();
    });
}

int ScanView::steps() const
{
    return teaching() ? 2 * photosOfALesson : 2 * static_cast<int>(m_game.names().size());
}

void ScanView::setSeat(int seat)
{
    m_seat = seat;
    emit changed();
}

QUrl ScanView::photo() const
{
    return m_drawable ? QUrl::fromLocalFile(m_photo) : QUrl();
}

QSize ScanView::size() const
{
    return m_sightings ? m_sightings->size : QSize();
}

void ScanView::begin(bool mine, int seat)
{
    m_tableRound = false;
    m_lesson.clear();
    m_step = 0;
    m_byCamera = false;
    m_kind = mine ? ScanKind::Mine : ScanKind::Orders;
    m_seat = seat;
    discard();
}

void ScanView::beginLesson(const QString &edition)
{
    begin(false, 0);
    m_lesson = edition;
    emit changed();
}

void ScanView::beginTable()
{
    begin(false, 0);
    m_tableRound = true;
    emit changed();
}

void ScanView::discard()
{
    m_scanner.cancel();
    m_live.stop();
    m_sightings.reset();
    m_photo.clear();
    m_drawable = false;
    m_trouble.clear();
    m_corrected = false;
    show();
}

void ScanView::leave()
{
    m_tableRound = false;
    m_lesson.clear();
    m_byCamera = false;
    discard();
    forgetPictures();
}

void ScanView::watch()
{
    discard();
    m_byCamera = true;
    m_live.begin(m_kind, edition(), m_settings.language());
}

void ScanView::look(const QString &file)
{
    m_byCamera = false;
    if (!isFilm(file)) {
        lookAt(file);
        return;
    }
    discard();
    m_live.begin(m_kind, edition(), m_settings.language(), QUrl::fromLocalFile(file));
}

void ScanView::freeze(const QImage &picture)
{
    if (!m_pictures)
        m_pictures = std::make_unique<QTemporaryDir>();
    QString place = m_pictures->filePath(QString::number(++m_taken) + ".jpg");
    QString trouble;
    if (m_settings.keepsPictures()) {
        const QString name = QDateTime::currentDateTime().toString("yyyy-MM-dd hh-mm-ss-zzz") + ".jpg";
        const QString kept = m_settings.picturesFolder() + u'/' + name;
        if (QDir().mkpath(m_settings.picturesFolder()) && picture.save(kept, "JPEG", pictureQuality))
            place = kept;
        else
            trouble = filled(tr("This picture could not be kept in %1."), m_settings.picturesFolder());
    }
    if (!QFile::exists(place) && !picture.save(place, "JPEG", pictureQuality))
        trouble = filled(
            tr("The picture could not be written to %1: is the disk full? Choose a photo, or tap it in."),
            m_pictures->path());
    lookAt(place);
    m_trouble = trouble;
    emit changed();
}

// Not while an edition still learns from one of them.
void ScanView::forgetPictures()
{
    if (!m_teacher.busy() && m_photo.isEmpty() && !m_byCamera)
        m_pictures.reset();
}

void ScanView::lookAt(const QString &photo)
{
    discard();
    m_photo = photo;
    m_drawable = QImageReader(photo).canRead();
    m_scanner.look(m_kind, photo, edition(), m_settings.language());
    emit changed();
}

QString ScanView::edition() const
{
    if (!teaching())
        return m_editions.chosenFile();
    // Before the first photo of orders, and of a mine, all there is to go by is what is known of others.
    const bool first = m_step % photosOfALesson == 0;
    const QString taught = m_editions.file(m_lesson);
    return !first && QFile::exists(taught) ? taught : QString();
}

void ScanView::take()
{
    if (!m_sightings)
        return;
    if (teaching()) {
        m_trouble.clear();
        m_teacher.teach(*m_sightings, m_photo, m_editions.file(m_lesson), m_settings.language());
        return;
    }
    for (const Event &event : catchUp().events) {
        if (!m_game.tell(event))
            return; // refused() or the ledger has said why; what was told before stays
    }
    learnFromCorrections();
    goOn();
}

void ScanView::learnFromCorrections()
{
    if (m_corrected && m_settings.learning() && !m_editions.chosen().isEmpty())
        m_teacher.teach(*m_sightings, m_photo, m_editions.chosenFile(), m_settings.language());
}

void ScanView::skip()
{
    goOn();
}

void ScanView::goTo(int step)
{
    m_step = step;
    const bool mine = teaching() ? step >= photosOfALesson : step % 2 == 1;
    m_kind = mine ? ScanKind::Mine : ScanKind::Orders;
    m_seat = teaching() ? 0 : step / 2;
    if (m_byCamera)
        watch();
    else
        discard();
}

void ScanView::goOn()
{
    if ((m_tableRound || teaching()) && m_step + 1 < steps()) {
        goTo(m_step + 1);
        return;
    }
    const bool ofTable = m_tableRound;
    if (teaching() && QFile::exists(m_editions.file(m_lesson)))
        m_editions.choose(m_lesson); // it was taught because it lies on the table
    leave();
    emit finished(ofTable);
}

void ScanView::retell()
{
    show();
}

} // namespace companion
