// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// For what kernels and the host compute alike.
#pragma once

#ifdef __CUDACC__
#define TRICHEVRON_BOTH_SIDES __host__ __device__
#else
#define TRICHEVRON_BOTH_SIDES
#endif
