// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/selection.h"

namespace companion {

namespace {

int placeOf(const QString &key, const std::vector<Option> &options)
{
    const auto found = std::ranges::find(options, key, &Option::key);
    return found == options.end() ? 0 : static_cast<int>(found - options.begin());
}

} // namespace

Selection::Selection(QObject *parent)
    : QObject(parent)
    , m_options({{"key", [](const Option &option) { return QVariant(option.key); }},
                 {"text", [](const Option &option) { return QVariant(option.text); }}})
{
}

Option Selection::chosen() const
{
    const std::vector<Option> &options = m_options.rows();
    return options.empty() ? Option() : options[static_cast<std::size_t>(m_index)];
}

void Selection::setIndex(int index)
{
    if (index == m_index || index < 0 || index >= m_options.rowCount())
        return;
    m_index = index;
    emit changed();
}

void Selection::offer(std::vector<Option> options)
{
    if (options == m_options.rows())
        return;
    m_index = placeOf(chosen().key, options);
    m_options.assign(std::move(options));
    emit changed();
}

void Selection::choose(const QString &key)
{
    setIndex(placeOf(key, m_options.rows()));
}

} // namespace companion
