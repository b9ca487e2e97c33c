// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/spoken_wave.h"

#include <QtEndian>

namespace companion {

namespace {

// The places in a WAV file that has nothing but sound in it.
enum Place {
    FileSize = 4,
    Format = 12,
    Encoding = 20,
    BytesOfSecond = 28,
    Bits = 34,
    Data = 36,
    DataSize = 40
};
constexpr qsizetype header = 44;

template <typename Number>
Number numberAt(const QByteArray &bytes, Place place)
{
    return qFromLittleEndian<Number>(bytes.constData() + place);
}

void putAt(QByteArray &bytes, Place place, qsizetype number)
{
    qToLittleEndian(static_cast<quint32>(number), bytes.data() + place);
}

} // namespace

std::optional<SpokenWave> wholeWave(const QByteArray &spoken)
{
    if (spoken.size() <= header || !spoken.startsWith("RIFF") || spoken.mid(Format, 4) != "fmt " ||
        spoken.mid(Data, 4) != "data" || numberAt<quint16>(spoken, Encoding) != 1 ||
        numberAt<quint16>(spoken, Bits) != 16)
        return std::nullopt;
    const auto bytesOfSecond = static_cast<qsizetype>(numberAt<quint32>(spoken, BytesOfSecond));
    if (bytesOfSecond < 2 || bytesOfSecond > 1'000'000)
        return std::nullopt;
    SpokenWave wave{.file = spoken};
    // Players swallow the last tenth of a second: that shall be silence.
    wave.file += QByteArray(bytesOfSecond * 3 / 10 / 2 * 2, '\0');
    putAt(wave.file, FileSize, wave.file.size() - 8);
    putAt(wave.file, DataSize, wave.file.size() - header);
    wave.length = std::chrono::milliseconds((wave.file.size() - header) * 1000 / bytesOfSecond);
    return wave;
}

} // namespace companion
