// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/score_sheet.h"

#include "companion/game_title.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "companion/text_layout.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cstdlib>
#include <span>

namespace companion {

namespace {

using namespace scoring;

constexpr int titleColumns = 30;
constexpr int cellColumns = 12;
constexpr int countColumns = 6;
constexpr int sheetColumns = 80;
constexpr int indent = 3;

QString signedNumber(int number)
{
    if (number == 0)
        return QStringLiteral("·");
    return number > 0 ? u'+' + asText(number) : asText(number);
}

// A number is never shortened: rather a crooked column than a wrong number.
QString numberCell(const QString &number, int columns)
{
    return QString(std::max(1, columns - columnsOf(number)), u' ') + number;
}

} // namespace

class ScoreSheet
{
    Q_DECLARE_TR_FUNCTIONS(ScoreSheet)

public:
    ScoreSheet(QStringList names, SheetStyle style)
        : m_style(style)
        , m_names(std::move(names))
    {
    }

    void beginning(const Record &record, const QStringList &editions);
    void parts(const std::vector<Line> &lines, const GameWords &words);
    void result(const QString &sentence, const std::vector<int> &totals, const Ranking &ranking);
    void warnings(const GameWords &words);
    QString text() const { return m_text; }

    static QStringList facts(const Record &record);
    static QString part(int shift)
    {
        return shift > 0 ? filled(tr("Shift %1"), shiftNumeral(shift)) : tr("End of the game");
    }
    static QString total() { return tr("Total"); }

private:
    void heading(const QString &title);
    void awards(const QString &title, const std::vector<Award> &awards);
    void sums(const QString &title, const std::vector<int> &points, bool asGain);
    void remarks(const QString &title, const QStringList &sentences);
    void explanation(const QString &text);
    void sentence(const QString &text);
    void note(const QString &text) { m_text += text + u'\n'; }
    void blank() { m_text += u'\n'; }
    QString strong(const QString &text) const { return styled("\x1b[1m", text); }
    QString quiet(const QString &text) const { return styled("\x1b[2m", text); }
    QString styled(const char *code, const QString &text) const
    {
        return m_style == SheetStyle::Plain ? text : QLatin1String(code) + text + QLatin1String("\x1b[0m");
    }

