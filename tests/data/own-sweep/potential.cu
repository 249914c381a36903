// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// With 16,896 bodies, 128 for each of 132 SMs, large blocks leave SMs without a block, although their
// occupancy is the same.
__global__ void potential(const float4* bodies, float* out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    const float4 mine = bodies[i];
    float sum = 0;
    for (int k = 0; k < n; ++k) {
        const float4 other = bodies[k];
        const float x = other.x - mine.x;
        const float y = other.y - mine.y;
        const float z = other.z - mine.z;
        sum += other.w * rsqrtf(x * x + y * y + z * z + 1e-6F);
    }
    out[i] = sum;
}
