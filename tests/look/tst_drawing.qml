// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Companion.Drawings
import Companion.Look

TestCase {
    id: story

    name: "drawing"
    when: windowShown
    width: 300
    height: 300
    visible: true

    Rectangle {
        anchors.fill: parent
        color: "white"
    }
    Component {
        id: pages

        Flickable {
            width: 300
            height: 100
            contentHeight: 400
            clip: true

            Icon {
                x: 20
                y: 150
                width: 48
                height: 48
                name: "add"
                color: "black"
            }
        }
    }
    Component {
        id: squares

        Drawing {
            grid: Qt.size(10, 10)

            Ink {
                path: "M2 2 H8 V8 H2 Z"
                fillColor: "black"
            }
        }
    }

    function test_what_lies_below_a_scrolled_page_is_not_seen_under_it() {
        const page = createTemporaryObject(pages, story);
        waitForRendering(page);
        compare(grabImage(story).pixel(44, 174), Qt.color("white"));
        page.contentY = 100; // up onto the page
        waitForRendering(page);
        compare(grabImage(story).pixel(44, 74), Qt.color("black"));
        page.contentY = 20; // and out of it again
        waitForRendering(page);
        compare(grabImage(story).pixel(44, 154), Qt.color("white"));
    }

    function test_a_drawing_fits_into_its_item_and_keeps_its_shape() {
        const square = createTemporaryObject(squares, story, {"width": 200, "height": 100});
        waitForRendering(square);
        const picture = grabImage(story);
        compare(picture.pixel(100, 50), Qt.color("black"));
        compare(picture.pixel(71, 21), Qt.color("black"));
        compare(picture.pixel(68, 50), Qt.color("white"));
        compare(picture.pixel(131, 50), Qt.color("white"));
    }

    function test_edges_on_the_pixels_of_the_screen_are_sharp() {
        const square = createTemporaryObject(squares, story, {"x": 0.5, "y": 7.5, "width": 25, "height": 25});
        waitForRendering(square);
        const picture = grabImage(story); // from 5.5 to 20.5: half a pixel at each side
        compare(picture.pixel(4, 20), Qt.color("white"));
        verify(picture.red(5, 20) > 100 && picture.red(5, 20) < 155, picture.red(5, 20));
        compare(picture.pixel(6, 20), Qt.color("black"));
        verify(picture.red(20, 20) > 100 && picture.red(20, 20) < 155, picture.red(20, 20));
        compare(picture.pixel(21, 20), Qt.color("white"));
    }

    function test_a_new_colour_is_seen_at_once() {
        const square = createTemporaryObject(squares, story, {"width": 100, "height": 100});
        waitForRendering(square);
        square.inks[0].fillColor = "red";
        waitForRendering(square);
        compare(grabImage(story).pixel(50, 50), Qt.color("red"));
    }
}
