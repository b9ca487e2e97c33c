// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sample_evening.h"
#include "scene_story.h"
#include "touch_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"
#include "scenes/pictures.h"

#include <QTemporaryDir>

/// A tablet at a table of four, and photos to choose with a finger.
namespace scan_story {

/// Photos of a table, and what really lies there.
struct Photos {
    QTemporaryDir home;

    scenes::Truth take(const QString &name, Kind kind, std::uint64_t seed, std::optional<int> cards = {})
    {
        const Scene scene = scenes::makeScene({kind, Level::Easy, seed, {1200, 900}, cards}, ownArt());
        scenes::writeJpeg(scene.picture, home.filePath(name).toStdString(), 95);
        return scene.truth;
    }
};

inline std::vector<Order> sorted(std::vector<Order> orders)
{
    std::ranges::sort(orders);
    return orders;
}

inline std::vector<Order> ordersIn(const scenes::Truth &truth)
{
    std::vector<Order> orders;
    for (const scenes::CardLaid &card : truth.orders)
        orders.push_back(card.order);
    return sorted(orders);
}

inline PerCoal emptyCartsIn(const scenes::Truth &truth)
{
    PerCoal empty;
    for (const Coal level : coals)
        empty[level] += truth.mine->printed[at(level)] ? 0 : 1;
    for (const scenes::TileLaid &laid : truth.mine->tiles) {
        for (int cart = 0; cart < kind(laid.tile).carts; ++cart)
            empty[kind(laid.tile).coal] += laid.loads[static_cast<std::size_t>(cart)] ? 0 : 1;
    }
    return empty;
}

struct Tablet {
    QTemporaryDir folder;
    companion::App app{folder.filePath("steiger.db").toStdString()};
    companion::Window window{app};
    Touch touch{window.window()};
    QString game;

    Tablet()
    {
        app.settings()->setLanguage("en");
        app.settings()->setReducedMotion(true);
        game = evening::begin(app);
        QMetaObject::invokeMethod(window.screens(), "openTable", Q_ARG(QString, game));
        touch.waitForSight("deliver-0");
    }
    const Player &player(int seat) { return app.game()->table().player(scoring::Seat{seat}); }
    void look(const QString &photo)
    {
        touch.tap("choosePhoto");
        touch.tap("file-" + photo);
        touch.waitFor("the photo was looked at",
                      [&] { return app.scan()->reviewing() || !app.scan()->trouble().isEmpty(); });
    }
};

} // namespace scan_story
