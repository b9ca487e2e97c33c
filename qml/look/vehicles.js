// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// Four silhouettes on a grid of 64 by 48, all looking to the left and standing on the line 45.
const vehicles = [
    {   // wheelbarrow
        solid: "M15 17 H53 L44 33 H24 Z M20 15 C22 8 29 5 34 5 C40 5 46 9 48 15 Z"
            + " M6 36 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z M11.5 36 a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0 Z",
        lines: "M22 35 L61 25 M42 35 L46 44",
    },
    {   // horse cart
        solid: "M1.5 15.5 L7 8 L8 4 L11 7 C14.5 9.5 15.5 13 18.5 15 H27.5 C31.5 15 33.5 17.5 33.5 21"
            + " C36 23.5 36 28 35 32 L33 31 C33.5 28 33 26 32.5 25 L31.8 29 L33 36 L32.3 45 H28.6 L29 37 L26.5 29.5"
            + " H19 L18 37 L17.8 45 H14.2 L14 36 L12.2 28.5 C10 25 10 21.5 9.6 16.8 L5 19 C3 19.4 1 17.5 1.5 15.5 Z"
            + " M38 17 H63 L60.5 29 H40.5 Z M43 15 C44 11 48 9.5 51 9.5 C55 9.5 58 11.5 59 15 Z",
        lines: "M20 24 L44 28 M43.5 37 a7.5 7.5 0 1 0 15 0 a7.5 7.5 0 1 0 -15 0 Z M51 30 V44 M44 37 H58",
    },
    {   // truck
        solid: "M2 38 V27 C2 25 3.5 24 5 24 H12 L15.5 13.5 C16 12 17 11 18.5 11 H28 V38 H22 A7 7 0 0 0 8 38 Z"
            + " M17.5 24 H24 V15 H20.4 Z"
            + " M31 19 H62 V38 H57 A7 7 0 0 0 43 38 H31 Z M34 17 C36 11 41 8.5 46.5 8.5 C52 8.5 57 11 59 17 Z"
            + " M9.5 39.5 a5.5 5.5 0 1 0 11 0 a5.5 5.5 0 1 0 -11 0 Z M44.5 39.5 a5.5 5.5 0 1 0 11 0 a5.5 5.5 0 1 0 -11 0 Z",
        lines: "",
    },
    {   // train
        solid: "M9 16 H12 V8 L10 4 H20 L18 8 V16 H23 A5 5 0 0 1 33 16 H38 V10 H36 V5.5 H63 V10 H61 V33 H6 V19 C6 17 7 16 9 16 Z"
            + " M43 13 H55 V22 H43 Z"
            + " M8 39.5 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 Z M21 39.5 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 Z"
            + " M45 39.5 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 Z",
        lines: "M5 35 L2 44 H5 M13 39.5 H50",
    },
];

function solid(vehicle) {
    return vehicles[vehicle].solid;
}

function lines(vehicle) {
    return vehicles[vehicle].lines;
}
