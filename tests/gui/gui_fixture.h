// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The real window over the fixture recording, with helpers to find and use its widgets.
#pragma once

#include "app/gui/main_window/main_window.h"
#include "app/gui/session/app_context.h"
#include "tests/gui/pointer.h"
#include "tests/gui/waiting.h"

#include <QPointer>
#include <QPushButton>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>

namespace trichevron::test {

/// Of workers that never fail because the machine is busy, and are not restarted.
gui::WorkerTimeouts quickTimeouts();

/// This computer's worker has no device; the replay worker serves the fixture recording.
gui::DeviceSelection::Options replayOptions();

class WindowTest : public testing::Test {
protected:
    void SetUp() override;
    void TearDown() override;

    /// A window in place of the one before, with these workers, which are not started yet.
    void openWindow(const gui::DeviceSelection::Options& options);
    /// Starts the workers and waits until one can reply.
    void startReplay();

    template <class Widget = QWidget>
    Widget& get(const QString& objectName) {
        auto* widget = window->findChild<Widget*>(objectName);
        if (widget == nullptr)
            throw std::runtime_error("no widget named " + objectName.toStdString());
        return *widget;
    }
    QString text(const QString& label);
    /// Replaces the text of a field, key by key.
    void type(const QString& field, const QString& text);
    /// Shows the result page of this title.
    void showResults(const QString& title);
    /// The text of every visible finding: titles, figures, sentences.
    QString verdictText();
    /// Types a path into the file dialog that opens, and accepts it; before that it chooses the kind of file
    /// whose name begins so, with the keys.
    void whenAskedForAFile(const QString& path, const QString& kind = {});
    /// The button of a fix with this label; null when none is offered.
    QPushButton* fixButton(const QString& label);
    gui::LaunchSession& session() { return app->session; }
    /// Keeps the session in this folder, and waits until what an earlier program left there is offered.
    void beginRecovery(const QString& folder);
    void waitForKept();

private:
    void watchQuestions();
    QTimer questions_;
    QPointer<QObject> unanswered_;

protected:
    std::unique_ptr<gui::AppContext> app;
    std::unique_ptr<gui::MainWindow> window;
};

/// With the recording ready to reply.
class AskedWindowTest : public WindowTest {
protected:
    void SetUp() override;
    void click(const QString& button);
    void waitForAnswer();

    QStringList messages; ///< in the status bar and the log
};

} // namespace trichevron::test
