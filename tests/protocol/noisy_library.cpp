// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A library that writes to standard output where it should not, as some drivers and tools do: when it is
// loaded, which is before main(), and for ever after. It is put into the real program with LD_PRELOAD.
#include <chrono>
#include <cstdio>
#include <iostream>
#include <string_view>
#include <thread>
#include <unistd.h>

namespace {

void write(std::string_view line) {
    // Nothing to do about a line that nobody takes.
    [[maybe_unused]] const ssize_t count = ::write(STDOUT_FILENO, line.data(), line.size());
}

[[gnu::constructor]] void makeNoise() {
    static const std::ios_base::Init streams; // the thread may come before anybody else made std::cout
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
