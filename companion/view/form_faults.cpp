// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/form_faults.h"

#include "companion/game_title.h"
#include "companion/name_fault.h"
#include "companion/sentences.h"
#include "db/spelling.h"
#include "scoring/json_reader.h"

#include <QCoreApplication>
#include <QDate>
#include <QRegularExpression>

#include <algorithm>

namespace companion {

namespace {

class FormWords
{
    Q_DECLARE_TR_FUNCTIONS(FormWords)

public:
    static QString noDay() { return tr("This is no day. Please write it like 2026-05-01."); }
    static QString noSuchDay() { return tr("There is no such day in the calendar. Please correct it."); }
    static QString dayToCome() { return tr("This day is still to come. Please correct it."); }
    static QString tooFew(int fewest, const QString &game)
    {
        return filled(tr("%1 needs at least %n player(s).", "", fewest), game);
    }
    static QString tooMany(int most, const QString &game)
    {
        return filled(tr("%1 is for %n player(s) at the most.", "", most), game);
    }
    static QString twice(const QString &name)
    {
        return filled(tr("%1 sits at two places. Please give everybody a name of their own."), name);
    }
    static QString noTotal(const QString &name) { return filled(tr("The points of %1 are missing."), name); }
    static QString noWholeNumber(const QString &name)
    {
        return filled(tr("Points are a whole number. Please correct those of %1."), name);
    }
    static QString belowZero(const QString &name, const QString &game)
    {
        return filled(tr("%1 has less than 0 points. That cannot happen in %2."), name, game);
    }
    static QString tooMuch(const QString &name)
    {
        return filled(tr("%1 has more points than can be true. Please check them."), name);
    }
};

QString totalFault(const FormSeat &seat, scoring::GameKind game)
{
    constexpr int most = 9999;
    const std::optional<int> total = typedTotal(seat.total);
    if (isNoWholeNumber(seat.total))
        return FormWords::noWholeNumber(seat.name);
    if (!total)
        return FormWords::noTotal(seat.name);
    if (*total < 0 && !scoring::facts(game).belowZero)
        return FormWords::belowZero(seat.name, gameTitle(game));
    return *total > most || *total < -most ? FormWords::tooMuch(seat.name) : QString();
}

} // namespace

std::optional<int> typedTotal(const QString &typed)
{
    bool whole = false;
    QString plain = typed.trimmed();
    plain.replace(QChar(0x2212), u'-');
    const int total = plain.toInt(&whole);
    return whole ? std::optional(total) : std::nullopt;
}

bool isNoWholeNumber(const QString &typed)
{
    // A dash or a question mark stands for points nobody knows.
    return !typedTotal(typed) &&
           std::ranges::any_of(typed, [](QChar letter) { return letter.isLetterOrNumber(); });
}

QString dayFault(const QString &day, const QDate &today)
{
    const QDate date = QDate::fromString(day, Qt::ISODate);
    static const QRegularExpression written(QStringLiteral("^\\d{4}-\\d{2}-\\d{2}$"));
    if (!date.isValid())
        return written.match(day).hasMatch() ? FormWords::noSuchDay() : FormWords::noDay();
    return date > today ? FormWords::dayToCome() : QString();
}

QString seatsFault(const std::vector<FormSeat> &seats, scoring::GameKind game, bool totalsOnly)
{
    const auto players = static_cast<int>(seats.size());
    const scoring::GameFacts &box = scoring::facts(game);
    if (players < box.fewestPlayers)
        return FormWords::tooFew(box.fewestPlayers, gameTitle(game));
    if (players > box.mostPlayers)
        return FormWords::tooMany(box.mostPlayers, gameTitle(game));
    std::vector<std::string> names;
    for (const FormSeat &seat : seats) {
        if (const QString fault = nameFault(seat.name); !fault.isEmpty())
            return fault;
        names.push_back(db::asKept(seat.name.toStdString()));
        if (std::ranges::count(names, names.back()) > 1)
            return FormWords::twice(seat.name);
    }
    if (!totalsOnly)
        return {};
    for (const FormSeat &seat : seats) {
        if (const QString fault = totalFault(seat, game); !fault.isEmpty())
            return fault;
    }
    return {};
}

} // namespace companion
