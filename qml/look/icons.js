// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

const circle = "M3 12 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 ";
const speaker = "M4 9.5 V14.5 H7.5 L12.5 19 V5 L7.5 9.5 Z ";
const box = "M3.5 4.5 H20.5 V9 H3.5 Z M5 9 V20 H19 V9 ";

// Lines on a grid of 24, named for what they mean.
const paths = {
    add: "M12 5 V19 M5 12 H19",
    back: "M15 5 L8 12 L15 19",
    backspace: "M9 5 H21 V19 H9 L3 12 Z M12 9.5 L17 14.5 M17 9.5 L12 14.5",
    backup: box + "M12 11.5 V17 M9.5 14.8 L12 17.2 L14.5 14.8",
    book: "M12 6.5 C9.5 4.5 6 4.5 3 5.5 V19 C6 18 9.5 18 12 20 C14.5 18 18 18 21 19 V5.5 C18 4.5 14.5 4.5 12 6.5 Z M12 6.5 V20",
    calculator: "M5 3.5 H19 V20.5 H5 Z M8 7 H16 V9.5 H8 Z M8.5 13 V13.1 M12 13 V13.1 M15.5 13 V13.1 M8.5 16.8 V16.9 M12 16.8 V16.9 M15.5 16.8 V16.9",
    check: "M4.5 12.5 L10 18 L20 7",
    close: "M6 6 L18 18 M18 6 L6 18",
    crown: "M3.5 7.5 L8 12 L12 5 L16 12 L20.5 7.5 L18.5 18.5 H5.5 Z",
    cube: "M12 3.5 L20 8 V16.5 L12 21 L4 16.5 V8 Z M4 8 L12 12.5 L20 8 M12 12.5 V21",
    "delete": "M4 7 H20 M9 7 V4 H15 V7 M6 7 L7 20.5 H17 L18 7 M10 11 V16.5 M14 11 V16.5",
    deliver: "M2.5 6 H14 V16.5 H2.5 Z M14 9.5 H18 L21.5 13 V16.5 H14 M5 18 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0 M15.5 18 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0",
    down: "M5 9 L12 16 L19 9",
    drag: "M4 9 H20 M4 15 H20",
    edit: "M4 20 L5 15.5 L16.5 4 L20 7.5 L8.5 19 Z M14 6.5 L17.5 10",
    "export": "M12 15 V4 M7.5 8.5 L12 4 L16.5 8.5 M4 15 V20 H20 V15",
    file: "M5.5 3.5 H14 L18.5 8 V20.5 H5.5 Z M14 3.5 V8 H18.5",
    filter: "M3.5 5 H20.5 L14 12.5 V19.5 L10 17 V12.5 Z",
    forward: "M9 5 L16 12 L9 19",
    fullscreen: "M9 4 H4 V9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15",
    help: circle + "M9.5 9.7 C9.5 6.2 14.5 6.2 14.5 9.7 C14.5 11.9 12 11.9 12 13.8 M12 16.9 V17",
    history: "M4 4.5 V9 H8.5 M4.6 9 A8.2 8.2 0 1 1 4 13.5 M12 8 V12.5 L15 14.5",
    home: "M3.5 11.5 L12 4 L20.5 11.5 M6 9.5 V20 H18 V9.5 M10 20 V14 H14 V20",
    "import": "M12 3.5 V14 M7.5 10 L12 14.5 L16.5 10 M4 15 V20 H20 V15",
    info: circle + "M12 11 V16.5 M12 7.5 V7.6",
    language: circle + "M3 12 H21 M12 3 C8 8 8 16 12 21 C16 16 16 8 12 3",
    learn: "M2.5 9.5 L12 5 L21.5 9.5 L12 14 Z M6.5 11.5 V16 C9.5 18.8 14.5 18.8 17.5 16 V11.5 M21.5 9.5 V15",
    leaderboard: "M3.5 20 V13 H9 V20 M9 20 V4.5 H15 V20 M15 20 V10 H20.5 V20 M2.5 20 H21.5",
    log: "M9 6 H20 M9 12 H20 M9 18 H20 M4.5 6 V6.1 M4.5 12 V12.1 M4.5 18 V18.1",
    merge: "M6 4 V7 C6 11 12 10.5 12 14.5 V20 M18 4 V7 C18 11 12 10.5 12 14.5 M8.5 17 L12 20.5 L15.5 17",
    mine: "M3 8 H21 M4.5 8 L6.5 16 H17.5 L19.5 8 M7 19 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0 M13 19 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0",
    more: "M4.5 12 H5.5 M11.5 12 H12.5 M18.5 12 H19.5",
    mute: speaker + "M16.5 9.5 L21.5 14.5 M21.5 9.5 L16.5 14.5",
    pause: "M6.5 5 H9.5 V19 H6.5 Z M14.5 5 H17.5 V19 H14.5 Z",
    people: "M6 8 a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0 M2.5 20 C2.5 15.5 5.5 14.5 9.5 14.5 C13.5 14.5 16.5 15.5 16.5 20"
        + " M16 4.8 a3.3 3.3 0 0 1 0 6.4 M18.2 14.8 C20.5 15.5 21.5 17.2 21.5 20",
    photo: "M3 8 H7.5 L9 5 H15 L16.5 8 H21 V19.5 H3 Z M8.5 13.3 a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0",
    play: "M7 4.5 L19 12 L7 19.5 Z",
    qr: "M4 4 H10 V10 H4 Z M14 4 H20 V10 H14 Z M4 14 H10 V20 H4 Z M14 14 V16.5 M14 20 H16.5 M18 14 H20 V16.5 M20 20 V20.1 M17 17.5 V17.6",
    redo: "M15 14 L20 9 L15 4 M20 9 H10 A5.5 5.5 0 0 0 10 20 H14",
    remove: "M5 12 H19",
    restore: box + "M12 17.2 V11.8 M9.5 14 L12 11.5 L14.5 14",
    rotate: "M20 4 V9 H15 M19.4 9 A8.2 8.2 0 1 0 20 13.5",
    save: "M4 4 H16.5 L20 7.5 V20 H4 Z M8 4 V8.5 H15 V4 M7.5 20 V13.5 H16.5 V20",
    scan: "M3.5 8 V3.5 H8 M16 3.5 H20.5 V8 M20.5 16 V20.5 H16 M8 20.5 H3.5 V16 M8 12 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0",
    search: "M4 10.5 a6.5 6.5 0 1 0 13 0 a6.5 6.5 0 1 0 -13 0 M15.3 15.3 L20.5 20.5",
    settings: "M3.5 7 H11.5 M17.5 7 H20.5 M11.5 7 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0 M3.5 17 H6.5 M12.5 17 H20.5 M6.5 17 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0",
    share: "M3.5 12 a2.5 2.5 0 1 0 5 0 a2.5 2.5 0 1 0 -5 0 M15 6 a2.5 2.5 0 1 0 5 0 a2.5 2.5 0 1 0 -5 0"
        + " M15 18 a2.5 2.5 0 1 0 5 0 a2.5 2.5 0 1 0 -5 0 M8.2 10.8 L15.3 7.2 M8.2 13.2 L15.3 16.8",
    shuffle: "M3.5 7 H6 C12 7 11.5 17 17 17 H20 M3.5 17 H6 C8 17 9.2 15.9 10 14.4 M13 9.6 C14 8.1 15 7 17 7 H20 M17.5 4.2 L20.3 7 L17.5 9.8 M17.5 14.2 L20.3 17 L17.5 19.8",
    sound: speaker + "M16 8.5 A5 5 0 0 1 16 15.5 M18.5 5.8 A8.8 8.8 0 0 1 18.5 18.2",
    star: "M12 3 L14.8 8.9 L21.2 9.7 L16.5 14.1 L17.7 20.5 L12 17.4 L6.3 20.5 L7.5 14.1 L2.8 9.7 L9.2 8.9 Z",
    start: "M6 21 V3.5 M6 4.5 H19.5 L16 8.8 L19.5 13 H6",
    theme: "M20 14.5 A8.5 8.5 0 1 1 9.5 4 A7 7 0 0 0 20 14.5 Z",
    timer: "M4.5 13.5 a7.5 7.5 0 1 0 15 0 a7.5 7.5 0 1 0 -15 0 M12 13.5 V9.5 M9.5 3 H14.5 M12 3 V6 M18 6.8 L19.3 5.5",
    undo: "M9 14 L4 9 L9 4 M4 9 H14 A5.5 5.5 0 0 1 14 20 H10",
    up: "M5 15 L12 8 L19 15",
    warning: "M12 3.8 L21.5 20 H2.5 Z M12 10 V14.3 M12 17 V17.1",
};

function path(name) {
    if (!(name in paths)) {
        if (name !== "")
            console.warn("No icon is called", name);
        return "";
    }
    return paths[name];
}

function names() {
    return Object.keys(paths);
}
