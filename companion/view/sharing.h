// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/ledger.h"
#include "db/bgstats/exported.h"

#include <nlohmann/json.hpp>

namespace companion {

/// A finished game on its way to others: as a picture, as files, as a code for the phone.
class Sharing : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(bool ready READ ready NOTIFY told)
    Q_PROPERTY(QString title READ title NOTIFY told)
    Q_PROPERTY(QString result READ result NOTIFY told)
    Q_PROPERTY(QImage picture READ picture NOTIFY told)
    Q_PROPERTY(QImage code READ code NOTIFY told)
    Q_PROPERTY(bool codeFits READ codeFits NOTIFY told)
    Q_PROPERTY(QString codeText READ codeText NOTIFY told)
    Q_PROPERTY(QString outcome READ outcome NOTIFY outcomeChanged)
    Q_PROPERTY(bool failed READ failed NOTIFY outcomeChanged)
    Q_PROPERTY(QString unsavedName READ unsavedName NOTIFY outcomeChanged)

public:
    explicit Sharing(Ledger &ledger, QObject *parent = nullptr);

    bool ready() const { return m_game.has_value(); }
    QString title() const { return m_title; }
    QString result() const { return m_result; } ///< who won, in a sentence
    QImage picture() const { return m_picture; }
    QImage code() const { return m_code; } ///< the link that hands the game to BG Stats
    bool codeFits() const { return !m_code.isNull(); }
    QString codeText() const;                     ///< what the code is for, or why there is none
    QString outcome() const { return m_outcome; } ///< where the last file went, or why it did not
    bool failed() const { return m_failed; }
    QString unsavedName() const { return m_unsavedName; } ///< of what could not be written

    /// A game of the history.
    Q_INVOKABLE bool show(const QString &id);
    /// A game record (JSON) that need not be in the history.
    Q_INVOKABLE bool showRecord(const QString &json);

    // Each makes a new file where people look for such, and says where it is.
    Q_INVOKABLE bool savePicture();
    Q_INVOKABLE bool saveRecord();
    Q_INVOKABLE bool savePlay(); ///< for BG Stats
    /// What could not be written goes there instead.
    Q_INVOKABLE bool saveElsewhere(const QString &file);

public slots:
    void retell();

signals:
    void told();
    void outcomeChanged();

private:
    bool show(std::optional<db::bgstats::ExportedRecord> game, nlohmann::ordered_json document);
    bool save(const QString &folder, const QString &ending, const QByteArray &content);
    bool write(const QString &file, const QByteArray &content);
    void makeCode();
    void say(const QString &outcome, bool failed);

    Ledger &m_ledger;
    std::optional<db::bgstats::ExportedRecord> m_game;
    nlohmann::ordered_json m_document; ///< with whatever fields we do not know
    QString m_title;
    QString m_result;
    QImage m_picture;
    QImage m_code;
    QString m_outcome;
    bool m_failed = false;
    QString m_unsavedName;
    QByteArray m_unsaved;
};

} // namespace companion
