// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The kernels for the reference values of a device.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>

namespace trichevron::gpu::measuring {

/// Copies `pieces` pieces of 16 bytes, one per thread, in blocks of `threads` threads. Returns the code of
/// the launch.
cudaError_t launchCopy(void* to, const void* from, std::size_t pieces, unsigned threads, cudaStream_t stream);
/// Launches one thread that does nothing.
cudaError_t launchEmpty(cudaStream_t stream);

} // namespace trichevron::gpu::measuring
