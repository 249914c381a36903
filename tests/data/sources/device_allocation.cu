// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// host code
__global__ void lists(int** heads, int n) {
    int* values = static_cast<int*>(malloc(n * sizeof(int)));
    for (int i = 0; i < n; ++i)
        values[i] = i;
    heads[threadIdx.x] = values;
    int* more = new int[4];
    more[0] = 1;
    delete[] more;
}
