// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Companion.Style

/// The frame of every screen: the way back top left, its actions top right, the main action bottom right.
/// For left hands the actions and the main action change sides.
Page {
    id: root

    property bool canGoBack: true
    property string mainAction: ""
    property string mainActionIcon: ""
    property bool mainActionEnabled: true
    /// Beside the title at the right.
    property alias actions: actionRow.data
    /// Between the title and the screen: something to know about it.
    property alias notices: noticeColumn.data
    /// In the bottom bar, beside the main action.
    property alias bottomItems: bottomRow.data

    signal backRequested
    signal mainActionTriggered

    // A screen is as large as the window: what it holds does not widen it.
    implicitWidth: 480
    implicitHeight: 400
    padding: Theme.margin
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body
    // Qt has the Tab key come to the foot first; it goes from top to bottom when the foot is the last child.
    Component.onCompleted: {
        const foot = root.footer;
        foot.parent = null;
        foot.parent = root;
    }

    header: Column {
        TextMetrics {
            id: whole

            font.family: Theme.titleFamily
            font.pixelSize: Theme.title
            text: root.title
        }
        ToolBar {
            width: parent.width
            implicitHeight: Math.max(Theme.mainTarget, bar.implicitHeight)
            leftPadding: root.canGoBack ? 8 : Theme.margin
            rightPadding: 8

            RowLayout {
                id: bar

                anchors.fill: parent
                spacing: Theme.gap

                ToolButton {
                    objectName: "back"
                    visible: root.canGoBack
                    icon.name: "back"
                    text: qsTr("Back")
                    onClicked: root.backRequested()
                }
                RowLayout {
                    spacing: Theme.gap
                    layoutDirection: Theme.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

                    WholeText {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1 // what the actions leave
                        Layout.rightMargin: Theme.leftHanded ? Theme.gap : 0
                        text: root.title
                        horizontalAlignment: Theme.leftHanded ? Text.AlignRight : Text.AlignLeft
                        font.family: Theme.titleFamily
                        // Not Qt's own fitting: a title that was once narrow stays small and in dots.
                        font.pixelSize: Math.max(Theme.large, Math.min(Theme.title, Math.floor(Theme.title * width / Math.max(1, whole.advanceWidth))))
                        opacity: width < 2 * Theme.title ? 0 : 1 // mere dots say nothing
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                    RowLayout {
                        id: actionRow

                        Layout.fillWidth: false // else it would have half of the bar, however little is in it
                        spacing: 4
                    }
                }
            }
        }
        Column {
            id: noticeColumn

            x: Theme.margin
            width: parent.width - 2 * Theme.margin
            topPadding: visibleChildren.length > 0 ? Theme.gap : 0
            spacing: Theme.gap
        }
    }
    footer: ToolBar {
        visible: root.mainAction !== "" || bottomRow.children.length > 0
        implicitHeight: foot.implicitHeight + 16
        leftPadding: Theme.margin
        rightPadding: Theme.margin

        RowLayout {
            id: foot

            anchors.fill: parent
            anchors.topMargin: 8
            anchors.bottomMargin: 8
            spacing: Theme.gap
            layoutDirection: Theme.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

            Item {
                Layout.fillWidth: true
                implicitWidth: bottomRow.implicitWidth
                implicitHeight: Math.max(1, bottomRow.implicitHeight) // without one, layouts keep what it was last

                RowLayout {
                    id: bottomRow

                    // A row that is stretched although nothing in it stretches would scatter its items.
                    readonly property bool stretches: Array.from(children).some(item => item.Layout.fillWidth)

                    x: Theme.leftHanded ? parent.width - width : 0
                    width: stretches ? parent.width : Math.min(parent.width, implicitWidth)
                    height: parent.height
                    spacing: Theme.gap
                }
            }
            Button {
                objectName: "mainAction"
                visible: root.mainAction !== ""
                implicitHeight: Theme.mainTarget
                Layout.minimumWidth: Math.min(implicitWidth, 160)
                horizontalPadding: 28
                text: root.mainAction
                icon.name: root.mainActionIcon
                enabled: root.mainActionEnabled
                highlighted: true
                font.pixelSize: Theme.large
                onClicked: root.mainActionTriggered()
            }
        }
    }
}
