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

private:
    void ask();
    void refresh();

    LessonRun& run_;
    const core::LessonStep* asked_ = nullptr; ///< the step that the choices are of
    std::size_t askedLesson_ = 0;
    std::size_t askedStep_ = 0;
};

} // namespace trichevron::gui
