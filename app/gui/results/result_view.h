// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The results of the current launch except its times: events on the host, and the tables of the demo.
#pragma once

#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QScrollArea;

namespace trichevron::gui {

class ResultView : public QWidget {
    Q_OBJECT

public:
    explicit ResultView(const LaunchSession& session, const JobRunner& jobs, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showTables(const core::LaunchResult& result);
    void addTable(const QString& title, const QStringList& headings, const QList<QStringList>& rows);
    QString emptyStateText() const;

    const LaunchSession& session_;
    const JobRunner& jobs_;
    QLabel* empty_;
    QScrollArea* area_;
    QHBoxLayout* row_ = nullptr; ///< of the tables
    /// The visible result; an edit that does not change it keeps the selection in the tables.
    std::optional<core::LaunchResult> shown_;
};

} // namespace trichevron::gui
