// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"

#include "companion/live/cameras.h"

#include <QFile>
#include <QTemporaryDir>

#include <sys/wait.h>
#include <unistd.h>

namespace {

// In a process of its own: nobody's, for to those who may do everything no camera is forbidden.
bool isForbiddenToNobody(const QString &devices)
{
    constexpr uid_t nobody = 65534;
    const pid_t child = ::fork();
    if (child == 0) {
        if (::geteuid() == 0 && ::setuid(nobody) != 0)
            ::_exit(2);
        ::_exit(companion::whyNoCamera(devices).contains("may not use it") ? 0 : 1);
    }
    int ended = -1;
    return child > 0 && ::waitpid(child, &ended, 0) == child && WIFEXITED(ended) && WEXITSTATUS(ended) == 0;
}

} // namespace

class CamerasTest : public QObject
{
    Q_OBJECT

private slots:
    void a_camera_that_is_forbidden_is_told_from_none()
    {
        const QTemporaryDir devices;
        constexpr auto anybodyReads = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
        constexpr auto anybodyEnters = QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(devices.path(), anybodyReads | anybodyEnters | QFile::WriteOwner));
        QVERIFY(companion::whyNoCamera(devices.path()).startsWith("No camera was found"));
        QVERIFY(!isForbiddenToNobody(devices.path()));
        QFile camera(devices.filePath("video0"));
        QVERIFY(camera.open(QIODevice::WriteOnly));
        QVERIFY(camera.setPermissions(anybodyReads));
        QVERIFY(!isForbiddenToNobody(devices.path()));
        QVERIFY(camera.setPermissions({}));
        QVERIFY(isForbiddenToNobody(devices.path()));
    }
};

APPLESS_STORY(CamerasTest)
#include "cameras_test.moc"
