// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What stands before a field: its name, and below it in small letters what it counts.
#pragma once

#include <QWidget>

class QLabel;

namespace trichevron {

class RowLabel : public QWidget {
public:
    RowLabel(const QString& name, const QString& unit, QWidget* buddy);

    /// An empty unit takes no room.
    void setText(const QString& name, const QString& unit);

private:
    QLabel* name_;
    QLabel* unit_;
};

} // namespace trichevron
