// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the views ask about the jobs.
#include "app/gui/session/job_progress_text.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/fault/error_report.h"
#include "core/recording/nearest_launches.h"

namespace trichevron::gui {

QString JobRunner::launchObstacle() const {
    if (isBusy() && job_->kind == JobKind::Sweep)
        return tr("The device is busy with a sweep.");
    if (isBusy())
        return isLaunching() || isTracing() ? tr("The device is busy with this launch.")
                                            : tr("The device is busy with a launch.");
    if (!session_.unreadable().isEmpty())
        return fill(tr("The launch cannot be read: {reason}"), {{"reason", session_.unreadable()}});
    return devices_.launchObstacle();
}

bool JobRunner::isLaunching() const {
    return job_ && (job_->kind == JobKind::Launch || job_->kind == JobKind::Measure) &&
           job_->launch == session_.launchKey();
}

bool JobRunner::isTracing() const {
    return job_ && job_->kind == JobKind::Trace && job_->launch == session_.launchKey();
}

bool JobRunner::isSweeping() const {
    return job_ && job_->kind == JobKind::Sweep && job_->launch.deviceKey == session_.state().deviceKey &&
           job_->launch.kernel == session_.state().kernel->id;
}

const JobRunner::Failure* JobRunner::currentFailure(JobKind kind) const {
    const auto found = failures_.find(kind);
    return found != failures_.end() && found->second.launch == session_.launchKey() ? &found->second
                                                                                    : nullptr;
}

const JobRunner::Failure* JobRunner::currentLaunchFailure() const {
    const Failure* ofLaunch = currentFailure(JobKind::Launch);
    return ofLaunch == nullptr ? currentFailure(JobKind::Measure) : ofLaunch;
}

QString JobRunner::failure(JobKind kind) const {
    const Failure* found = currentFailure(kind);
    return found == nullptr ? QString() : found->sentence.text();
}

QString JobRunner::launchFailure() const {
    if (const Failure* found = currentLaunchFailure(); found != nullptr)
        return found->sentence.text();
    const std::optional<core::Seconds> limit = exceededTimeLimit();
    return limit ? text(core::timeLimitReport(*limit, session_.state().config.api).error) : QString();
}

bool JobRunner::isLaunchNotRecorded() const {
    const Failure* found = currentLaunchFailure();
    return found != nullptr && found->isNotRecorded;
}

std::optional<core::Seconds> JobRunner::exceededTimeLimit() const {
    if (const Failure* found = currentLaunchFailure(); found != nullptr)
        return found->exceeded;
    // Of an earlier job, or from a session file.
    const ActualTimeLimit* ended = session_.results().timeLimit(session_.launchKey());
    return ended == nullptr || isLaunching() ? std::nullopt : std::optional(ended->limit);
}

std::optional<JobKind> JobRunner::notRecorded() const {
    for (const JobKind kind : {JobKind::Launch, JobKind::Measure, JobKind::Trace})
        if (const Failure* found = currentFailure(kind); found != nullptr && found->isNotRecorded)
            return kind;
    return std::nullopt;
}

bool JobRunner::isOutsideRecording() const {
    const WorkerClient* worker = devices_.currentWorker();
    if (worker == nullptr || worker->kind() != core::ProvenanceKind::Recorded)
        return false;
    std::size_t listed = 0; // a list that is full may lack some
    for (const auto& kernel : devices_.currentEntry()->kernels)
        listed += kernel->recorded.size();
    const LaunchState& launch = session_.state();
    return listed < core::maxListedLaunches &&
           !core::isRecorded(*launch.kernel, {launch.config, launch.optIns});
}

QString JobRunner::nothingRecordedText() const {
    if (!isOutsideRecording())
        return {};
    return session_.state().kernel->recorded.empty()
               ? tr("Nothing is recorded of this kernel on this device.")
               : tr("Nothing is recorded of this launch. The page Result lists the recorded launches.");
}

QString JobRunner::traceFailure() const {
    return failure(JobKind::Trace);
}

QString JobRunner::sweepFailure() const {
    const auto found = failures_.find(JobKind::Sweep);
    const bool isCurrent = found != failures_.end() &&
                           found->second.launch.deviceKey == session_.state().deviceKey &&
                           found->second.launch.kernel == session_.state().kernel->id;
    return isCurrent ? found->second.sentence.text() : QString();
}

QString JobRunner::status() const {
    if (!job_)
        return devices_.workerStatus();
    return devices_.withMachineName(
        *job_->worker,
        jobProgressText({job_->cancelled, job_->started.elapsed() / 1000, job_->timeLimit, job_->progress}));
}

} // namespace trichevron::gui
