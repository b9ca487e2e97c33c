// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QVideoFrame>

namespace companion {

/// The picture of a frame, upright, three bytes a pixel: blue, green, red. Whatever cameras and films deliver
/// can be read, from any thread; null for a frame that is broken. Quicker than QVideoFrame::toImage(), which
/// also wants a graphics card or the thread that draws.
QImage pictureOf(QVideoFrame frame);

} // namespace companion
