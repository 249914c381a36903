// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The samples of measurements, and what they are of, as a CSV file.
#pragma once

#include "app/gui/session/result_store.h"

#include <vector>

namespace trichevron::gui {

/// Of several, each row says of which. Throws InputError where there is none, the name has another ending
/// than .csv or .txt, or the file cannot be written.
void saveTimingsCsv(const std::vector<const ActualMeasurement*>& measurements, const QString& path);

} // namespace trichevron::gui
