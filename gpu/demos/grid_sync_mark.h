// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The value that the kernel gridSync writes when it cannot synchronise, shared by kernel and CPU.
#pragma once

namespace trichevron::gpu {

// Shown from here
constexpr unsigned notCooperative = 0xBAD;
// Shown to here

} // namespace trichevron::gpu
