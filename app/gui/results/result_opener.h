// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Opens the page with the result of each job, wherever the job was started. For a launch that is not
/// recorded, or ends in an error, that is the page that explains it.
#pragma once

#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"

#include <QObject>

#include <optional>
#include <string>

namespace trichevron::gui {

class ResultsPanel;

class ResultOpener : public QObject {
    Q_OBJECT

public:
    /// `verdict` shows what a launch returned. The opener belongs to the panel.
    ResultOpener(ResultsPanel& panel, const QWidget& verdict, const LaunchSession& session,
                 const JobRunner& jobs);

private:
    void onStart();
    void onSuccess();
    /// The last answer has tables or events, which only its page shows.
    bool hasTables() const;

    ResultsPanel& panel_;
    const QWidget& verdict_;
    const LaunchSession& session_;
    const JobRunner& jobs_;
    std::optional<JobKind> started_;
    std::string kernel_; ///< of the launch
};

} // namespace trichevron::gui
