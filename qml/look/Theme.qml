// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

/// Colours, sizes and durations, named for what they are for. The settings and the window write the first seven.
QtObject {
    id: root

    property bool dark: false
    property real textScale: 1
    property bool reducedMotion: false
    property bool compact: false
    /// How many times as large as a small tablet the window is: everything grows with it, to be read from as far.
    property real room: 1
    /// What the keyboard on the screen hides at the bottom.
    property real covered: 0
    property bool leftHanded: false

    readonly property color ground: dark ? "#16181A" : "#F3EBDD"
    readonly property color surface: dark ? "#212427" : "#FBF6EC"
    readonly property color raised: dark ? "#2B2F33" : "#FFFFFF"
    readonly property color ink: dark ? "#EFE6D6" : "#221D18"
    readonly property color quietInk: dark ? "#B3A794" : "#5C5248"
    readonly property color ruleLine: dark ? "#3B4046" : "#D5C7B0"
    readonly property color iron: dark ? "#0E1012" : "#3A4148"
    readonly property color ironInk: dark ? "#EFE6D6" : "#FBF6EC"
    /// On the iron face of the clock: segments of this evaluation, those of later shifts, and the one that is counted.
    readonly property color clockDue: dark ? "#2B2F33" : "#4A525A"
    readonly property color clockLater: dark ? "#131517" : "#2F353B"
    readonly property color clockBrass: "#E0AE4C"
    readonly property color brass: dark ? "#E0AE4C" : "#B5832A"
    readonly property color brassText: dark ? "#E8BF6E" : "#7A5410"
    readonly property color brassInk: "#221D18"
    readonly property color good: dark ? "#6FBF97" : "#2F6B4F"
    readonly property color care: dark ? "#E8935A" : "#A34A15"
    readonly property color wrong: dark ? "#F0796F" : "#A3261D"

    readonly property string bodyFamily: family(["Inter", "Inter Display"], "Sans Serif")
    readonly property string titleFamily: family(["Roboto Slab"], bodyFamily)
    /// For numbers that stand alone; Figures sets them in columns.
    readonly property string numberFamily: titleFamily

    readonly property int small: 14 * textScale
    readonly property int body: 16 * textScale
    readonly property int large: 20 * textScale
    readonly property int title: 28 * textScale
    readonly property int headline: 40 * textScale
    readonly property int score: 64 * textScale

    readonly property int iconSize: 24 * textScale
    readonly property int gap: 8 * room
    readonly property int margin: (compact ? 12 : 24) * room
    readonly property int radius: 8 * room
    readonly property int target: 48 * room
    readonly property int mainTarget: 64 * room

    readonly property int quick: reducedMotion ? 0 : 150
    readonly property int calm: reducedMotion ? 0 : 250
    readonly property int slow: reducedMotion ? 0 : 350

    readonly property list<color> coals: ["#E3B31F", "#8B4A23", "#9AA0A6", "#23262A"]
    readonly property list<color> coalInks: ["#221D18", "#FFFFFF", "#221D18", "#FFFFFF"]

    function coalColor(coal: int): color {
        return coals[coal];
    }

    /// For marks and figures on the colour of that coal.
    function coalInk(coal: int): color {
        return coalInks[coal];
    }

    /// The line round a piece of that coal, so that it stands out from any ground.
    function coalOutline(coal: int): color {
        if (!dark)
            return Qt.darker(coals[coal], 1.45);
        return coal === 3 ? Qt.color("#8D949C") : Qt.lighter(coals[coal], coal === 1 ? 1.7 : 1.15);
    }

    function playerColor(player: string): color {
        switch (player) {
        case "red":
            return Qt.color("#B3312C");
        case "blue":
            return Qt.color("#2C5F91");
        case "green":
            return Qt.color("#3C7A4B");
        case "purple":
            return Qt.color("#7A4A8C");
        case "white":
            return Qt.color("#E9E4DA");
        case "yellow":
            return Qt.color("#E6C02F");
        }
        return quietInk;
    }

    function playerInk(player: string): color {
        return Qt.color(isPale(player) ? "#221D18" : "#FFFFFF");
    }

    /// Those whose colour is lost on paper, and which carry a dark sign.
    function isPale(player: string): bool {
        return player === "white" || player === "yellow";
    }

    function playerOutline(player: string): color {
        if (player === "white")
            return Qt.color(dark ? "#FFFFFF" : "#5C5248");
        if (player === "yellow")
            return Qt.color(dark ? "#F2D56A" : "#7A6213");
        return dark ? Qt.lighter(playerColor(player), 1.5) : Qt.darker(playerColor(player), 1.3);
    }

    /// The pieces of the other games, by their metal or their colour.
    function pieceColor(tone: string): color {
        switch (tone) {
        case "zinc":
            return Qt.color("#4F7FA8");
        case "copper":
            return coals[1];
        case "silver":
            return coals[2];
        case "gold":
            return coals[0];
        case "brass":
            return brass;
        case "iron":
            return Qt.color(dark ? "#5A636C" : "#3A4148");
        case "note":
            return Qt.color("#3F6E55");
        }
        return playerColor(tone);
    }

    function pieceInk(tone: string): color {
        return Qt.color(tone === "silver" || tone === "gold" || tone === "brass" ? "#221D18" : "#FFFFFF");
    }

    /// A colour under the finger.
    function pressed(face: color): color {
        return dark ? Qt.lighter(face, 1.35) : Qt.darker(face, 1.15);
    }

    function family(wanted: list<string>, fallback: string): string {
        const installed = Qt.fontFamilies();
        for (const name of wanted) {
            if (installed.includes(name))
                return name;
        }
        return fallback;
    }
}
