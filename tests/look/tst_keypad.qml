// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Companion.Look

TestCase {
    id: story

    name: "keypad"
    when: windowShown
    width: 400
    height: 500
    visible: true

    Component {
        id: keypads

        Keypad {
            width: 240
            height: 380
        }
    }
    SignalSpy {
        id: accepted

        signalName: "accepted"
    }

    function press(keypad, key) {
        for (let index = 0; index < keypad.children.length; ++index) {
            const child = keypad.children[index];
            if (child.text === key || child.icon?.name === key) {
                mouseClick(child);
                return;
            }
        }
        fail("no key " + key);
    }

    function test_the_first_figure_begins_a_new_number() {
        const keypad = createTemporaryObject(keypads, story, {"value": 12});
        press(keypad, "3");
        press(keypad, "4");
        compare(keypad.value, 34);
    }

    function test_a_figure_beyond_the_maximum_cannot_be_typed() {
        const keypad = createTemporaryObject(keypads, story, {"maximum": 45});
        press(keypad, "4");
        press(keypad, "6");
        compare(keypad.value, 4);
        press(keypad, "5");
        compare(keypad.value, 45);
    }

    function test_the_last_figure_is_taken_back() {
        const keypad = createTemporaryObject(keypads, story);
        press(keypad, "1");
        press(keypad, "7");
        press(keypad, "backspace");
        compare(keypad.value, 1);
    }

    function test_points_may_lie_below_zero_where_that_is_said() {
        const keypad = createTemporaryObject(keypads, story, {"signed": true});
        press(keypad, "5");
        press(keypad, "±");
        compare(keypad.value, -5);
        press(keypad, "2");
        compare(keypad.value, -52);
    }

    function test_done_hands_the_number_over_and_the_next_one_begins_anew() {
        const keypad = createTemporaryObject(keypads, story);
        accepted.target = keypad;
        accepted.clear();
        press(keypad, "8");
        press(keypad, keypad.doneText);
        compare(accepted.count, 1);
        compare(accepted.signalArguments[0][0], 8);
        press(keypad, "3");
        compare(keypad.value, 3);
    }

    function test_a_number_nobody_knows_is_a_dash_until_a_figure_is_typed() {
        const keypad = createTemporaryObject(keypads, story, {"unknown": true});
        accepted.target = keypad;
        accepted.clear();
        compare(keypad.shown, "–");
        press(keypad, keypad.doneText);
        keypad.forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(accepted.count, 0);
        press(keypad, "0");
        compare(keypad.shown, "0");
        press(keypad, keypad.doneText);
        compare(accepted.signalArguments[0][0], 0);
    }

    function test_a_keyboard_types_as_well() {
        const keypad = createTemporaryObject(keypads, story);
        keypad.forceActiveFocus();
        keyClick(Qt.Key_2);
        keyClick(Qt.Key_9);
        keyClick(Qt.Key_Backspace);
        compare(keypad.value, 2);
    }
}
