// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/guidance.h"

#include "companion/sentences.h"

#include <QCoreApplication>

namespace companion {

namespace {

class GuidanceWords
{
    Q_DECLARE_TR_FUNCTIONS(GuidanceWords)

public:
    static QString sentence(const QString &advice, int number, ScanKind kind);
};

QString GuidanceWords::sentence(const QString &advice, int number, ScanKind kind)
{
    const bool mine = kind == ScanKind::Mine;
    if (advice == "too-dark")
        return tr("Too dark: a lamp would help.");
    if (advice == "nothing-seen")
        return mine ? tr("No shaft board yet: show all of it, from above.")
                    : tr("No card yet: hold the camera above the cards.");
    if (advice == "closer")
        return tr("Closer, please.");
    if (advice == "glare")
        return filled(tr("Light is mirrored in number %1: tilt the tablet a little."), number);
    if (advice == "lay-apart")
        return mine ? filled(tr("Number %1 is partly covered."), number)
                    : filled(tr("Number %1 is partly covered: lay the cards apart."), number);
    if (advice == "cut-off")
        return filled(tr("Number %1 is not all in the picture."), number);
    return {};
}

} // namespace

QString guidanceText(const Sightings &frame, const Agreement &agreement)
{
    const QJsonObject advice = frame.asRead["advice"].toObject();
    const int number = agreement.placeOf(advice["item"].toInt(-1)) + 1;
    const QString sentence = GuidanceWords::sentence(advice["kind"].toString(), number, frame.kind);
    // What moves is blurred, and little can be said about it but this.
    if (agreement.moves())
        return GuidanceWords::tr("Hold still.");
    return sentence;
}

} // namespace companion
