// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void nothing() {}
__global__ void unused(int, float*, double) {}
