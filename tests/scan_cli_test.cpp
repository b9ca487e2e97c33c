// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_story.h"
#include "tests/stories.h"

#include "scenes/pictures.h"
#include "scenes/scene.h"

#include <QImage>

using story::Group;
using story::Ran;
using story::steiger;

namespace {

// A photo of the project's own pieces with its truth beside it, in the group's folder.
struct Shot {
    QString photo;
    QString truth;
};

const scenes::Art &knownArt()
{
    static const scenes::Art art = scenes::drawnArt(art::ownEdition());
    return art;
}

// An edition that Steiger does not know by itself.
const scenes::Art &posterArt()
{
    static const scenes::Art art = scenes::drawnArt(*art::findEdition("poster"));
    return art;
}

Shot photograph(const Group &group, scenes::Kind kind, std::uint64_t seed,
                const scenes::Art &art = knownArt())
{
    const scenes::Scene scene = scenes::makeScene({kind, scenes::Level::Easy, seed, {1200, 900}}, art);
    const QString photo = group.file(QString("photo-%1.jpg").arg(seed));
    scenes::writeJpeg(scene.picture, photo.toStdString(), 95);
    const std::string truth =
        scenes::truthJson(scene.truth, "photo.jpg", scene.picture.cols, scene.picture.rows);
    return {photo, group.write(QString("truth-%1.json").arg(seed), QByteArray::fromStdString(truth))};
}

QString blank(const Group &group)
{
    QImage image(640, 480, QImage::Format_RGB32);
    image.fill(Qt::white);
    image.save(group.file("blank.png"));
    return group.file("blank.png");
}

} // namespace

class ScanCliTest : public QObject
{
    Q_OBJECT

private slots:
    void a_table_without_the_game_has_no_items();
    void every_photo_gets_a_line_and_a_bad_one_a_sentence();
    void what_was_found_is_drawn_onto_the_photo();
    void of_several_photos_each_is_drawn_onto_its_own();
    void a_mine_is_read_as_its_own_truth_says_or_asks();
    void orders_are_read_as_their_truth_says_or_ask();
    void an_edition_is_taught_and_kept_in_a_file();
    void only_cards_that_were_of_use_are_counted();
    void a_profile_that_cannot_be_written_is_no_fault_of_the_input();
    void what_is_known_already_is_read_as_before_teaching();
    void frames_are_looked_at_one_after_the_other();
    void what_is_no_frame_ends_the_watch_with_a_sentence_data();
    void what_is_no_frame_ends_the_watch_with_a_sentence();
    void bad_input_gets_a_sentence_data();
    void bad_input_gets_a_sentence();
};

void ScanCliTest::a_table_without_the_game_has_no_items()
{
    const Group group;
    const QString photo = blank(group);
    const Ran orders = steiger({"scan", "orders", photo, "--json"});
    QCOMPARE(orders.exitCode, 0);
    QCOMPARE(orders.json()["format"].toString(), "steiger.scan/1");
    QCOMPARE(orders.json()["width"].toInt(), 640);
    QVERIFY(orders.json()["items"].toArray().isEmpty());
    const Ran mine = steiger({"scan", "mine", photo, "--json"});
    QVERIFY(mine.json()["items"].toArray().isEmpty());
    QCOMPARE(mine.json()["lightTiles"].toInt(-1), 0);
    QCOMPARE(steiger({"scan", "orders", photo}).lines(),
             (QStringList{"blank.png", "No order is to be seen."}));
    QCOMPARE(steiger({"scan", "mine", photo, "--lang", "de"}).lines()[1], "Es ist keine Mine zu sehen.");
}

void ScanCliTest::every_photo_gets_a_line_and_a_bad_one_a_sentence()
{
    const Group group;
    const QString photo = blank(group);
    const QString text = group.write("diary.jpg", "Dear diary,");
    const Ran ran = steiger({"scan", "orders", photo, text, photo, "--json"});
    QCOMPARE(ran.exitCode, 2);
    QCOMPARE(ran.lines().size(), 2);
    QCOMPARE(ran.err, text + ": this is not a JPEG, PNG or WebP picture\n");
}

void ScanCliTest::what_was_found_is_drawn_onto_the_photo()
{
    const Group group;
    const Shot shot = photograph(group, scenes::Kind::Mine, 7);
    QCOMPARE(steiger({"scan", "mine", shot.photo, "--annotate", group.file("found.png")}).exitCode, 0);
    const QImage drawn(group.file("found.png"));
    QCOMPARE(drawn.size(), QSize(1200, 900));
    QVERIFY(drawn != QImage(shot.photo).convertToFormat(drawn.format()));

    const Ran ran =
        steiger({"scan", "mine", shot.photo, "--annotate", group.file("no such folder/found.png")});
    QCOMPARE(ran.exitCode, 2);
    QVERIFY2(ran.err.contains("found.png: this file could not be written"), qPrintable(ran.err));
    QVERIFY(!ran.out.isEmpty()); // what was found is said all the same
}

