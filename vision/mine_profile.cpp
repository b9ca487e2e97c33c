// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_profile.h"

namespace vision {

MineProfile unseenEdition(const MineProfile &profile)
{
    MineProfile unseen = profile;
    unseen.faces.clear();
    return unseen;
}

} // namespace vision
