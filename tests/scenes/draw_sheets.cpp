// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/draw.h"

#include <filesystem>
#include <iostream>
#include <string>

// draw_sheets EDITION FOLDER
int main(int argc, char **argv)
{
    const art::Edition *edition = argc == 3 ? art::findEdition(argv[1]) : nullptr;
    if (!edition) {
        std::cerr << "draw_sheets own|modern|parchment|poster FOLDER\n";
        return 2;
    }
    std::error_code ignored;
    std::filesystem::create_directories(argv[2], ignored); // what cannot be made cannot be written to below
    const QString folder = QString::fromLocal8Bit(argv[2]);
    const art::Sheets sheets = drawSheets(*edition);
    const bool written = sheets.orders.save(folder + "/orders.jpg", nullptr, 95) &&
                         sheets.tiles.save(folder + "/tiles.jpg", nullptr, 95) &&
                         sheets.board.save(folder + "/player-board.jpg", nullptr, 95) &&
                         sheets.cage.save(folder + "/elevator.jpg", nullptr, 95);
    if (!written)
        std::cerr << argv[2] << ": cannot be written\n";
    return written ? 0 : 1;
}
