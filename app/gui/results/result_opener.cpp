// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/result_opener.h"

#include "app/gui/results/results_panel.h"

#include <utility>

namespace trichevron::gui {

ResultOpener::ResultOpener(ResultsPanel& panel, const QWidget& verdict, const LaunchSession& session,
                           const JobRunner& jobs)
    : QObject(&panel), panel_(panel), verdict_(verdict), session_(session), jobs_(jobs),
      kernel_(session.state().kernel->id) {
    onChange(session, SessionChange::Launch, this, [this] {
        if (std::exchange(kernel_, session_.state().kernel->id) == kernel_ || !core::isOwnKernel(kernel_))
            return;
        panel_.refreshOffers();
        panel_.setCurrentPage(page_id::arguments); // the first thing to look at
    });
    onChange(jobs, JobChange::Started, this, &ResultOpener::onStart);
    onChange(jobs, JobChange::Succeeded, this, &ResultOpener::onSuccess);
    onChange(jobs, JobChange::Failed, this, [this] {
        if (jobs_.notRecorded())
            panel_.showPage(page_id::result); // it offers recorded launches
    });
}

void ResultOpener::onStart() {
    started_ = jobs_.job();
    // The others are shown while they run.
    if (started_ && started_ != JobKind::Launch)
        panel_.showResultOf(*started_);
}

void ResultOpener::onSuccess() {
    const std::optional<JobKind> ended = std::exchange(started_, std::nullopt);
    if (jobs_.endedInError())
        panel_.showPage(page_id::result); // it explains the error
    if (ended != JobKind::Launch)
        return;
    if (hasTables() || !verdict_.isVisible())
        panel_.showResultOf(JobKind::Launch);
}

bool ResultOpener::hasTables() const {
    const ActualAnswer* answer = session_.answer();
    return answer != nullptr && !(answer->result.tables.empty() && answer->result.hostTimeline.empty());
}

} // namespace trichevron::gui