void ScanCliTest::of_several_photos_each_is_drawn_onto_its_own()
{
    const Group group;
    const Shot first = photograph(group, scenes::Kind::Orders, 21);
    const Shot second = photograph(group, scenes::Kind::Orders, 22);
    const Ran ran = steiger(
        {"scan", "orders", first.photo, second.photo, "--json", "--annotate", group.file("found.png")});
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.lines().size(), 2);
    QVERIFY(!QFile::exists(group.file("found.png")));
    const auto likeness = [&](const char *drawn, const Shot &shot) {
        const QImage one =
            QImage(group.file(drawn)).scaled(60, 45).convertToFormat(QImage::Format_Grayscale8);
        const QImage other = QImage(shot.photo).scaled(60, 45).convertToFormat(QImage::Format_Grayscale8);
        int alike = 0;
        for (int y = 0; y < other.height(); ++y) {
            for (int x = 0; x < other.width(); ++x)
                alike += one.pixel(x, y) == other.pixel(x, y) ? 1 : 0;
        }
        return alike;
    };
    QCOMPARE(QImage(group.file("found-1.png")).size(), QSize(1200, 900));
    QVERIFY(likeness("found-1.png", first) > likeness("found-1.png", second));
    QVERIFY(likeness("found-2.png", second) > likeness("found-2.png", first));
}

void ScanCliTest::a_mine_is_read_as_its_own_truth_says_or_asks()
{
    const Group group;
    for (const std::uint64_t seed : {11U, 12U, 13U}) {
        const Shot shot = photograph(group, scenes::Kind::Mine, seed);
        QFile truth(shot.truth);
        QVERIFY(truth.open(QIODevice::ReadOnly));
        const QJsonObject is = QJsonDocument::fromJson(truth.readAll()).object();
        const QJsonObject said = steiger({"scan", "mine", shot.photo, "--json"}).json();
        QCOMPARE(said["lightTiles"], is["lightTiles"]);
        QCOMPARE(said["darkTiles"], is["darkTiles"]);
        QVERIFY2(said["levels"] == is["levels"] || said["review"].toBool(),
                 qPrintable(QString::number(seed)));
        QVERIFY(said.contains("cubesElsewhere"));
        QVERIFY2(said["cubesElsewhere"] == is["cubesElsewhere"] || said["review"].toBool(),
                 qPrintable(QString::number(seed)));
    }
}

void ScanCliTest::orders_are_read_as_their_truth_says_or_ask()
{
    const Group group;
    for (const std::uint64_t seed : {21U, 22U, 23U}) {
        const Shot shot = photograph(group, scenes::Kind::Orders, seed);
        QFile truth(shot.truth);
        QVERIFY(truth.open(QIODevice::ReadOnly));
        QStringList laid;
        for (const QJsonValue &item : QJsonDocument::fromJson(truth.readAll()).object()["items"].toArray())
            laid += item["order"].toString();
        int sure = 0;
        const QJsonObject said = steiger({"scan", "orders", shot.photo, "--json"}).json();
        for (const QJsonValue &item : said["items"].toArray()) {
            if (item["review"].toBool())
                continue;
            QVERIFY2(laid.contains(item["order"].toString()), qPrintable(item["order"].toString()));
            ++sure;
        }
        QVERIFY2(sure * 10 >= laid.size() * 9, qPrintable(QString("%1 of %2").arg(sure).arg(laid.size())));
    }
}

void ScanCliTest::an_edition_is_taught_and_kept_in_a_file()
{
    const Group group;
    const QString profile = group.file("grandmother's copy.json");
    const Shot cards = photograph(group, scenes::Kind::Orders, 3);
    const Ran first = steiger({"teach", "orders", cards.photo, cards.truth, "--profile", profile});
    QCOMPARE(first.err, QString());
    QVERIFY2(first.out.startsWith("Learned "), qPrintable(first.out));
    const Shot mine = photograph(group, scenes::Kind::Mine, 4);
    QCOMPARE(steiger({"teach", "mine", mine.photo, mine.truth, "--profile", profile}).err, QString());
    QCOMPARE(steiger({"scan", "orders", cards.photo, "--profile", profile, "--json"}).exitCode, 0);
    QCOMPARE(steiger({"scan", "mine", mine.photo, "--profile", profile, "--json"}).exitCode, 0);
}

