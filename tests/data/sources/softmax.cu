// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
template <int PerThread>
__global__ void softmax(const float* in, float* out, int columns) {
    float values[PerThread];
    float most = -1e30F;
    for (int k = 0; k < PerThread; ++k) {
        const int column = threadIdx.x + 32 * k;
        values[k] = column < columns ? in[blockIdx.x * columns + column] : -1e30F;
        most = fmaxf(most, values[k]);
    }
    for (int offset = 16; offset > 0; offset /= 2)
        most = fmaxf(most, __shfl_xor_sync(0xFFFFFFFF, most, offset));
    float sum = 0;
    for (int k = 0; k < PerThread; ++k)
        sum += values[k] = __expf(values[k] - most);
    for (int offset = 16; offset > 0; offset /= 2)
        sum += __shfl_xor_sync(0xFFFFFFFF, sum, offset);
    for (int k = 0; k < PerThread; ++k)
        if (threadIdx.x + 32 * k < columns)
            out[blockIdx.x * columns + threadIdx.x + 32 * k] = values[k] / sum;
}
template __global__ void softmax<4>(const float*, float*, int);
template __global__ void softmax<32>(const float*, float*, int);
