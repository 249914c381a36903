// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A program that launches through the fake driver, and does what its arguments say, in their order:
//   launch N     N launches of "first" and N of "second"
//   refuse N     N launches that the driver refuses
//   print TEXT   a line on standard output
//   until FILE   launches "loop" until the file exists, and prints how often
//   wait FILE    waits for the file
//   child …      what follows, in a process of its own
//   ignore       SIGTERM does not end it
//   exit N       ends
#include <cuda.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

namespace {

void launch(const char* kernel, unsigned int grid, unsigned int threads) {
    cuLaunchKernel(reinterpret_cast<CUfunction>(const_cast<char*>(kernel)), grid, 1, 1, threads, 1, 1, 0,
                   nullptr, nullptr, nullptr);
}

bool exists(const std::string& path) {
    return ::access(path.c_str(), F_OK) == 0;
}

void pauseShortly() {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
}

void runInChild(char** arguments) {
    const pid_t child = ::fork();
    if (child == 0) {
        ::execv("/proc/self/exe", arguments);
        ::_exit(127);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
}

} // namespace

int main(int, char** argv) {
    if (cuInit(0) != CUDA_SUCCESS)
        return 3;
    for (char** at = argv + 1; *at != nullptr; ++at) {
        const std::string word = *at;
        if (word == "child") {
            *at = argv[0];
            runInChild(at);
            return 0;
        }
        if (word == "ignore") {
            std::signal(SIGTERM, SIG_IGN);
            continue;
        }
        const std::string value = *++at;
        if (word == "launch") {
            for (int i = 0; i < std::stoi(value); ++i) {
                launch("first", 64, 256);
                launch("second", 128, 128);
            }
        } else if (word == "refuse") {
            for (int i = 0; i < std::stoi(value); ++i)
                launch("refused", 1, 2048);
        } else if (word == "print") {
            std::puts(value.c_str());
            std::fflush(stdout);
        } else if (word == "until") {
            int count = 0;
            while (!exists(value)) {
                launch("loop", 32, 64);
                ++count;
                pauseShortly();
            }
            std::printf("launched %d times\n", count);
            std::fflush(stdout);
        } else if (word == "wait") {
            while (!exists(value))
                pauseShortly();
        } else if (word == "exit") {
            return std::stoi(value);
        }
    }
    return 0;
}
