// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The question of an exercise, answered by the model.
#pragma once

#include "app/gui/pages/learn/exercise_run.h"
#include "app/gui/pages/learn/question_panel.h"

namespace trichevron::gui {

class ExerciseQuestion : public QuestionPanel {
    Q_OBJECT

public:
    explicit ExerciseQuestion(ExerciseRun& run, QWidget* parent = nullptr);

private:
    void refresh();

    ExerciseRun& run_;
    std::optional<std::pair<ExerciseChoice, std::size_t>> asked_; ///< the sheet and the place there
};

} // namespace trichevron::gui
