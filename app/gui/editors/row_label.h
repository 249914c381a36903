// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The label of a field: its name, and below it the unit in a smaller font.
#pragma once

#include <QWidget>

class QLabel;

namespace trichevron::gui {

class RowLabel : public QWidget {
public:
    explicit RowLabel(QWidget* buddy);

    /// An empty unit takes no space.
    void setText(const QString& name, const QString& unit);
    /// In pixels, without breaking the name or a word of the unit.
    int wholeWidth() const;

private:
    QLabel* name_;
    QLabel* unit_;
};

} // namespace trichevron::gui
