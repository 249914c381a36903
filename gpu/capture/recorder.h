// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Writes the launches of one process into its file, in a bounded amount of memory.
#pragma once

#include "gpu/capture/capture_file.h"
#include "gpu/capture/counts.h"
#include "gpu/capture/interning.h"
#include "gpu/capture/json_line.h"
#include "gpu/capture/launch_records.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::capture {

/// What may be different in one process, of launches and of runs: some 40 MB with all of them.
constexpr std::size_t maxConfigurations = 60'000;

struct CaptureSettings {
    std::string folder;              ///< where each process makes its file
    std::uint64_t limit = 2'000'000; ///< calls, and runs, that are listed; those above are counted
    bool withStacks = false;
    bool withRanges = false;
};

/// What a place is: a call stack, or an NVTX range.
enum class PlaceKind : char { Stack = 's', Range = 'r' };

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
    /// The text of a name; it stays where it is until abandon().
    std::string_view nameText(std::uint32_t name) const { return names_.text(name); }
    /// The number of a call stack or a range; 0: more than the limit.
    std::uint32_t place(PlaceKind kind, std::string_view text);
    /// The number of what a launch asks for; 0: more than the limit.
    std::uint32_t configuration(const AskedLaunch& launch);
    void call(std::uint32_t configuration, std::uint32_t correlation, std::uint64_t timeNs,
              std::uint32_t place);
    /// A launch into a stream that is being captured into a graph: it runs nothing.
    void callIntoGraph(std::uint32_t configuration, std::uint32_t place);
    void refusedCall(std::uint32_t configuration, std::uint64_t timeNs, int code, const RefusedKernel& kernel,
                     std::span<const std::string> sentences, std::uint32_t place);
    /// Whole lines.
    void lines(std::string_view text) { file_.append(text); }
    /// Nanoseconds from the beginning of the part.
    std::int64_t since(std::uint64_t ns) const { return static_cast<std::int64_t>(ns - startNs_); }
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
    /// The number of a text, which gets a line with this key when it is new.
    std::uint32_t numberOf(Interning& texts, std::string_view key, std::string_view text);
    void write();

    CaptureSettings settings_;
    CaptureFile file_;
    JsonLine line_;
    std::string placeKey_;
    std::uint64_t startNs_ = 0;
    Interning names_;
    Interning places_;
    Interning configurations_;
    std::uint64_t calls_ = 0; ///< that are listed
    std::uint64_t dropped_ = 0;
    Counts callCounts_;            ///< by configuration, of those that are not listed
    Counts refusalCounts_;         ///< by configuration, of those that are not listed
    std::vector<bool> wasRefused_; ///< by configuration: a refusal is listed
};

} // namespace trichevron::capture
