// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One exercise after another: the question, the answer with its explanation, how many were right.
#pragma once

#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/pages/learn/exercise_run.h"

class QBoxLayout;
class QLabel;

namespace trichevron::gui {

class ExerciseQuestion;
class ExerciseSide;

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
    QWidget* buildBody();
    void arrange();
    void refresh();

    ExerciseRun run_;
    QLabel* place_;
    QLabel* score_;
    QLabel* title_;
    QLabel* text_;
    ExerciseQuestion* question_;
    QLabel* explanation_;
    ExerciseSide* side_;
    QBoxLayout* columns_ = nullptr;
    std::size_t shownPlace_ = 0;
};

} // namespace trichevron::gui
