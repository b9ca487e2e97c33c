// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "scoring/coal_baron/correction.h"
#include "scoring/record_json.h"
#include "tests/coal_baron_play.h"
#include "tests/stories.h"

#include <nlohmann/json.hpp>

#include <malloc.h>

using namespace scoring;
using namespace scoring::coal_baron;

class MemoryTest : public QObject
{
    Q_OBJECT

private slots:
    void no_game_leaves_anything_behind_in_memory()
    {
        const play::PlayedGame played = play::RandomPlay(1).wholeGame(4);
        Record record{.game = GameKind::CoalBaron};
        for (const char *name : {"Anna", "Béla", "Cili", "Dani"})
            record.players.push_back({name, "", ""});
        record.part = gameOf(played.table);
        const std::string text = writeRecord(record).dump();
        const auto playAndScore = [&] {
            const Record read = std::get<Record>(readRecord(text));
            const Score result = score(std::get<Game>(read.part));
            const Folded folded = fold(played.events);
            return result.lines == folded.table.lines;
        };

        // What is set up once, and what malloc keeps at hand for the next time, is there after some games.
        for (int game = 0; game < 100; ++game)
            QVERIFY(playAndScore());
        const std::size_t before = mallinfo2().uordblks;
        for (int game = 0; game < 500; ++game)
            playAndScore();
        QCOMPARE(mallinfo2().uordblks, before);
    }
};

APPLESS_STORY(MemoryTest)
#include "memory_test.moc"
