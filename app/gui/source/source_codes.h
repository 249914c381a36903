// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What can be launched of the open source.
#pragma once

#include "app/gui/session/own_codes.h"
#include "app/gui/source/open_source.h"

namespace trichevron::gui {

/// The kernels of the source with their code, of its present text only: while that does not compile, they
/// have none. `codes` keeps the code under its id.
OwnCodes::Kernels codesOf(const OpenSource& source, OwnCodes& codes);

} // namespace trichevron::gui
