// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/app/quiet_at_tap.h"

#include "companion/view/voice.h"

#include <QGuiApplication>
#include <QPointerEvent>
#include <QQuickWindow>
#include <QStyleHints>

namespace companion {

namespace {

class QuietAtTap : public QObject
{
public:
    QuietAtTap(QQuickWindow &window, Voice &voice)
        : QObject(&window)
        , m_window(window)
        , m_voice(voice)
    {
        // Not at the window: what lies over it for popups has a filter there that keeps touches to itself.
        QCoreApplication::instance()->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched != &m_window)
            return false;
        if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin)
            m_pressed = placeOf(*event);
        if ((event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::TouchEnd) &&
            m_voice.speaking() && isTap(*event))
            // After what was tapped: a button that reads something else means that.
            QMetaObject::invokeMethod(
                &m_voice, [&voice = m_voice, text = m_voice.said()] { voice.stopAtTap(text); },
                Qt::QueuedConnection);
        return false;
    }

private:
    static QPointF placeOf(const QEvent &event)
    {
        return static_cast<const QPointerEvent &>(event).points().first().scenePosition();
    }

    // Whoever drags a list goes on listening.
    bool isTap(const QEvent &event) const
    {
        return (placeOf(event) - m_pressed).manhattanLength() <
               QGuiApplication::styleHints()->startDragDistance();
    }

    QQuickWindow &m_window;
    Voice &m_voice;
    QPointF m_pressed;
};

} // namespace

void beQuietAtTap(QQuickWindow &window, Voice &voice)
{
    new QuietAtTap(window, voice); // the window's own
}

} // namespace companion
