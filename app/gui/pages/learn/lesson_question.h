// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The question of a step: its choices, or a field for a number, and the buttons that answer, skip and go on.
#pragma once

#include "app/gui/pages/learn/lesson_run.h"

#include <QWidget>

#include <vector>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace trichevron::gui {

class ChoiceButton;

class LessonQuestion : public QWidget {
    Q_OBJECT

public:
    explicit LessonQuestion(LessonRun& run, QWidget* parent = nullptr);

protected:
    /// The digits choose, on this widget and its children.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void rebuild();
    void focusQuestion();
    void refresh();
    void buildChoices(const core::Question& question);
    void answer();
    void setTexts();

    LessonRun& run_;
    const core::LessonStep* built_ = nullptr; ///< the step that the choices are of
    std::size_t builtLesson_ = 0;
    std::size_t builtStep_ = 0;
    QVBoxLayout* choices_ = nullptr;
    QButtonGroup* group_;
    std::vector<ChoiceButton*> buttons_;
    QLineEdit* number_;
    QLabel* outcome_;
    QLabel* hint_;
    QPushButton* answer_;
    QPushButton* back_;
    QPushButton* skip_;
};

} // namespace trichevron::gui
