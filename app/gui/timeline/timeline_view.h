// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The trace of the current launch: its blocks over time, and observed beside predicted figures.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"
#include "core/scene/moment.h"
#include "core/trace/observed_trace.h"
#include "core/trace/trace_timeline.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace trichevron::gui {

class CopyableTable;
class TimelinePlot;
class VerticalScrollArea;

class TimelineView : public QWidget {
    Q_OBJECT

public:
    explicit TimelineView(LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                          QWidget* parent = nullptr);

    /// The moment of the schedule that plays; only one of a trace is a time.
    void setMoment(const std::optional<core::Moment>& moment);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setTexts();
    void refresh();
    core::ObservedTrace observe(const core::BlockTrace& trace, const LaunchKey& launch) const;
    /// Sets the texts of the trace that is shown.
    void describe(const core::BlockTrace& trace, const core::ObservedTrace& observed);
    void showTrace(const core::BlockTrace& trace, const LaunchKey& launch);
    void showNothing();
    /// The colours that the trace has; the one that the user chose is kept where it has it.
    void offerColours(const core::TraceTimeline& timeline);
    void showFigures(const core::BlockTrace& trace, const core::ObservedTrace& observed);
    void followPath();
    QString emptyStateText() const;

    LaunchSession& session_;
    const DeviceSelection& devices_;
    const JobRunner& jobs_;
    TimelinePlot* plot_;
    QWidget* controls_;
    VerticalScrollArea* side_;
    QComboBox* colour_;
    QLabel* label_;                              ///< of colour_
    std::optional<core::TimelineColour> chosen_; ///< by the user
    QVBoxLayout* column_;
    QLabel* counted_; ///< explains how rounds are counted
    CopyableTable* figures_ = nullptr;
    /// The launch and the time of the drawn trace, if any.
    std::optional<std::pair<LaunchKey, QDateTime>> shown_;
};

} // namespace trichevron::gui
