// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Printings of the game that photos are misread of: taught with a finger, chosen, exported, deleted.

#include "looking_programs.h"
#include "scan_story.h"

using namespace scan_story;

class EditionsTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        companion::useOurStyle();
        qputenv("HOME", m_photos.home.path().toUtf8()); // where people look for photos first
        constexpr std::array<std::uint64_t, 3> orders{102, 104, 107};
        for (std::size_t number = 0; number < orders.size(); ++number)
            m_photos.take("orders-" + QString::number(number) + ".jpg", Kind::Orders, orders[number], 6);
        m_photos.take("mine-0.jpg", Kind::Mine, 120);
    }
    void init() { m_tablet = std::make_unique<Tablet>(); }
    void cleanup()
    {
        const QString trouble = m_tablet->touch.trouble();
        const QStringList warnings = m_tablet->window.warnings();
        m_tablet.reset();
        QCOMPARE(trouble, QString());
        QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
    }

    void an_edition_is_taught_chosen_and_deleted();
    void an_edition_goes_to_another_tablet();

private:
    Photos m_photos;
    std::unique_ptr<Tablet> m_tablet;
};

void EditionsTouchTest::an_edition_is_taught_chosen_and_deleted()
{
    const companion::Editions &editions = *m_tablet->app.editions();
    Touch &touch = m_tablet->touch;
    QMetaObject::invokeMethod(m_tablet->window.screens(), "visit", Q_ARG(QString, "EditionsPage"));
    touch.tap("newName");
    touch.type("no/name");
    touch.tap("add");
    touch.waitFor("the name is refused", [&] { return !editions.problem().isEmpty(); });
    QMetaObject::invokeMethod(touch.find("newName"), "clear");
    touch.tap("newName");
    touch.type("First printing");
    touch.tap("add");
    m_tablet->look("orders-0.jpg");
    touch.tap("mainAction");
    touch.waitFor("the second photo is asked for", [&] { return m_tablet->app.scan()->step() == 1; });
    QVERIFY(QFile::exists(editions.file("First printing")));
    for (int left = 1; left < 4; ++left)
        touch.tap("skipPhoto");
    touch.waitFor("a mine is asked for", [&] { return m_tablet->app.scan()->isMine(); });
    m_tablet->look("mine-0.jpg");
    touch.tap("mainAction");
    touch.waitFor("the next photo is asked for", [&] { return m_tablet->app.scan()->step() == 5; });
    for (int left = 5; left < 8; ++left)
        touch.tap("skipPhoto");
    touch.waitFor("it is chosen", [&] { return editions.chosen() == "First printing"; });
    touch.tap("newName");
    touch.type("First printing");
    touch.tap("add");
    touch.waitFor("that name is taken", [&] { return !editions.problem().isEmpty(); });
    QVERIFY(!m_tablet->app.scan()->teaching());

    // What is put right at the table teaches it further, without anybody waiting for it.
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openTable", Q_ARG(QString, m_tablet->game));
    touch.tap("deliver-0");
    touch.tap("scan");
    m_tablet->look("orders-1.jpg");
    const QDateTime before = QFileInfo(editions.file("First printing")).lastModified();
    touch.tap("piece-1");
    touch.tap("card-21");
    touch.tap("mainAction");
    touch.waitFor("it has learned",
                  [&] { return QFileInfo(editions.file("First printing")).lastModified() > before; });

    QMetaObject::invokeMethod(m_tablet->window.screens(), "visit", Q_ARG(QString, "EditionsPage"));
    // Unless that is switched off.
    touch.tap("Learn from corrections");
    touch.waitFor("it learns no more", [&] { return !editions.learning(); });
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openTable", Q_ARG(QString, m_tablet->game));
    touch.tap("deliver-1");
    touch.tap("scan");
    m_tablet->look("orders-2.jpg");
    touch.waitFor("nothing is learned any more", [] { return lookingPrograms().isEmpty(); });
    touch.tap("piece-1");
    touch.tap("card-22");
    touch.tap("mainAction");
    touch.waitFor("it is taken over", [&] { return !m_tablet->app.scan()->reviewing(); });
    QVERIFY(lookingPrograms().isEmpty());

    QMetaObject::invokeMethod(m_tablet->window.screens(), "visit", Q_ARG(QString, "EditionsPage"));
    touch.tap("exportEdition-First printing");
    touch.tap("saveFile");
    touch.waitFor("it is exported", [&] { return !editions.outcome().isEmpty(); });
    QVERIFY(QFile::exists(m_photos.home.filePath("First printing.json")));
    touch.tap("removeEdition-First printing");
    touch.tap("Delete");
    touch.waitFor("it is gone", [&] { return !QFile::exists(editions.file("First printing")); });
    QCOMPARE(editions.chosen(), QString());
}

void EditionsTouchTest::an_edition_goes_to_another_tablet()
{
    companion::Editions &editions = *m_tablet->app.editions();
    QVERIFY(editions.canBeCalled("Second printing"));
    const QByteArray learned = R"({"format": "steiger.profile/1"})";
    QFile taught(editions.file("Second printing"));
    QVERIFY(taught.open(QIODevice::WriteOnly) && taught.write(learned) == learned.size());
    taught.close();
    const QTemporaryDir elsewhere;
    const QString place = elsewhere.filePath("Second printing.json");
    editions.exportTo("Second printing", place);
    QCOMPARE(editions.problem(), QString());
    editions.importFrom(place);
    QCOMPARE(editions.problem(), QString());
    QCOMPARE(editions.chosen(), QString("Second printing 2"));
    QFile there(editions.chosenFile());
    QVERIFY(there.open(QIODevice::ReadOnly));
    QCOMPARE(there.readAll(), learned);

    QFile other(elsewhere.filePath("other.json"));
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("[1, 2]") == 6);
    other.close();
    for (const QString &wrong : {other.fileName(), elsewhere.filePath("nothing.json"), elsewhere.path()}) {
        editions.importFrom(wrong);
        QVERIFY2(!editions.problem().isEmpty(), qPrintable(wrong));
        QCOMPARE(editions.chosen(), QString("Second printing 2"));
    }
}

QTEST_MAIN(EditionsTouchTest)
#include "editions_touch_test.moc"
