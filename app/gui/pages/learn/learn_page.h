// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Lessons that ask before they show, and exercises. The launch of a lesson is the one of the whole window.
#pragma once

#include "app/gui/pages/learn/lesson_run.h"
#include "app/gui/pages/page.h"

#include <utility>

class QLabel;
class QStackedWidget;

namespace trichevron::gui {

class ExerciseView;
class LessonLayout;
class LessonList;
class LessonPictureView;
class InfoBar;
class LessonQuestion;
class LaunchOffer;
class LessonSide;
class LessonText;

class LearnPage : public Page {
    Q_OBJECT

public:
    LearnPage(const PageContext& context, QWidget* parent);

    LessonRun& run() { return run_; }
    /// It asks for the page to be shown, with the focus in the answer.
    void openLesson(core::Lesson lesson);
    /// As openLesson(), for a step, from 0, of a lesson that comes with the program.
    void openStep(const QString& lesson, int step);
    void showExercises();
    /// Where it was left.
    void showLesson();
    bool isPractising() const;

    QWidget& mainView() override;
    QWidget* firstFocus() override;
    QList<QWidget*> parts() override;
    core::Json state() const override;
    const LaunchState* replacedLaunch() const override { return run_.replacedLaunch(); }
    void setState(const core::Json& state) override;
    void setPresented(bool presented) override;
    bool keepsShown() const override { return run_.isRevealing(); }
    bool hidesAnswers() const override;
    void shownPageChanged(const QString& id) override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void beginStep();
    /// The text of a step and what stands above it.
    QWidget* buildReading();
    /// Of the step that was just answered.
    void showExplanation();
    void connectViews();
    void arrange();
    void setPractising(bool practising);
    void refreshText();
    void refreshEnd();
    void showTerm(core::Term term);
    InfoBar* infoBar() const;
    /// Of the last run of the program.
    void takeKeptPlace();
    void keepPlace();
    /// All answers and the places; the window's bar brings them back.
    void forgetProgress();

    PageContext context_;
    /// Of the user, before the lesson's picture went elsewhere in the hierarchy.
    struct LaunchPlace {
        LaunchState launch;
        core::HierarchyPath path;
    };
    /// Only where the launch is the one of then.
    void restorePlace(const LaunchPlace& place);

    LaunchPlace placeBefore_;
    LessonRun run_;
    LessonList* list_;
    QLabel* place_;
    QLabel* title_;
    LessonText* text_;
    LessonPictureView* picture_;
    LessonQuestion* question_;
    LessonSide* side_;
    LessonLayout* lesson_;
    ExerciseView* exercises_;
    QStackedWidget* stack_; ///< the lesson and the exercises
    QWidget* compactRow_ = nullptr;
    bool isPresented_ = false;
    std::pair<std::size_t, std::size_t> shownStep_; ///< lesson and step
    bool isAnswering_ = false;  ///< the question of that step is open, or the device is asked
    bool isPlaceTaken_ = false; ///< else what is kept is older than this page
    LaunchOffer* offer_;        ///< on pages Explore and Kernel, until the user has decided
};

} // namespace trichevron::gui
