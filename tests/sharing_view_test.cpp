// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/people_folders.h"
#include "companion/view/qr_code.h"
#include "companion/view/score_picture.h"
#include "companion/view/sharing.h"
#include "db/bgstats/read.h"
#include "db/bgstats/records.h"
#include "home_story.h"
#include "tests/places.h"
#include "tests/stories.h"

#include <QGuiApplication>
#include <QProcess>
#include <QStandardPaths>

using companion::Ledger;
using companion::Sharing;

class SharingTest : public QObject
{
    Q_OBJECT

private slots:
    void a_game_of_the_history_becomes_three_files_that_people_find();
    void no_file_is_ever_replaced();
    void the_record_can_be_read_again_and_says_the_same();
    void bg_stats_reads_the_play();
    void a_game_that_is_not_in_the_history_can_be_shared_too();
    void players_without_a_colour_have_emblems_in_the_picture();
    void what_is_no_record_is_not_shared();
    void the_picture_is_in_the_language_in_use();
    void long_names_make_the_picture_higher_not_wider();
    void whatever_people_are_called_the_file_has_a_name();
    void what_cannot_be_written_is_said();
    void a_reader_reads_the_code();
    void a_code_keeps_the_border_that_readers_need();
    void what_is_too_long_for_a_code_is_said();
};

namespace {

QByteArray sample()
{
    QFile file(places::sample);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString storedSample(Ledger &ledger)
{
    const story::Json document = story::Json::parse(sample().toStdString());
    return QString::fromStdString(scoring::toString(story::add(ledger.store(), document).id));
}

} // namespace

void SharingTest::a_game_of_the_history_becomes_three_files_that_people_find()
{
    const story::Home home;
    Ledger ledger(home.store());
    Sharing sharing(ledger);
    QVERIFY(sharing.show(storedSample(ledger)));
    QCOMPARE(sharing.title(), "Coal Baron");
    QVERIFY(sharing.result().contains("Anna") || sharing.result().contains("Béla") ||
            sharing.result().contains("Cili"));
    QVERIFY(sharing.savePicture());
    QVERIFY(!QImage(home.path("Pictures/Coal Baron 2026-05-01 Anna Béla Cili.png")).isNull());
    QVERIFY(sharing.saveRecord());
    QVERIFY(QFile::exists(home.path("Documents/Coal Baron 2026-05-01 Anna Béla Cili.json")));
    QVERIFY(sharing.savePlay());
    const QString play = home.path("Documents/Coal Baron 2026-05-01 Anna Béla Cili.bgsplay");
    QVERIFY(QFile::exists(play));
    QCOMPARE(sharing.outcome(), QString("Saved as %1.").arg(play));
    QVERIFY(!sharing.failed());
}

void SharingTest::no_file_is_ever_replaced()
{
    const story::Home home;
    Ledger ledger(home.store());
    Sharing sharing(ledger);
    sharing.showRecord(QString::fromUtf8(sample()));
    QVERIFY(sharing.saveRecord());
    const QByteArray first = home.read("Documents/Coal Baron 2026-05-01 Anna Béla Cili.json");
    QVERIFY(sharing.saveRecord());
    QVERIFY(sharing.saveRecord());
    QCOMPARE(home.read("Documents/Coal Baron 2026-05-01 Anna Béla Cili.json"), first);
    QCOMPARE(QDir(home.path("Documents")).entryList(QDir::Files, QDir::Name),
             QStringList({"Coal Baron 2026-05-01 Anna Béla Cili (2).json",
                          "Coal Baron 2026-05-01 Anna Béla Cili (3).json",
                          "Coal Baron 2026-05-01 Anna Béla Cili.json"}));
}

void SharingTest::the_record_can_be_read_again_and_says_the_same()
{
    const story::Home home;
    Ledger ledger(home.store());
    Sharing sharing(ledger);
    QVERIFY(sharing.show(storedSample(ledger)));
    QVERIFY(sharing.saveRecord());
    const auto saved = story::read(
        story::Json::parse(home.read("Documents/Coal Baron 2026-05-01 Anna Béla Cili.json").toStdString()));
    const auto given = story::read(story::Json::parse(sample().toStdString()));
    QVERIFY(saved.part == given.part);
    QCOMPARE(saved.played, given.played);
}

void SharingTest::bg_stats_reads_the_play()
{
    const story::Home home;
    Ledger ledger(home.store());
    Sharing sharing(ledger);
    QVERIFY(sharing.showRecord(QString::fromUtf8(sample())));
    QVERIFY(sharing.savePlay());
    const QByteArray written = home.read("Documents/Coal Baron 2026-05-01 Anna Béla Cili.bgsplay");
    QVERIFY2(written.contains("Shift III"), written); // as on the board
    const auto read = db::bgstats::readFile(written.toStdString());
    const auto *file = std::get_if<db::bgstats::ReadFile>(&read);
    QVERIFY(file);
    QVERIFY(file->skipped.empty());
    QCOMPARE(file->file.plays.size(), 1U);
    const auto converted = db::bgstats::toRecord(file->file, file->file.plays.front());
    QVERIFY(std::holds_alternative<db::bgstats::Converted>(converted));
}

void SharingTest::a_game_that_is_not_in_the_history_can_be_shared_too()
{
    const story::Home home;
    Ledger ledger(home.store());
    Sharing sharing(ledger);
    QVERIFY(sharing.showRecord(QString::fromUtf8(sample())));
    QVERIFY(sharing.ready());
    QVERIFY(!sharing.picture().isNull());
    QVERIFY(story::games(ledger.store()).isEmpty());
}

void SharingTest::players_without_a_colour_have_emblems_in_the_picture()
{
    const story::Home home;
    Ledger ledger(home.store());
    Sharing sharing(ledger);
    QVERIFY(sharing.showRecord(
        R"({"format": "steiger.game/1", "game": "coal-baron", "players": [{"name": "Anna"}, {"name": "Béla"}],)"
        R"( "totals": [57, 49]})"));
    QSet<QRgb> colors;
    const QImage picture = sharing.picture();
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            colors += picture.pixel(x, y);
    }
    QVERIFY(colors.contains(qRgb(0xB3, 0x31, 0x2C)) && colors.contains(qRgb(0x2C, 0x5F, 0x91)));
}

