// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The label of a field: its name, and below it the unit in a smaller font. Where it stands above its field,
/// the unit is beside the name.
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace trichevron::gui {

class RowLabel : public QWidget {
public:
    explicit RowLabel(QWidget* buddy);

    /// An empty unit takes no space.
    void setText(const QString& name, const QString& unit);
    void setAbove(bool isAbove);
    /// In pixels, without breaking the name or a word of the unit.
    int wholeWidth() const;

private:
    QBoxLayout* texts_;
    QLabel* name_;
    QLabel* unit_;
    bool isAbove_ = false;
};

} // namespace trichevron::gui
