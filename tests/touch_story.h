// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QPointingDevice>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>

/// A finger on the window. What it touches is found by its objectName, a button also by what is written on
/// it, in whatever screen or popup it is. The first thing that goes wrong is kept as trouble(), and nothing
/// is touched any more after it.
class Touch
{
public:
    explicit Touch(QQuickWindow *window)
        : m_window(window)
    {
        // One screen for all stories of a program: Qt keeps those that are made until it ends.
        static QPointingDevice *screen = QTest::createTouchDevice();
        m_screen = screen;
        QObject::connect(
            window, &QQuickWindow::frameSwapped, window, [drawn = m_framesDrawn] { ++*drawn; },
            Qt::DirectConnection);
    }

    const QString &trouble() const { return m_trouble; }
    int taps() const { return m_taps; }

    /// What is to be seen under that name; nothing if it is not, or cannot be used.
    QQuickItem *find(const QString &name) const { return findIn(m_window->contentItem(), name); }

    /// A value that the screen shows: a property of what has that name.
    QVariant shown(const QString &name, const char *property) const
    {
        const QQuickItem *item = find(name);
        return item ? item->property(property) : QVariant();
    }

    void tap(const QString &name)
    {
        QQuickItem *item = reach(name);
        if (!item)
            return;
        tapAt(centre(item));
    }

    void tapAt(const QPointF &inWindow)
    {
        const QPoint place = inWindow.toPoint();
        QTest::touchEvent(m_window, m_screen).press(0, place, m_window);
        QTest::touchEvent(m_window, m_screen).release(0, place, m_window);
        ++m_taps;
    }

    /// Fingers beside each other, from the middle of the window; wherever they start, nothing is tapped by
    /// it.
    void swipe(int fingers, const QPointF &by)
    {
        constexpr int steps = 10;
        const QPointF middle(m_window->width() / 2.0, m_window->height() / 2.0);
        const auto touch = [&](int step, auto act) {
            QTest::QTouchEventSequence event = QTest::touchEvent(m_window, m_screen);
            for (int finger = 0; finger < fingers; ++finger)
                act(event, finger, (middle + QPointF(0, finger * 90) + by * step / steps).toPoint());
        };
        touch(0, [&](auto &event, int finger, QPoint place) { event.press(finger, place, m_window); });
        for (int step = 1; step <= steps; ++step) {
            touch(step, [&](auto &event, int finger, QPoint place) { event.move(finger, place, m_window); });
            QTest::qWait(12);
        }
        touch(steps, [&](auto &event, int finger, QPoint place) { event.release(finger, place, m_window); });
    }

    /// Letters count as no taps: people have keyboards of their own.
    void type(const QString &text)
    {
        if (!m_trouble.isEmpty())
            return;
        for (const char32_t letter : text.toUcs4())
            QTest::sendKeyEvent(QTest::Click, m_window, Qt::Key_unknown, QString::fromUcs4(&letter, 1),
                                Qt::NoModifier);
    }

    void waitFor(const QString &what, const std::function<bool()> &isSo)
    {
        if (m_trouble.isEmpty() && !QTest::qWaitFor(isSo, patience))
            m_trouble = "after " + QString::number(m_taps) + " taps this did not come true: " + what;
    }

    void waitForSight(const QString &name)
    {
        waitFor(name + " is to be seen", [&] { return find(name) != nullptr; });
    }

    /// What just opened finds its place only when it is drawn, and lists are filled with the frame after.
    void waitForFrames(int frames)
    {
        const int before = *m_framesDrawn;
        waitFor("frames are drawn", [&] {
            m_window->update();
            return *m_framesDrawn >= before + frames;
        });
    }

    static QPointF centre(const QQuickItem *item)
    {
        return item->mapToScene({item->width() / 2, item->height() / 2});
    }

private:
    static constexpr int patience = 10'000; // milliseconds

    static QQuickItem *findIn(QQuickItem *item, const QString &name)
    {
        if (!item->isVisible() || !item->isEnabled())
            return nullptr;
        if (item->objectName() == name ||
            (item->inherits("QQuickAbstractButton") && item->property("text").toString() == name))
            return item;
        const QList<QQuickItem *> children = item->childItems();
        for (auto child = children.rbegin(); child != children.rend(); ++child) { // what is in front first
            if (QQuickItem *found = findIn(*child, name))
                return found;
        }
        return nullptr;
    }

    // Screens that still slide into their place take no taps.
    bool isBusy(const QQuickItem *item) const
    {
        if (item->inherits("QQuickStackView") && item->property("busy").toBool())
            return true;
        const QList<QQuickItem *> children = item->childItems();
        return std::any_of(children.begin(), children.end(),
                           [&](const QQuickItem *child) { return isBusy(child); });
    }

