// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history_story.h"

#include "companion/language.h"
#include "companion/view/ledger.h"

#include <QAbstractItemModelTester>
#include <QAbstractListModel>

/// What the stories about view-models need: a ledger on a real file, and lists read back as text.
namespace story {

/// A ledger in a folder of its own, in English, which remembers the sentences of trouble.
struct Evening {
    Evening()
    {
        companion::useLanguage(companion::Language::English);
        QObject::connect(&ledger, &companion::Ledger::trouble,
                         [this](const QString &sentence) { troubles += sentence; });
    }

    db::Store &store() { return ledger.store(); }
    db::AddedGame add(const Json &document)
    {
        const db::AddedGame added = story::add(store(), document);
        ledger.tellChanged();
        return added;
    }

    Folder folder;
    companion::Ledger ledger{folder.file()};
    QStringList troubles;
};

/// What the rows of a list say for one role.
inline QStringList column(const QAbstractItemModel *model, const QByteArray &role)
{
    const int number = model->roleNames().key(role, -1);
    if (number < 0)
        throw std::runtime_error("the list has no role " + role.toStdString());
    QStringList values;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QVariant value = model->data(model->index(row, 0), number);
        values +=
            value.userType() == QMetaType::QStringList ? value.toStringList().join(", ") : value.toString();
    }
    return values;
}

inline QString idOf(const db::AddedGame &added)
{
    return QString::fromStdString(toString(added.id));
}

inline QString idOf(Evening &at, const char *name)
{
    return QString::fromStdString(toString(person(at.store(), name).id));
}

/// A whole evening of Coal Baron, from the file.
inline Json wholeEvening(const char *file)
{
    QFile sample(file);
    if (!sample.open(QIODevice::ReadOnly))
        throw std::runtime_error(std::string("there is no evening ") + file);
    return Json::parse(sample.readAll().toStdString());
}

} // namespace story
