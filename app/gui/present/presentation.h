// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The window as a lecture shows it: full screen, the picture of the page, large type, a highlighted pointer,
/// and the steps of the session one key apart.
#pragma once

#include "app/gui/present/presentation_steps.h"

#include <QList>
#include <QPointer>
#include <QTimer>

#include <optional>

class QLabel;

namespace trichevron::gui {

class MainWindow;
class Page;
class LaunchOffer;
class PageStack;
class PointerHighlight;

class Presentation : public QObject {
    Q_OBJECT

public:
    /// `hidden`: parts of the window that are not shown; menus among them keep their shortcuts.
    Presentation(MainWindow& window, PageStack& pages, QList<QWidget*> hidden, LaunchSession& session,
                 HierarchyView& hierarchy);

    bool isRunning() const { return isRunning_; }
    /// The launch of the user's that a step has taken the place of, until the end; null without.
    const LaunchState* replacedLaunch() const;
    /// True while the keys of presenters go through the steps. On page Learn they do not: a lesson has its
    /// own use for them. Through pinned launches, which nobody meant as steps, they go on page Explore only.
    bool goesThroughSteps() const;
    void begin();
    void end();
    void setRunning(bool running);
    /// What the status bar would say, which is hidden while it runs.
    void showMessage(const QString& sentence);
    PresentationSteps& steps() { return *steps_; }
    bool highlightsPointer() const;
    void setHighlightsPointer(bool highlights);

Q_SIGNALS:
    void runningChanged(bool running);
    /// goesThroughSteps() may be another now.
    void pageChanged();
    /// A sentence for the status bar.
    void noted(const QString& sentence);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void present(Page* page);
    /// The user's launch takes the place of the last step's, or is offered where that was edited.
    void bringLaunchBack();
    /// Before the first step stands the launch that was at hand, unless it is a step itself.
    void goBeforeFirst();
    void setRowsHidden(bool hidden);
    /// So that the text has the same share of the picture on every screen.
    void fitType();
    void setTypeScale(double scale);
    void showNote(const QString& note);
    /// What stays below the picture between the notes, so that the picture does not move for them.
    void showRest();
    /// With the number of the current step or pinned launch, and how many there are.
    QString ofStep(const QString& step, const QString& pin) const;
    QString position() const;
    /// Which step it is, and how the others are shown; where there is none, how one is added.
    QString stepHint() const;

    MainWindow& window_;
    PageStack& pages_;
    QList<QWidget*> hidden_;
    LaunchSession& session_;
    PresentationSteps* steps_;
    LaunchOffer* offer_;
    PointerHighlight* pointer_;
    QLabel* note_; ///< in a row of its own below the page
    QTimer noteTimer_;
    QPointer<Page> presented_;
    Qt::WindowStates statesBefore_;
    double scale_ = 0;
    bool isRunning_ = false;
    std::size_t pinnedBefore_ = 0; ///< launches
    PresentationStep before_;      ///< what the user had before the first step that was shown
    std::optional<LaunchState>
        shown_; ///< of the last step; none was shown, or the launch of before is at hand
};

} // namespace trichevron::gui
