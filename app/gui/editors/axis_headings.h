// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The headings x, y and z over the three fields of an extent. They follow the fields, whose widths depend on
/// their numbers.
#pragma once

#include <QWidget>

#include <array>

namespace trichevron::gui {

class AxisHeadings : public QWidget {
    Q_OBJECT
public:
    explicit AxisHeadings(QWidget* parent = nullptr);

    /// The fields below; they outlive the headings.
    void setFields(const std::array<QWidget*, 3>& fields);
    /// The middle of a heading, in the coordinates of this widget.
    QPoint middleOf(std::size_t axis) const;
    QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    std::array<QWidget*, 3> fields_{};
};

} // namespace trichevron::gui
