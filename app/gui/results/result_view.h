// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The results of the current launch except its times: its error, events on the host, and the tables of the
/// demo. Where the launch is not recorded, recorded ones.
#pragma once

#include "app/gui/results/error_view.h"
#include "app/gui/results/recorded_launches.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QScrollArea;

namespace trichevron::gui {

class SanitizerPanel;

class ResultView : public QWidget {
    Q_OBJECT

public:
    ResultView(LaunchSession& session, const DeviceSelection& devices, JobRunner& jobs,
               QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void refresh();
    RecordedLaunches& recorded();
    /// The tables are beside an error where that leaves it the room for its two columns, so that one error
    /// looks like another; else below it.
    void placeParts();
    void showTables(const core::LaunchResult& result);
    /// Beside each other, or below each other where there is no room for that.
    void placeTables();
    void addTable(const QString& title, const QStringList& headings, const QList<QStringList>& rows);
    QString emptyStateText() const;
    /// How the launch ended, and what its times are beside those of other pages.
    QString outcomeText(const core::LaunchResult& result) const;
    /// Of the current launch; also where it has no answer, because it never ended.
    std::optional<core::ErrorReport> shownError() const;
    /// `answer`: null where the launch has none, because it never ended.
    QString beforeNextLaunch(const ActualAnswer* answer) const;
    /// One sentence; empty where the launch is recorded, or not from a recording.
    QString missingText() const;
    /// The nearest first; for a trace, those that have one.
    std::vector<core::NearLaunch> offeredLaunches() const;
    /// Makes a recorded launch the current one, and starts the job that the other had no reply to.
    void goTo(const core::SweepPoint& launch);

    LaunchSession& session_;
    const DeviceSelection& devices_;
    JobRunner& jobs_;
    QLabel* empty_;
    RecordedLaunches* recorded_ = nullptr; ///< null until there is something to offer
    ErrorView* error_;
    SanitizerPanel* sanitizer_;
    QScrollArea* area_;
    QLabel* outcome_;           ///< above the tables
    QWidget* tables_ = nullptr; ///< with both
    QBoxLayout* row_ = nullptr; ///< of the tables
    /// The visible result; an edit that does not change it keeps the selection in the tables.
    std::optional<core::LaunchResult> shown_;
};

} // namespace trichevron::gui
