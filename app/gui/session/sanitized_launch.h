// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Runs a launch of the user's own kernel under compute-sanitizer on this computer, which says at which line
/// of the source the kernel reads or writes out of its buffers.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/own_launch_preparation.h"
#include "app/gui/text/later_text.h"
#include "core/process/temporary_folder.h"

#include <QObject>
#include <QProcess>

#include <memory>

namespace trichevron::gui {

class SanitizedLaunch final : public QObject {
    Q_OBJECT

public:
    /// Of what compute-sanitizer prints; the rest is dropped.
    static constexpr qsizetype maxOutputBytes = qsizetype{1} << 20;

    explicit SanitizedLaunch(const DeviceSelection& devices, QObject* parent = nullptr);
    ~SanitizedLaunch() override;

    /// Whether a launch of this session can be run so: compute-sanitizer is installed, and the device is one
    /// of this computer.
    bool isOffered(const LaunchState& launch) const;
    /// Precondition: isOffered(), and ownLaunchObstacle() is empty.
    void start(const LaunchState& launch);
    void cancel();

    bool isRunning() const { return isRunning_; }
    /// Of which the output is.
    const LaunchKey& launch() const { return launch_; }
    const QString& output() const { return output_; }
    /// How it ended, in one sentence; empty while it runs or has not run.
    QString conclusion() const { return conclusion_.text(); }

Q_SIGNALS:
    void changed();

private:
    void run(const core::OwnLaunch& own);
    void end(const LaterText& conclusion);

    const DeviceSelection& devices_;
    OwnLaunchPreparation preparation_;
    std::unique_ptr<core::TemporaryFolder> folder_; ///< of the code
    QProcess process_;
    LaunchState state_;
    int ordinal_ = 0; ///< of its device
    LaunchKey launch_;
    QString output_;
    LaterText conclusion_;
    bool isRunning_ = false;
};

} // namespace trichevron::gui
