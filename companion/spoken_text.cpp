// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/spoken_text.h"

#include "companion/text_layout.h"

#include <QRegularExpression>
#include <QStringList>

namespace companion {

namespace {

constexpr qsizetype longestWord = 40;
constexpr qsizetype longestText = 1000; // more than a minute

QString withNumbers(QString text)
{
    // The numerals of the shift clock, as words of their own.
    static const QRegularExpression numeral(QStringLiteral("(?<![\\p{L}\\p{N}])I{1,3}(?![\\p{L}\\p{N}])"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    QRegularExpressionMatch match;
    qsizetype from = 0;
    while ((from = text.indexOf(numeral, from, &match)) >= 0)
        text.replace(from, match.capturedLength(), QString::number(match.capturedLength()));
    return text;
}

// The end of a piece that was cut must not be half of a letter.
QString cut(const QString &text, qsizetype length)
{
    if (text.size() <= length)
        return text;
    return text.first(text[length - 1].isHighSurrogate() ? length - 1 : length);
}

QString sentence(QString line)
{
    // espeak-ng takes [[ ]] for phonemes; tags and braces are only noise.
    static const QRegularExpression marks(QStringLiteral("[\\[\\]<>{}|\\\\]"));
    line.replace(marks, QStringLiteral(" "));
    line = printable(line.simplified()).remove(QChar::ReplacementCharacter);
    QStringList words = withNumbers(line).split(u' ', Qt::SkipEmptyParts);
    for (QString &word : words)
        word = cut(word, longestWord);
    const QString said = words.join(u' ');
    return said.isEmpty() || QStringLiteral(".!?:…").contains(said.back()) ? said : said + u'.';
}

} // namespace

QString spokenText(const QString &lines)
{
    QStringList sentences;
    for (const QString &line : lines.split(u'\n'))
        sentences += sentence(line);
    sentences.removeAll(QString());
    return cut(sentences.join(u'\n'), longestText);
}

} // namespace companion
