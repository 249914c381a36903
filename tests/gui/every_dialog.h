// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The dialogs of the window, one after the other, for what holds of each of them.
#pragma once

#include "app/gui/main_window/main_window.h"
#include "app/gui/session/app_context.h"
#include "core/own_kernel/own_kernel.h"

#include <QDialog>
#include <QString>

#include <functional>
#include <optional>

namespace trichevron::test {

struct DialogContents {
    std::optional<core::OwnKernel> kernel = {}; ///< in the form for a kernel; empty: a new one
    QString launchCode = {};                    ///< in the dialog for launch code
};

/// Each is over the session of the window, and not shown yet; it is gone when the next one is made.
void forEachDialog(gui::MainWindow& window, gui::AppContext& app, const DialogContents& contents,
                   const std::function<void(QDialog& dialog)>& look);

} // namespace trichevron::test
