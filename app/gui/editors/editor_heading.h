// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The headings of the parts of the launch editor.
#pragma once

#include <QString>

class QLabel;
class QVBoxLayout;

namespace trichevron::gui {

class AxisHeadings;

QLabel* addHeading(QVBoxLayout* rows);
/// A heading with the names of the axes beside it, over the fields of the row below.
QLabel* addHeadingOfAxes(QVBoxLayout* rows, AxisHeadings*& axes);
void setHeading(QLabel& label, const QString& text);

} // namespace trichevron::gui
