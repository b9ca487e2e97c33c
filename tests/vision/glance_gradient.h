// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/vision/glance_samples.h"
#include "vision/glance.h"

/// How far off a network is, summed over cards.
struct Loss {
    double middle = 0;
    double place = 0;
    double cards = 0;
    Loss &operator+=(const Loss &other)
    {
        middle += other.middle;
        place += other.place;
        cards += other.cards;
        return *this;
    }
};

/// Adds how every weight would have to change for the loss on this sample to grow.
Loss addSlope(const vision::Network &network, const GlanceSample &sample, vision::Network &slope);
