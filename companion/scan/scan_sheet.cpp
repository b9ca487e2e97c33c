// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/scan/scan_sheet.h"

#include "companion/coal_baron_names.h"
#include "companion/scan/doubt_words.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"

#include <QCoreApplication>

namespace companion {

namespace {

using namespace scoring::coal_baron;

QString doubtLines(const std::vector<vision::Doubt> &why)
{
    QString lines;
    for (const vision::Doubt &doubt : why)
        lines += "     ? " + doubtText(doubt) + "\n";
    return lines;
}

} // namespace

class ScanWords
{
    Q_DECLARE_TR_FUNCTIONS(ScanWords)

public:
    static QString orders(const std::vector<vision::OrderSeen> &seen);
    static QString mine(const vision::MineSeen &seen);

private:
    static QString card(const vision::OrderSeen &seen);
    static QString side(Coal level, Side side, const vision::LevelCount &count);
};

QString ScanWords::card(const vision::OrderSeen &seen)
{
    if (!seen.order)
        return tr("a card");
    return filled(tr("%1, %n point(s)", nullptr, scoring::coal_baron::card(*seen.order).points),
                  CoalBaronNames::order(*seen.order));
}

QString ScanWords::orders(const std::vector<vision::OrderSeen> &seen)
{
    if (seen.empty())
        return tr("No order is to be seen.") + "\n";
    QString text;
    int number = 0;
    int points = 0;
    int asking = 0;
    for (const vision::OrderSeen &order : seen) {
        text +=
            QString::number(++number).rightJustified(3) + "  " + card(order) + "\n" + doubtLines(order.why);
        points += order.order ? scoring::coal_baron::card(*order.order).points : 0;
        asking += order.review() ? 1 : 0;
    }
    text += tr("%n order(s)", nullptr, number) + ", " + tr("%n point(s)", nullptr, points) + "\n";
    if (asking > 0)
        text += tr("Please look at %n of them.", nullptr, asking) + "\n";
    return text;
}

QString ScanWords::side(Coal level, Side side, const vision::LevelCount &count)
{
    const QString place = side == Side::Light ? tr("%1, light side") : tr("%1, dark side");
    return filled(place, CoalBaronNames::coal(level)) + ": " + tr("%n tile(s)", nullptr, count.tiles) + ", " +
           tr("%n cart(s)", nullptr, count.carts) + ", " + tr("%n of them loaded", nullptr, count.loaded);
}

QString ScanWords::mine(const vision::MineSeen &seen)
{
    if (!seen.board && seen.pieces.empty())
        return tr("No mine is to be seen.") + "\n" + doubtLines(seen.why);
    QString text;
    const vision::LevelCounts counts = countLevels(seen);
    for (const Coal coal : coals) {
        for (const Side side : sides) {
            text += "  " + ScanWords::side(coal, side, counts[at(coal)][at(side)]) + "\n";
            for (const vision::MinePieceSeen &piece : seen.pieces) {
                if (piece.level == coal && piece.side == side)
                    text += doubtLines(piece.why);
            }
        }
    }
    for (const vision::MinePieceSeen &piece : seen.pieces) {
        if (!piece.level)
            text += "  " + tr("a tile") + "\n" + doubtLines(piece.why);
    }
    if (seen.cubesElsewhere)
        text += "  " + tr("%n cube(s) in the cage and in storage", nullptr, *seen.cubesElsewhere) + "\n";
    return text + doubtLines(seen.why);
}

QString scanSheet(const vision::Scan &scan)
{
    const QString photo = printable(QString::fromStdString(scan.photo));
    const auto *orders = std::get_if<std::vector<vision::OrderSeen>>(&scan.seen);
    return photo + "\n" +
           (orders ? ScanWords::orders(*orders) : ScanWords::mine(std::get<vision::MineSeen>(scan.seen)));
}

} // namespace companion
