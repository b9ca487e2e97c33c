// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/sharing.h"

#include "companion/bgstats_words.h"
#include "companion/file_text.h"
#include "companion/game_title.h"
#include "companion/language.h"
#include "companion/read_games.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "companion/view/people_folders.h"
#include "companion/view/qr_code.h"
#include "companion/view/score_picture.h"
#include "db/bgstats/push_link.h"
#include "db/bgstats/write.h"
#include "db/bgstats_exchange.h"
#include "db/games.h"
#include "scoring/json_reader.h"
#include "scoring/record_json.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>

namespace companion {

namespace {

// A game that is not in the history is exported as it would be once it is.
db::bgstats::ExportedRecord exportedAlone(const scoring::Record &record)
{
    const scoring::Scored scored = scoring::scored(record);
    const std::string id = record.id.empty() ? scoring::writeRecord(record).dump() : record.id;
    db::bgstats::ExportedRecord made{.record = record,
                                     .score = scoring::gameScore(scored),
                                     .uuid = scoring::toString(db::gameId(id)),
                                     .labels = sheetLabels(record, scored),
                                     .language = languageCode().toStdString()};
    for (const scoring::RecordPlayer &player : record.players)
        made.playerUuids.push_back(
            scoring::toString(db::derivedUuid("person", player.id.empty() ? player.name : player.id)));
    if (!record.location.empty())
        made.locationUuid = scoring::toString(db::derivedUuid("place", record.location));
    return made;
}

} // namespace

Sharing::Sharing(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
{
}

bool Sharing::show(const QString &id)
{
    std::optional<db::bgstats::ExportedRecord> game;
    std::optional<db::Json> document;
    m_ledger.read([&](db::Store &store) {
        const db::Uuid uuid = db::gameId(id.toStdString());
        game = db::exportedRecord(store, uuid, sheetLabels, languageCode().toStdString());
        document = db::recordOf(store, uuid);
    });
    return show(std::move(game), document.value_or(db::Json()));
}

bool Sharing::showRecord(const QString &json)
{
    const auto parsed = scoring::parseJson(json.toStdString());
    const auto *document = std::get_if<db::Json>(&parsed);
    const ReadOrRefused read = document ? readGame({}, *document) : ReadOrRefused(Refusal());
    const auto *game = std::get_if<ReadGame>(&read);
    return game ? show(exportedAlone(game->record), *document) : show(std::nullopt, {});
}

bool Sharing::show(std::optional<db::bgstats::ExportedRecord> game, nlohmann::ordered_json document)
{
    m_game = std::move(game);
    m_document = std::move(document);
    m_outcome.clear();
    m_failed = false;
    m_unsavedName.clear();
    m_unsaved.clear();
    emit outcomeChanged();
    retell();
    return ready();
}

void Sharing::retell()
{
    m_title.clear();
    m_result.clear();
    m_picture = {};
    m_code = {};
    if (m_game) {
        const scoring::Scored scored = scoring::scored(m_game->record);
        const std::unique_ptr<GameWords> words = wordsFor(m_game->record, scored);
        m_game->labels = sheetLabels(m_game->record, scored);
        m_game->language = languageCode().toStdString();
        m_title = gameTitle(m_game->record.game);
        m_result = words->result();
        m_picture = scorePicture(m_game->record, m_game->score, *words);
        makeCode();
    }
    emit told();
}

// Better a code without the comments and the place than none.
void Sharing::makeCode()
{
    db::bgstats::ExportedRecord shorter = *m_game;
    const auto tried = [&] {
        const std::optional<std::string> link = db::bgstats::pushLink(shorter);
        m_code = link ? qrCode(QByteArray::fromStdString(*link)) : QImage();
        return !m_code.isNull();
    };
    if (tried())
        return;
    shorter.record.comments.clear();
    if (tried())
        return;
    shorter.record.location.clear();
    tried();
}

QString Sharing::codeText() const
{
    return codeFits() ? tr("Point a phone that has BG Stats at this code, and the game is there as well.")
                      : tr("This game is too long for a code. The BG Stats file holds all of it.");
}

void Sharing::say(const QString &outcome, bool failed)
{
    m_outcome = outcome;
    m_failed = failed;
    emit outcomeChanged();
}

bool Sharing::save(const QString &folder, const QString &ending, const QByteArray &content)
{
    if (!m_game)
        return false;
    QDir().mkpath(folder); // writing says if that failed
    const QString day = QString::fromStdString(m_game->record.played).left(10);
    const QString name = fileName(QStringList{m_title, day} + playerNames(m_game->record));
    const QString file = freeFile(folder, name, ending);
    return write(file, content);
}

bool Sharing::saveElsewhere(const QString &file)
{
    return !m_unsavedName.isEmpty() && write(file, m_unsaved);
}

bool Sharing::write(const QString &file, const QByteArray &content)
{
    const QFileInfo info(file);
    const bool written = writeText(file, content).isEmpty();
    m_unsavedName = written ? QString() : info.fileName();
    m_unsaved = written ? QByteArray() : QByteArray(content);
    const QString sentence =
        written ? filled(tr("Saved as %1."), printable(QDir::toNativeSeparators(file)))
                : filled(tr("The file could not be written to %1. Choose another folder for it."),
                         printable(QDir::toNativeSeparators(info.path())));
    say(sentence, !written);
    return written;
}

bool Sharing::savePicture()
{
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    m_picture.save(&buffer, "PNG");
    return save(picturesFolder(), QStringLiteral(".png"), content);
}

bool Sharing::saveRecord()
{
    return save(documentsFolder(), QStringLiteral(".json"),
                QByteArray::fromStdString(m_document.dump(2) + "\n"));
}

bool Sharing::savePlay()
{
    if (!m_game)
        return false;
    const std::vector<db::bgstats::Exported> plays{*m_game};
    return save(documentsFolder(), QStringLiteral(".bgsplay"),
                QByteArray::fromStdString(db::bgstats::writeFile(plays).dump(2) + "\n"));
}

} // namespace companion
