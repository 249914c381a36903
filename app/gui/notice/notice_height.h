// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The height of a notice that spans its parent.
#pragma once

#include <QWidget>

class QBoxLayout;

namespace trichevron::gui {

/// Sets the height for the width of the parent: a notice that was not laid out yet has no width of its own.
/// Its parts stand side by side where there is room for so many characters, or for `oneLine` pixels, which
/// is all of it in one line; else one below the other.
void fitNoticeHeight(QWidget& notice, QBoxLayout& parts, int roomyCharacters, int oneLine = QWIDGETSIZE_MAX);

/// False where a part has had another size since then.
bool hasNoticeHeight(const QWidget& notice);

} // namespace trichevron::gui
