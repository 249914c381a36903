// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How the threads of a block exchange data in shared memory, step by step, with the barrier and without it.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/demo/block_sum_steps.h"
#include "core/table/data_table.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;

namespace trichevron::gui {

class BarrierPicture;

/// Of the chosen block of the current launch; none where the page has nothing to show.
std::optional<core::BlockSum> blockSumOf(const LaunchSession& session);

class BarrierView : public QWidget {
    Q_OBJECT

public:
    explicit BarrierView(LaunchSession& session, QWidget* parent = nullptr);

    const std::vector<core::SharedStep>& steps() const { return steps_; }
    std::size_t step() const { return step_; }
    bool isPlaying() const { return timer_.isActive(); }
    /// A row for each element of shared memory after this step.
    core::DataTable table() const;

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void setTexts();
    /// Returns to the first step when the block sum of the launch changes.
    void refresh();
    void begin();
    void go(int direction);
    void togglePlay();
    void showStep();
    core::Barrier barrier() const;
    QString sentence() const;
    QString writeSentence(const core::SharedStep& step) const;
    QString addSentence(const core::SharedStep& step) const;
    QString endSentence(const core::SharedStep& step) const;

    LaunchSession& session_;
    std::optional<core::BlockSum> block_;
    std::vector<core::SharedStep> steps_;
    std::size_t step_ = 0;
    QTimer timer_;
    QLabel* words_;
    QWidget* controls_;
    QPushButton* back_;
    QPushButton* play_;
    QPushButton* next_;
    QLabel* place_;
    QCheckBox* barrier_;
    BarrierPicture* picture_;
    QLabel* sentence_;
};

} // namespace trichevron::gui
