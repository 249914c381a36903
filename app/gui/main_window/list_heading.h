// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A heading over a group of entries; it cannot be selected.
#pragma once

class QComboBox;
class QString;

namespace trichevron::gui {

void addHeadingTo(QComboBox& box, const QString& text);

} // namespace trichevron::gui
