// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/captured_process.h"

namespace trichevron::gui {

CapturedProcess::CapturedProcess(QObject* parent) : QObject(parent) {}

} // namespace trichevron::gui
