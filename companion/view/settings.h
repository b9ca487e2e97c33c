// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

#include <filesystem>

#include <optional>

namespace companion {

/// The file of the settings for that store.
QString settingsPlace(const std::filesystem::path &store);

/// What a group follows while it plays, besides deliveries.
struct Followed {
    bool turns = false;
    bool orders = false;
    bool mines = true;
    bool operator==(const Followed &) const = default;
};

/// How this tablet is used: kept beside the history, but no part of it.
class Settings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(bool languageChosen READ languageChosen NOTIFY languageChanged)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY changed)
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY changed)
    Q_PROPERTY(double volume READ volume WRITE setVolume NOTIFY changed)
    Q_PROPERTY(bool readAloud READ readAloud WRITE setReadAloud NOTIFY changed)
    Q_PROPERTY(bool fullScreen READ fullScreen WRITE setFullScreen NOTIFY changed)
    Q_PROPERTY(bool onScreenKeyboard READ onScreenKeyboard WRITE setOnScreenKeyboard NOTIFY changed)
    Q_PROPERTY(bool guided READ guided WRITE setGuided NOTIFY changed)
    Q_PROPERTY(QStringList closedHints READ closedHints NOTIFY changed)
    Q_PROPERTY(QString camera READ camera WRITE setCamera NOTIFY changed)
    Q_PROPERTY(bool keepsPictures READ keepsPictures WRITE setKeepsPictures NOTIFY changed)
    Q_PROPERTY(QString picturesFolder READ picturesFolder CONSTANT)
    Q_PROPERTY(QString group READ group WRITE setGroup NOTIFY changed)

public:
    explicit Settings(const QString &file, QObject *parent = nullptr);

    QString language() const; ///< "en", "hu", "de"
    bool languageChosen() const;
    QString theme() const; ///< "light", "dark", "system"
    double textScale() const;
    bool reducedMotion() const;
    bool leftHanded() const;
    bool muted() const;
    double volume() const;
    bool readAloud() const; ///< the evaluation, as it is walked through
    bool fullScreen() const;
    bool onScreenKeyboard() const; ///< also where the screen cannot be touched
    bool guided() const;           ///< hints during a first game
    QStringList closedHints() const
    {
        return m_closedHints;
    } ///< until the app ends, or hints are wanted again
    QString group() const;
    QString
    edition() const; ///< the taught edition that lies on the table; empty for one Steiger knows by itself
    bool learning() const;          ///< corrections of scans teach it
    QString camera() const;         ///< the name of the one to look through; empty for the usual one
    bool keepsPictures() const;     ///< those taken with the camera; else they are gone after the review
    QString picturesFolder() const; ///< where they are kept: beside the history

    Q_INVOKABLE void closeHint(const QString &hint);
    void setLanguage(const QString &code);
    void setTheme(const QString &theme);
    void setTextScale(double scale);
    void setReducedMotion(bool reduced);
    void setLeftHanded(bool leftHanded);
    void setMuted(bool muted);
    void setVolume(double volume);
    void setReadAloud(bool aloud);
    void setFullScreen(bool fullScreen);
    void setOnScreenKeyboard(bool wanted);
    void setGuided(bool guided);
    void setGroup(const QString &group);
    void setEdition(const QString &name);
    void setLearning(bool learning);
    void setCamera(const QString &name);
    void setKeepsPictures(bool kept);

    /// What a group followed in its last game; nothing for one that has not played yet.
    std::optional<Followed> followedBy(const QString &group) const;
    void setFollowedBy(const QString &group, const Followed &followed);

    /// What was chosen for the last game of that kind; nothing before the first one.
    std::optional<QStringList> optionsOf(int game) const;
    void setOptionsOf(int game, const QStringList &options);

    /// The numbers that were read off the pieces of that game with so many players; empty before anybody did.
    QVariant readingsOf(int game, int players) const;
    void setReadingsOf(int game, int players, const QVariant &readings);

    /// Who learns on this tablet; empty while nobody said.
    QString learner() const;
    void setLearner(const QString &person);

    /// The colour somebody played last; empty for someone new.
    QString colorOf(const QString &person) const;
    void setColorOf(const QString &person, const QString &color);

signals:
    void languageChanged();
    void changed();

private:
    void keep(const QString &name, const QVariant &value);

    QSettings m_kept;
    QStringList m_closedHints;
};

} // namespace companion
