// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// An empty kernel for queries of the occupancy API; it is never launched.
#pragma once

namespace trichevron::gpu {

const void* clusterProbe();

} // namespace trichevron::gpu
