// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/job_failures.h"

namespace trichevron::gui {

void JobFailures::add(JobKind kind, const JobFailure& failure) {
    failures_[kind] = failure;
}

void JobFailures::forget(JobKind kind) {
    failures_.erase(kind);
    if (kind == JobKind::Launch || kind == JobKind::Measure) {
        failures_.erase(JobKind::Launch);
        failures_.erase(JobKind::Measure);
    }
}

const JobFailure* JobFailures::setTimeLimit(JobKind kind, core::Seconds limit) {
    const auto found = failures_.find(kind);
    if (found == failures_.end())
        return nullptr;
    found->second.exceeded = limit;
    return &found->second;
}

const JobFailure* JobFailures::find(JobKind kind, const LaunchKey& launch) const {
    const auto found = failures_.find(kind);
    return found != failures_.end() && found->second.launch == launch ? &found->second : nullptr;
}

const JobFailure* JobFailures::ofLaunch(const LaunchKey& launch) const {
    const JobFailure* launched = find(JobKind::Launch, launch);
    return launched == nullptr ? find(JobKind::Measure, launch) : launched;
}

const JobFailure* JobFailures::ofSweep(const QString& deviceKey, const std::string& kernel) const {
    const auto found = failures_.find(JobKind::Sweep);
    return found != failures_.end() && found->second.launch.deviceKey == deviceKey &&
                   found->second.launch.kernel == kernel
               ? &found->second
               : nullptr;
}

std::optional<JobKind> JobFailures::notRecorded(const LaunchKey& launch) const {
    for (const JobKind kind : {JobKind::Launch, JobKind::Measure, JobKind::Trace})
        if (const JobFailure* found = find(kind, launch); found != nullptr && found->isNotRecorded)
            return kind;
    return std::nullopt;
}

} // namespace trichevron::gui
