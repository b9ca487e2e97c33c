// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/score_picture.h"

#include "companion/game_title.h"
#include "companion/score_sheet.h"
#include "companion/sentences.h"
#include "companion/view/emblem_picture.h"
#include "companion/view/sheet_lines.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <span>

namespace companion {

namespace {

using namespace scoring;

constexpr int pictureWidth = 1240;
constexpr int margin = 56;
constexpr int inside = pictureWidth - 2 * margin;
constexpr int titleColumn = 400;
constexpr int rowHeight = 40;
constexpr int bodySize = 22;

const QColor paper(0xF3EBDD);
const QColor surface(0xFBF6EC);
const QColor ink(0x221D18);
const QColor quietInk(0x5C5248);
const QColor ruleLine(0xD5C7B0);
const QColor brass(0x7A5410);

QFont bodyFont(int size, QFont::Weight weight = QFont::Normal)
{
    QFont font(QStringList{"Inter", "sans-serif"});
    font.setPixelSize(size);
    font.setWeight(weight);
    return font;
}

// Its figures are all of one width, so columns of numbers stand straight.
QFont slabFont(int size, QFont::Weight weight = QFont::Normal)
{
    QFont font(QStringList{"Roboto Slab", "serif"});
    font.setPixelSize(size);
    font.setWeight(weight);
    return font;
}

/// Goes down the sheet. Without a painter it only finds out how far down that is.
class SheetPainter
{
public:
    SheetPainter(const Record &record, QPainter *painter)
        : m_record(record)
        , m_names(playerNames(record))
        , m_colors(seatColors(record))
        , m_painter(painter)
        , m_column((inside - titleColumn) / std::max(1, static_cast<int>(m_names.size())))
    {
    }

    int height() const { return m_y + margin; }
    void beginning(const QString &result);
    void ranking(const GameScore &score);
    void table(const std::vector<Line> &lines, const GameWords &words);

private:
    void text(const QString &words, const QFont &font, const QColor &color);
    int write(const QRect &place, Qt::Alignment alignment, const QString &words, const QFont &font,
              const QColor &color);
    void emblem(int x, int y, int size, std::size_t seat);
    void heading(const QString &title);
    void row(const QString &title, const QStringList &cells, const QFont &font, const QColor &color);
    void line();

