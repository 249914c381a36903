// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A program that runs and is captured, on this computer or on another machine.
#pragma once

#include "core/catalogue/message.h"
#include "core/process/foreground_process.h"

#include <QObject>

#include <optional>

namespace trichevron::gui {

/// How a program ended.
struct CapturedEnd {
    std::optional<core::ForegroundResult> result; ///< none: it is not known
    core::Text reason;                            ///< why it was not started, or why its end is not known
    std::optional<core::Text> lossOfParts;        ///< why not all that was captured is there
};

class CapturedProcess : public QObject {
    Q_OBJECT

public:
    explicit CapturedProcess(QObject* parent = nullptr);

    virtual void start() = 0;
    /// The program, or what leads to it.
    virtual bool isRunning() const = 0;
    /// The program may run: its machine has answered.
    virtual bool isConnected() const = 0;
    /// Asks the program and its children to end, or ends them.
    virtual void stop(bool atOnce) = 0;

Q_SIGNALS:
    void printed(const QByteArray& bytes);
    void connected();
    /// Once.
    void ended(const trichevron::gui::CapturedEnd& end);
};

} // namespace trichevron::gui
