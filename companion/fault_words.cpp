// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/fault_words.h"

#include "companion/sentences.h"
#include "companion/text_layout.h"

#include <QCoreApplication>

namespace companion {

namespace {

using scoring::Expected;
using scoring::Fault;
using scoring::FaultKind;

QString fromUtf8(const std::string &text)
{
    return printable(QString::fromStdString(text));
}

} // namespace

class FaultWords
{
    Q_DECLARE_TR_FUNCTIONS(FaultWords)

public:
    static QString expected(const Fault &fault);
    static QString noSuchOrder(const Fault &fault);
    static QString cartToken(const Fault &fault);
    static QString sentence(const Fault &fault);
};

QString FaultWords::expected(const Fault &fault)
{
    switch (fault.expected) {
    case Expected::Nothing:
        return fromUtf8(fault.right);
    case Expected::Object:
        return tr("an object in curly braces");
    case Expected::List:
        return tr("a list in square brackets");
    case Expected::Text:
        return tr("a text in quotation marks");
    case Expected::Name:
        return tr("a name in quotation marks");
    case Expected::Count:
    case Expected::PlayerIndex:
        return filled(tr("a whole number from 0 to %1"), fault.limit);
    case Expected::FromOne:
        return filled(tr("a whole number from 1 to %1"), fault.limit);
    case Expected::Points:
        return filled(tr("a whole number of points from %1 to %2"), -fault.limit, fault.limit);
    case Expected::Boolean:
        return tr("true or false");
    case Expected::Date:
        return tr("a date such as \"2026-05-01\" or \"2026-05-01T19:30:00+02:00\"");
    case Expected::OrderList:
        return tr("a list of orders such as [\"truck:kk\"], or [] for none");
    case Expected::OrderListOrCount:
        return tr("a list of orders such as [\"truck:kk\"], or how many there are");
    case Expected::TileList:
        return tr("a list of tiles such as [\"light:gg\"], or [] for none");
    case Expected::TilesOrCounts:
        return tr("a list of tiles such as [\"light:gg\"], or the numbers lightTiles and darkTiles");
    case Expected::Shifts:
        return tr("a list of 1 to 3 shifts, or the list totals instead");
    case Expected::EvenPlace:
        return tr("an even whole number, as for all cards of levels 1 and 3");
    case Expected::OddPlace:
        return tr("an odd whole number, as for all cards of levels 2 and 4");
    case Expected::HalfCarts:
        return tr("six letters such as \"FE--EF\" for left, right, up left, up right, down left, down right: "
                  "F for a loaded half cart, E for an empty one, - for none");
    case Expected::TwoCards:
        return tr("the ids of two cards such as [\"A\", \"B\"]");
    case Expected::Factions:
        return filled(tr("a list of %1 factions at the most"), fault.limit);
    case Expected::Corners:
        return tr("four corners in pixels such as [[0, 0], [90, 0], [90, 140], [0, 140]]");
    case Expected::Share:
        return tr("a number from 0 to 1");
    }
    return {};
}

QString FaultWords::noSuchOrder(const Fault &fault)
{
    const QString found = fromUtf8(fault.found);
    const QString right = fromUtf8(fault.right);
    if (fault.vehicle == "wheelbarrow")
        return filled(tr("no such order %1 (wheelbarrows carry %2)"), found, right);
    if (fault.vehicle == "horse-cart")
        return filled(tr("no such order %1 (horse carts carry %2)"), found, right);
    if (fault.vehicle == "truck")
        return filled(tr("no such order %1 (trucks carry %2)"), found, right);
    if (fault.vehicle == "train")
        return filled(tr("no such order %1 (trains carry %2)"), found, right);
    return filled(tr("no such order %1 (an order is vehicle:coal such as \"truck:kk\", the vehicles are %2)"),
                  found, right);
}

QString FaultWords::cartToken(const Fault &fault)
{
    const QString found = fromUtf8(fault.found);
    const QString places = fault.right.empty() ? tr("nowhere in this mine") : fromUtf8(fault.right);
    if (fault.kind == FaultKind::NoSuchCard)
        return filled(tr("no cart token can lie on %1: not both cards are in the mine (possible: %2)"), found,
                      places);
    if (fault.kind == FaultKind::CardsApart)
        return filled(tr("no cart token can lie on %1: the cards do not touch (possible: %2)"), found,
                      places);
    if (fault.kind == FaultKind::NoCart)
        return filled(tr("no cart token can lie on %1: no half carts meet there (possible: %2)"), found,
                      places);
    if (fault.kind == FaultKind::CartIsFull)
        return filled(tr("no cart token can lie on %1: the cart is full already (possible: %2)"), found,
                      places);
    return filled(tr("no cart token can lie on %1: both halves of the cart are empty (possible: %2)"), found,
                  places);
}

QString FaultWords::sentence(const Fault &fault)
{
    const QString found = fromUtf8(fault.found);
    const QString right = fromUtf8(fault.right);
    switch (fault.kind) {
    case FaultKind::NotJson:
        return filled(tr("line %1, column %2: this is not JSON (a game record is a JSON object)"),
                      fault.number, fault.limit);
    case FaultKind::NumberTooLarge:
        return filled(tr("line %1, column %2: the number %3 is too large to be read"), fault.number,
                      fault.limit, found);
    case FaultKind::FieldTwice:
        return tr("given twice (expected: once)");
    case FaultKind::NamedTwice:
        return filled(tr("%1 is named twice (expected: once)"), found);
    case FaultKind::WinnersAlone:
        return tr("given without totals (who won follows from the game's own part)");
    case FaultKind::Missing:
        return filled(tr("missing (expected: %1)"), expected(fault));
    case FaultKind::NotExpected:
        return filled(tr("%1 is not possible here (expected: %2)"), found, expected(fault));
    case FaultKind::NoSuchField:
        return filled(tr("no such field (only %1)"), right);
    case FaultKind::NoSuchValue:
        return filled(tr("no such value %1 (only %2)"), found, right);
    case FaultKind::NoSuchOrder:
        return noSuchOrder(fault);
    case FaultKind::NoSuchTile:
        return filled(tr("no such tile %1 (a tile is side:carts such as \"light:gg\", the sides are light "
                         "and dark, the carts %2)"),
                      found, right);
    case FaultKind::OtherFormat:
        return filled(tr("this is %1, which this program cannot read (it reads %2)"), found, right);
    case FaultKind::PlayerCount:
        return filled(tr("%n player(s) (%1 is for %2)", "", fault.number), found, right);
    case FaultKind::NameTaken:
        return filled(tr("%1 is already the name of %2 (expected: a name of their own for every player)"),
                      found, right);
    case FaultKind::ColorTaken:
        return filled(tr("%1 is already the color of %2 (expected: a color of their own for every player)"),
                      found, right);
    case FaultKind::EntryCount:
        return filled(
            tr("%n entries (expected: one for each of the %1 players, in their order)", "", fault.number),
            fault.limit);
    case FaultKind::ShiftCount:
        return filled(tr("%n shift(s) (a game has 1 to %1)", "", fault.number), fault.limit);
    case FaultKind::FinalTooEarly:
        return filled(
            tr("the end of the game after %n shift(s) (expected: all %1 shifts, or leave out final)", "",
               fault.number),
            fault.limit);
    case FaultKind::TilesDisagree:
        return filled(tr("%1 tiles said, %2 listed in tiles (the two must agree)"), fault.number,
                      fault.limit);
    case FaultKind::CartsDisagree:
        return filled(tr("%1 said, %2 by the cards of the mine (the two must agree)"), fault.number, right);
    case FaultKind::GivenBefore:
        return filled(tr("%1 is given before, at %2 (expected: another one)"), found, right);
    case FaultKind::NoSuchCard:
    case FaultKind::CardsApart:
    case FaultKind::NoCart:
    case FaultKind::CartIsFull:
    case FaultKind::CartIsEmpty:
        return cartToken(fault);
    case FaultKind::GoalsDisagree:
        return filled(tr("%1 said, but the goals listed give %2 (the two must agree)"), fault.number,
                      fault.limit);
    case FaultKind::TwoParts:
        return tr("given beside totals (expected: either totals or the game's own part)");
    }
    return {};
}

QString faultText(const scoring::Fault &fault)
{
    const QString sentence = FaultWords::sentence(fault);
    return fault.where.empty() ? sentence : fromUtf8(fault.where) + QStringLiteral(": ") + sentence;
}

} // namespace companion
