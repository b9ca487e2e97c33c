// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where the stories find files, and programs to start. Only places.cpp is compiled anew in another folder.
namespace places {

extern const char *const sample; ///< the evening that comes with Steiger
extern const char *const editions;
extern const char *const bgstats;
extern const char *const evenings;
extern const char *const photos;
extern const char *const stores;

extern const char *const steigerCli;
extern const char *const storeWriter;
extern const char *const emptyWindow;
extern const char *const virtualCameras; ///< the folder of what GStreamer is to load

} // namespace places
