// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
struct Settings {
    float weights[200];
    int first;
    double scale;
};

__global__ void parameterized(Settings settings, const float* __restrict__ in, float* out) {
    float sum = 0;
    for (int i = 0; i < 200; ++i)
        sum += settings.weights[i] * in[threadIdx.x + i];
    out[threadIdx.x + settings.first] = static_cast<float>(sum * settings.scale);
}