void SharingTest::what_is_no_record_is_not_shared()
{
    const story::Home home;
    Ledger ledger(home.store());
    Sharing sharing(ledger);
    QVERIFY(!sharing.showRecord("a letter"));
    QVERIFY(!sharing.showRecord("{}"));
    QVERIFY(!sharing.show("no such game"));
    QVERIFY(!sharing.ready());
    QVERIFY(sharing.picture().isNull());
    QVERIFY(!sharing.savePicture());
    QVERIFY(!sharing.saveRecord());
    QVERIFY(!sharing.savePlay());
    QVERIFY(!QFile::exists(home.path("Documents")) || QDir(home.path("Documents")).isEmpty());
}

void SharingTest::the_picture_is_in_the_language_in_use()
{
    const story::Home home;
    Ledger ledger(home.store());
    Sharing sharing(ledger);
    sharing.showRecord(QString::fromUtf8(sample()));
    QCOMPARE(sharing.title(), "Coal Baron");
    const QImage english = sharing.picture();
    companion::useLanguage(companion::Language::Hungarian);
    sharing.retell();
    QCOMPARE(sharing.title(), "Szénre fel!");
    QVERIFY(sharing.picture() != english);
    companion::useLanguage(companion::Language::German);
    sharing.retell();
    QCOMPARE(sharing.title(), "Glück Auf");
    companion::useLanguage(companion::Language::English);
    sharing.retell();
    QCOMPARE(sharing.picture(), english);
}

void SharingTest::long_names_make_the_picture_higher_not_wider()
{
    const story::Home home;
    Ledger ledger(home.store());
    Sharing sharing(ledger);
    sharing.showRecord(QString::fromUtf8(sample()));
    const QSize before = sharing.picture().size();
    story::Json document = story::Json::parse(sample().toStdString());
    document["players"][0]["name"] = "Annamária Krisztina Szentgyörgyvölgyi-Nagy";
    document["players"][1]["name"] = std::string(60, 'W');
    sharing.showRecord(QString::fromStdString(document.dump()));
    QCOMPARE(sharing.picture().width(), before.width());
    QVERIFY(sharing.picture().height() > before.height());
}

