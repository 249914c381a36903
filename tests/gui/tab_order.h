// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Whether the Tab key reaches the controls that are seen.
#pragma once

#include <QWidget>

namespace trichevron::test {

/// A control of a kind that is used with keys.
bool isUsed(const QWidget& widget);
/// A widget that Qt creates inside another.
bool isQtsOwn(const QWidget& widget);

/// By the focus chain. Returns how many controls are seen in the window.
int expectTabReachesWhatIsSeen(const QWidget& root);
/// Presses Tab in the active window until the focus is back where it began. Also for lists, tables, texts and
/// pictures.
void expectTabKeyReachesWhatIsSeen(QWidget& root);

} // namespace trichevron::test
