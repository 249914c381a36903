// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Marks functions that both kernels and the host call.
#pragma once

#ifdef __CUDACC__
#define TRICHEVRON_HOST_DEVICE __host__ __device__
#else
#define TRICHEVRON_HOST_DEVICE
#endif
