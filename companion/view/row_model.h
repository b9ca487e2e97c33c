// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

#include <algorithm>
#include <utility>
#include <vector>

namespace companion {

/// A column of a list: the name that delegates require, and how a row gives its value.
template <typename Row>
struct Role {
    const char *name;
    QVariant (*value)(const Row &);
};

/// A list of plain rows for QML. Whoever owns it assigns all rows anew; the model tells the view only what is
/// different, so that what is on the screen stays where it is.
template <typename Row>
class RowModel final : public QAbstractListModel
{
public:
    explicit RowModel(std::vector<Role<Row>> roles, QObject *parent = nullptr)
        : QAbstractListModel(parent)
        , m_roles(std::move(roles))
    {
    }

    const std::vector<Row> &rows() const { return m_rows; }

    void assign(std::vector<Row> rows)
    {
        const std::size_t shorter = std::min(m_rows.size(), rows.size());
        std::size_t same = 0; // at the beginning
        while (same < shorter && m_rows[same] == rows[same])
            ++same;
        std::size_t tail = 0; // alike at the end
        while (tail < shorter - same && m_rows[m_rows.size() - 1 - tail] == rows[rows.size() - 1 - tail])
            ++tail;
        const std::size_t before = m_rows.size() - same - tail; // rows in between, then and now
        const std::size_t after = rows.size() - same - tail;
        std::vector<Row> old;
        if (after > before) {
            const int from = static_cast<int>(same + before);
            beginInsertRows({}, from, from + static_cast<int>(after - before) - 1);
            old = std::exchange(m_rows, std::move(rows));
            endInsertRows();
        } else if (after < before) {
            const int from = static_cast<int>(same + after);
            beginRemoveRows({}, from, from + static_cast<int>(before - after) - 1);
            old = std::exchange(m_rows, std::move(rows));
            endRemoveRows();
        } else {
            old = std::exchange(m_rows, std::move(rows));
        }
        for (std::size_t row = same; row < same + std::min(before, after); ++row)
            tellDifference(old[row], row);
    }

    /// Makes the view ask for every value again: the language has changed.
    void retell()
    {
        if (!m_rows.empty())
            emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    QVariant data(const QModelIndex &place, int role) const override
    {
        const auto number = static_cast<std::size_t>(role - Qt::UserRole);
        if (!place.isValid() || role < Qt::UserRole || number >= m_roles.size())
            return {};
        return m_roles[number].value(m_rows[static_cast<std::size_t>(place.row())]);
    }

    QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        for (std::size_t number = 0; number < m_roles.size(); ++number)
            names.insert(Qt::UserRole + static_cast<int>(number), m_roles[number].name);
        return names;
    }

private:
    // Only what has changed is told: a view makes anew whatever it is told of.
    void tellDifference(const Row &old, std::size_t row)
    {
        if (old == m_rows[row])
            return;
        QList<int> changed;
        for (std::size_t number = 0; number < m_roles.size(); ++number) {
            if (m_roles[number].value(old) != m_roles[number].value(m_rows[row]))
                changed += Qt::UserRole + static_cast<int>(number);
        }
        const QModelIndex place = index(static_cast<int>(row));
        if (!changed.isEmpty())
            emit dataChanged(place, place, changed);
    }

    std::vector<Role<Row>> m_roles;
    std::vector<Row> m_rows;
};

} // namespace companion
