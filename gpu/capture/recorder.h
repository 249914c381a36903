// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Writes the launches of one process into its file, in a bounded amount of memory.
#pragma once

#include "gpu/capture/capture_file.h"
#include "gpu/capture/interning.h"
#include "gpu/capture/json_line.h"
#include "gpu/capture/launch_records.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::capture {

struct CaptureSettings {
    std::string folder;              ///< where each process makes its file
    std::uint64_t limit = 2'000'000; ///< calls, and runs, that are listed; those above are counted
    bool withStacks = false;
};

/// Not thread-safe: the injection holds a lock. docs/capture.md describes the lines.
class Recorder {
public:
    explicit Recorder(CaptureSettings settings);

    const CaptureSettings& settings() const { return settings_; }
    /// Creates the file with its first line. `startNs` is on CUPTI's clock: all times count from it.
    bool open(std::uint64_t startNs, std::uint32_t flushPeriodMs);
    bool isOpen() const { return file_.isOpen(); }
    /// A line that stands once: a device, a problem.
    void line(const JsonLine& line);

    /// The number of a kernel or of a function of the API; 0: more than the limit.
    std::uint32_t name(std::string_view text);
    /// The number of a call stack; 0: more than the limit.
    std::uint32_t place(std::string_view text);
    void call(const AskedLaunch& launch, std::uint32_t correlation, std::uint64_t timeNs,
              std::uint32_t place);
    /// A launch into a stream that is being captured into a graph: it runs nothing.
    void callIntoGraph(const AskedLaunch& launch, std::uint32_t place);
    void refusedCall(const AskedLaunch& launch, std::uint64_t timeNs, int code, const RefusedKernel& kernel,
                     std::span<const std::string> sentences, std::uint32_t place);
    void ran(const RanKernel& kernel, std::uint32_t correlation, std::uint64_t startNs, std::uint64_t endNs);
    /// The capture was stopped from outside.
    void stopped(std::uint64_t timeNs);
    /// Records that CUPTI could not keep.
    void dropped(std::uint64_t count);
    /// Writes the counts of what is not listed.
    void writeCounts();
    void close();
    /// In a child of fork(): the parent keeps its file, and the next open() starts from the beginning.
    void abandon();

private:
    struct Count {
        std::uint64_t count = 0;
        std::uint64_t totalNs = 0;
        bool isWritten = true;
    };

    /// The number of a text, which gets a line with this key when it is new.
    std::uint32_t numberOf(Interning& texts, std::string_view key, std::string_view text);
    std::uint32_t configuration(const AskedLaunch& launch);
    std::uint32_t run(const RanKernel& kernel);
    void writeCounts(std::string_view letter, std::vector<Count>& counts);
    static void add(std::vector<Count>& counts, std::uint32_t number, std::uint64_t ns);
    void write();

    CaptureSettings settings_;
    CaptureFile file_;
    JsonLine line_;
    std::uint64_t startNs_ = 0;
    Interning names_;
    Interning places_;
    Interning configurations_;
    Interning runs_;
    std::uint64_t calls_ = 0; ///< that are listed
    std::uint64_t ran_ = 0;   ///< that are listed
    std::uint64_t dropped_ = 0;
    std::vector<Count> callCounts_;    ///< by configuration, of those that are not listed
    std::vector<Count> refusalCounts_; ///< by configuration, of those that are not listed
    std::vector<bool> wasRefused_;     ///< by configuration: a refusal is listed
    std::vector<Count> runCounts_;     ///< by run
};

} // namespace trichevron::capture
