// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The context menu of labels, buttons, tabs and headings: the terms of the glossary in their text.
#pragma once

class QApplication;
class QMenu;
class QPoint;
class QWidget;

namespace trichevron::gui {

/// From now on, for all windows of the program; a second call does nothing.
void offerTermsOfLabels(QApplication& application);

/// The menu for this place of a widget; null where its text has no term. The caller owns it.
QMenu* makeTermMenu(QWidget& widget, const QPoint& place);

} // namespace trichevron::gui
