// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/evening_view.h"

#include "companion/name_fault.h"
#include "companion/sentences.h"
#include "db/recent_people.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace companion {

EveningView::EveningView(Tables &tables, Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_tables(tables)
    , m_ledger(ledger)
    , m_seats(seatRoles())
    , m_people(personRoles())
{
    connect(&tables, &Tables::changed, this, &EveningView::follow);
    connect(&m_background, &Background::busyChanged, this, &EveningView::changed);
}

void EveningView::begin()
{
    m_photoFault = PhotoTrouble::None;
    std::vector<PersonRow> rows;
    m_groups.clear();
    m_places.clear();
    m_ledger.read([&](db::Store &store) {
        for (const db::Named &group : db::groups(store))
            m_groups += QString::fromStdString(group.name);
        for (const db::Named &place : db::places(store))
            m_places += QString::fromStdString(place.name);
        for (const db::Person &person : db::recentPeople(store))
            rows.push_back(
                {QString::fromStdString(toString(person.id)), QString::fromStdString(person.name), false});
    });
    m_people.assign(std::move(rows));
    follow();
}

void EveningView::follow()
{
    std::vector<SeatRow> rows;
    const std::vector<db::SeatAtTable> &seated = game().head().players;
    for (int seat = 0; seat < static_cast<int>(game().names().size()); ++seat)
        rows.push_back({.id = QString::fromStdString(toString(seated[static_cast<std::size_t>(seat)].person)),
                        .name = game().names().value(seat),
                        .color = game().colors().value(seat)});
    std::vector<PersonRow> people = m_people.rows();
    for (PersonRow &person : people)
        person.seated = std::ranges::find(rows, person.id, &SeatRow::id) != rows.end();
    m_people.assign(std::move(people));
    m_seats.assign(std::move(rows));
    emit changed();
}

QString EveningView::seatNew(int seat, const QString &name)
{
    const QString wanted = name.simplified();
    if (const QString fault = nameFault(wanted); !fault.isEmpty())
        return fault;
    for (const SeatRow &row : m_seats.rows()) {
        if (row.name.compare(wanted, Qt::CaseInsensitive) == 0)
            return filled(tr("%1 sits at the table already."), row.name);
    }
    std::string person;
    const bool kept = m_ledger.write([&](db::Store &store) {
        const std::vector<db::Person> known = db::findPeople(store, wanted.toStdString());
        person =
            toString(known.size() == 1 ? known.front().id : db::addPerson(store, wanted.toStdString()).id);
    });
    if (kept && game().seat(seat, QString::fromStdString(person)))
        begin();
    return {};
}

QUrl EveningView::photoOf(const QString &id) const
{
    const QFileInfo file(photoPlace(m_ledger.file(), id));
    if (!file.exists())
        return {};
    QUrl url = QUrl::fromLocalFile(file.filePath());
    url.setQuery(QString::number(file.lastModified().toMSecsSinceEpoch())); // another one is shown at once
    return url;
}

void EveningView::keepPhoto(const QString &picture)
{
    if (busy() || game().names().isEmpty())
        return;
    auto trouble = std::make_shared<PhotoTrouble>();
    m_background.run(
        [picture, trouble, place = photoPlace(m_ledger.file(), game().id())] {
            *trouble = companion::keepPhoto(picture, place);
        },
        [this, trouble] {
            m_photoFault = *trouble;
            emit changed();
        });
}

void EveningView::removePhoto()
{
    QFile::remove(photoPlace(m_ledger.file(), game().id()));
    emit changed();
}

QString EveningView::photoFault() const
{
    switch (m_photoFault) {
    case PhotoTrouble::None:
        return {};
    case PhotoTrouble::NotAPicture:
        return tr("This file is no picture that Steiger can show. Choose a JPEG or PNG.");
    case PhotoTrouble::CannotBeKept:
        return tr(
            "The photo could not be kept: there is no room beside the history, or it cannot be written.");
    }
    return {};
}

} // namespace companion
