// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A row of the launch editor: a label and the fields of an extent beside it. Where the digits have no room
/// there, not even in small type, the label stands above the fields, which then have the whole width, and
/// headings of their own.
#pragma once

#include "app/gui/editors/axis_fields.h"
#include "app/gui/editors/axis_headings.h"
#include "app/gui/editors/row_label.h"

#include <QWidget>

class QBoxLayout;

namespace trichevron::gui {

class AxesRow : public QWidget {
    Q_OBJECT

public:
    /// As AxisFields.
    AxesRow(const QString& objectName, std::uint32_t min, QWidget* parent);

    AxisFields& fields() { return *fields_; }
    RowLabel& label() { return *label_; }
    /// Of a label beside the fields, in pixels.
    void setLabelWidth(int width);
    /// Arranges the row for the numbers that it has now.
    void fit();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    AxisFields* fields_;
    RowLabel* label_;
    AxisHeadings* headings_;
    QBoxLayout* parts_;
    int labelWidth_ = 0;
};

} // namespace trichevron::gui
