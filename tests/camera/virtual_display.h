// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <csignal>
#include <cstdlib>
#include <string>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/// A screen that nobody sees, drawn without a graphics card, but with everything one can draw. To be made
/// before the program around the stories; gone with it.
class VirtualDisplay
{
public:
    VirtualDisplay()
    {
        int said[2];
        if (pipe(said) != 0)
            return;
        m_server = fork();
        if (m_server == 0) {
            prctl(PR_SET_PDEATHSIG, SIGTERM); // it does not outlive a story that crashes
            const std::string number = std::to_string(said[1]);
            const int nowhere = open("/dev/null", O_WRONLY);
            dup2(nowhere, STDERR_FILENO);
            // It finds a number that is free by itself, and says which.
            execlp("Xvfb", "Xvfb", "-displayfd", number.c_str(), "-screen", "0", "1280x800x24", "-nolisten",
                   "tcp", static_cast<char *>(nullptr));
            _exit(1);
        }
        close(said[1]);
        std::string number;
        for (char digit = 0; read(said[0], &digit, 1) == 1 && digit != '\n';)
            number += digit;
        close(said[0]);
        qputenv("DISPLAY", QByteArray::fromStdString(":" + number));
        qputenv("QT_QPA_PLATFORM", "xcb");
    }
    ~VirtualDisplay()
    {
        if (m_server > 0) {
            kill(m_server, SIGTERM);
            waitpid(m_server, nullptr, 0);
        }
    }
    VirtualDisplay(const VirtualDisplay &) = delete;
    VirtualDisplay &operator=(const VirtualDisplay &) = delete;

private:
    pid_t m_server = -1;
};
