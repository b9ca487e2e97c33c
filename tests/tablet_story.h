// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include "companion/view/app.h"

/// What the stories about real tables are told with.
namespace story {

/// An app on a store of its own, speaking English.
struct Tablet {
    QTemporaryDir folder;
    companion::App app{folder.filePath("steiger.db").toStdString()};

    Tablet() { app.settings()->setLanguage("en"); }

    QString start(const QStringList &names)
    {
        for (const QString &name : names)
            app.newGame()->add(name);
        const QString id = app.newGame()->start();
        app.game()->open(id);
        return id;
    }
};

inline QStringList column(QAbstractListModel *model, const char *role)
{
    QStringList texts;
    const int number = model->roleNames().key(role);
    for (int row = 0; row < model->rowCount(); ++row)
        texts += model->index(row).data(number).toString();
    return texts;
}

inline int scoreOf(companion::App &app, int seat)
{
    return column(app.table()->players(), "score").value(seat).toInt();
}

} // namespace story
