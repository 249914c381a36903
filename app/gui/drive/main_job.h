// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Operates the real window by key and mouse events through one typical session, without a display.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <stdexcept>

class QComboBox;
class QWidget;

namespace trichevron::gui {

class MainWindow;
struct AppContext;

/// A step that failed; one sentence.
class DriveError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The scripted session of app/run (--drive-main-job): selects the device and matrix addition, types a block
/// that is refused, applies its fix by one click, goes to thread (5,7,0) of block (2,1,0), measures, and
/// takes a picture of the window.
class MainJob {
public:
    MainJob(MainWindow& window, AppContext& context, std::function<void(const QString&)> report);

    /// Throws DriveError.
    void run(const QString& screenshot);

private:
    void waitForWorker();
    void select(const QString& chooser, const QString& wanted);
    void type(const QString& field, const QString& text);
    void typeRefusedBlock();
    void applyFix();
    void goToThread();
    void measure();
    bool measureOnce(QString* reason);
    void savePicture(const QString& screenshot);
    QWidget* find(const QString& objectName);
    bool waitFor(const std::function<bool()>& condition, int milliseconds);

    MainWindow& window_;
    AppContext& context_;
    std::function<void(const QString&)> report_;
};

} // namespace trichevron::gui
