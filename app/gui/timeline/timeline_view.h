// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The trace of the current launch: its blocks over time, and observed beside predicted figures.
#pragma once

#include "app/gui/session/workbench.h"
#include "core/trace/observed_trace.h"

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
    explicit TimelineView(Workbench& workbench, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void showTrace(const BlockTrace& trace, const AskedLaunch& asked);
    void showNothing();
    void showFigures(const BlockTrace& trace, const ObservedTrace& observed);
    void followPath();
    QString emptyStateText() const;

    Workbench& workbench_;
    TimelinePlot* plot_;
    QWidget* controls_;
    QWidget* side_;
    QComboBox* colour_;
    QVBoxLayout* column_;
    QLabel* counted_; ///< explains how waves are counted
    CopyableTable* figures_ = nullptr;
    /// The launch and the time of the drawn trace, if any.
    std::optional<std::pair<AskedLaunch, QDateTime>> shown_;
};

} // namespace trichevron
