// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace trichevron::gui {

/// Says in the status line of the window of this widget that something was saved or copied: nothing moves for
/// it.
void reportSaved(const QWidget& widget, const QString& sentence);

} // namespace trichevron::gui
