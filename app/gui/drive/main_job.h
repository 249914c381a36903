// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Drives the real window through the main job with real key and mouse events, for a machine with no display.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <stdexcept>

class QComboBox;
class QWidget;

namespace trichevron {

class MainWindow;
class Workbench;

/// A step that did not come about; one sentence.
class DriveError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Picks the device and matrix addition, types a block that is refused, mends it by one click, walks to
/// thread (5,7,0) of block (2,1,0), measures, and grabs the window.
class MainJob {
public:
    MainJob(MainWindow& window, Workbench& workbench, std::function<void(const QString&)> say);

    /// Throws DriveError.
    void run(const QString& screenshot);

private:
    void waitForWorker();
    void pick(const QString& chooser, const QString& wanted);
    void type(const QString& field, const QString& text);
    void breakTheBlock();
    void mend();
    void walk();
    void measure();
    bool measureOnce(QString* reason);
    void grab(const QString& screenshot);
    QWidget* find(const QString& objectName);
    bool waitFor(const std::function<bool()>& condition, int milliseconds);

    MainWindow& window_;
    Workbench& workbench_;
    std::function<void(const QString&)> say_;
};

} // namespace trichevron
