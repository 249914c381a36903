// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Lessons that ask before they show, and exercises. The launch of a lesson is the one of the whole window.
#pragma once

#include "app/gui/pages/learn/lesson_run.h"
#include "app/gui/pages/page.h"
#include "app/gui/session/launch_facts.h"

class QBoxLayout;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace trichevron::gui {

class ExerciseView;
class HierarchyCanvas;
class LessonList;
class LessonQuestion;
class LessonSide;
class LessonText;

class LearnPage : public Page {
    Q_OBJECT

public:
    explicit LearnPage(const PageContext& context);

    LessonRun& run() { return run_; }
    void openLesson(core::Lesson lesson);
    void showExercises();
    /// Where it was left.
    void showLesson();
    bool isPractising() const;

    QWidget& mainView() override;
    QWidget* firstFocus() override;
    core::Json state() const override;
    void setState(const core::Json& state) override;
    void setPresented(bool presented) override;
    bool keepsShown() const override { return run_.isRevealing(); }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildLesson();
    void connectViews();
    void arrange();
    void setPractising(bool practising);
    void refreshText();
    void refreshPicture();
    /// What the step selects in the picture, and the whole of it: not what an earlier step has left there.
    void placePicture();
    void refreshEnd();
    void showTerm(core::Term term);

    PageContext context_;
    LessonRun run_;
    LaunchFacts facts_;
    LessonList* list_;
    QLabel* place_;
    QLabel* title_;
    LessonText* text_;
    HierarchyCanvas* canvas_;
    LessonQuestion* question_;
    LessonSide* side_;
    ExerciseView* exercises_;
    QStackedWidget* stack_; ///< the lesson and the exercises
    QWidget* compactRow_ = nullptr;
    QScrollArea* scroll_ = nullptr;
    QBoxLayout* columns_ = nullptr;
    bool isPresented_ = false;
    const core::LessonStep* viewed_ = nullptr; ///< the step whose colouring was applied
    bool wasOpen_ = false;
    /// The step for which the picture was placed, and whether it was open.
    std::pair<const core::LessonStep*, bool> placed_{nullptr, false};
};

} // namespace trichevron::gui
