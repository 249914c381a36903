// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The kernels that a device's reference is taken with.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>

namespace trichevron::measuring {

/// Copies so many pieces of 16 bytes, one to each thread, in blocks of so many threads; the code of the
/// launch.
cudaError_t launchCopy(void* to, const void* from, std::size_t pieces, unsigned threads, cudaStream_t stream);
/// One thread that does nothing.
cudaError_t launchEmpty(cudaStream_t stream);

} // namespace trichevron::measuring
