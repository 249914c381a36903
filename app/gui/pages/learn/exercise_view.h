// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One exercise after another: the question, the answer with its explanation, how many were right.
#pragma once

#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/pages/learn/exercise_run.h"

class QLabel;

namespace trichevron::gui {

class ExerciseQuestion;
class ExerciseSide;
class LearnColumns;

class ExerciseView : public VerticalScrollArea {
    Q_OBJECT

public:
    explicit ExerciseView(QWidget* parent = nullptr);

    ExerciseRun& run() { return run_; }
    ExerciseSide& side() { return *side_; }
    /// Full screen: the exercise alone.
    void setPresented(bool presented);
    QWidget& focusTarget() const;
    void focusQuestion() { focusTarget().setFocus(Qt::OtherFocusReason); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fillColumns();
    void refresh();

    ExerciseRun run_;
    QLabel* place_;
    QLabel* score_;
    QLabel* title_;
    QLabel* text_;
    ExerciseQuestion* question_;
    QLabel* explanation_;
    ExerciseSide* side_;
    LearnColumns* columns_;
    std::size_t shownPlace_ = 0;
};

} // namespace trichevron::gui
