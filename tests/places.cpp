// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/places.h"

namespace places {

const char *const sample = STEIGER_SOURCES "/companion/samples/friday-miners.json";
const char *const editions = STEIGER_SOURCES "/vision/editions";
const char *const bgstats = STEIGER_SOURCES "/tests/bgstats";
const char *const evenings = STEIGER_SOURCES "/tests/evenings";
const char *const photos = STEIGER_SOURCES "/tests/photos";
const char *const stores = STEIGER_SOURCES "/tests/stores";

const char *const steigerCli = STEIGER_CLI;
const char *const storeWriter = STORE_WRITER;
const char *const emptyWindow = EMPTY_WINDOW;
const char *const virtualCameras = VIRTUAL_CAMERAS;

} // namespace places
