// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Measures the current launch with several versions of its kernel's code, one after the other: what another
/// register limit or other launch bounds cost in time.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/own_launch_preparation.h"
#include "app/gui/text/later_text.h"
#include "core/measurement/summary.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::gui {

class VersionTimings final : public QObject {
    Q_OBJECT

public:
    /// A version of a kernel: its name in the code, and the code.
    struct Version {
        std::string mangledName;
        std::shared_ptr<const std::string> cubin; ///< null: it is passed over
    };

    VersionTimings(const LaunchSession& session, const DeviceSelection& devices, QObject* parent = nullptr);

    /// Why the launches of a kernel cannot be measured now, in one sentence; empty where they can. `kernel`
    /// is its KernelInfo::id.
    QString obstacle(const std::string& kernel) const;
    /// Precondition: obstacle() is empty.
    void start(std::vector<Version> versions);
    void cancel();
    /// Forgets the times, of other versions than those to come.
    void clear();
    bool isRunning() const { return next_.has_value(); }
    /// Of each version, in microseconds; none where it is not measured.
    const std::vector<std::optional<core::Summary>>& times() const { return times_; }
    /// Why the last version that was tried has no time, in one sentence; empty where none failed.
    QString problem() const { return problem_.text(); }

Q_SIGNALS:
    void changed();

private:
    void measureNext();
    void measure(const core::OwnLaunch& own);
    void onMeasured(const core::Measurement& measurement);
    void end(const LaterText& problem);

    const LaunchSession& session_;
    const DeviceSelection& devices_;
    OwnLaunchPreparation preparation_;
    std::vector<Version> versions_;
    std::vector<std::optional<core::Summary>> times_;
    std::optional<std::size_t> next_; ///< the version that is measured; none while nothing runs
    OwnLaunchPlan plan_;
    core::LaunchRequest request_;
    WorkerClient* worker_ = nullptr;
    qint64 ticket_ = 0;
    int run_ = 0; ///< how often start() was called
    LaterText problem_;
};

} // namespace trichevron::gui
