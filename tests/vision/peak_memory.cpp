// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/peak_memory.h"

#include <malloc.h>

#include <fstream>
#include <limits>
#include <stdexcept>
#include <string>

namespace measure {

namespace {

double bytesOf(const std::string &field)
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        if (double kilobytes = 0; word == field && status >> kilobytes)
            return kilobytes * 1024;
        status.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
    }
    throw std::runtime_error(field + " is not told");
}

// From here on the system notes the most memory in use anew.
void forgetPeak()
{
    std::ofstream control("/proc/self/clear_refs");
    if (!(control << 5).flush())
        throw std::runtime_error("the most memory in use cannot be noted anew");
}

} // namespace

double peakMemory(const std::function<void()> &work)
{
    malloc_trim(0); // what earlier work left would be used again, and not be seen
    forgetPeak();
    const double before = bytesOf("VmRSS:");
    work();
    return bytesOf("VmHWM:") - before;
}

} // namespace measure
