// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Companion.Look

TestCase {
    id: story

    name: "theme"
    when: windowShown
    width: 600
    height: 400
    visible: true

    Component {
        id: buttons

        Button {
            text: "Evaluate"
        }
    }
    Component {
        id: numbers

        Figures {}
    }

    function cleanup() {
        Theme.dark = false;
        Theme.textScale = 1;
        Theme.reducedMotion = false;
    }

    function luminance(color) {
        const linear = [color.r, color.g, color.b].map(part => part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
    }

    function contrast(one, other) {
        const lights = [luminance(one), luminance(other)];
        return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    }

    function test_words_stand_out_from_what_they_are_written_on_data() {
        return [{"tag": "paper", "dark": false}, {"tag": "underground", "dark": true}];
    }

    function test_words_stand_out_from_what_they_are_written_on(theme) {
        Theme.dark = theme.dark;
        for (const ink of ["ink", "quietInk", "brassText", "good", "care", "wrong"]) {
            for (const sheet of ["ground", "surface", "raised"])
                verify(contrast(Theme[ink], Theme[sheet]) >= 4.5, ink + " on " + sheet + ": " + contrast(Theme[ink], Theme[sheet]));
        }
        verify(contrast(Theme.brassInk, Theme.brass) >= 4.5, "on brass");
        for (let coal = 0; coal < 4; ++coal)
            verify(contrast(Theme.coalInk(coal), Theme.coalColor(coal)) >= 4.5, "on coal " + coal);
        for (const player of ["red", "blue", "green", "purple", "white", "yellow"])
            verify(contrast(Theme.playerInk(player), Theme.playerColor(player)) >= 4.5, "on " + player);
    }

    function test_numerals_of_the_clock_stand_out_most_data() {
        return [{"tag": "paper", "dark": false}, {"tag": "underground", "dark": true}];
    }

    function test_numerals_of_the_clock_stand_out_most(theme) {
        Theme.dark = theme.dark;
        for (const face of ["iron", "clockDue", "clockLater"])
            verify(contrast(Theme.ironInk, Theme[face]) >= 7, face + ": " + contrast(Theme.ironInk, Theme[face]));
        verify(contrast(Theme.brassInk, Theme.clockBrass) >= 7, "the segment that is counted");
    }

    function test_figures_are_all_of_one_width() {
        const number = createTemporaryObject(numbers, story, {"text": "1111"});
        const width = number.width;
        number.text = "4880";
        compare(number.width, width);
    }

    function test_every_control_is_large_enough_for_a_finger() {
        const button = createTemporaryObject(buttons, story);
        verify(button.height >= 48);
        verify(button.width >= 48);
        compare(button.background.color, Theme.raised, "it is our style that is in use");
    }

    function test_nothing_moves_when_motion_is_unwanted() {
        Theme.reducedMotion = true;
        compare(Theme.quick + Theme.calm + Theme.slow, 0);
    }

    function test_larger_text_makes_larger_buttons() {
        const button = createTemporaryObject(buttons, story);
        const before = button.width;
        Theme.textScale = 1.5;
        verify(button.width > before);
    }
}
