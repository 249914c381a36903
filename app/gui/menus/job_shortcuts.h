// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The shortcuts of what the buttons do too, for the menus and for tool tips.
#pragma once

#include <QKeySequence>
#include <QString>

namespace trichevron::gui {

inline const QKeySequence launchKeys(Qt::CTRL | Qt::Key_Return);
inline const QKeySequence measureKeys(Qt::CTRL | Qt::Key_M);
inline const QKeySequence sweepKeys(Qt::CTRL | Qt::SHIFT | Qt::Key_M);
inline const QKeySequence traceKeys(Qt::CTRL | Qt::Key_T);
inline const QKeySequence cancelKeys(Qt::CTRL | Qt::Key_Period);
inline const QKeySequence flatKeys(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
inline const QKeySequence playKeys(Qt::CTRL | Qt::Key_P);
inline const QKeySequence pinKeys(Qt::CTRL | Qt::Key_D);

/// The tool tip with the keys at its end: "Launches the kernel once. (Ctrl+Return)"
inline QString withShortcut(const QString& toolTip, const QKeySequence& keys) {
    return toolTip + QStringLiteral(" (") + keys.toString(QKeySequence::NativeText) + QLatin1Char(')');
}

} // namespace trichevron::gui
