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
    Q_PROPERTY(bool fullScreen READ fullScreen WRITE setFullScreen NOTIFY changed)
    Q_PROPERTY(bool onScreenKeyboard READ onScreenKeyboard WRITE setOnScreenKeyboard NOTIFY changed)
    Q_PROPERTY(bool guided READ guided WRITE setGuided NOTIFY changed)
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
    bool fullScreen() const;
    bool onScreenKeyboard() const; ///< also where the screen cannot be touched
    bool guided() const;           ///< hints during a first game
    QString group() const;

    void setLanguage(const QString &code);
    void setTheme(const QString &theme);
    void setTextScale(double scale);
    void setReducedMotion(bool reduced);
    void setLeftHanded(bool leftHanded);
    void setMuted(bool muted);
    void setVolume(double volume);
    void setFullScreen(bool fullScreen);
    void setOnScreenKeyboard(bool wanted);
    void setGuided(bool guided);
    void setGroup(const QString &group);

    /// What a group followed in its last game; nothing for one that has not played yet.
    std::optional<Followed> followedBy(const QString &group) const;
    void setFollowedBy(const QString &group, const Followed &followed);

    /// The colour somebody played last; empty for someone new.
    QString colorOf(const QString &person) const;
    void setColorOf(const QString &person, const QString &color);

signals:
    void languageChanged();
    void changed();

private:
    void keep(const QString &name, const QVariant &value);

    QSettings m_kept;
};

} // namespace companion
