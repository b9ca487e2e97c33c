// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bgstats_words.h"

#include "companion/game_words.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "companion/text_layout.h"

#include <QCoreApplication>

namespace companion {

class BgStatsWords
{
    Q_DECLARE_TR_FUNCTIONS(BgStatsWords)

public:
    static QString skipped(const db::bgstats::Skipped &skipped)
    {
        using db::bgstats::WhySkipped;
        const QString found = printable(skipped.found);
        switch (skipped.why) {
        case WhySkipped::NotAnObject:
            return filled(tr("%1 stands where an object in curly braces should be"), found);
        case WhySkipped::NotAList:
            return filled(tr("%1 stands where a list in square brackets should be"), found);
        case WhySkipped::NoId:
            return tr("it has no id, so nothing can refer to it");
        case WhySkipped::FieldTwice:
            return filled(tr("%1 is given twice, and nobody can tell which is meant"), found);
        case WhySkipped::TooDeep:
            return filled(tr("%1 goes too deep"), found);
        case WhySkipped::Again:
            return tr("it is in the file a second time");
        case WhySkipped::GameMissing:
            return filled(tr("the file has no single game with the id %1"), found);
        case WhySkipped::PlayerMissing:
            return filled(tr("the file has no single player with the id %1"), found);
        case WhySkipped::LocationMissing:
            return filled(tr("the file has no single place with the id %1"), found);
        case WhySkipped::WrongDate:
            return filled(tr("\"%1\" is no date (expected: 2026-01-24 20:15:00)"), found);
        case WhySkipped::NoPlayers:
            return tr("nobody played");
        }
        return {};
    }

    static QString obstacle(const db::bgstats::NotARecord &why)
    {
        using db::bgstats::Obstacle;
        const QString player = printable(why.player);
        switch (why.why) {
        case Obstacle::OtherGame:
            return tr("another game");
        case Obstacle::Ignored:
            return tr("marked to be left out of statistics; kept, but not counted");
        case Obstacle::Teams:
            return tr("played in teams, which this game does not have; kept, but not counted");
        case Obstacle::PlayerCount:
            return tr("%n player(s), which is not possible in this game; kept, but not counted", "",
                      why.number);
        case Obstacle::NoScore:
            return filled(tr("%1 has no score; kept, but not counted"), player);
        case Obstacle::ScoreUnreadable:
            return filled(tr("the score of %1 cannot be read: \"%2\"; kept, but not counted"), player,
                          printable(why.found));
        case Obstacle::ScoreNotWhole:
            return filled(tr("the score of %1 is no whole number: \"%2\"; kept, but not counted"), player,
                          printable(why.found));
        case Obstacle::Impossible:
            return filled(tr("this result is not possible in this game (%1); kept, but not counted"),
                          printable(why.found));
        case Obstacle::NoWinner:
            return tr("nobody won; kept, but not counted");
        }
        return {};
    }

    static QString shift(int number) { return filled(tr("Shift %1"), shiftNumeral(number)); }
    static QString end() { return tr("End of the game"); }
};

QString skippedText(const db::bgstats::Skipped &skipped)
{
    return BgStatsWords::skipped(skipped);
}

QString obstacleText(const db::bgstats::NotARecord &why)
{
    return BgStatsWords::obstacle(why);
}

db::bgstats::Labels sheetLabels(const scoring::Record &record, const scoring::Scored &scored)
{
    db::bgstats::Labels labels{{"final", BgStatsWords::end().toStdString()}};
    const std::unique_ptr<GameWords> words = wordsFor(record, scored);
    for (const scoring::Line &line : scoring::gameScore(scored).lines) {
        labels[id(line)] = words->title(line).toStdString();
        if (line.shift > 0)
            labels["shift" + std::to_string(line.shift)] = BgStatsWords::shift(line.shift).toStdString();
    }
    return labels;
}

} // namespace companion
