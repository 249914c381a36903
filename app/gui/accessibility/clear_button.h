// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The button of a line edit that clears it.
#pragma once

class QLineEdit;

namespace trichevron::gui {

/// With an accessible name, which Qt does not give it.
void addClearButton(QLineEdit& line);

} // namespace trichevron::gui
