// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/text_layout.h"

#include <QTextBoundaryFinder>

#include <array>

namespace companion {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// The blocks of letters that are two columns wide.
constexpr std::array wideBlocks{
    Range{0x1100, 0x115F}, Range{0x2E80, 0xA4CF},   Range{0xAC00, 0xD7A3},
    Range{0xF900, 0xFAFF}, Range{0xFE30, 0xFE6F},   Range{0xFF00, 0xFF60},
    Range{0xFFE0, 0xFFE6}, Range{0x1F300, 0x1FAFF}, Range{0x20000, 0x3FFFD},
};

int columnsOfLetter(char32_t letter)
{
    if (QChar::isMark(letter) || QChar::category(letter) == QChar::Other_Format)
        return 0;
    for (const Range &block : wideBlocks) {
        if (letter >= block.first && letter <= block.last)
            return 2;
    }
    return 1;
}

bool isHarmful(char32_t letter)
{
    const bool direction = (letter >= 0x202A && letter <= 0x202E) || (letter >= 0x2066 && letter <= 0x2069);
    const QChar::Category category = QChar::category(letter);
    return direction || category == QChar::Other_Control || category == QChar::Separator_Line ||
           category == QChar::Separator_Paragraph;
}

} // namespace

QString printable(const QString &text)
{
    QString clean;
    for (const char32_t letter : text.toUcs4()) {
        const char32_t shown = isHarmful(letter) ? U'\uFFFD' : letter;
        clean += QString::fromUcs4(&shown, 1);
    }
    return clean;
}

QString printable(const std::string &utf8)
{
    return printable(QString::fromStdString(utf8));
}

int columnsOf(const QString &text)
{
    int columns = 0;
    for (const char32_t letter : text.toUcs4())
        columns += columnsOfLetter(letter);
    return columns;
}

QString shortened(const QString &text, int columns)
{
    if (columnsOf(text) <= columns)
        return text;
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    qsizetype end = 0;
    while (letters.toNextBoundary() > 0 && columnsOf(text.left(letters.position())) < columns)
        end = letters.position();
    return text.left(end) + QChar(0x2026);
}

QString leftAligned(const QString &text, int columns)
{
    const QString fit = shortened(text, columns);
    return fit + QString(columns - columnsOf(fit), u' ');
}

QString rightAligned(const QString &text, int columns)
{
    const QString fit = shortened(text, columns);
    return QString(columns - columnsOf(fit), u' ') + fit;
}

QStringList wrapped(const QString &text, int columns)
{
    QStringList lines;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!lines.isEmpty() && columnsOf(lines.back()) + 1 + columnsOf(word) <= columns)
            lines.back() += u' ' + word;
        else
            lines += word;
    }
    return lines;
}

} // namespace companion
