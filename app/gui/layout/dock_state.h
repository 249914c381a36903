// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The layout of docks as bytes: a state of QMainWindow, and the lengths that the user gave to docks.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace trichevron::gui {

struct DockState {
    QByteArray docks;            ///< as QMainWindow::saveState()
    QHash<QString, int> dragged; ///< by the name of the dock; 0: none

    QByteArray bytes() const;
    /// Also of a state without lengths.
    static DockState fromBytes(const QByteArray& bytes);
};

} // namespace trichevron::gui
