// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The question of a step, answered by the model and the device.
#pragma once

#include "app/gui/pages/learn/lesson_run.h"
#include "app/gui/pages/learn/question_panel.h"

namespace trichevron::gui {

class LessonQuestion : public QuestionPanel {
    Q_OBJECT

public:
    explicit LessonQuestion(LessonRun& run, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Behind the last lesson.
    void exercisesRequested();

private:
    void ask();
    void refresh();
    /// What the step asks, or how it was answered.
    void describe(QuestionLook& look);

    LessonRun& run_;
    const core::LessonStep* asked_ = nullptr; ///< the step that the choices are of
    std::size_t askedLesson_ = 0;
    std::size_t askedStep_ = 0;
    bool askedEnd_ = false; ///< nothing was asked: the lessons had ended
};

} // namespace trichevron::gui
