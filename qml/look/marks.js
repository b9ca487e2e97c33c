// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// One shape for each coal, on a grid of 24, all of about the same weight to the eye.
const paths = [
    "M12 1.5 L22.5 12 L12 22.5 L1.5 12 Z",
    "M2.5 12 a9.5 9.5 0 1 0 19 0 a9.5 9.5 0 1 0 -19 0 Z",
    "M4 4 H20 V20 H4 Z",
    "M12 2.5 L22.5 21 H1.5 Z",
];

function path(coal) {
    return paths[coal];
}
