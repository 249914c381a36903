// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What assistive technology reads where Qt says too little. Of a combo box: its accessible name and the
/// chosen entry. Qt 6.4 leaves the accessible name out on Linux, so that a screen reader says "as launched"
/// without what that is.
#pragma once

namespace trichevron::gui {

/// For all combo boxes that have an accessible name, and for the handles between panes, from now on.
void installAccessibles();

} // namespace trichevron::gui
