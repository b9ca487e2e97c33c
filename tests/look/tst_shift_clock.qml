// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Companion.Look

TestCase {
    id: story

    name: "shift clock"
    when: windowShown
    width: 600
    height: 600
    visible: true

    ShiftClock {
        id: clock

        tappable: true
        width: 460
        height: 460
        segments: ListModel {
            Component.onCompleted: {
                for (let number = 1; number <= 12; ++number)
                    append({"number": number, "kind": Math.floor((number - 1) / 4), "which": (number - 1) % 4, "first": number + 1, "second": Math.floor((number + 1) / 2), "leaders": [], "due": number <= 4, "title": "Segment " + number});
            }
        }
    }
    SignalSpy {
        id: tapped

        target: clock
        signalName: "segmentTapped"
    }

    function init() {
        Theme.reducedMotion = true;
        tapped.clear();
    }

    function tapAt(degrees) {
        const angle = degrees * Math.PI / 180;
        mouseClick(clock, 230 + Math.cos(angle) * 170, 230 + Math.sin(angle) * 170);
    }

    function test_each_segment_answers_with_its_number() {
        for (let number = 1; number <= 12; ++number) {
            tapped.clear();
            tapAt(clock.startOf(number) + clock.sweep / 2);
            compare(tapped.count, 1);
            compare(tapped.signalArguments[0][0], number);
        }
    }

    function test_the_arrow_space_is_no_segment() {
        tapAt(180);
        compare(tapped.count, 0);
    }

    function test_the_middle_is_no_segment() {
        mouseClick(clock, 230, 230);
        compare(tapped.count, 0);
    }

    function test_the_twelve_segments_run_clockwise_from_the_arrow_without_overlapping() {
        for (let number = 2; number <= 12; ++number)
            verify(clock.startOf(number) - clock.startOf(number - 1) >= clock.sweep - 0.001);
        verify(clock.startOf(12) + clock.sweep <= clock.startOf(1) + 360);
    }
}
