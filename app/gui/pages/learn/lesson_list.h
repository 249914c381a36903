// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The lessons with what was answered of each, and below them the exercises and the buttons.
#pragma once

#include "app/gui/pages/learn/lesson_run.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace trichevron::gui {

class LessonList : public QWidget {
    Q_OBJECT

public:
    explicit LessonList(LessonRun& run, QWidget* parent = nullptr);

    /// The same list as one row, for a page without room for this widget.
    QComboBox& compact() { return *compact_; }
    /// The exercises are shown instead of the lesson.
    void setPractising(bool practising);
    /// There is something of the exercises to forget.
    void setExercisesBegun(bool begun);
    /// What was answered may be another.
    void refresh();

Q_SIGNALS:
    void fileRequested();
    void glossaryRequested();
    /// The lesson that the run has opened, or had opened before.
    void lessonRequested();
    void exercisesRequested();
    /// All progress is to be forgotten.
    void forgetRequested();
    /// Enter in the list: the keys are for the lesson now.
    void entered();

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(int row);
    /// Whether all steps of a lesson were answered.
    bool isDone(const core::Lesson& lesson) const;
    /// "1 of 3 right"; empty where no answer was wrong.
    QString rightText(const core::Lesson& lesson) const;

    LessonRun& run_;
    QLabel* heading_;
    QListWidget* list_;
    QComboBox* compact_;
    QLabel* practice_;
    QPushButton* exercises_;
    QPushButton* reset_;
    bool isPractising_ = false;
    bool areExercisesBegun_ = false;
    bool isRefreshing_ = false;
};

} // namespace trichevron::gui
