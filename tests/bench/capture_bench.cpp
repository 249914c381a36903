// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What the capture library costs a program, without the driver's and CUPTI's own part: a program launches
// through those of tests/fake_cuda, captured and not. Nanoseconds and processor time for each launch, and the
// peak of its memory.
#include "core/capture/capture_launch.h"
#include "core/capture/capture_parts.h"
#include "core/process/child_process.h"
#include "core/process/temporary_folder.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace {

using namespace trichevron::core;

constexpr int benchRuns = 5;

struct Cost {
    double ns = 0;    ///< of a launch
    double cpuNs = 0; ///< of all threads
    double kb = 0;
};

Cost costOf(const std::string& launches, bool isCaptured, const TemporaryFolder& folder) {
    const CaptureParts parts(folder.file("capture"));
    ProcessRequest request;
    request.command = {TRICHEVRON_FAKE_PROGRAM, "measure", launches};
    if (isCaptured)
        request.environment = captureEnvironment({}, TRICHEVRON_CAPTURE_LIBRARY, parts);
    const ProcessResult result = runProcess(request, {});
    for (const std::string& part : parts.files())
        std::filesystem::remove(part);
    Cost cost;
    if (!result.succeeded() ||
        std::sscanf(result.output.c_str(), "%lf %lf %lf", &cost.ns, &cost.cpuNs, &cost.kb) != 3) {
        std::fprintf(stderr, "the program failed: %s\n", result.output.c_str());
        std::exit(1);
    }
    return cost;
}

double median(std::vector<Cost>& costs, double Cost::*member) {
    std::sort(costs.begin(), costs.end(),
              [&](const Cost& a, const Cost& b) { return a.*member < b.*member; });
    return costs[costs.size() / 2].*member;
}

} // namespace

int main() {
    const TemporaryFolder folder;
    for (const char* launches : {"200000", "2000000"}) {
        std::vector<Cost> plain;
        std::vector<Cost> captured;
        for (int i = 0; i < benchRuns; ++i) {
            plain.push_back(costOf(launches, false, folder));
            captured.push_back(costOf(launches, true, folder));
        }
        std::printf(
            "%s launches, medians of %d runs: %.0f ns more each, %.0f ns of processor time, %.1f MB more\n",
            launches, benchRuns, median(captured, &Cost::ns) - median(plain, &Cost::ns),
            median(captured, &Cost::cpuNs) - median(plain, &Cost::cpuNs),
            (median(captured, &Cost::kb) - median(plain, &Cost::kb)) / 1024);
    }
    return 0;
}
