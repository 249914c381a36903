// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the kernel gridSync writes where it cannot synchronise, as kernel and CPU both see it.
#pragma once

namespace trichevron {

// Shown from here
constexpr unsigned notCooperative = 0xBAD;
// Shown to here

} // namespace trichevron
