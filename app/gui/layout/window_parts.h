// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// F6 goes from part to part of the window: its tabs, its panels or their strips, its picture. Tab goes
/// through all that is in a part.
#pragma once

#include <QList>

class QWidget;

namespace trichevron::gui {

/// Moves the focus from the part that has it to the next one, or before it for -1; from the last to the
/// first. It comes to what had it there last, else to the first widget that Tab reaches. Parts that are
/// hidden, or have nothing for the keys, are passed; one that lies in another part is no part of its own.
void focusNextPart(QList<QWidget*> parts, const QWidget* focused, int step);

} // namespace trichevron::gui
