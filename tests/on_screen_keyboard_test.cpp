// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Typing with a finger where the tablet has no keyboard of its own.

#include "sample_evening.h"
#include "touch_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"
#include "companion/view/on_screen_keyboard.h"

#include <QGuiApplication>
#include <QInputMethod>
#include <QTemporaryDir>

class OnScreenKeyboardTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void the_keyboard_comes_up_when_a_field_is_tapped();
    void the_field_stays_above_the_keyboard();
    void the_keyboard_can_be_used_in_a_dialog();

private:
    QTemporaryDir m_folder;
};

void OnScreenKeyboardTest::init()
{
    QVERIFY2(companion::onScreenKeyboardIsUsed(), "Qt's keyboard is missing: ./dev setup installs it.");
}

void OnScreenKeyboardTest::the_keyboard_comes_up_when_a_field_is_tapped()
{
    companion::App app(m_folder.filePath("first.db").toStdString());
    app.settings()->setLanguage("hu");
    companion::Window window(app);
    window.window()->requestActivate();
    Touch touch(window.window());
    QMetaObject::invokeMethod(window.screens(), "newGame", Q_ARG(bool, false));
    touch.tap("newName");
    touch.waitFor("the keyboard is there", [] { return QGuiApplication::inputMethod()->isVisible(); });
    QCOMPARE(QGuiApplication::inputMethod()->locale().language(), QLocale::Hungarian);
    QTest::qWait(300); // a field at the top stays where it is
    QVERIFY(touch.find("newName")->mapToScene({}).y() > 0);
    QCOMPARE(touch.trouble(), QString());
    QVERIFY2(window.warnings().isEmpty(), qPrintable(window.warnings().join('\n')));
}

void OnScreenKeyboardTest::the_field_stays_above_the_keyboard()
{
    companion::App app(m_folder.filePath("second.db").toStdString());
    companion::Window window(app);
    window.window()->requestActivate();
    Touch touch(window.window());
    const QString id = evening::begin(app);
    QMetaObject::invokeMethod(window.screens(), "openTable", Q_ARG(QString, id));
    QMetaObject::invokeMethod(window.screens(), "visit", Q_ARG(QString, "EveningPage"));
    touch.tap("eveningPlace");
    touch.waitFor("the keyboard is there", [] { return QGuiApplication::inputMethod()->isVisible(); });
    touch.waitFor("the field is above it", [&] {
        const QQuickItem *field = touch.find("eveningPlace");
        const QQuickItem *keyboard = touch.find("onScreenKeyboard");
        if (!field || !keyboard)
            return false;
        const double top = field->mapToScene({}).y();
        return top >= 0 && top < keyboard->mapToScene({}).y() - 24;
    });
    QCOMPARE(touch.trouble(), QString());
}

void OnScreenKeyboardTest::the_keyboard_can_be_used_in_a_dialog()
{
    companion::App app(m_folder.filePath("third.db").toStdString());
    companion::Window window(app);
    window.window()->requestActivate();
    Touch touch(window.window());
    const QString id = evening::begin(app);
    QMetaObject::invokeMethod(window.screens(), "openTable", Q_ARG(QString, id));
    QMetaObject::invokeMethod(window.screens(), "visit", Q_ARG(QString, "EveningPage"));
    touch.tap("reseat-0");
    touch.tap("seatName");
    touch.waitFor("the keyboard is there", [] { return QGuiApplication::inputMethod()->isVisible(); });
    touch.waitFor("the field is above it", [&] {
        const QQuickItem *field = touch.find("seatName");
        const QQuickItem *keyboard = touch.find("onScreenKeyboard");
        return field && keyboard &&
               field->mapToScene({0, field->height()}).y() < keyboard->mapToScene({}).y();
    });
    // In the middle of the middle row of letters.
    const QQuickItem *keyboard = touch.find("onScreenKeyboard");
    QVERIFY(keyboard);
    touch.tapAt(keyboard->mapToScene({keyboard->width() * 0.45, keyboard->height() * 0.45}));
    touch.waitFor("a letter was typed",
                  [&] { return touch.shown("seatName", "displayText").toString().size() == 1; });
    QCOMPARE(touch.trouble(), QString());
    QVERIFY2(window.warnings().isEmpty(), qPrintable(window.warnings().join('\n')));
}

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_IM_MODULE", "qtvirtualkeyboard");
    const QGuiApplication application(argc, argv);
    companion::useOurStyle();
    OnScreenKeyboardTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "on_screen_keyboard_test.moc"
