// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The headings x, y and z over the three fields of an extent. They follow the fields, whose widths depend on
/// their numbers. A row whose fields begin further left has headings of its own (see AxesRow).
#pragma once

#include <QWidget>

#include <array>
#include <vector>

namespace trichevron::gui {

class AxisHeadings : public QWidget {
    Q_OBJECT
public:
    explicit AxisHeadings(QWidget* parent = nullptr);

    /// The fields of a row below; they outlive the headings, which follow the first row that is under them.
    void addFields(const std::array<QWidget*, 3>& fields);
    QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// The middle of a heading over this field, in the coordinates of this widget.
    QPoint over(const QWidget& field) const;

    std::vector<std::array<QWidget*, 3>> rows_;
};

} // namespace trichevron::gui
