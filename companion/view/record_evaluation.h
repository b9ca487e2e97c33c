// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>

#include "companion/view/game_sheet.h"
#include "companion/view/walked_evaluation.h"

namespace companion {

/// How a game came to its points, line by line: of whichever sheet is open. Coal Baron is evaluated shift by
/// shift at the table instead, and of totals alone there are no lines.
class RecordEvaluation : public companion::WalkedEvaluation // said in full for qmllint
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

public:
    explicit RecordEvaluation(GameSheet &sheet, QObject *parent = nullptr);

    int hand() const override { return 0; }
    int segment() const override { return 0; }
    QString rule() const override;
    QString places() const override;
    QString summaryAloud() const override;

protected:
    void addPieces(AwardRow &row, const scoring::Line &line, std::size_t seat) const override;

private:
    void follow();

    GameSheet &m_sheet;
};

} // namespace companion
