// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The way back to the user's own launch, after another one has taken its place: an offer in the notice of
/// the window, which ends when the user has edited the launch at hand: that work would be lost. A third
/// launch that was only chosen, such as a preset, is no such work.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QObject>
#include <QWidget>

#include <functional>
#include <vector>

namespace trichevron::gui {

class InfoBar;

class LaunchOffer : public QObject {
    Q_OBJECT

public:
    /// `part` is in the window whose notice is used. `sentence` says what the launch at hand is, `otherwise`
    /// what is offered where it is a third one.
    LaunchOffer(LaunchSession& session, QWidget& part, LaterText sentence, LaterText otherwise);

    /// The launch at hand has taken the place of the one that `bringBack` sets up. show() offers it.
    /// `isThird`: the user has already chosen another one since.
    void begin(std::function<void()> bringBack, bool isThird = false);
    /// Does nothing where nothing is offered.
    void show();
    /// Until show().
    void hide();

private:
    void end();
    /// The user has edited nothing in the launch at hand.
    bool isChosen() const;
    InfoBar* bar() const;

    LaunchSession& session_;
    const QWidget& part_;
    LaterText sentence_;
    LaterText otherwise_;
    std::vector<LaunchState> chosen_; ///< the one at hand at the beginning, then those that were only chosen
    bool isThird_ = false;
    std::function<void()> bringBack_; ///< none: nothing is offered
    int message_ = 0;                 ///< its number in the notice; 0: none yet
};

} // namespace trichevron::gui
