// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The picture of a lesson's step: the hierarchy, and once the question is answered the picture that the
/// lesson names.
#pragma once

#include "app/gui/pages/learn/lesson_run.h"
#include "app/gui/session/launch_facts.h"

#include <QWidget>

#include <utility>

namespace trichevron::gui {

class HierarchyCanvas;

class LessonPictureView : public QWidget {
    Q_OBJECT

public:
    LessonPictureView(LessonRun& run, LaunchSession& session, const JobRunner& jobs,
                      QWidget* parent = nullptr);

    void refresh();
    /// Shows the picture as the step's launch came, without what the user selected in it.
    void placeAgain();
    /// The picture that is shown.
    QWidget& shown() const;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// The one that is shown instead of the hierarchy at the moment; null: the hierarchy.
    QWidget* named() const;
    void setLeastHeight();
    void colour();
    /// What the step selects in the picture, and the whole of it: not what an earlier step has left there.
    void place();

    LessonRun& run_;
    LaunchSession& session_;
    LaunchFacts facts_;
    HierarchyCanvas* canvas_;
    QWidget* sectors_;
    QWidget* barrier_;
    const core::LessonStep* viewed_ = nullptr; ///< the step whose colouring was applied
    bool wasOpen_ = false;
    /// The step for which the picture was placed, and whether it was open.
    std::pair<const core::LessonStep*, bool> placed_{nullptr, false};
};

} // namespace trichevron::gui