    /// What would get a touch at that place: the item in front that takes touches, or what dims the rest.
    static QQuickItem *frontAt(QQuickItem *item, const QPointF &place)
    {
        if (!item->isVisible() || !item->isEnabled() || item->opacity() == 0)
            return nullptr;
        const bool inside = item->contains(item->mapFromScene(place));
        if (item->clip() && !inside)
            return nullptr;
        QList<QQuickItem *> children = item->childItems();
        std::stable_sort(children.begin(), children.end(),
                         [](const QQuickItem *a, const QQuickItem *b) { return a->z() < b->z(); });
        for (auto child = children.rbegin(); child != children.rend(); ++child) {
            if (QQuickItem *found = frontAt(*child, place))
                return found;
        }
        if (!inside || item->inherits("QQuickOverlay"))
            return nullptr;
        const bool dims = item->parentItem() && item->parentItem()->inherits("QQuickOverlay") &&
                          !item->inherits("QQuickPopupItem");
        return dims || item->acceptTouchEvents() || item->acceptedMouseButtons() != Qt::NoButton ? item
                                                                                                 : nullptr;
    }

    bool isInFront(QQuickItem *item) const
    {
        const QQuickItem *front = frontAt(m_window->contentItem(), centre(item));
        return front && (front == item || item->isAncestorOf(front));
    }

    /// Drags what scrolls around the item until it can be touched.
    void scrollTo(QQuickItem *item)
    {
        for (QQuickItem *around = item->parentItem(); around; around = around->parentItem()) {
            if (!around->inherits("QQuickFlickable") || !around->property("interactive").toBool())
                continue;
            for (int drag = 0; drag < 20; ++drag) {
                const QPointF off =
                    around->mapFromScene(centre(item)) - QPointF(around->width() / 2, around->height() / 2);
                if (std::abs(off.x()) < around->width() / 2 && std::abs(off.y()) < around->height() / 2)
                    break;
                const QPointF from = centre(around);
                const QPointF reach(std::clamp(-off.x(), -around->width() / 3, around->width() / 3),
                                    std::clamp(-off.y(), -around->height() / 3, around->height() / 3));
                dragBy(from, reach);
                if (!QTest::qWaitFor([&] { return !around->property("moving").toBool(); }, patience))
                    return;
            }
        }
    }

    void dragBy(const QPointF &from, const QPointF &by)
    {
        constexpr int steps = 8;
        QTest::touchEvent(m_window, m_screen).press(0, from.toPoint(), m_window);
        for (int step = 1; step <= steps; ++step) {
            QTest::touchEvent(m_window, m_screen).move(0, (from + by * step / steps).toPoint(), m_window);
            QTest::qWait(12);
        }
        QTest::qWait(120); // held still before it is let go: a drag, not a throw
        QTest::touchEvent(m_window, m_screen).release(0, (from + by).toPoint(), m_window);
    }

    /// The item, once nothing covers it and it stands where the frame before had it: what just opened finds
    /// its place only when it is drawn.
    QQuickItem *reach(const QString &name)
    {
        if (!m_trouble.isEmpty())
            return nullptr;
        QPointF before(-1, -1);
        int drawn = -1;
        QQuickItem *item = nullptr;
        bool scrolled = false;
        const bool reached = QTest::qWaitFor(
            [&] {
                item = isBusy(m_window->contentItem()) ? nullptr : find(name);
                if (!item)
                    return false;
                m_window->update();
                if (drawn == *m_framesDrawn)
                    return false;
                drawn = *m_framesDrawn;
                const bool stands = centre(item) == std::exchange(before, centre(item));
                if (stands && !scrolled && !isInFront(item)) {
                    scrollTo(item);
                    scrolled = true;
                    return false;
                }
                return stands && isInFront(item);
            },
            patience);
        if (reached)
            return item;
        const QRectF window({0, 0}, m_window->size());
        m_trouble = "after " + QString::number(m_taps) + " taps, " + name +
                    (!item                            ? " is not there"
                     : !window.contains(centre(item)) ? " lies outside the window"
                                                      : " is covered by something");
        return nullptr;
    }

    QQuickWindow *m_window;
    QPointingDevice *m_screen = nullptr;
    std::shared_ptr<std::atomic<int>> m_framesDrawn = std::make_shared<std::atomic<int>>(0);
    QString m_trouble;
    int m_taps = 0;
};

/// What a list holds under the name of a role.
inline QVariant valueIn(const QAbstractItemModel *list, int row, const char *role)
{
    return list->data(list->index(row, 0), list->roleNames().key(role));
}
