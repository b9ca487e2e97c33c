// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Companion.Look

TestCase {
    id: story

    name: "style"
    when: windowShown
    width: 600
    height: 400
    visible: true

    Component {
        id: scrolled

        ScrollView {
            width: 200
            height: 100
            contentHeight: 1000
        }
    }
    Component {
        id: choices

        ComboBox {
            model: ["Magyar", "English", "Deutsch"]
        }
    }
    Component {
        id: questions

        Dialog {
            standardButtons: Dialog.Ok | Dialog.Cancel
        }
    }

    function test_every_control_can_be_made_data() {
        return ["BusyIndicator", "Button", "CheckBox", "ComboBox", "Dialog", "Drawer", "Frame", "GroupBox", "ItemDelegate", "Label", "Menu", "MenuItem", "MenuSeparator", "Page", "Pane", "Popup", "ProgressBar", "RadioButton", "RoundButton", "ScrollBar", "ScrollIndicator", "ScrollView", "Slider", "SpinBox", "StackView", "Switch", "SwitchDelegate", "TabBar", "TabButton", "TextArea", "TextField", "ToolBar", "ToolButton", "ToolTip"].map(control => ({"tag": control}));
    }

    function test_every_control_can_be_made(control) {
        failOnWarning(/.*/);
        const made = Qt.createQmlObject("import QtQuick.Controls; " + control.tag + " {}", story);
        verify(made);
        made.destroy();
    }

    function test_a_long_page_can_be_scrolled() {
        const view = createTemporaryObject(scrolled, story);
        verify(view.ScrollBar.vertical.size < 1);
        compare(view.ScrollBar.vertical.contentItem.color, Theme.quietInk);
    }

    function test_a_choice_is_made_with_two_taps() {
        const box = createTemporaryObject(choices, story);
        mouseClick(box);
        tryCompare(box.popup, "opened", true);
        const line = box.popup.contentItem.itemAtIndex(2);
        verify(line.height >= 48);
        waitForRendering(line); // nobody taps what is not shown yet
        mouseClick(line);
        compare(box.currentText, "Deutsch");
    }

    function test_the_main_answer_of_a_question_stands_at_the_right_in_brass() {
        const question = createTemporaryObject(questions, story);
        question.open();
        const yes = question.standardButton(Dialog.Ok);
        const no = question.standardButton(Dialog.Cancel);
        verify(yes.highlighted);
        verify(!no.highlighted);
        tryVerify(() => yes.mapToItem(story, 0, 0).x > no.mapToItem(story, 0, 0).x);
    }
}
