// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The trace of the launch that is shown: its blocks over time, and what was observed beside what was
/// predicted.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"
#include "core/measurement/observed_trace.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace trichevron {

class CopyableTable;
class TimelinePlot;

class TimelineView : public QWidget {
    Q_OBJECT

public:
    explicit TimelineView(LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                          QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void showTrace(const BlockTrace& trace, const LaunchKey& asked);
    void showNothing();
    void showFigures(const BlockTrace& trace, const ObservedTrace& observed);
    void followPath();
    QString whyNothing() const;

    LaunchSession& session_;
    const DeviceSelection& devices_;
    const JobRunner& jobs_;
    TimelinePlot* plot_;
    QWidget* controls_;
    QWidget* side_;
    QComboBox* colour_;
    QVBoxLayout* column_;
    QLabel* counted_; ///< how waves are counted
    CopyableTable* figures_ = nullptr;
    /// Of what is drawn: its launch and when it came; nothing where there is none.
    std::optional<std::pair<LaunchKey, QDateTime>> shown_;
};

} // namespace trichevron
