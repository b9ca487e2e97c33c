// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every screen with large letters, long names and the longer languages: every control is whole in the
// window, or in something that scrolls.

#include "every_screen.h"

namespace {

bool scrolls(const QQuickItem *item)
{
    for (const QQuickItem *around = item->parentItem(); around; around = around->parentItem()) {
        if (around->inherits("QQuickFlickable"))
            return true;
    }
    return false;
}

} // namespace

class LargeLettersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        companion::useOurStyle();
        evening::names = {"Maximiliane von Hohenstein-Au", "Bartholomäus Schwarzenberger-W",
                          "Szentgyörgyi-Kovács Emőke Rita", "Wolfgang Amadeus Theophilus Mo"};
        m_tablet = std::make_unique<Tablet>();
        m_tablet->app.settings()->setTextScale(1.5);
    }
    void cleanupTestCase() { m_tablet.reset(); }

    void every_control_is_whole_data();
    void every_control_is_whole();

private:
    std::unique_ptr<Tablet> m_tablet;
};

void LargeLettersTest::every_control_is_whole_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(800, 480), QSize(1280, 800), QSize(800, 1280), QSize(1920, 1200)}) {
        for (const char *language : {"hu", "de"}) {
            for (std::size_t number = 0; number < screens.size(); ++number)
                QTest::addRow("%s, %s, %d x %d", screens[number].name, language, size.width(), size.height())
                    << int(number) << size << language;
            if (onceIsEnough)
                return;
        }
    }
}

void LargeLettersTest::every_control_is_whole()
{
    QFETCH(const int, number);
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    m_tablet->app.settings()->setLanguage(language);
    m_tablet->window.window()->resize(size);
    openScreen(*m_tablet, screens[std::size_t(number)]);
    QStringList wrong;
    for (QQuickItem *control : controlsOf(*m_tablet, Controls::Shown)) {
        if (!scrolls(control) && !isInSight(control))
            wrong += called(control) + " is cut off";
    }
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
}

QTEST_MAIN(LargeLettersTest)
#include "large_letters_test.moc"
