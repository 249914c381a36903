// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Lengths in a widget that grow with the size of the type.
#pragma once

#include <functional>

class QWidget;

namespace trichevron::gui {

/// Calls `apply` now and whenever the widget's font changes, as at the beginning and the end of a
/// presentation.
void followType(QWidget& widget, std::function<void()> apply);

} // namespace trichevron::gui
