// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "db/bgstats/push_link.h"
#include "tests/any_record.h"
#include "tests/stories.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace db::bgstats;
using scoring::GameKind;
using scoring::Record;
using scoring::Totals;

static Record evening()
{
    return {.id = "evening",
            .game = GameKind::Rockwell,
            .played = "2026-01-10T20:15:00",
            .durationMinutes = 74,
            .location = "Anna's & Béla's",
            .comments = "100% + more? ⛏",
            .players = {{"Anna"}, {"Béla"}},
            .part = Totals{{57, -2}, {}, scoring::Seat{1}}};
}

static QJsonObject decoded(const std::string &link)
{
    const QByteArray prefix = "https://app.bgstatsapp.com/createPlay.html?data=";
    const QByteArray bytes = QByteArray::fromStdString(link);
    if (!bytes.startsWith(prefix))
        return {};
    return QJsonDocument::fromJson(QByteArray::fromPercentEncoding(bytes.mid(prefix.size()))).object();
}

class BgStatsPushLinkTest : public QObject
{
    Q_OBJECT

private slots:
    void the_link_holds_the_play()
    {
        const std::optional<std::string> link = pushLink(any_record::exported(evening()));
        QVERIFY(link);
        QCOMPARE(link->find_first_not_of(
                     "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~%:/?="),
                 std::string::npos);
        const QJsonObject play = decoded(*link);
        const QJsonObject expected{{"sourceName", "Steiger"},
                                   {"sourcePlayId", "play evening"},
                                   {"playDate", "2026-01-10 20:15:00"},
                                   {"durationMin", 74},
                                   {"location", "Anna's & Béla's"},
                                   {"board", ""},
                                   {"comments", "100% + more? ⛏"},
                                   {"game", QJsonObject{{"name", "Rockwell"},
                                                        {"sourceGameId", "rockwell"},
                                                        {"bggId", 139562},
                                                        {"highestWins", true},
                                                        {"noPoints", false}}},
                                   {"players", QJsonArray{QJsonObject{{"name", "Anna"},
                                                                      {"sourcePlayerId", "PERSON-Anna"},
                                                                      {"startPlayer", false},
                                                                      {"winner", true},
                                                                      {"rank", 1},
                                                                      {"score", 57},
                                                                      {"role", ""},
                                                                      {"team", ""},
                                                                      {"teamRole", ""}},
                                                          QJsonObject{{"name", "Béla"},
                                                                      {"sourcePlayerId", "PERSON-Béla"},
                                                                      {"startPlayer", true},
                                                                      {"winner", false},
                                                                      {"rank", 2},
                                                                      {"score", -2},
                                                                      {"role", ""},
                                                                      {"team", ""},
                                                                      {"teamRole", ""}}}}};
        QCOMPARE(play, expected);
    }

    void a_guest_is_known_by_name()
    {
        ExportedRecord play = any_record::exported(evening());
        play.playerUuids[1].clear();
        const QJsonObject guest = decoded(*pushLink(play))["players"].toArray()[1].toObject();
        QCOMPARE(guest["sourcePlayerId"].toString(), "guest Béla");
    }

    void a_long_story_is_left_out()
    {
        ExportedRecord play = any_record::exported(evening());
        play.record.comments = std::string(7000, 'x');
        QCOMPARE(decoded(*pushLink(play))["comments"].toString().size(), 7000 - 0);
        play.record.comments = std::string(8000, 'x');
        const std::optional<std::string> link = pushLink(play);
        QVERIFY(link && link->size() < 8000);
        QCOMPARE(decoded(*link)["comments"].toString(), "");
        QCOMPARE(decoded(*link)["location"].toString(), "Anna's & Béla's");
        play.record.location = std::string(8000, 'x');
        QCOMPARE(decoded(*pushLink(play))["location"].toString(), "");
        play.record.players[0].name = std::string(8000, 'x');
        QVERIFY(!pushLink(play));
    }
};

APPLESS_STORY(BgStatsPushLinkTest)
#include "bgstats_push_link_test.moc"
