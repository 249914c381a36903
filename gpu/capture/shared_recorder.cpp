// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/shared_recorder.h"

#include "gpu/capture/lock.h"
#include "gpu/capture/stop_flag.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <unistd.h>

namespace trichevron::capture {

bool SharedRecorder::ensureOpen() {
    if (recorder_.isOpen() || hasNoFile_)
        return !hasNoFile_;
    std::uint64_t now = 0;
    if (cupti_.timestamp != nullptr)
        cupti_.timestamp(&now);
    if (!recorder_.open(now, flushPeriodMs)) {
        hasNoFile_ = true;
        const int error = errno;
        StopFlag::tellFailure(recorder_.settings().folder, error);
        std::fprintf(stderr, "trichevron: nothing is captured of process %d: %s: %s\n", ::getpid(),
                     recorder_.settings().folder.c_str(), std::strerror(error));
        return false;
    }
    if (isOfFork_) {
        JsonLine line;
        line.raw("{").key("problem").raw("{").field("kind", "fork").field("text", "").raw("}}");
        recorder_.line(line);
    }
    return true;
}

void SharedRecorder::problem(const char* what, const char* text) {
    const Lock lock(mutex_);
    if (!ensureOpen())
        return;
    JsonLine line;
    line.raw("{").key("problem").raw("{").field("kind", what).field("text", text).raw("}}");
    recorder_.line(line);
}

void SharedRecorder::abandon() {
    recorder_.abandon();
    isOfFork_ = true;
}

} // namespace trichevron::capture
