// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A kernel to ask the occupancy API about; it is never launched.
#pragma once

namespace trichevron {

const void* clusterProbe();

} // namespace trichevron
