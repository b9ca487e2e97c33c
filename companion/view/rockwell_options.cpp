// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/rockwell_options.h"

#include <algorithm>
#include <array>

namespace companion {

using namespace scoring::rockwell;

namespace {

/// What a switch does to the rules when it is not as usual.
struct Reading {
    const char *key;
    void (*readOtherwise)(Options &);
};

// A switch that is on by itself is read otherwise when it is off.
constexpr std::array otherReadings{
    Reading{"zeroScores", [](Options &options) { options.zeroScores = false; }},
    Reading{"g4Exact", [](Options &options) { options.g4Exact = true; }},
    Reading{"g6NeedsAll", [](Options &options) { options.g6AllowsLost = false; }},
    Reading{"tokensExpire", [](Options &options) { options.tokensExpire = true; }},
    Reading{"bribeAnywhere", [](Options &options) { options.bribeTarget = BribeTarget::AnyClosedAdjacent; }},
    Reading{"multiStepUpgrade", [](Options &options) { options.multiStepUpgrade = true; }},
    Reading{"shaftMoveFree", [](Options &options) { options.shaftMoveFree = true; }},
    Reading{"phasesByManagement", [](Options &options) { options.phaseOrder = PhaseOrder::Management; }},
    Reading{"robotOverlooked", [](Options &options) { options.robotShares = RobotShares::Ignore; }},
    Reading{"robotCardKept", [](Options &options) { options.robotCard = RobotCard::FirstShift; }},
    Reading{"robotAlwaysMoves", [](Options &options) { options.robotFallback = RobotFallback::AllCrews; }},
    Reading{"robotUpgraderActive",
            [](Options &options) { options.robotUpgradeActive = RobotUpgradeActive::Upgrader; }},
};

void otherwise(const QString &key, Options &options)
{
    const auto reading =
        std::ranges::find_if(otherReadings, [&](const Reading &one) { return key == one.key; });
    reading->readOtherwise(options);
}

constexpr int withTheRobot = 2; // players

} // namespace

std::vector<GameOption> RockwellOptions::all()
{
    std::vector<GameOption> options{
        {"screens", tr("Follow what lies behind the screens"),
         tr("Cubes, money and tokens are entered as they come, and extractions are shared out. Everybody "
            "looks "
            "only behind their own screen. Otherwise you count at the end."),
         true},
        {"mine", tr("Follow the mine"),
         tr("Crews are moved by tapping, so that extractions, their shares and the robot of two players "
            "are "
            "worked out."),
         true},
        {"staggered", tr("The rings are staggered"),
         tr("Each tile of a ring touches two tiles of the next one. Otherwise tile lies on tile."), false,
         "mine"},
    };
    for (GameOption &reading : readings()) {
        reading.seldom = true;
        options.push_back(std::move(reading));
    }
    return options;
}

std::vector<GameOption> RockwellOptions::readings()
{
    return {
        {"zeroScores", tr("Who has none takes part in majorities"),
         tr("Who holds none of a kind can still have a place for it. Otherwise it earns nothing."), true},
        {"g4Exact", tr("Three crews of power 2: exactly 2"),
         tr("Stronger crews do not count for that goal. Otherwise they do."), false, "mine"},
        {"g6NeedsAll", tr("All crews in layer C: none is lost"),
         tr("Who has sent a crew into the centre cannot take that goal any more. Otherwise that crew went "
            "deep enough."),
         false, "mine"},
        {"tokensExpire", tr("Safety tokens go back after a round"), tr("Otherwise everybody keeps theirs."),
         false, "screens"},
        {"bribeAnywhere", tr("A bribed crew goes to any closed tile beside it"),
         tr("Otherwise it comes to the crew that bribes it."), false, "mine"},
        {"multiStepUpgrade", tr("One action makes a crew stronger by several steps"),
         tr("Every step is paid. Otherwise each is an action of its own."), false},
        {"shaftMoveFree", tr("A shaft moves to any tile without one"),
         tr("Otherwise the new tile has to fit as the first one had to."), false, "mine"},
        {"phasesByManagement", tr("Exchange and workshop in management order"),
         tr("Otherwise the spaces of the vice presidents say who acts first."), false},
        {.key = "robotOverlooked",
         .title = tr("The robot takes no share"),
         .text = tr("Players who extract together with it share everything. Otherwise its share goes to the "
                    "supply."),
         .players = withTheRobot},
        {.key = "robotCardKept",
         .title = tr("A card drawn for the robot is kept"),
         .text = tr("By the first player in shift order. Otherwise nobody keeps it."),
         .needs = "mine",
         .players = withTheRobot},
        {.key = "robotAlwaysMoves",
         .title = tr("The robot always moves"),
         .text = tr("Also when all its crews are on closed tiles. Otherwise they wait there."),
         .needs = "mine",
         .players = withTheRobot},
        {.key = "robotUpgraderActive",
         .title = tr("Who makes the robot stronger causes the extraction"),
         .text = tr("That player gets a remainder between equals, and the card. Otherwise the robot caused "
                    "it."),
         .needs = "mine",
         .players = withTheRobot},
    };
}

Options RockwellOptions::readAs(const QStringList &on)
{
    Options options;
    for (const GameOption &offered : readings()) {
        if (on.contains(offered.key) != offered.on)
            otherwise(offered.key, options);
    }
    return options;
}

QStringList RockwellOptions::unusual(const Options &options)
{
    QStringList titles;
    for (const GameOption &offered : readings()) {
        Options read = options;
        otherwise(offered.key, read);
        if (read == options) // the only one that is on by itself is about holding nothing
            titles += offered.on ? tr("Who holds none of a kind scores nothing for it") : offered.title;
    }
    return titles;
}

} // namespace companion
