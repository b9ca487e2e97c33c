// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/table.h"

#include "companion/cli/streams.h"
#include "companion/text_layout.h"

#include <QDate>
#include <QLocale>

#include <algorithm>

namespace companion {

namespace {

constexpr int widestWords = 36;

QString strong(const QString &line)
{
    return coloursWelcome() ? QStringLiteral("\x1b[1m%1\x1b[0m").arg(line) : line;
}

QString withoutSpacesAtEnd(QString line)
{
    while (line.endsWith(u' '))
        line.chop(1);
    return line;
}

} // namespace

int Table::columnsFor(std::size_t column) const
{
    int widest = columnsOf(m_columns[column].title);
    for (const QStringList &row : m_rows)
        widest = std::max(widest, columnsOf(row.at(static_cast<qsizetype>(column))));
    const bool isLast = column + 1 == m_columns.size(); // nothing stands behind it that could be pushed away
    return m_columns[column].figures || isLast ? widest : std::min(widest, widestWords);
}

QString Table::line(const QStringList &cells, const std::vector<int> &widths) const
{
    QStringList aligned;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const QString &cell = cells.at(static_cast<qsizetype>(column));
        aligned += m_columns[column].figures ? rightAligned(cell, widths[column])
                                             : leftAligned(cell, widths[column]);
    }
    return withoutSpacesAtEnd(aligned.join(QStringLiteral("  ")));
}

QString Table::text() const
{
    std::vector<int> widths;
    QStringList titles;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        widths.push_back(columnsFor(column));
        titles += m_columns[column].title;
    }
    QString text = strong(line(titles, widths)) + u'\n';
    for (const QStringList &row : m_rows)
        text += line(row, widths) + u'\n';
    return text;
}

QString dayText(int day)
{
    return QDate(day / 10000, day / 100 % 100, day % 100).toString(Qt::ISODate);
}

} // namespace companion
