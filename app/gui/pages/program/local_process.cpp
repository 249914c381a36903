// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/local_process.h"

#include "app/gui/text/text.h"

#include <QProcess>
#include <QProcessEnvironment>

#include <csignal>

#include <sys/types.h>
#include <unistd.h>

namespace trichevron::gui {
namespace {

class LocalProcess final : public CapturedProcess {
public:
    explicit LocalProcess(LocalStart start) : start_(std::move(start)) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const auto& [name, value] : start_.environment)
            environment.insert(text(name), text(value));
        process_.setProcessEnvironment(environment);
        process_.setWorkingDirectory(start_.folder);
        process_.setProcessChannelMode(QProcess::MergedChannels);
        process_.setStandardInputFile(QProcess::nullDevice());
        // A group of its own, so that its children end with it.
        process_.setChildProcessModifier([] {
            ::setpgid(0, 0);
            std::signal(SIGXFSZ, SIG_DFL);
        });
        connect(&process_, &QProcess::readyRead, this, [this] { Q_EMIT printed(process_.readAll()); });
        connect(&process_, &QProcess::started, this, [this] {
            group_ = process_.processId();
            Q_EMIT connected();
        });
        connect(&process_, &QProcess::finished, this, &LocalProcess::onFinished);
        connect(&process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart)
                Q_EMIT ended({core::ForegroundResult(), reason(), {}});
        });
    }
    ~LocalProcess() override {
        process_.disconnect(this);
        if (!isRunning())
            return;
        signal(SIGKILL);
        process_.waitForFinished();
    }

    void start() override { process_.start(start_.argv.front(), start_.argv.mid(1)); }
    bool isRunning() const override { return process_.state() != QProcess::NotRunning; }
    bool isConnected() const override { return group_ != 0; }
    void stop(bool atOnce) override { signal(atOnce ? SIGKILL : SIGTERM); }

private:
    void signal(int number) const {
        if (isConnected())
            ::kill(static_cast<pid_t>(-group_), number);
    }
    /// Why it cannot be started, without "execve".
    core::Text reason() const {
        return core::verbatim(process_.errorString().section(QStringLiteral(": "), -1).toStdString());
    }
    void onFinished(int code, QProcess::ExitStatus status) {
        using End = core::ForegroundResult::End;
        Q_EMIT printed(process_.readAll());
        const bool isSignalled = status == QProcess::CrashExit;
        Q_EMIT ended({core::ForegroundResult{isSignalled ? End::Signalled : End::Exited, code}, {}, {}});
    }

    LocalStart start_;
    QProcess process_;
    qint64 group_ = 0; ///< the process group of the program
};

} // namespace

std::unique_ptr<CapturedProcess> localProcess(LocalStart start) {
    return std::make_unique<LocalProcess>(std::move(start));
}

} // namespace trichevron::gui
