// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include <string>
#include <vector>

/// Writes a film (Ogg, Theora), so many frames a second. Throws when that does not work.
void writeFilm(const std::vector<cv::Mat> &frames, int perSecond, const std::string &file);

/// A table as a hand with a camera shows it: it comes from beside it, then is held still. Both in frames.
std::vector<cv::Mat> handHeld(const cv::Mat &table, int moving, int still);
