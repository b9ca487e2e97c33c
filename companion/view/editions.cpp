// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/editions.h"

#include "companion/file_text.h"
#include "companion/sentences.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace companion {

namespace {

constexpr int longestName = 40;

} // namespace

Editions::Editions(Settings &settings, const std::filesystem::path &store, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_folder(QString::fromStdString((store.parent_path() / "editions").string()))
    , m_rows({{"name", [](const Row &row) { return QVariant(row.name); }},
              {"chosen", [](const Row &row) { return QVariant(row.chosen); }}})
{
    connect(&settings, &Settings::changed, this, &Editions::refresh);
    refresh();
}

void Editions::refresh()
{
    std::vector<Row> rows;
    const QStringList files = QDir(m_folder).entryList({"*.json"}, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        const QString name = file.chopped(5);
        rows.push_back({name, name == m_settings.edition()});
    }
    m_rows.assign(std::move(rows));
    emit changed();
}

QString Editions::chosen() const
{
    const QString name = m_settings.edition();
    return QFile::exists(file(name)) ? name : QString(); // it may have been deleted beside the app
}

bool Editions::learning() const
{
    return m_settings.learning();
}

void Editions::setLearning(bool learning)
{
    m_settings.setLearning(learning);
}

QString Editions::file(const QString &name) const
{
    return m_folder + u'/' + name + ".json";
}

QString Editions::chosenFile() const
{
    return chosen().isEmpty() ? QString() : file(chosen());
}

void Editions::choose(const QString &name)
{
    m_problem.clear();
    m_outcome.clear();
    m_settings.setEdition(name);
    refresh();
}

bool Editions::canBeCalled(const QString &name)
{
    // It is the name of a file on whatever disk it is exported to.
    static const QRegularExpression forbidden(R"([/\\:*?"<>|\x00-\x1f]|^\.|^\s*$)");
    m_outcome.clear();
    if (name.size() > longestName)
        m_problem = tr("A name has up to %n letter(s).", nullptr, longestName);
    else if (name != name.trimmed() || forbidden.match(name).hasMatch())
        m_problem = tr("Letters, digits and spaces make a name.");
    else if (QFile::exists(file(name)))
        m_problem =
            filled(tr("There is an edition called %1 already. It can be taught with more photos."), name);
    else if (!QDir().mkpath(m_folder))
        m_problem = filled(tr("The folder %1 cannot be made."), m_folder);
    else
        m_problem.clear();
    emit changed();
    return m_problem.isEmpty();
}

void Editions::remove(const QString &name)
{
    m_outcome.clear();
    m_problem = QFile::remove(file(name)) ? QString() : filled(tr("%1 cannot be deleted."), file(name));
    if (m_settings.edition() == name)
        m_settings.setEdition({});
    refresh();
}

void Editions::exportTo(const QString &name, const QString &place)
{
    QFile edition(file(name));
    m_problem = edition.open(QIODevice::ReadOnly) ? writeText(place, edition.readAll())
                                                  : filled(tr("%1 cannot be read."), file(name));
    m_outcome = m_problem.isEmpty() ? filled(tr("The edition is in %1."), place) : QString();
    emit changed();
}

void Editions::importFrom(const QString &place)
{
    m_outcome.clear();
    const FileText read = readText(place.toStdString());
    const QByteArray text = QByteArray::fromStdString(read.text);
    const QString format = QJsonDocument::fromJson(text).object().value("format").toString();
    const QString wanted = QFileInfo(place).completeBaseName().trimmed().left(longestName - 3).trimmed();
    QString name = wanted;
    for (int number = 2; QFile::exists(file(name)); ++number)
        name = wanted + u' ' + QString::number(number);
    if (!read.trouble.isEmpty())
        m_problem = read.trouble;
    else if (!format.startsWith("steiger.profile/"))
        m_problem = filled(tr("%1 is no edition that Steiger has exported."), place);
    else if (canBeCalled(name))
        m_problem = writeText(file(name), text);
    if (m_problem.isEmpty()) {
        choose(name);
        m_outcome = filled(tr("%1 is here now, and chosen."), name);
    }
    emit changed();
}

} // namespace companion
