// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/ask.h"

#include <QCoreApplication>

#include <array>

namespace companion {

namespace {

// The kinds and weights as QML knows them, in the order of the enums.
constexpr std::array kindNames{"number", "oneOf", "someOf", "place", "sides", "line"};
constexpr std::array weightNames{"next", "usual", "seldom"};

class AskWords
{
    Q_DECLARE_TR_FUNCTIONS(AskWords)
};

} // namespace

namespace asking {

AskField number(const QString &key, const QString &title, int from, int to, int value)
{
    return {.key = key,
            .title = title,
            .kind = AskField::Kind::Number,
            .from = from,
            .to = to,
            .value = qBound(from, value, to)};
}

AskField oneOf(const QString &key, const QString &title, std::vector<Choice> choices, int value)
{
    if (choices.size() == 1)
        value = choices.front().value; // nothing to choose
    return {.key = key,
            .title = title,
            .kind = AskField::Kind::OneOf,
            .value = value,
            .choices = std::move(choices)};
}

AskField someOf(const QString &key, const QString &title, std::vector<Choice> choices, int most)
{
    return {.key = key,
            .title = title,
            .kind = AskField::Kind::SomeOf,
            .to = most,
            .choices = std::move(choices)};
}

AskField place(const QString &key, const QString &title, std::vector<Choice> choices)
{
    AskField field = oneOf(key, title, std::move(choices));
    field.kind = AskField::Kind::Place;
    return field;
}

AskField sides(const QString &key, const QString &title, std::vector<Choice> choices)
{
    return {.key = key, .title = title, .kind = AskField::Kind::Sides, .choices = std::move(choices)};
}

AskField line(const QString &key, const QString &title)
{
    return {.key = key, .title = title, .kind = AskField::Kind::Line};
}

AskField onlyIf(AskField field, const QString &other, const QList<int> &values)
{
    field.onlyIf = other;
    field.onlyIfOneOf = values;
    return field;
}

AskField beside(AskField field)
{
    field.beside = true;
    return field;
}

std::vector<Choice> yesOrNo()
{
    return {{1, AskWords::tr("Yes")}, {0, AskWords::tr("No")}};
}

} // namespace asking

QList<int> Answers::several(const QString &key) const
{
    QList<int> values;
    for (const QVariant &value : m_values.value(key).toList())
        values += value.toInt();
    return values;
}

QVariantList shown(const std::vector<AskField> &fields)
{
    QVariantList list;
    for (const AskField &field : fields) {
        QVariantList choices;
        for (const Choice &choice : field.choices) {
            const bool seam = choice.otherRow > 0;
            choices += QVariantMap{{"value", choice.value},
                                   {"text", choice.text},
                                   {"row", seam ? (choice.row + choice.otherRow) / 2.0 : choice.row},
                                   {"x", seam ? (choice.x + choice.otherX) / 2.0 : choice.x},
                                   {"halves", choice.halves},
                                   {"seam", seam}};
        }
        QVariantMap presets;
        for (auto other = field.presets.begin(); other != field.presets.end(); ++other) {
            QVariantMap offered;
            for (auto one = other->begin(); one != other->end(); ++one)
                offered.insert(QString::number(one.key()), one.value());
            presets.insert(other.key(), offered);
        }
        list += QVariantMap{{"key", field.key},
                            {"title", field.title},
                            {"kind", kindNames[static_cast<std::size_t>(field.kind)]},
                            {"from", field.from},
                            {"to", field.to},
                            {"value", field.value},
                            {"choices", choices},
                            {"beside", field.beside},
                            {"onlyIf", field.onlyIf},
                            {"onlyIfOneOf", QVariant::fromValue(field.onlyIfOneOf)},
                            {"presets", presets}};
    }
    return list;
}

QVariantMap shown(const TableAsk &ask)
{
    return {{"key", ask.key},
            {"title", ask.title},
            {"text", ask.text},
            {"seat", ask.seat},
            {"weight", weightNames[static_cast<std::size_t>(ask.weight)]},
            {"fields", shown(ask.fields)},
            {"secret", ask.secret},
            {"foreseen", ask.foreseen}};
}

} // namespace companion
