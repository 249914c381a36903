// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A library that writes to standard output, as some drivers and tools do: when it is loaded, which is before
// main(), and continuously afterwards. The test loads it into the real program with LD_PRELOAD.
#include <chrono>
#include <cstdio>
#include <iostream>
#include <string_view>
#include <thread>
#include <unistd.h>

namespace {

void write(std::string_view line) {
    // A failed write does not matter.
    [[maybe_unused]] const ssize_t count = ::write(STDOUT_FILENO, line.data(), line.size());
}

[[gnu::constructor]] void makeNoise() {
    static const std::ios_base::Init streams; // the thread may run before std::cout is constructed
    write("noise before main by write\n");
    std::thread([] {
        while (true) {
            std::this_thread::sleep_for(std::chrono::microseconds(200));
            write("noise by write\n");
            std::printf("noise by printf\n");
            std::fflush(stdout);
            std::cout << "noise by cout" << std::endl;
        }
    }).detach();
}

} // namespace