void ScanCliTest::only_cards_that_were_of_use_are_counted()
{
    const Group group;
    const Shot shot = photograph(group, scenes::Kind::Orders, 3);
    QFile file(shot.truth);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject truth = QJsonDocument::fromJson(file.readAll()).object();
    QJsonArray items = truth["items"].toArray();
    const auto laid = items.size();
    items += QJsonObject{{"order", QJsonValue::Null}, {"quad", items[0].toObject()["quad"]}};
    const QJsonArray corner{10, 10};
    items += QJsonObject{{"order", "truck:kk"}, {"quad", QJsonArray{corner, corner, corner, corner}}};
    truth["items"] = items;
    const QString more = group.write("more.json", QJsonDocument(truth).toJson());
    const QString profile = group.file("copy.json");
    const Ran ran = steiger({"teach", "orders", shot.photo, more, "--profile", profile});
    QCOMPARE(ran.err, QString());
    QVERIFY2(ran.out.startsWith(QString("Learned %1 pieces.").arg(laid)), qPrintable(ran.out));
}

void ScanCliTest::a_profile_that_cannot_be_written_is_no_fault_of_the_input()
{
    const Group group;
    for (const scenes::Kind kind : {scenes::Kind::Orders, scenes::Kind::Mine}) {
        const Shot shot = photograph(group, kind, 3);
        const Ran ran = steiger({"teach", kind == scenes::Kind::Mine ? "mine" : "orders", shot.photo,
                                 shot.truth, "--profile", group.file("no such folder/copy.json")});
        QCOMPARE(ran.exitCode, 1);
        QCOMPARE(ran.out, QString());
        QVERIFY2(ran.err.contains("copy.json: this file could not be written"), qPrintable(ran.err));
    }
}

// What is taught is only in its own file.
void ScanCliTest::what_is_known_already_is_read_as_before_teaching()
{
    const Group group;
    for (const auto &[kind, name] :
         {std::pair(scenes::Kind::Orders, "orders"), {scenes::Kind::Mine, "mine"}}) {
        const Shot known = photograph(group, kind, 5);
        const auto items = [&] {
            return steiger({"scan", name, known.photo, "--json"}).json()["items"].toArray();
        };
        const QJsonArray before = items();
        QVERIFY(!before.isEmpty());
        const Shot other = photograph(group, kind, 6, posterArt());
        QCOMPARE(
            steiger({"teach", name, other.photo, other.truth, "--profile", group.file("copy.json")}).exitCode,
            0);
        QCOMPARE(items(), before);
    }
}

void ScanCliTest::frames_are_looked_at_one_after_the_other()
{
    const scenes::Art art = scenes::drawnArt(art::ownEdition());
    const cv::Mat picture =
        scenes::makeScene({scenes::Kind::Orders, scenes::Level::Easy, 102, {1280, 720}, 6}, art).picture;
    const QByteArray frame = "frame 1280 720\n" + QByteArray(reinterpret_cast<const char *>(picture.data),
                                                             static_cast<qsizetype>(picture.total()) * 3);
    const Ran ran = steiger({"watch", "orders"}, frame + "frame 2 2\n" + QByteArray(12, '\0') + frame);
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.lines().size(), 3);
    const auto answer = [&](int number) {
        return QJsonDocument::fromJson(ran.lines()[number].toUtf8()).object();
    };
    QCOMPARE(answer(0)["items"].toArray().size(), 6);
    QCOMPARE(answer(1)["width"].toInt(), 2);
    QCOMPARE(answer(1)["advice"].toObject()["kind"].toString(), "too-dark");
    QCOMPARE(answer(2)["items"], answer(0)["items"]);
    QCOMPARE(steiger({"watch", "mine"}).exitCode, 0); // no frames, no answers
}

void ScanCliTest::what_is_no_frame_ends_the_watch_with_a_sentence_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("something else") << QByteArray("Dear diary,\n");
    QTest::newRow("no height") << QByteArray("frame 12\n");
    QTest::newRow("no pixels") << QByteArray("frame 0 12\n");
    QTest::newRow("negative") << QByteArray("frame -4 12\n");
    QTest::newRow("too large") << QByteArray("frame 99999 99999\n");
    QTest::newRow("larger than numbers") << QByteArray("frame 99999999999999999999 2\n");
    QTest::newRow("more words") << QByteArray("frame 2 2 2\n");
    QTest::newRow("torn") << QByteArray("frame 2 2\n123");
}

