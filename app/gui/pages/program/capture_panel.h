// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A program that is being captured: how long it has run, what was captured, what it prints, and how it is
/// stopped. It is hidden until a program is started, and stays after its end until it is closed.
#pragma once

#include "app/gui/pages/program/capture_run.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace trichevron::gui {

class CapturedOutput;

class CapturePanel final : public QWidget {
    Q_OBJECT

public:
    explicit CapturePanel(QWidget* parent = nullptr);

    /// Says what is wrong where the capture cannot begin.
    void start(const CaptureCommand& command, const Machine& machine,
               std::vector<core::DeviceProperties> catalogue);
    CaptureRun& run() { return run_; }
    /// The file whose program the page shows.
    void setShownFile(const QString& path);

Q_SIGNALS:
    /// The capture, which has ended, is wanted on the page.
    void openRequested(const QString& file);

private:
    /// Calls `act`, and shows what is wrong.
    void attempt(const std::function<void()>& act);
    void refresh();
    QString statusText() const;
    void setCounts(const std::shared_ptr<const ReadProgram>& program);

    CaptureRun run_;
    QTimer clock_;
    std::shared_ptr<const core::ProgramAnalysis> captured_; ///< so far
    LaterText problem_;
    bool hasBegun_ = false; ///< the program was started
    QString shownFile_;
    QLabel* status_;
    QLabel* problemLabel_;
    QPushButton* stopCapturing_;
    QPushButton* stopProgram_;
    QPushButton* open_;
    QPushButton* close_;
    CapturedOutput* output_;
};

} // namespace trichevron::gui