void SharingTest::whatever_people_are_called_the_file_has_a_name()
{
    using companion::fileName;
    QCOMPARE(fileName({"Coal Baron", "2026-05-01", "Anna/Béla"}), "Coal Baron 2026-05-01 Anna-Béla");
    QCOMPARE(fileName({"..", "hidden"}), "hidden");
    QCOMPARE(fileName({"a\nb", "", "c"}), "a-b c");
    QVERIFY(fileName({QString(500, u'ő')}).toUtf8().size() <= 200);
    QVERIFY(fileName({QString("😀").repeated(200)}).toUtf8().size() <= 200);
    QVERIFY(!fileName({QString("😀").repeated(200)}).back().isHighSurrogate());
}

// Whatever keeps the file from being written, the sentence names it.
void SharingTest::what_cannot_be_written_is_said()
{
    const story::Home home;
    Ledger ledger(home.store());
    Sharing sharing(ledger);
    sharing.showRecord(QString::fromUtf8(sample()));
    home.write("Pictures", "somebody's file where the folder should be");
    QVERIFY(!sharing.savePicture());
    QVERIFY(sharing.failed());
    QCOMPARE(sharing.outcome(), QString("The file could not be written to %1. Choose another folder for it.")
                                    .arg(home.path("Pictures")));
    QVERIFY(sharing.unsavedName().endsWith(".png"));
    QVERIFY(!sharing.saveElsewhere(home.path("Pictures/again.png")));
    QVERIFY(sharing.saveElsewhere(home.path("elsewhere.png")));
    QCOMPARE(QImage(home.path("elsewhere.png")).size(), sharing.picture().size());
    QCOMPARE(sharing.outcome(), QString("Saved as %1.").arg(home.path("elsewhere.png")));
    QVERIFY(sharing.saveRecord()); // the next tap works, and says so
    QVERIFY(!sharing.failed());
}

void SharingTest::a_reader_reads_the_code()
{
    const QString reader = QStandardPaths::findExecutable("zbarimg");
    QVERIFY2(!reader.isEmpty(), "zbarimg is missing: ./dev setup installs it.");
    const story::Home home;
    const QByteArray text =
        "https://app.bgstatsapp.com/createPlay.html?data=%7B%22players%22%3A" + QByteArray(900, 'x');
    const QImage code = companion::qrCode(text);
    QVERIFY(code.scaled(code.size() * 4).save(home.path("code.png")));
    QProcess process;
    process.start(reader, {"--quiet", "--raw", home.path("code.png")});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardOutput().trimmed(), text);
}

void SharingTest::a_code_keeps_the_border_that_readers_need()
{
    const QImage code = companion::qrCode("Steiger");
    QCOMPARE(code.width(), 21 + 2 * 4); // the smallest code there is
    for (int place = 0; place < code.width(); ++place) {
        for (int line = 0; line < 4; ++line) {
            QCOMPARE(code.pixelColor(place, line), QColor(Qt::white));
            QCOMPARE(code.pixelColor(line, place), QColor(Qt::white));
            QCOMPARE(code.pixelColor(place, code.height() - 1 - line), QColor(Qt::white));
            QCOMPARE(code.pixelColor(code.width() - 1 - line, place), QColor(Qt::white));
        }
    }
    QCOMPARE(code.pixelColor(4, 4), QColor(Qt::black)); // the corner of a finder
}

void SharingTest::what_is_too_long_for_a_code_is_said()
{
    const story::Home home;
    Ledger ledger(home.store());
    Sharing sharing(ledger);
    story::Json document = story::Json::parse(sample().toStdString());
    QVERIFY(sharing.showRecord(QString::fromStdString(document.dump())));
    QVERIFY(sharing.codeFits());
    document["comments"] = std::string(4000, 'x'); // they are left out of the code
    QVERIFY(sharing.showRecord(QString::fromStdString(document.dump())));
    QVERIFY(sharing.codeFits());
    document["players"][0]["name"] = QString("Ő").repeated(600).toStdString();
    QVERIFY(sharing.showRecord(QString::fromStdString(document.dump())));
    QVERIFY(!sharing.codeFits());
    QCOMPARE(sharing.codeText(), "This game is too long for a code. The BG Stats file holds all of it.");
    QVERIFY(companion::qrCode(QByteArray(3000, 'x')).isNull());
}

STORY(SharingTest)
#include "sharing_view_test.moc"
