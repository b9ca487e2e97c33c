// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/settings.h"

#include "companion/language.h"

#include <QFileInfo>

#include <algorithm>

namespace companion {

namespace {

// Whatever a group is called, it makes a key.
QString followedKey(const QString &group)
{
    return "followed/" + QString::fromLatin1(group.toUtf8().toHex());
}

} // namespace

QString settingsPlace(const std::filesystem::path &store)
{
    return QString::fromStdString((store.parent_path() / "settings.ini").string());
}

Settings::Settings(const QString &file, QObject *parent)
    : QObject(parent)
    , m_kept(file, QSettings::IniFormat)
{
    useLanguage(languageFromCode(m_kept.value("language").toString()).value_or(systemLanguage()));
}

void Settings::keep(const QString &name, const QVariant &value)
{
    if (m_kept.value(name) == value)
        return;
    m_kept.setValue(name, value);
    m_kept.sync();
    emit changed();
}

QString Settings::language() const
{
    return languageCode();
}

bool Settings::languageChosen() const
{
    return languageFromCode(m_kept.value("language").toString()).has_value();
}

void Settings::setLanguage(const QString &code)
{
    const std::optional<Language> chosen = languageFromCode(code);
    if (!chosen)
        return;
    useLanguage(*chosen);
    m_kept.setValue("language", code);
    m_kept.sync();
    emit languageChanged();
}

QString Settings::theme() const
{
    return m_kept.value("theme", "system").toString();
}

void Settings::setTheme(const QString &theme)
{
    keep("theme", theme);
}

double Settings::textScale() const
{
    return std::clamp(m_kept.value("textScale", 1.0).toDouble(), 1.0, 1.5);
}

void Settings::setTextScale(double scale)
{
    keep("textScale", scale);
}

bool Settings::reducedMotion() const
{
    return m_kept.value("reducedMotion", false).toBool();
}

void Settings::setReducedMotion(bool reduced)
{
    keep("reducedMotion", reduced);
}

bool Settings::leftHanded() const
{
    return m_kept.value("leftHanded", false).toBool();
}

void Settings::setLeftHanded(bool leftHanded)
{
    keep("leftHanded", leftHanded);
}

bool Settings::muted() const
{
    return m_kept.value("muted", false).toBool();
}

void Settings::setMuted(bool muted)
{
    keep("muted", muted);
}

double Settings::volume() const
{
    return std::clamp(m_kept.value("volume", 0.7).toDouble(), 0.0, 1.0);
}

void Settings::setVolume(double volume)
{
    keep("volume", volume);
}

bool Settings::readAloud() const
{
    return m_kept.value("readAloud", false).toBool();
}

void Settings::setReadAloud(bool aloud)
{
    keep("readAloud", aloud);
}

bool Settings::fullScreen() const
{
    return m_kept.value("fullScreen", false).toBool();
}

void Settings::setFullScreen(bool fullScreen)
{
    keep("fullScreen", fullScreen);
}

bool Settings::onScreenKeyboard() const
{
    return m_kept.value("onScreenKeyboard", false).toBool();
}

void Settings::setOnScreenKeyboard(bool wanted)
{
    keep("onScreenKeyboard", wanted);
}

bool Settings::guided() const
{
    return m_kept.value("guided", false).toBool();
}

void Settings::setGuided(bool guided)
{
    m_closedHints.clear();
    keep("guided", guided);
    emit changed();
}

void Settings::closeHint(const QString &hint)
{
    m_closedHints += hint;
    emit changed();
}

QString Settings::group() const
{
    return m_kept.value("group").toString();
}

void Settings::setGroup(const QString &group)
{
    keep("group", group);
}

QString Settings::edition() const
{
    return m_kept.value("edition").toString();
}

void Settings::setEdition(const QString &name)
{
    keep("edition", name);
}

bool Settings::learning() const
{
    return m_kept.value("learning", true).toBool();
}

void Settings::setLearning(bool learning)
{
    keep("learning", learning);
}

QString Settings::camera() const
{
    return m_kept.value("camera").toString();
}

void Settings::setCamera(const QString &name)
{
    keep("camera", name);
}

bool Settings::keepsPictures() const
{
    return m_kept.value("keepsPictures", false).toBool();
}

void Settings::setKeepsPictures(bool kept)
{
    keep("keepsPictures", kept);
}

QString Settings::picturesFolder() const
{
    return QFileInfo(m_kept.fileName()).absolutePath() + "/pictures";
}

std::optional<Followed> Settings::followedBy(const QString &group) const
{
    const QVariant kept = m_kept.value(followedKey(group));
    if (!kept.isValid())
        return std::nullopt;
    const QStringList followed = kept.toStringList();
    return Followed{followed.contains("turns"), followed.contains("orders"), followed.contains("mines")};
}

void Settings::setFollowedBy(const QString &group, const Followed &followed)
{
    QStringList kept{"deliveries"}; // always
    if (followed.turns)
        kept += "turns";
    if (followed.orders)
        kept += "orders";
    if (followed.mines)
        kept += "mines";
    m_kept.setValue(followedKey(group), kept);
}

std::optional<QStringList> Settings::optionsOf(int game) const
{
    const QVariant kept = m_kept.value("options/" + QString::number(game));
    return kept.isValid() ? std::optional(kept.toStringList()) : std::nullopt;
}

void Settings::setOptionsOf(int game, const QStringList &options)
{
    m_kept.setValue("options/" + QString::number(game), options);
}

QVariant Settings::readingsOf(int game, int players) const
{
    return m_kept.value(QStringLiteral("readings/%1/%2").arg(game).arg(players));
}

void Settings::setReadingsOf(int game, int players, const QVariant &readings)
{
    m_kept.setValue(QStringLiteral("readings/%1/%2").arg(game).arg(players), readings);
}

QString Settings::learner() const
{
    return m_kept.value("learner").toString();
}

void Settings::setLearner(const QString &person)
{
    keep("learner", person);
}

QString Settings::colorOf(const QString &person) const
{
    return person.isEmpty() ? QString() : m_kept.value("colors/" + person).toString();
}

void Settings::setColorOf(const QString &person, const QString &color)
{
    m_kept.setValue("colors/" + person, color);
}

} // namespace companion
