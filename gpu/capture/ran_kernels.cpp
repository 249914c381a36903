// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/ran_kernels.h"

#include "gpu/capture/list_line.h"
#include "gpu/capture/lock.h"

#include <cstring>

namespace trichevron::capture {

namespace {

/// Without the name.
RanKernel kernelOf(const CUpti_ActivityKernel8& activity) {
    RanKernel kernel;
    std::memset(&kernel, 0, sizeof kernel);
    kernel.device = activity.deviceId;
    kernel.context = activity.contextId;
    kernel.stream = activity.streamId;
    kernel.graph = activity.graphId;
    const std::int32_t grid[3] = {activity.gridX, activity.gridY, activity.gridZ};
    const std::int32_t block[3] = {activity.blockX, activity.blockY, activity.blockZ};
    const std::uint32_t cluster[3] = {activity.clusterX, activity.clusterY, activity.clusterZ};
    std::memcpy(kernel.gridDim, grid, sizeof grid);
    std::memcpy(kernel.blockDim, block, sizeof block);
    std::memcpy(kernel.clusterDim, cluster, sizeof cluster);
    kernel.numRegs = activity.registersPerThread;
    kernel.sharedSizeBytes = activity.staticSharedMemory;
    kernel.dynamicSmemBytes = activity.dynamicSharedMemory;
    kernel.sharedMemoryExecuted = activity.sharedMemoryExecuted;
    kernel.localMemoryPerThread = activity.localMemoryPerThread;
    kernel.isCooperative =
        activity.launchType == CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_SINGLE_DEVICE ? 1 : 0;
    if (activity.isSharedMemoryCarveoutRequested != 0)
        kernel.preferredSharedMemoryCarveout = activity.sharedMemoryCarveoutRequested + 1U;
    return kernel;
}

} // namespace

RanKernels::RanKernels(Recorder& recorder, pthread_mutex_t& recorderMutex)
    : recorder_(recorder), recorderMutex_(recorderMutex), runs_(maxConfigurations, std::size_t{1} << 30U) {}

void RanKernels::write() {
    line_.raw("\n");
    text_ += line_.text();
}

/// The number of what ran: as a rule one of those that came lately.
std::uint32_t RanKernels::run(RanKernel& kernel, const char* name) {
    const std::uint64_t hash = hashOf(&kernel, sizeof kernel) ^ reinterpret_cast<std::uintptr_t>(name);
    Known& known = known_[(hash ^ hash >> 17U) % known_.size()];
    if (known.number != 0 && std::memcmp(&known.kernel, &kernel, sizeof kernel) == 0 &&
        isSameText(known.name, name))
        return known.number;
    const RanKernel withoutName = kernel;
    std::string_view text;
    {
        const Lock lock(recorderMutex_);
        kernel.kernel = recorder_.name(name);
        text = recorder_.nameText(kernel.kernel);
    }
    const Interning::Number number = runs_.number(&kernel, sizeof kernel);
    if (number.isNew)
        writeRun(kernel, number.value);
    if (kernel.kernel != 0)
        known = {withoutName, text, number.value};
    return number.value;
}

void RanKernels::writeRun(const RanKernel& kernel, std::uint32_t number) {
    line_.begin();
    line_.raw("{\"run\":{").raw("\"id\":").number(number);
    line_.field("kernel", kernel.kernel)
        .field("device", kernel.device)
        .field("context", kernel.context)
        .field("stream", kernel.stream);
    if (kernel.graph != 0)
        line_.field("graph", kernel.graph);
    line_.triple("gridDim", kernel.gridDim).triple("blockDim", kernel.blockDim);
    if (kernel.clusterDim[0] != 0)
        line_.triple("clusterDim", kernel.clusterDim);
    line_.field("numRegs", kernel.numRegs)
        .field("sharedSizeBytes", kernel.sharedSizeBytes)
        .field("dynamicSmemBytes", kernel.dynamicSmemBytes)
        .field("sharedMemoryExecuted", kernel.sharedMemoryExecuted)
        .field("localSizeBytes", kernel.localMemoryPerThread);
    if (kernel.isCooperative != 0)
        line_.flag("cooperative");
    if (kernel.preferredSharedMemoryCarveout != 0)
        line_.field("preferredShmemCarveout", kernel.preferredSharedMemoryCarveout - 1);
    line_.raw("}}");
    write();
}

void RanKernels::add(const CUpti_ActivityKernel8& activity) {
    RanKernel kernel = kernelOf(activity);
    const std::uint32_t number = run(kernel, activity.name == nullptr ? "" : activity.name);
    const std::uint64_t duration = activity.end > activity.start ? activity.end - activity.start : 0;
    if (number == 0 || ran_ >= recorder_.settings().limit)
        return counts_.add(number, duration);
    ++ran_;
    ListLine line("ran");
    line.add(activity.correlationId);
    line.add(number);
    line.add(recorder_.since(activity.start));
    line.add(duration);
    text_ += line.end();
}

void RanKernels::addCounts() {
    counts_.write("runs", line_, [this] { write(); });
}

void RanKernels::abandon() {
    runs_.clear();
    counts_ = {};
    known_ = {};
    ran_ = 0;
    text_.clear();
}

} // namespace trichevron::capture
