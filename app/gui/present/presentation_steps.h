// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Edits the steps of the session's presentation, and shows them one after another. Without steps, the pinned
/// launches are shown in their place.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QObject>

namespace trichevron::gui {

class HierarchyView;

class PresentationSteps : public QObject {
    Q_OBJECT

public:
    PresentationSteps(LaunchSession& session, HierarchyView& hierarchy, QObject* parent);

    /// True where the session has no steps but pinned launches: these are what is counted and shown below, in
    /// their order.
    bool arePins() const { return session_.steps().empty() && !session_.pinned().empty(); }
    int count() const {
        return static_cast<int>(arePins() ? session_.pinned().size() : session_.steps().size());
    }
    /// The step that was shown or added last; -1 where there is none.
    int current() const { return current_; }
    /// The pinned launch that equals the launch at hand becomes the current one, where they are shown.
    void findPin();
    /// The step, or pin, whose launch is the one at hand becomes the current one; without such a step there
    /// is none.
    void findAtHand();
    /// The first step, or pin, with this launch.
    std::optional<int> stepOf(const LaunchState& launch) const;
    /// There is no current step: another launch is at hand.
    void leave();
    /// "2. Matrix addition, 63 × 63 blocks of 16 × 16 threads", and the device where they are of several.
    QString title(int step) const;

    /// The launch and the view as they are now become the last step, and the current one.
    void add();
    /// Removes the current step; no pinned launch.
    void remove();
    /// Moves the current step; out of range, and a pinned launch: does nothing.
    void move(int by);
    /// One step of undo where the launch differs.
    void show(int step);
    /// The launch and the view as they are now.
    PresentationStep atHand() const;
    /// Shows a launch and its view: one step of undo where the launch differs.
    void setUp(const LaterText& name, const PresentationStep& step);
    /// Before the first and after the last there is none: firstReached() and lastReached() tell.
    void showNext(int by);

Q_SIGNALS:
    void changed();
    /// This launch becomes the one at hand.
    void aboutToShow(const trichevron::gui::LaunchState& launch);
    void shown();
    /// The current step is a new one.
    void added();
    /// There is no step before the first one.
    void firstReached();
    /// There is no step after the last one.
    void lastReached();

private:
    /// A pinned launch is looked at as the launch at hand is.
    PresentationStep at(int step) const;
    void setSteps(std::vector<PresentationStep> steps, int current);
    /// The steps, or pins, are of several devices.
    bool haveSeveralDevices() const;
    /// The session has other steps or pinned launches.
    void follow();

    LaunchSession& session_;
    HierarchyView& hierarchy_;
    int current_ = -1;
    bool werePins_ = false;
};

} // namespace trichevron::gui