void ScanCliTest::what_is_no_frame_ends_the_watch_with_a_sentence()
{
    QFETCH(const QByteArray, input);
    const Ran ran = steiger({"watch", "orders"}, input);
    QCOMPARE(ran.exitCode, 2);
    QVERIFY(ran.err.startsWith("Frame 1 "));
    QVERIFY(ran.out.isEmpty());
}

void ScanCliTest::bad_input_gets_a_sentence_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const QStringList &arguments, const char *sentence) {
        QTest::newRow(name) << arguments << sentence;
    };
    row("no such photo", {"scan", "orders", "%/none.jpg"}, "none.jpg: this picture cannot be read (");
    row("a folder", {"scan", "mine", "%"}, "this picture cannot be read (");
    row("no such profile", {"scan", "orders", "%/blank.png", "--profile", "%/none.json"},
        "none.json: there is no such profile.");
    row("a text as profile", {"scan", "orders", "%/blank.png", "--profile", "%/diary.txt"},
        "diary.txt: this is not a profile of an edition (");
    row("a profile of tomorrow", {"scan", "mine", "%/blank.png", "--profile", "%/tomorrow.json"},
        "tomorrow.json: this is not a profile of an edition (format: ");
    row("an empty profile", {"scan", "mine", "%/blank.png", "--profile", "%/empty.json"},
        "empty.json: this is not a profile of an edition (");
    row("a truth that is none", {"teach", "orders", "%/blank.png", "%/diary.txt", "--profile", "%/new.json"},
        "JSON");
    row("the truth of another photo",
        {"teach", "orders", "%/blank.png", "%/other.json", "--profile", "%/new.json"},
        "other.json: this is about a picture of 10 x 10 pixels, the photo has 640 x 480");
    row("a truth without anything",
        {"teach", "orders", "%/blank.png", "%/nothing.json", "--profile", "%/new.json"},
        "nothing.json: nothing in it can be learned from");
    row("a truth of cards that nobody can read",
        {"teach", "orders", "%/blank.png", "%/unread.json", "--profile", "%/new.json"},
        "unread.json: nothing in it can be learned from");
    row("a truth of cards without corners",
        {"teach", "orders", "%/blank.png", "%/flat.json", "--profile", "%/new.json"},
        "flat.json: nothing in it can be learned from");
    row("a truth of cards beside the picture",
        {"teach", "orders", "%/blank.png", "%/beside.json", "--profile", "%/new.json"},
        "beside.json: nothing in it can be learned from");
    row("a truth of a mine without its board",
        {"teach", "mine", "%/blank.png", "%/mine.json", "--profile", "%/new.json"},
        "mine.json: nothing in it can be learned from");
}

void ScanCliTest::bad_input_gets_a_sentence()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, sentence);
    const Group group;
    blank(group);
    group.write("diary.txt", "Dear diary,");
    group.write("tomorrow.json", R"({"format": "steiger.profile/2"})");
    group.write("empty.json", R"({"format": "steiger.profile/1"})");
    group.write("other.json",
                R"({"format": "steiger.scan/1", "kind": "orders", "width": 10, "height": 10, "items": []})");
    group.write("nothing.json", R"({"format": "steiger.scan/1", "kind": "orders", "items": []})");
    const auto writeCard = [&](const char *name, const QByteArray &order, const QByteArray &quad) {
        group.write(name, R"({"format": "steiger.scan/1", "kind": "orders", "items": [{"order": )" + order +
                              R"(, "quad": )" + quad + "}]}");
    };
    writeCard("unread.json", "null", "[[10, 10], [110, 10], [110, 160], [10, 160]]");
    writeCard("flat.json", R"("truck:kk")", "[[10, 10], [10, 10], [10, 10], [10, 10]]");
    writeCard("beside.json", R"("truck:kk")", "[[-300, 10], [-200, 10], [-200, 160], [-300, 160]]");
    QByteArray levels;
    for (const char *level : {"yellow", "brown", "grey", "black"}) {
        const QByteArray none = R"({"tiles": 0, "carts": 0, "loaded": 0})";
        levels += (levels.isEmpty() ? "\"" : ", \"") + QByteArray(level) + R"(": {"light": )" + none +
                  R"(, "dark": )" + none + "}";
    }
    group.write("mine.json", R"({"format": "steiger.scan/1", "kind": "mine", "levels": {)" + levels + "}}");
    const Ran ran = steiger(arguments.replaceInStrings("%", group.file("")));
    QCOMPARE(ran.exitCode, 2);
    QCOMPARE(ran.out, QString());
    QVERIFY2(ran.err.contains(sentence), qPrintable(ran.err));
    QVERIFY(!QFile::exists(group.file("new.json")));
}

GUILESS_STORY(ScanCliTest)
#include "scan_cli_test.moc"
