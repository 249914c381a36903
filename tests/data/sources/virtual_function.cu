// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
struct Shape {
    __device__ virtual float area() const = 0;
    __device__ virtual ~Shape() {}
};
struct Square : Shape {
    float side = 1;
    __device__ float area() const override { return side * side; }
};
struct Disk : Shape {
    float radius = 1;
    __device__ float area() const override { return 3.14159F * radius * radius; }
};

__global__ void areas(float* out, int which) {
    Square square;
    Disk disk;
    square.side = out[0];
    disk.radius = out[1];
    const Shape* shapes[] = {&square, &disk};
    out[threadIdx.x] = shapes[which]->area();
}
