// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace companion {

/// Rows under headings, each column as wide as what stands in it.
class Table
{
public:
    /// Words, which are shortened where they would be very long.
    void addWords(const QString &title) { m_columns.push_back({title, false}); }
    /// Figures, never shortened.
    void addFigures(const QString &title) { m_columns.push_back({title, true}); }
    void addRow(const QStringList &cells) { m_rows.push_back(cells); }

    QString text() const;

private:
    struct Column {
        QString title;
        bool figures = false;
    };
    int columnsFor(std::size_t column) const;
    QString line(const QStringList &cells, const std::vector<int> &widths) const;

    std::vector<Column> m_columns;
    std::vector<QStringList> m_rows;
};

/// 20260501 as 2026-05-01: the same in all languages.
QString dayText(int day);

} // namespace companion
