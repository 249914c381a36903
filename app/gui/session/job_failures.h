// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Why jobs failed.
#pragma once

#include "app/gui/session/job_kind.h"
#include "app/gui/session/result_store.h"
#include "app/gui/text/later_text.h"
#include "core/base/quantity.h"

#include <QString>

#include <map>
#include <optional>
#include <string>

namespace trichevron::gui {

struct JobFailure {
    LaunchKey launch; ///< of a sweep: the launch that was current when it started
    LaterText sentence;
    std::optional<core::Seconds> exceeded = {}; ///< the time limit, where that ended it
    bool isNotRecorded = false;                 ///< the recording has no reply to it
};

/// The failure of the last job of each kind. A pointer is valid until the next job of its kind.
class JobFailures {
public:
    void add(JobKind kind, const JobFailure& failure);
    /// A job of this kind starts. A launch and a measurement both answer the launch: either forgets both.
    void forget(JobKind kind);
    /// The worker ended because of this time limit, after the job had failed with it. Null where the last job
    /// of this kind did not fail.
    const JobFailure* setTimeLimit(JobKind kind, core::Seconds limit);

    /// Null if the last job of this kind did not fail or was for another launch.
    const JobFailure* find(JobKind kind, const LaunchKey& launch) const;
    /// Of a launch or a measurement.
    const JobFailure* ofLaunch(const LaunchKey& launch) const;
    const JobFailure* ofSweep(const QString& deviceKey, const std::string& kernel) const;
    /// Its sentence; empty for null.
    static QString textOf(const JobFailure* failure) {
        return failure == nullptr ? QString() : failure->sentence.text();
    }
    /// The kind of a job for this launch to which the recording has no reply.
    std::optional<JobKind> notRecorded(const LaunchKey& launch) const;

private:
    std::map<JobKind, JobFailure> failures_;
};

} // namespace trichevron::gui
