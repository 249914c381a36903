// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A program that launches through the fake driver, and does what its arguments say, in their order:
//   launch N     N launches of "first" and N of "second"
//   measure N    N launches, and prints nanoseconds and processor time of each, and the peak of its memory in
//   KB refuse N     N launches that the driver refuses print TEXT   a line on standard output until FILE
//   launches "loop" until the file exists, and prints how often wait FILE    waits for the file push NAME
//   begins an NVTX range of this thread pop          ends the last one start NAME   begins an NVTX range of
//   the process end          ends the last one child …      what follows, in a process of its own fork … what
//   follows, in a child without exec ignore       SIGTERM does not end it exit N       ends
#define NVTX_NO_IMPL
#include "tests/fake_cuda/fake_cupti.h"

#include <cuda.h>
#include <generated_nvtx_meta.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <thread>
#include <vector>

#include <sys/resource.h>
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

/// As the NVTX of a program does that has loaded CUPTI as its tool.
void rangeCall(const std::string& word, const char* name) {
    static nvtxRangeId_t started = 0;
    using trichevron::test::fakeCuptiOnNvtx;
    if (word == "push") {
        const nvtxRangePushA_params parameters{name};
        fakeCuptiOnNvtx(CUPTI_CBID_NVTX_nvtxRangePushA, &parameters, nullptr);
    } else if (word == "pop") {
        const nvtxRangePop_params parameters{nullptr};
        fakeCuptiOnNvtx(CUPTI_CBID_NVTX_nvtxRangePop, &parameters, nullptr);
    } else if (word == "start") {
        ++started;
        const nvtxRangeStartA_params parameters{name};
        fakeCuptiOnNvtx(CUPTI_CBID_NVTX_nvtxRangeStartA, &parameters, &started);
    } else {
        const nvtxRangeEnd_params parameters{started--};
        fakeCuptiOnNvtx(CUPTI_CBID_NVTX_nvtxRangeEnd, &parameters, nullptr);
    }
}

double secondsOf(clockid_t clock) {
    timespec time{};
    ::clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

void measure(int launches) {
    const double begin = secondsOf(CLOCK_MONOTONIC);
    const double beginOfProcess = secondsOf(CLOCK_PROCESS_CPUTIME_ID);
    for (int i = 0; i < launches; ++i)
        launch("measured", 1U + static_cast<unsigned int>(i % 4), 32);
    const double ns = (secondsOf(CLOCK_MONOTONIC) - begin) / launches * 1e9;
    const double cpuNs = (secondsOf(CLOCK_PROCESS_CPUTIME_ID) - beginOfProcess) / launches * 1e9;
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    std::printf("%.1f %.1f %ld\n", ns, cpuNs, usage.ru_maxrss);
    std::fflush(stdout);
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
        if (word == "fork") {
            if (const pid_t child = ::fork(); child != 0) {
                ::waitpid(child, nullptr, 0);
                return 0;
            }
            continue;
        }
        if (word == "pop" || word == "end") {
            rangeCall(word, nullptr);
            continue;
        }
        if (word == "ignore") {
            std::signal(SIGTERM, SIG_IGN);
            continue;
        }
        const std::string value = *++at;
        if (word == "push" || word == "start") {
            rangeCall(word, value.c_str());
        } else if (word == "launch") {
            for (int i = 0; i < std::stoi(value); ++i) {
                launch("first", 64, 256);
                launch("second", 128, 128);
            }
        } else if (word == "measure") {
            measure(std::stoi(value));
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