    SheetStyle m_style;
    QStringList m_names;
    QString m_text;
};

QStringList ScoreSheet::facts(const Record &record)
{
    QStringList facts;
    facts += printable(QString::fromStdString(record.group));
    facts += printable(QString::fromStdString(record.location));
    // The date as it was where they played, whatever the zone of this machine.
    if (const auto played = QDateTime::fromString(QString::fromStdString(record.played), Qt::ISODate);
        played.isValid())
        facts += QLocale().toString(played.date(), QLocale::LongFormat);
    if (record.durationMinutes)
        facts += tr("%n minute(s)", "", *record.durationMinutes);
    facts.removeAll(QString());
    return facts;
}

void ScoreSheet::beginning(const Record &record, const QStringList &editions)
{
    note(strong(gameTitle(record.game)));
    if (const QStringList known = facts(record); !known.isEmpty())
        note(known.join(QStringLiteral(" · ")));
    // A name too long for its column is given in full once.
    const bool cut =
        std::ranges::any_of(m_names, [](const QString &name) { return columnsOf(name) > cellColumns - 2; });
    if (cut)
        sentence(filled(tr("Players: %1."), joined(m_names)));
    for (const QString &edition : editions)
        sentence(edition);
    blank();
}

void ScoreSheet::heading(const QString &title)
{
    QString line = leftAligned(title, titleColumns);
    for (const QString &name : m_names)
        line += QStringLiteral("  ") + rightAligned(name, cellColumns - 2);
    note(strong(line));
}

void ScoreSheet::awards(const QString &title, const std::vector<Award> &awards)
{
    QString line = leftAligned(title, titleColumns);
    for (const Award &award : awards)
        line += numberCell(asText(award.count), countColumns) +
                numberCell(signedNumber(award.points), cellColumns - countColumns);
    note(line);
}

void ScoreSheet::sums(const QString &title, const std::vector<int> &points, bool asGain)
{
    QString line = leftAligned(title, titleColumns);
    for (const int number : points)
        line += numberCell(asGain ? signedNumber(number) : asText(number), cellColumns);
    note(asGain ? line : strong(line));
}

void ScoreSheet::explanation(const QString &text)
{
    for (const QString &paragraph : text.split(u'\n')) {
        for (const QString &line : wrapped(paragraph, sheetColumns - indent))
            note(QString(indent, u' ') + quiet(line));
    }
}

void ScoreSheet::sentence(const QString &text)
{
    for (const QString &line : wrapped(text, sheetColumns))
        note(line);
}

// Of a number below 0, Qt makes no plural: the number itself is put in separately.
void ScoreSheet::result(const QString &sentence, const std::vector<int> &totals, const Ranking &ranking)
{
    const auto at = [](int seat) { return static_cast<std::size_t>(seat); };
    std::vector<int> seats;
    for (int seat = 0; seat < m_names.size(); ++seat)
        seats.push_back(seat);
    std::ranges::stable_sort(seats, {}, [&](int seat) { return ranking.ranks[at(seat)]; });
    for (const QString &line : wrapped(sentence, sheetColumns))
        note(strong(line));
    for (const int seat : seats)
        note(filled(tr("%1. %2, %3 point(s)", "rank, name, points", plural(totals[at(seat)])),
                    ranking.ranks[at(seat)], m_names.at(seat), totals[at(seat)]));
}

void ScoreSheet::remarks(const QString &title, const QStringList &sentences)
{
    if (sentences.isEmpty())
        return;
    blank();
    note(strong(title));
    for (const QString &text : sentences)
        explanation(text);
}

void ScoreSheet::warnings(const GameWords &words)
{
    const QStringList sentences = words.warnings();
    QStringList impossible;
    QStringList unusual;
    for (qsizetype number = 0; number < sentences.size(); ++number)
        (words.isHint(number) ? unusual : impossible) += sentences[number];
    remarks(tr("Please check: this cannot be true at one table"), impossible);
    remarks(tr("Worth a second look: this is unusual"), unusual);
}

// A part is what one shift brought, or the end: its lines stand together in the score.
void ScoreSheet::parts(const std::vector<Line> &lines, const GameWords &words)
{
    const auto seats = static_cast<int>(m_names.size());
    for (auto part = lines.begin(); part != lines.end();) {
        const int shift = part->shift;
        const auto end =
            std::find_if(part, lines.end(), [=](const Line &line) { return line.shift != shift; });
        heading(ScoreSheet::part(shift));
        for (const Line &line : std::span(part, end)) {
            awards(words.title(line), line.awards);
            explanation(words.explain(line));
        }
        const bool isAll = part == lines.begin() && end == lines.end();
        if (!isAll || shift > 0)
            sums(shift > 0 ? filled(tr("Points of shift %1"), shiftNumeral(shift)) : tr("Points at the end"),
                 totals({part, end}, seats), true);
        sums(total(), totals({lines.begin(), end}, seats), false);
        blank();
        if (const QString after = words.afterShift(shift); !after.isEmpty()) {
            sentence(after);
            blank();
        }
        part = end;
    }
}

QString scoreSheet(const Record &record, const GameScore &score, const GameWords &words, SheetStyle style)
{
    ScoreSheet sheet(playerNames(record), style);
    sheet.beginning(record, words.editions());
    // Of totals alone, the ranking says everything.
    if (!std::holds_alternative<Totals>(record.part))
        sheet.parts(score.lines, words);
    sheet.result(words.result(), score.totals, score.ranking);
    sheet.warnings(words);
    return sheet.text();
}

QStringList sheetFacts(const Record &record)
{
    return ScoreSheet::facts(record);
}

QString partTitle(int shift)
{
    return ScoreSheet::part(shift);
}

QString totalTitle()
{
    return ScoreSheet::total();
}

} // namespace companion