    const Record &m_record;
    QStringList m_names;
    QStringList m_colors;
    QPainter *m_painter;
    int m_column;
    int m_y = margin;
};

// Gives the height the words take; long ones are broken anywhere rather than cut off.
int SheetPainter::write(const QRect &place, Qt::Alignment alignment, const QString &words, const QFont &font,
                        const QColor &color)
{
    const int how = static_cast<int>(alignment) | Qt::TextWordWrap;
    const QFontMetrics metrics(font);
    const bool breaks = std::ranges::any_of(words.split(u' '), [&](const QString &word) {
        return metrics.horizontalAdvance(word) > place.width();
    });
    const int flags = breaks ? static_cast<int>(alignment) | Qt::TextWrapAnywhere : how;
    if (m_painter) {
        m_painter->setFont(font);
        m_painter->setPen(color);
        m_painter->drawText(place, flags, words);
    }
    return metrics.boundingRect(QRect(place.topLeft(), QSize(place.width(), 10000)), flags, words).height();
}

void SheetPainter::text(const QString &words, const QFont &font, const QColor &color)
{
    m_y += write({margin, m_y, inside, 10000}, Qt::AlignLeft | Qt::AlignTop, words, font, color);
}

void SheetPainter::emblem(int x, int y, int size, std::size_t seat)
{
    if (m_painter)
        paintEmblem(*m_painter, QRectF(x, y, size, size), m_colors.at(static_cast<qsizetype>(seat)));
}

void SheetPainter::line()
{
    if (m_painter)
        m_painter->fillRect(margin, m_y, inside, 2, ruleLine);
    m_y += 2;
}

void SheetPainter::beginning(const QString &result)
{
    text(gameTitle(m_record.game), slabFont(52, QFont::DemiBold), ink);
    if (const QStringList facts = sheetFacts(m_record); !facts.isEmpty())
        text(facts.join(QStringLiteral(" · ")), bodyFont(bodySize), quietInk);
    m_y += 24;
    text(result, bodyFont(26, QFont::DemiBold), brass);
    m_y += 24;
}

void SheetPainter::ranking(const GameScore &score)
{
    std::vector<std::size_t> seats;
    for (std::size_t seat = 0; seat < m_record.players.size(); ++seat)
        seats.push_back(seat);
    std::ranges::stable_sort(seats, {}, [&](std::size_t seat) { return score.ranking.ranks[seat]; });
    for (const std::size_t seat : seats) {
        constexpr int emblemSize = 48;
        constexpr int height = 72;
        const QRect whole(margin, m_y, inside, height);
        if (m_painter)
            m_painter->fillRect(whole, surface);
        const bool first = score.ranking.ranks[seat] == 1;
        write(whole.adjusted(16, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
              asText(score.ranking.ranks[seat]) + u'.', slabFont(28), first ? brass : quietInk);
        emblem(margin + 72, m_y + (height - emblemSize) / 2, emblemSize, seat);
        write(whole.adjusted(140, 0, -180, 0), Qt::AlignLeft | Qt::AlignVCenter,
              m_names.at(static_cast<qsizetype>(seat)), bodyFont(26, first ? QFont::DemiBold : QFont::Normal),
              ink);
        write(whole.adjusted(0, 0, -20, 0), Qt::AlignRight | Qt::AlignVCenter, asText(score.totals[seat]),
              slabFont(40, QFont::DemiBold), ink);
        m_y += height + 8;
    }
    m_y += 24;
}

void SheetPainter::heading(const QString &title)
{
    m_y += 20;
    const QFont font = bodyFont(18, QFont::DemiBold);
    int height = write({margin, m_y, titleColumn, 10000}, Qt::AlignLeft | Qt::AlignTop, title,
                       slabFont(28, QFont::DemiBold), ink);
    for (qsizetype seat = 0; seat < m_names.size(); ++seat) {
        const int x = margin + titleColumn + static_cast<int>(seat) * m_column;
        emblem(x + m_column - 30, m_y, 30, static_cast<std::size_t>(seat));
        height =
            std::max(height, 34 + write({x + 8, m_y + 34, m_column - 8, 10000}, Qt::AlignRight | Qt::AlignTop,
                                        m_names.at(seat), font, quietInk));
    }
    m_y += height + 8;
    line();
}

void SheetPainter::row(const QString &title, const QStringList &cells, const QFont &font, const QColor &color)
{
    const int needed =
        write({margin, m_y + 6, titleColumn - 8, 10000}, Qt::AlignLeft | Qt::AlignTop, title, font, color);
    const int height = std::max(rowHeight, needed + 12);
    for (qsizetype seat = 0; seat < cells.size(); ++seat)
        write({margin + titleColumn + static_cast<int>(seat) * m_column, m_y + 6, m_column, height},
              Qt::AlignRight | Qt::AlignTop, cells.at(seat), slabFont(font.pixelSize(), font.weight()),
              color);
    m_y += height;
}

// Shift by shift, then the end: each with its lines, and what everybody has by then.
void SheetPainter::table(const std::vector<Line> &lines, const GameWords &words)
{
    const auto seats = static_cast<int>(m_names.size());
    for (auto part = lines.begin(); part != lines.end();) {
        const int shift = part->shift;
        const auto end =
            std::find_if(part, lines.end(), [=](const Line &other) { return other.shift != shift; });
        heading(partTitle(shift));
        for (const Line &scored : std::span(part, end)) {
            QStringList cells;
            for (const Award &award : scored.awards)
                cells += gain(award.points);
            row(words.title(scored), cells, bodyFont(bodySize), ink);
        }
        line();
        QStringList sums;
        for (const int total : totals({lines.begin(), end}, seats))
            sums += asText(total);
        row(totalTitle(), sums, bodyFont(bodySize, QFont::DemiBold), ink);
        part = end;
    }
}

int paint(const Record &record, const GameScore &score, const GameWords &words, QPainter *painter)
{
    SheetPainter sheet(record, painter);
    sheet.beginning(words.result());
    sheet.ranking(score);
    if (!std::holds_alternative<Totals>(record.part)) // of totals alone, the ranking says everything
        sheet.table(score.lines, words);
    return sheet.height();
}

} // namespace

QImage scorePicture(const Record &record, const GameScore &score, const GameWords &words)
{
    QImage image(pictureWidth, paint(record, score, words, nullptr), QImage::Format_RGB32);
    image.fill(paper);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paint(record, score, words, &painter);
    return image;
}

} // namespace companion
