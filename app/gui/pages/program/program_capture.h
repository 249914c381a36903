// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Captures a program for the page Program: the dialog before, the panel meanwhile, and what the page shows
/// of it.
#pragma once

#include "app/gui/pages/program/program_reading.h"
#include "app/gui/session/capture_command.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace trichevron::gui {

class CapturePanel;

class ProgramCapture final : public QObject {
    Q_OBJECT

public:
    using Catalogue = std::function<std::vector<core::DeviceProperties>()>;

    /// The page is the parent of the dialogs. It shows panel().
    ProgramCapture(QWidget& page, Catalogue catalogue);

    CapturePanel& panel() { return *panel_; }
    bool isActive() const;
    /// The page shows what is being captured.
    bool isShown() const { return isShown_; }
    /// The page shows another program from now on.
    void leave() { isShown_ = false; }
    /// The path of the capture.
    QString file() const;

    /// Asks which program is to be captured, and captures it.
    void ask();
    void start(const CaptureCommand& command);
    /// Asks whether a captured program is to be stopped. After `false` and a yes, the window closes once
    /// the capture is saved.
    bool mayClose();

Q_SIGNALS:
    void started();
    /// The program, or what was captured of it so far, while the page shows it.
    void read(const std::shared_ptr<const trichevron::gui::ReadProgram>& program, bool isPart);
    /// It could not be read as a whole; the panel says why.
    void failed();
    void activeChanged();
    /// A capture that has ended is wanted on the page.
    void openRequested(const QString& file);
    /// The user is asked something: the page has to be in view.
    void pageRequested();

private:
    void onRead(const std::shared_ptr<const ReadProgram>& program, bool isPart);
    void onEnded();

    QWidget& page_;
    Catalogue catalogue_;
    CapturePanel* panel_; ///< the page's
    bool isShown_ = false;
    bool closesAfter_ = false;
};

} // namespace trichevron::gui
