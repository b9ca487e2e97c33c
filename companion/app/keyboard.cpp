// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/app/keyboard.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>

namespace companion {

namespace {

constexpr qreal air = 8; // so that the ring around it is seen, too

/// Moves what scrolls in one direction as little as is needed for the stretch to be seen.
void scrollTo(QQuickItem &flickable, const char *position, qreal length, qreal from, qreal to)
{
    const qreal now = flickable.property(position).toReal();
    if (from - air < now)
        flickable.setProperty(position, std::max<qreal>(0, from - air));
    else if (to + air > now + length)
        flickable.setProperty(position, std::min(from, to + air - length));
}

void bringIntoSight(QQuickItem &item)
{
    for (QQuickItem *around = item.parentItem(); around; around = around->parentItem()) {
        if (!around->inherits("QQuickFlickable"))
            continue;
        const QRectF place =
            item.mapRectToItem(around->property("contentItem").value<QQuickItem *>(), item.boundingRect());
        if (around->property("contentHeight").toReal() > around->height())
            scrollTo(*around, "contentY", around->height(), place.top(), place.bottom());
        if (around->property("contentWidth").toReal() > around->width())
            scrollTo(*around, "contentX", around->width(), place.left(), place.right());
    }
}

bool isEnter(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

class Keyboard : public QObject
{
public:
    explicit Keyboard(QQuickWindow &window)
        : QObject(&window)
        , m_window(window)
    {
        window.installEventFilter(this);
        connect(&window, &QQuickWindow::activeFocusItemChanged, this, [this] {
            if (m_tabbing && m_window.activeFocusItem())
                bringIntoSight(*m_window.activeFocusItem());
        });
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin)
            m_tabbing = false; // a finger is where the eyes are already
        if (event->type() != QEvent::KeyPress)
            return false;
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab)
            m_tabbing = true;
        const QQuickItem *focused = m_window.activeFocusItem();
        if (!isEnter(key) || !focused || !focused->inherits("QQuickAbstractButton"))
            return false;
        if (!key.isAutoRepeat())
            pressSpace();
        return true;
    }

private:
    void pressSpace()
    {
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent space(type, Qt::Key_Space, Qt::NoModifier, " ");
            QCoreApplication::sendEvent(&m_window, &space);
        }
    }

    QQuickWindow &m_window;
    bool m_tabbing = false;
};

} // namespace

void useKeyboard(QQuickWindow &window)
{
    new Keyboard(window); // the window's own
}

} // namespace companion
