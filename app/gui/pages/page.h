// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A page of the window: one view of the program's state, with a tab in the menu row.
#pragma once

#include "app/gui/session/app_context.h"
#include "core/json/json_value.h"
#include "core/presets/presets.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

namespace trichevron::gui {

struct LaunchState;
class SessionFileController;

/// What the window offers to its pages. The functions may be called once the window is made.
struct PageContext {
    AppContext& app;
    std::function<SessionFileController&()> files;
    std::function<void()> showMachines;
};

class Page : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The part whose first painting shows the page's content.
    virtual QWidget& mainView() { return *this; }
    /// What has the focus when the page is shown for the first time; null: nothing.
    virtual QWidget* firstFocus() { return mainView().focusPolicy() == Qt::NoFocus ? nullptr : &mainView(); }
    /// Among which F6 moves the focus, as they are read; the hidden ones too.
    virtual QList<QWidget*> parts() { return {this}; }
    /// What the page keeps in a session file, as an object; null: nothing.
    virtual core::Json state() const { return {}; }
    /// Takes what state() gave, maybe in another version: ignores what it does not know.
    virtual void setState(const core::Json& /*state*/) {}
    /// The user's launch where the page shows one of its own in its place; null elsewhere. Session files have
    /// it.
    virtual const LaunchState* replacedLaunch() const { return nullptr; }
    /// A session file has now what state() gives.
    virtual void markSaved() {}
    /// Full screen for a lecture: the page hides everything but its picture.
    virtual void setPresented(bool /*presented*/) {}
    /// The page shows what a job of its own replies; no other page is shown for it at the moment.
    virtual bool keepsShown() const { return false; }
    /// A question about the launch is open here: the window shows nothing of what is known of the launch.
    virtual bool hidesAnswers() const { return false; }
    /// The window is being closed. False: it stays open, at least until what the page does has ended.
    virtual bool mayClose() { return true; }
    /// Another page is shown now, or this one.
    virtual void shownPageChanged(const QString& /*id*/) {}
    /// A session is about to bring other content for the page. False: the user keeps the present one.
    virtual bool mayReplace() { return true; }

Q_SIGNALS:
    /// Something on this page was asked for: the window shows the page.
    void requested();
    /// The window shows another page.
    void pageRequested(const QString& id);
    /// The user's work on the page, which state() has, is another one.
    void edited();
    /// hidesAnswers() may be another.
    void hidingChanged();
};

} // namespace trichevron::gui
