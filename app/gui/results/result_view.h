// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the launch that is shown gave, beside its timings: the host's moments, and the tables of its demo.
#pragma once

#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QScrollArea;

namespace trichevron {

class ResultView : public QWidget {
    Q_OBJECT

public:
    explicit ResultView(const LaunchSession& session, const JobRunner& jobs, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void showTables(const LaunchResult& result);
    void addTable(const QString& title, const QStringList& headings, const QList<QStringList>& rows);
    QString whyNothing() const;

    const LaunchSession& session_;
    const JobRunner& jobs_;
    QLabel* empty_;
    QScrollArea* area_;
    QHBoxLayout* row_ = nullptr; ///< of the tables
    /// What is shown, so that an edit that changes nothing of it keeps what the user selected.
    std::optional<LaunchResult> shown_;
};

} // namespace trichevron
