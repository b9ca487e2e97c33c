// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Companion.Look
import Companion.Style

/// Asks for a number, on a keypad that fits a thumb. Where the screen is low, the keys are.
Dialog {
    id: root

    property int least: 0 // below 0: the number may have a minus
    property int most: 999

    signal entered(int number)

    /// What nobody knows yet begins with nothing.
    function begin(title: string, number: int, known: bool) {
        root.title = title;
        keypad.value = known ? number : 0;
        keypad.unknown = !known;
        keypad.fresh = true;
        root.open();
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(360 * Theme.textScale, parent ? parent.width - 2 * Theme.gap : 360)
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.gap : implicitHeight)
    modal: true

    header: WholeText {
        leftPadding: 24
        rightPadding: 24
        topPadding: 16
        text: root.title
        font.family: Theme.titleFamily
        font.pixelSize: Theme.title
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.body
    }
    contentItem: ColumnLayout {
        spacing: 0

        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            objectName: "keypadNumber"
            text: keypad.shown
            Accessible.name: keypad.unknown ? qsTr("not known yet") : keypad.shown
            font.family: Theme.numberFamily
            font.pixelSize: Theme.headline
        }
        Keypad {
            id: keypad

            Layout.fillWidth: true
            Layout.fillHeight: true
            maximum: root.most
            signed: root.least < 0
            onAccepted: value => {
                root.close();
                root.entered(value);
            }
        }
    }
}
