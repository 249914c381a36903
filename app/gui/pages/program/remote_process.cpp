// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/remote_process.h"

#include "core/capture/capture_client.h"

#include <QProcess>
#include <QTimer>

#include <csignal>
#include <cstring>
#include <memory>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr int stopPollMs = 100;
/// Of a connection that should have ended.
constexpr int connectionPatienceMs = 3000;

class RemoteProcess final : public CapturedProcess {
public:
    explicit RemoteProcess(RemoteStart start)
        : start_(std::move(start)),
          client_(std::make_unique<core::CaptureClient>(
              core::CaptureRequest{start_.argv, start_.folder, start_.settings}, *start_.parts)) {
        connect(&connection_, &QProcess::readyReadStandardOutput, this, &RemoteProcess::onArrived);
        connect(&connection_, &QProcess::readyReadStandardError, this,
                [this] { Q_EMIT printed(connection_.readAllStandardError()); });
        connect(&connection_, &QProcess::finished, this, [this] {
            onArrived();
            Q_EMIT printed(connection_.readAllStandardError());
            if (isRunning_)
                end(client_->lostText());
        });
        connect(&connection_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart)
                end(core::verbatim(connection_.errorString().toStdString()));
        });
        // The button and `trichevron-cli capture --stop` write the same file.
        connect(&stopPoll_, &QTimer::timeout, this, [this] {
            if (client_->hasBegun() && start_.parts->isStopped())
                client_->stopCapturing();
            send();
        });
        patience_.setSingleShot(true);
        connect(&patience_, &QTimer::timeout, &connection_, &QProcess::kill);
    }
    /// The other side ends the program where the connection ends.
    ~RemoteProcess() override {
        connection_.disconnect(this);
        if (connection_.state() == QProcess::NotRunning)
            return;
        connection_.kill();
        connection_.waitForFinished();
    }

    void start() override {
        isRunning_ = true;
        stopPoll_.start(stopPollMs);
        connection_.start(start_.server.front(), start_.server.mid(1));
    }
    bool isRunning() const override { return isRunning_; }
    bool isConnected() const override { return client_ && client_->hasBegun(); }
    void stop(bool atOnce) override {
        if (!client_->hasBegun()) {
            atOnce ? connection_.kill() : connection_.terminate();
            return;
        }
        client_->signal(atOnce ? SIGKILL : SIGTERM);
        send();
        if (atOnce) // it may not arrive any more
            patience_.start(connectionPatienceMs);
    }

private:
    void onArrived() {
        const QByteArray bytes = connection_.readAllStandardOutput();
        if (!isRunning_)
            return;
        const bool wasConnected = client_->hasBegun();
        client_->receive({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        if (client_->hasBegun() && !wasConnected) {
            client_->endInput();
            Q_EMIT connected();
        }
        for (const core::CaptureFrame& frame : client_->takePrinted())
            Q_EMIT printed(QByteArray::fromStdString(frame.content));
        send();
        if (client_->hasEnded())
            end(client_->problem().value_or(core::Text()));
    }

    void send() {
        std::string& unsent = client_->unsent();
        if (connection_.state() == QProcess::Running)
            connection_.write(unsent.data(), static_cast<qint64>(unsent.size()));
        unsent.clear();
    }

    /// `problem` is for an end of the program that did not arrive.
    void end(const core::Text& problem) {
        if (!std::exchange(isRunning_, false))
            return;
        stopPoll_.stop();
        CapturedEnd end{client_->end(), problem, client_->lossOfParts()};
        if (client_->end() && client_->end()->end == core::ForegroundResult::End::NotStarted)
            end.reason = core::verbatim(std::strerror(client_->end()->status));
        client_.reset();
        start_.parts.reset(); // whose folder is removed with its last user
        connection_.closeWriteChannel();
        patience_.start(connectionPatienceMs);
        Q_EMIT ended(end);
    }

    RemoteStart start_;
    std::unique_ptr<core::CaptureClient> client_; ///< until the end
    QProcess connection_;
    QTimer stopPoll_;
    QTimer patience_; ///< then the connection is ended
    bool isRunning_ = false;
};

} // namespace

std::unique_ptr<CapturedProcess> remoteProcess(RemoteStart start) {
    return std::make_unique<RemoteProcess>(std::move(start));
}

} // namespace trichevron::gui
