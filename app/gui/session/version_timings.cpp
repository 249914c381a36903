// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/version_timings.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"

#include <fmt/format.h>

#include <utility>

namespace trichevron::gui {

VersionTimings::VersionTimings(const LaunchSession& session, const DeviceSelection& devices, QObject* parent)
    : QObject(parent), session_(session), devices_(devices) {
    connect(&preparation_, &OwnLaunchPreparation::prepared, this,
            [this](const std::shared_ptr<const core::OwnLaunch>& own) { measure(*own); });
    connect(&preparation_, &OwnLaunchPreparation::failed, this,
            [this](const core::Text& sentence) { end(sentence); });
}

QString VersionTimings::obstacle(const std::string& kernel) const {
    if (session_.state().kernel->id != kernel)
        return tr("The launch that Explore shows is measured; send this kernel to Explore first.");
    if (!session_.unreadable().isEmpty())
        return session_.unreadable();
    return devices_.launchObstacle();
}

void VersionTimings::start(std::vector<Version> versions) {
    versions_ = std::move(versions);
    times_.assign(versions_.size(), std::nullopt);
    problem_ = {};
    worker_ = devices_.currentWorker();
    plan_ = planOwnLaunch(session_.state(), devices_.ownKernels(), devices_.ownCodes());
    request_ = session_.request(devices_.currentEntry()->ordinal);
    connect(worker_, &WorkerClient::measureAnswered, this,
            [this](qint64 ticket, const core::Measurement& measurement) {
                if (isRunning() && ticket == ticket_)
                    onMeasured(measurement);
            });
    connect(worker_, &WorkerClient::jobFailed, this, [this](qint64 ticket, const LaterText& sentence) {
        if (isRunning() && ticket == ticket_)
            end(sentence);
    });
    next_ = 0;
    ++run_;
    measureNext();
}

void VersionTimings::measureNext() {
    while (*next_ < versions_.size() && !versions_[*next_].cubin)
        ++*next_;
    if (*next_ >= versions_.size()) {
        end({});
        return;
    }
    const Version& version = versions_[*next_];
    plan_.mangledName = version.mangledName;
    plan_.code = std::make_shared<const ModuleCode>(ModuleCode{core::makeBlob(*version.cubin), nullptr});
    preparation_.start(plan_);
    Q_EMIT changed();
}

void VersionTimings::measure(const core::OwnLaunch& own) {
    core::MeasureRequest request;
    request.launch = request_;
    request.launch.own = own;
    // The versions compute the same, so that each is compared with the first of this run.
    request.launch.own->comparedAs = fmt::format("versions {}", run_);
    ticket_ = worker_->measure(request);
    if (ticket_ == 0)
        end(LaterText::quoted(worker_->reason()));
}

void VersionTimings::onMeasured(const core::Measurement& measurement) {
    const core::LaunchResult& result = measurement.result;
    if (result.contextLost) {
        end([name = result.synchronisation ? result.synchronisation->name : result.launch.name] {
            return fill(tr("A version ended in {error}."), {{"error", name}});
        });
        return;
    }
    const bool isWrong = result.verification && result.verification->mismatches > 0;
    if (!result.launch.ok())
        problem_ = [name = result.launch.name] {
            return fill(tr("A version is refused with {error}."), {{"error", name}});
        };
    else if (isWrong)
        problem_ = [summary = result.verification->summary] {
            return fill(tr("A version has another result: {difference}"), {{"difference", summary.text()}});
        };
    else
        times_[*next_] = core::summarise(measurement.samplesMicroseconds);
    ++*next_;
    measureNext();
}

void VersionTimings::cancel() {
    if (!isRunning())
        return;
    preparation_.cancel();
    if (ticket_ != 0)
        worker_->cancel();
    end([] { return tr("Cancelled."); });
}

void VersionTimings::clear() {
    cancel();
    versions_.clear();
    times_.clear();
    problem_ = {};
}

void VersionTimings::end(const LaterText& problem) {
    next_.reset();
    ticket_ = 0;
    if (worker_ != nullptr)
        worker_->disconnect(this);
    if (!problem.isEmpty())
        problem_ = problem;
    Q_EMIT changed();
}

} // namespace trichevron::gui
