// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVariantList>

#include "companion/view/row_model.h"
#include "scoring/coal_baron/exercise.h"

#include <optional>
#include <vector>

namespace companion {

/// What a player has, and the answers to choose from.
struct AnswerRow {
    QString name;
    QString color;
    QString note;        ///< who started; once it was judged, the count and the place
    QString figure;      ///< what somebody has where there are no pieces to show: "7 marks"
    QVariantList orders; ///< {vehicle, coal, points, amount}; amount 0 where it turned out not to count
    int carts = 0;       ///< empty ones
    int loadedCarts = 0;
    int cartCoal = 0;
    int workers = 0; ///< in the factory
    int light = -1;  ///< tiles, where they are to be compared
    int dark = -1;
    QList<int> choices;
    QStringList labels; ///< of the choices
    int given = none;
    int right = none; ///< once it was judged
    bool operator==(const AnswerRow &) const = default;

    static constexpr int none = -1000; ///< no answer is like that
};

struct MistakeRow {
    QString title;
    QString text;
    bool operator==(const MistakeRow &) const = default;
};

std::vector<Role<AnswerRow>> answerRoles();
std::vector<Role<MistakeRow>> mistakeRoles();

/// One for every player; none where the clock itself is tapped. `given` as in rightAnswers().
std::vector<AnswerRow> answerRows(const scoring::coal_baron::Exercise &exercise,
                                  const scoring::coal_baron::Task &task,
                                  const std::vector<std::optional<int>> &given, bool judged);

} // namespace companion
