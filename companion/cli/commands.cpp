// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/commands.h"

#include "companion/cli/add_command.h"
#include "companion/cli/backup_command.h"
#include "companion/cli/change_game_commands.h"
#include "companion/cli/check_command.h"
#include "companion/cli/export_command.h"
#include "companion/cli/groups_command.h"
#include "companion/cli/history_command.h"
#include "companion/cli/import_command.h"
#include "companion/cli/leaderboard_command.h"
#include "companion/cli/people_commands.h"
#include "companion/cli/records_command.h"
#include "companion/cli/scan_command.h"
#include "companion/cli/score_command.h"
#include "companion/cli/seasons_commands.h"
#include "companion/cli/show_command.h"
#include "companion/cli/statistics_command.h"
#include "companion/cli/versus_command.h"
#include "companion/cli/watch_command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace companion {

namespace {

void addStoreOptions(CLI::App &app, StoreOptions &options)
{
    // SQLite takes no name at all for a history that is thrown away at the end.
    const auto isSaid = [](const std::string &file) { return std::string(file.empty() ? "no file" : ""); };
    app.add_option("--db", options.db, "The file of the history (else the app's own)")->check(isSaid);
    app.add_flag("--json", options.json, "JSON instead of words");
}

void addFilters(CLI::App &app, GameFilters &filters)
{
    app.add_option("--group", filters.group, "Only games of this group");
    app.add_option("--game", filters.game, "Only coal-baron, rockwell, the-ruhr or imperial-miners");
    app.add_option("--player", filters.player, "Only games in which this person took part");
    app.add_option("--players", filters.players, "Only games of so many players")->check(CLI::PositiveNumber);
    app.add_option("--season", filters.season, "Only games of this season; a year such as 2026 is one");
    app.add_option("--since", filters.since, "Only games from this day, or moment, on");
    app.add_option("--until", filters.until, "Only games up to this day, or moment");
}

void addLimit(CLI::App &app, std::optional<int> &limit, const char *help)
{
    app.add_option("--limit", limit, help)->check(CLI::PositiveNumber);
}

// Adds one command and gives what its options are to be bound to.
template <typename Command>
std::pair<CLI::App *, std::shared_ptr<Command>> add(CLI::App &parent, Typed &typed, const char *name,
                                                    const char *help)
{
    auto command = std::make_shared<Command>();
    CLI::App *app = parent.add_subcommand(name, help);
    app->add_option("--lang", typed.language, "The language of the words (else that of the environment)")
        ->check(CLI::IsMember({"en", "hu", "de"}));
    if constexpr (requires { command->store; })
        addStoreOptions(*app, command->store);
    if constexpr (requires { command->filters; })
        addFilters(*app, command->filters);
    app->callback([&typed, command] { typed.work = [command] { return run(*command); }; });
    return {app, command};
}

void addScore(CLI::App &line, Typed &typed)
{
    const auto [app, score] =
        add<ScoreCommand>(line, typed, "score", "Scores a game record and explains every point");
    app->add_option("FILE", score->file, "The game record, a JSON file (- for standard input)")->required();
    app->add_flag("--json", score->json, "The score as JSON instead of a score sheet");
}

void addGames(CLI::App &line, Typed &typed)
{
    const auto [addApp, added] = add<AddCommand>(line, typed, "add", "Stores finished game records");
    addApp->add_option("FILE", added->files, "Game records, JSON files (- for standard input)")->required();

    const auto [historyApp, history] =
        add<HistoryCommand>(line, typed, "history", "Lists the games, newest first");
    addLimit(*historyApp, history->limit, "At most so many games");

    const auto [showApp, shown] = add<ShowCommand>(line, typed, "show", "Shows one game");
    showApp->add_option("ID", shown->id, "The game's id, or how it begins")->required();
    showApp->add_option("--revision", shown->revision, "A record from before corrections; 1 is the first");

    const auto [correctApp, corrected] = add<CorrectCommand>(
        line, typed, "correct", "Replaces the record of a game; the old one stays retrievable");
    correctApp->add_option("ID", corrected->id, "The game's id, or how it begins")->required();
    correctApp->add_option("FILE", corrected->file, "The right record (- for standard input)")->required();

    const auto [deleteApp, deleted] = add<DeleteCommand>(line, typed, "delete", "Removes a game");
    deleteApp->add_option("ID", deleted->id, "The game's id, or how it begins")->required();

    const auto [restoreApp, restored] =
        add<RestoreCommand>(line, typed, "restore", "Brings a deleted game back");
    restoreApp->add_option("ID", restored->id, "The game's id, or how it begins")->required();
}

void addFigures(CLI::App &line, Typed &typed)
{
    const auto [boardApp, board] =
        add<LeaderboardCommand>(line, typed, "leaderboard", "Standings over the games, best rating first");
    addLimit(*boardApp, board->limit, "At most so many players");

    const auto [versusApp, versus] =
        add<VersusCommand>(line, typed, "versus", "Two people over the games they both played");
    versusApp->add_option("A", versus->first, "One of them")->required();
    versusApp->add_option("B", versus->second, "The other")->required();

    const auto [statisticsApp, statistics] = add<StatisticsCommand>(
        line, typed, "statistics", "One person: streaks, and where the points come from");
    statisticsApp->add_option("A", statistics->person, "Who")->required();

    add<RecordsCommand>(line, typed, "records", "Highest score, closest finish, most of each line");
}

void addExchange(CLI::App &line, Typed &typed)
{
    const auto [importApp, imported] = add<ImportCommand>(
        line, typed, "import", "Takes in game records, exports, BG Stats files and other histories");
    importApp->add_option("FILE", imported->files, "The files (- for standard input)")->required();

    const auto [exportApp, exported] =
        add<ExportCommand>(line, typed, "export", "Writes the games for other programs");
    exportApp
        ->add_option("--format", exported->format,
                     "steiger: the records; bgstats: for BG Stats; csv: for spreadsheets")
        ->required()
        ->check(CLI::IsMember({"steiger", "bgstats", "csv"}));
    exportApp->add_flag("--lines", exported->lines, "csv: a row for each line of the score");
    exportApp->add_option("--id", exported->ids, "Only these games, by their id or how it begins");
    exportApp->add_option("--out", exported->out, "The file to write (else standard output)");
    addLimit(*exportApp, exported->limit, "At most so many games, the newest");
}

void addPeople(CLI::App &line, Typed &typed)
{
    CLI::App *people = line.add_subcommand("people", "The address book; the history follows");
    people->require_subcommand(1);
    add<PeopleListCommand>(*people, typed, "list", "Lists everybody");

    const auto [renameApp, renamed] =
        add<PeopleRenameCommand>(*people, typed, "rename", "Gives someone another name, in all games");
    renameApp->add_option("A", renamed->person, "Who")->required();
    renameApp->add_option("B", renamed->name, "The new name")->required();

    const auto [mergeApp, merged] = add<PeopleMergeCommand>(
        *people, typed, "merge", "Makes one person of two: the games of A become games of B");
    mergeApp->add_option("A", merged->person, "Who is somebody else")->required();
    mergeApp->add_option("B", merged->into, "Who that is")->required();

    const auto [deleteApp, deleted] =
        add<PeopleDeleteCommand>(*people, typed, "delete", "Erases a name; the games stay");
    deleteApp->add_option("A", deleted->person, "Who")->required();

    CLI::App *groups = line.add_subcommand("groups", "The groups games were played in");
    groups->require_subcommand(1);
    add<GroupsListCommand>(*groups, typed, "list", "Lists the groups and their members");
    const auto [joinApp, joined] = add<GroupsJoinCommand>(*groups, typed, "join", "Makes someone a member");
    joinApp->add_option("GROUP", joined->group, "The group; begun where there is none so called")->required();
    joinApp->add_option("A", joined->person, "Who")->required();
    const auto [leaveApp, left] =
        add<GroupsLeaveCommand>(*groups, typed, "leave", "Ends a membership; games stay");
    leaveApp->add_option("GROUP", left->group, "The group")->required();
    leaveApp->add_option("A", left->person, "Who")->required();

    CLI::App *places = line.add_subcommand("places", "Where games were played");
    places->require_subcommand(1);
    add<PlacesListCommand>(*places, typed, "list", "Lists the places");
}

void addSeasons(CLI::App &line, Typed &typed)
{
    CLI::App *seasons = line.add_subcommand("seasons", "The times leaderboards can be about");
    seasons->require_subcommand(1);
    add<SeasonsListCommand>(*seasons, typed, "list", "Lists the seasons");

    const auto [setApp, set] =
        add<SeasonsSetCommand>(*seasons, typed, "set", "Makes a season, or changes its days");
    setApp->add_option("NAME", set->name, "What it is called")->required();
    setApp->add_option("--since", set->since, "Its first day")->required();
    setApp->add_option("--until", set->until, "Its last day")->required();

    const auto [deleteApp, deleted] =
        add<SeasonsDeleteCommand>(*seasons, typed, "delete", "Forgets a season; its games stay");
    deleteApp->add_option("NAME", deleted->name, "What it is called")->required();
}

void addCare(CLI::App &line, Typed &typed)
{
    const auto [backupApp, backup] =
        add<BackupCommand>(line, typed, "backup", "Copies the history, even while the app runs");
    backupApp->add_option("FILE", backup->file, "The copy")->required();

    const auto [checkApp, checked] =
        add<CheckCommand>(line, typed, "check", "Says whether the history is sound");
    checkApp->add_flag("--rebuild", checked->rebuild, "Scores every game again first");
    checkApp->add_flag("--repair", checked->repair,
                       "Puts the newest good backup in the place of a damaged history, which is kept");
}

template <ScanKind kind>
void addScan(CLI::App &scan, CLI::App &watch, CLI::App &teach, Typed &typed, const char *name,
             const char *help)
{
    const auto [scanApp, scanned] = add<ScanCommand<kind>>(scan, typed, name, help);
    scanApp->add_option("PHOTO", scanned->photos, "Photos: JPEG, PNG or WebP")->required();
    scanApp->add_flag("--json", scanned->json, "A JSON object for each photo, on a line of its own");
    scanApp->add_option("--profile", scanned->profile,
                        "The edition, as it was taught (else the built-in one)");
    scanApp->add_option("--annotate", scanned->annotate, "A PNG to write: the photo with what was found");

    const auto [watchApp, watched] = add<WatchCommand<kind>>(watch, typed, name, help);
    watchApp->add_option("--profile", watched->profile,
                         "The edition, as it was taught (else the built-in one)");

    const auto [teachApp, taught] = add<TeachCommand<kind>>(teach, typed, name, help);
    teachApp->add_option("PHOTO", taught->photo, "The photo")->required();
    teachApp->add_option("TRUTH", taught->truth, "What a scan of it with --json should have said")
        ->required();
    teachApp->add_option("--profile", taught->profile, "The edition to make or improve, a file")->required();
}

void addVision(CLI::App &line, Typed &typed)
{
    CLI::App *scan = line.add_subcommand("scan", "Says what a photo shows");
    scan->require_subcommand(1);
    CLI::App *watch = line.add_subcommand(
        "watch", "Says what each frame of a film shows: \"frame WIDTH HEIGHT\" and a line feed on standard "
                 "input, then the pixels, blue, green and red; a JSON object a line comes back");
    watch->require_subcommand(1);
    CLI::App *teach = line.add_subcommand("teach", "Learns an edition from corrected scans");
    teach->require_subcommand(1);
    addScan<ScanKind::Orders>(*scan, *watch, *teach, typed, "orders", "Order cards lying on the table");
    addScan<ScanKind::Mine>(*scan, *watch, *teach, typed, "mine",
                            "One player's mine: tiles, carts and cubes");
}

} // namespace

void addCommands(CLI::App &line, Typed &typed)
{
    addScore(line, typed);
    addGames(line, typed);
    addFigures(line, typed);
    addExchange(line, typed);
    addPeople(line, typed);
    addSeasons(line, typed);
    addCare(line, typed);
    addVision(line, typed);
}

} // namespace companion
