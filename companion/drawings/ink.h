// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QObject>
#include <QPainterPath>
#include <QtQml/qqmlregistration.h>

class QPainter;

namespace companion {

/// One path of a drawing, filled or drawn as a line of a width in units of the grid, or both.
class Ink : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY changed)
    Q_PROPERTY(QColor fillColor READ fillColor WRITE setFillColor NOTIFY changed)
    Q_PROPERTY(QColor strokeColor READ strokeColor WRITE setStrokeColor NOTIFY changed)
    Q_PROPERTY(qreal line READ line WRITE setLine NOTIFY changed)
    /// Lengths of dashes and of the gaps behind them, in widths of the line; none for a whole line.
    Q_PROPERTY(QList<qreal> dashes READ dashes WRITE setDashes NOTIFY changed)

public:
    using QObject::QObject;

    QString path() const { return m_data; }
    void setPath(const QString &data); ///< as pathOf() reads it
    QColor fillColor() const { return m_fill; }
    void setFillColor(const QColor &color) { set(m_fill, color); }
    QColor strokeColor() const { return m_stroke; }
    void setStrokeColor(const QColor &color) { set(m_stroke, color); }
    qreal line() const { return m_line; }
    void setLine(qreal width) { set(m_line, width); }
    QList<qreal> dashes() const { return m_dashes; }
    void setDashes(const QList<qreal> &dashes) { set(m_dashes, dashes); }

    QRectF bounds() const; ///< in units of the grid; empty if there is nothing to see
    void paint(QPainter &painter) const;

signals:
    void changed();

private:
    bool isFilled() const { return m_fill.alpha() > 0; }
    bool isDrawn() const { return m_line > 0 && m_stroke.alpha() > 0; }
    template <typename Value>
    void set(Value &member, const Value &value)
    {
        if (member == value)
            return;
        member = value;
        emit changed();
    }

    QString m_data;
    QPainterPath m_path;
    QColor m_fill = Qt::transparent;
    QColor m_stroke = Qt::transparent;
    qreal m_line = 0;
    QList<qreal> m_dashes;
};

} // namespace companion
