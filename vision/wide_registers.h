// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Long sums run in registers of eight floats on machines that have them. The same function is compiled
/// twice: its body is VISION_FOR_BOTH, one caller of it is VISION_WIDE, and wideRegisters() says which to
/// call.

#include <opencv2/core/utility.hpp>

#if defined(__x86_64__) && defined(__GNUC__)
#define VISION_WIDE __attribute__((target("avx2,fma")))
#else
#define VISION_WIDE
#endif
#define VISION_FOR_BOTH inline __attribute__((always_inline))

namespace vision {

/// Eight floats: one register where they are wide, two elsewhere.
inline constexpr int lanes = 8;
using Lanes = float __attribute__((vector_size(lanes * sizeof(float))));
/// The same in memory, where they begin at any float: packed, as compilers trust no other way to say so.
struct __attribute__((packed, may_alias)) LanesThere {
    Lanes all;
};

VISION_FOR_BOTH const LanesThere &lanesAt(const float *place)
{
    return *reinterpret_cast<const LanesThere *>(place);
}

VISION_FOR_BOTH LanesThere &lanesAt(float *place)
{
    return *reinterpret_cast<LanesThere *>(place);
}

/// OpenCV knows, and can be told otherwise (OPENCV_CPU_DISABLE=AVX2,FMA3): so tests see both.
inline bool wideRegisters()
{
    static const bool has = cv::checkHardwareSupport(CV_CPU_AVX2) && cv::checkHardwareSupport(CV_CPU_FMA3);
    return has;
}

} // namespace vision
