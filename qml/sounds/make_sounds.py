#!/usr/bin/env python3
# SPDX-FileCopyrightText: Steiger contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the app, from sines alone: python3 qml/sounds/make_sounds.py"""

import math
import pathlib
import struct
import wave

RATE = 22050
SILENCE = 0.3  # seconds at the end: some players cut off the last tenth of a sound

# Partials of a struck bell, as (times the pitch, loudness, seconds until it is a third as loud).
BELL = [(0.5, 0.25, 0.9), (1.0, 0.5, 0.7), (1.19, 0.25, 0.5), (1.5, 0.15, 0.4), (2.0, 0.4, 0.35), (2.74, 0.15, 0.2)]
# A small brass rod, softly.
CHIME = [(1.0, 0.6, 0.25), (2.76, 0.2, 0.12), (5.4, 0.08, 0.05)]
# Wood on wood.
KNOCK = [(1.0, 0.8, 0.045), (1.8, 0.4, 0.03), (2.9, 0.2, 0.02)]

C5, E5, G5, C6, E6 = 523.25, 659.26, 783.99, 1046.5, 1318.5

# name: (seconds, [(start, pitch, partials, loudness)])
SOUNDS = {
    "shift-bell": (1.6, [(0.0, 440.0, BELL, 0.8), (0.45, 440.0, BELL, 0.7)]),
    "point": (0.25, [(0.0, E6, CHIME, 0.5)]),
    "majority-won": (0.8, [(0.0, C5, CHIME, 0.6), (0.12, E5, CHIME, 0.6), (0.24, G5, CHIME, 0.7)]),
    "refusal": (0.35, [(0.0, 190.0, KNOCK, 0.9), (0.13, 160.0, KNOCK, 0.9)]),
    "game-end": (2.2, [(0.0, C5, BELL, 0.5), (0.25, E5, BELL, 0.5), (0.5, G5, BELL, 0.5), (0.8, C6, BELL, 0.6)]),
}


def sample(time, strokes):
    value = 0.0
    for start, pitch, partials, loudness in strokes:
        since = time - start
        if since < 0:
            continue
        attack = min(1.0, since / 0.004)  # without it, every stroke begins with a click
        for times, part, fade in partials:
            value += loudness * part * attack * math.exp(-since / fade) * math.sin(2 * math.pi * pitch * times * since)
    return value


def make(name, seconds, strokes, folder):
    count = int(seconds * RATE)
    values = []
    for number in range(count):
        left = (count - number) / (0.05 * RATE)  # the last twentieth of a second fades out
        values.append(sample(number / RATE, strokes) * min(1.0, left))
    loudest = max(abs(value) for value in values)
    values += [0.0] * int(SILENCE * RATE)
    frames = b"".join(struct.pack("<h", round(value / loudest * 0.7 * 32767)) for value in values)
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames)


if __name__ == "__main__":
    for name, (seconds, strokes) in SOUNDS.items():
        make(name, seconds, strokes, pathlib.Path(__file__).parent)
