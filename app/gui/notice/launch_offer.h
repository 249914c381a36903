// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The way back to the user's own launch, after another one has taken its place: an offer in the notice of
/// the window, which ends when the launch at hand is a third one.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QObject>
#include <QWidget>

#include <functional>

namespace trichevron::gui {

class InfoBar;

class LaunchOffer : public QObject {
    Q_OBJECT

public:
    /// `part` is in the window whose notice is used. `sentence` says what the launch at hand is.
    LaunchOffer(LaunchSession& session, QWidget& part, LaterText sentence);

    /// The launch at hand has taken the place of the one that `bringBack` sets up. show() offers it.
    void begin(std::function<void()> bringBack);
    /// Does nothing where nothing is offered.
    void show();
    /// Until show().
    void hide();

private:
    void end();
    InfoBar* bar() const;

    LaunchSession& session_;
    const QWidget& part_;
    LaterText sentence_;
    LaunchState atHand_;              ///< at the beginning
    std::function<void()> bringBack_; ///< none: nothing is offered
    int message_ = 0;                 ///< its number in the notice; 0: none yet
};

} // namespace trichevron::gui
