// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QVariantMap>

#include <functional>
#include <vector>

namespace companion {

/// One of several. Places of a board also say where they are.
struct Choice {
    int value = 0;
    QString text;
    int row = 0;
    int x = 0;
    int halves = 2; ///< how wide it is; 1 for what lies between two bricks
    /// Where the row is given, it lies on the seam with the brick there.
    int otherRow = 0;
    int otherX = 0;
};

/// A part of what is asked.
struct AskField {
    enum class Kind {
        Number, ///< from, to
        OneOf,  ///< choices
        SomeOf, ///< choices, `to` of them at most
        Place,  ///< choices, on the board that is drawn
        Sides,  ///< the six sides of a card, each with one of the choices: a list of their values
        Line,   ///< of text, may be empty
    };

    QString key;
    QString title;
    Kind kind = Kind::Number;
    int from = 0;
    int to = 0;
    int value = 0; ///< as it is offered; for one of several below 0: to be chosen first
    std::vector<Choice> choices{};
    QString onlyIf{};         ///< another field, which has to have
    QList<int> onlyIfOneOf{}; ///< one of these values; otherwise this one is not asked
    bool beside = false;      ///< a short one, that may stand beside another
    /// What it is offered as once other fields are answered: by their keys and values. With another answer
    /// to one of them it is asked anew. A list where the answer is one.
    QMap<QString, QMap<int, QVariant>> presets{};
};

/// The fields in short.
namespace asking {

AskField number(const QString &key, const QString &title, int from, int to, int value = 0);
AskField oneOf(const QString &key, const QString &title, std::vector<Choice> choices, int value = -1);
AskField someOf(const QString &key, const QString &title, std::vector<Choice> choices, int most);
AskField place(const QString &key, const QString &title, std::vector<Choice> choices);
AskField sides(const QString &key, const QString &title, std::vector<Choice> choices);
AskField line(const QString &key, const QString &title);
/// That field, asked only where another one has one of these values.
AskField onlyIf(AskField field, const QString &other, const QList<int> &values);
/// That field, short enough to stand beside another.
AskField beside(AskField field);
std::vector<Choice> yesOrNo(); ///< 1 and 0

} // namespace asking

/// Something that can be told now: what is on its button, and what has to be said with it.
struct TableAsk {
    enum class Weight {
        Next,   ///< what usually comes now: the main button, or the first of a player's
        Usual,  ///< a button of its own
        Seldom, ///< behind "More"
    };

    QString key; ///< its name among the asks of the moment
    QString title;
    QString text{}; ///< the rule, in a sentence
    int seat = -1;  ///< whose it is; below 0 the whole table's
    Weight weight = Weight::Usual;
    std::vector<AskField> fields{}; ///< none: a tap is all it takes
    bool secret = false;            ///< for the eyes of that seat alone: the tablet is handed over first
    bool foreseen = false; ///< something is worked out: what comes of it is said while it is answered
};

/// What was answered, by the keys of the fields. What was not asked is 0, nothing, or empty.
class Answers
{
public:
    explicit Answers(QVariantMap values = {})
        : m_values(std::move(values))
    {
    }

    bool has(const QString &key) const { return m_values.contains(key); }
    int number(const QString &key) const { return m_values.value(key).toInt(); }
    QString line(const QString &key) const { return m_values.value(key).toString(); }
    QList<int> several(const QString &key) const;

private:
    QVariantMap m_values;
};

/// An ask of a game, and the events it becomes.
template <typename Event>
struct TableAskOf : TableAsk {
    std::function<std::vector<Event>(const Answers &)> events;
};

/// As the screens show it.
QVariantMap shown(const TableAsk &ask);
QVariantList shown(const std::vector<AskField> &fields);

} // namespace companion
