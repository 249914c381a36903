// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace trichevron::gui {

/// For setToolTip() and the like, which take what looks like HTML for HTML: shows these words as they are,
/// such as the name of a kernel or of a file.
QString toolTipText(const QString& plain);

} // namespace trichevron::gui
