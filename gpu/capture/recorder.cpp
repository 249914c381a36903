// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/recorder.h"

#include "gpu/capture/list_line.h"

#include <cstring>

#include <fcntl.h>
#include <unistd.h>

namespace trichevron::capture {

namespace {

constexpr std::size_t maxNames = 50'000;
constexpr std::size_t maxNameBytes = std::size_t{12} << 20U;

/// The name of the program without its folder, which is the user's.
std::string programName() {
    std::string text(4096, '\0');
    const int file = ::open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return {};
    const ssize_t size = ::read(file, text.data(), text.size());
    ::close(file);
    text.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
    text.resize(std::strlen(text.c_str()));
    return text.substr(text.rfind('/') + 1);
}

bool isSet(const std::uint32_t (&dimension)[3]) {
    return dimension[0] != 0;
}

} // namespace

Recorder::Recorder(CaptureSettings settings)
    : settings_(std::move(settings)), names_(maxNames, maxNameBytes), places_(maxNames, maxNameBytes),
      configurations_(maxConfigurations, std::size_t{1} << 30U) {}

void Recorder::write() {
    line_.raw("\n");
    file_.append(line_.text());
}

bool Recorder::open(std::uint64_t startNs, std::uint32_t flushPeriodMs) {
    startNs_ = startNs;
    const std::string name =
        std::to_string(::getpid()) + "-" + std::to_string(startNs) + ".trichevron-capture";
    if (!file_.open(settings_.folder + "/" + name))
        return false;
    line_.begin();
    line_.raw("{")
        .field("format", "trichevron-capture")
        .field("version", 1)
        .field("program", programName())
        .field("process", ::getpid())
        .field("parent", ::getppid())
        .field("startNs", startNs)
        .field("flushPeriodMs", flushPeriodMs)
        .field("limit", settings_.limit)
        .raw("}");
    write();
    return true;
}

void Recorder::line(const JsonLine& line) {
    file_.append(line.text());
    file_.append("\n");
}

std::uint32_t Recorder::numberOf(Interning& texts, std::string_view key, std::string_view text) {
    if (text.empty())
        return 0;
    const Interning::Number number = texts.number(text);
    if (number.isNew) {
        line_.begin();
        line_.raw("{").key(key).raw("{").field("id", number.value).field("text", text).raw("}}");
        write();
    }
    return number.value;
}

std::uint32_t Recorder::name(std::string_view text) {
    return numberOf(names_, "name", text);
}

std::uint32_t Recorder::place(PlaceKind kind, std::string_view text) {
    // Both kinds share their numbers: a call has one place.
    placeKey_.assign(1, static_cast<char>(kind)).append(text);
    const Interning::Number number = places_.number(placeKey_);
    if (number.isNew) {
        line_.begin();
        line_.raw("{").key(kind == PlaceKind::Range ? "range" : "place").raw("{");
        line_.field("id", number.value).field("text", text).raw("}}");
        write();
    }
    return number.value;
}

std::uint32_t Recorder::configuration(const AskedLaunch& launch) {
    const Interning::Number number = configurations_.number(&launch, sizeof launch);
    if (!number.isNew)
        return number.value;
    line_.begin();
    line_.raw("{\"configuration\":{").raw("\"id\":").number(number.value).field("api", launch.api);
    if (launch.device >= 0)
        line_.field("device", launch.device);
    if (launch.isGraphLaunch != 0) {
        line_.flag("isGraphLaunch");
    } else {
        line_.field("kernel", launch.kernel)
            .triple("gridDim", launch.gridDim)
            .triple("blockDim", launch.blockDim);
        line_.field("dynamicSmemBytes", launch.dynamicSmemBytes);
        if (isSet(launch.clusterDim))
            line_.triple("clusterDim", launch.clusterDim);
        if (isSet(launch.preferredClusterDim))
            line_.triple("preferredClusterDim", launch.preferredClusterDim);
        if (launch.isCooperative != 0)
            line_.flag("cooperative");
        if (launch.attributes != 0)
            line_.field("attributes", launch.attributes)
                .field("priority", launch.priority)
                .field("preferredSharedMemoryCarveout", launch.preferredSharedMemoryCarveout)
                .field("clusterSchedulingPolicyPreference", launch.clusterSchedulingPolicy)
                .field("memSyncDomain", launch.memSyncDomain);
    }
    line_.raw("}}");
    write();
    return number.value;
}

void Recorder::call(std::uint32_t configuration, std::uint32_t correlation, std::uint64_t timeNs,
                    std::uint32_t place) {
    if (configuration == 0 || calls_ >= settings_.limit)
        return callCounts_.add(configuration, 0);
    ++calls_;
    ListLine line("call");
    line.add(correlation);
    line.add(configuration);
    line.add(since(timeNs));
    if (place != 0)
        line.add(place);
    file_.append(line.end());
}

void Recorder::callIntoGraph(std::uint32_t configuration, std::uint32_t place) {
    if (configuration == 0 || calls_ >= settings_.limit)
        return; // what the graph launches is listed or counted where it runs
    ++calls_;
    ListLine line("node");
    line.add(configuration);
    if (place != 0)
        line.add(place);
    file_.append(line.end());
}

void Recorder::refusedCall(std::uint32_t number, std::uint64_t timeNs, int code, const RefusedKernel& kernel,
                           std::span<const std::string> sentences, std::uint32_t place) {
    if (wasRefused_.size() <= number)
        wasRefused_.resize(number + 1);
    // The first one of a configuration is always listed: it has the reason.
    if (number == 0 || (calls_ >= settings_.limit && wasRefused_[number]))
        return refusalCounts_.add(number, 0);
    wasRefused_[number] = true;
    ++calls_;
    line_.begin();
    line_.raw("{\"refused\":{")
        .raw("\"configuration\":")
        .number(number)
        .field("timeNs", since(timeNs))
        .field("code", code);
    if (place != 0)
        line_.field("place", place);
    if (!sentences.empty()) {
        line_.key("driver").raw("[");
        for (std::size_t i = 0; i < sentences.size(); ++i)
            line_.raw(i == 0 ? "" : ",").string(sentences[i]);
        line_.raw("]");
    }
    if (kernel.isKnown) {
        line_.key("attributes").raw("{");
        line_.field("numRegs", kernel.numRegs)
            .field("sharedSizeBytes", kernel.sharedSizeBytes)
            .field("localSizeBytes", kernel.localSizeBytes)
            .field("constSizeBytes", kernel.constSizeBytes)
            .field("maxThreadsPerBlock", kernel.maxThreadsPerBlock)
            .field("maxDynamicSharedSizeBytes", kernel.maxDynamicSharedSizeBytes)
            .field("preferredShmemCarveout", kernel.preferredShmemCarveout)
            .field("nonPortableClusterSizeAllowed", kernel.nonPortableClusterSizeAllowed)
            .field("clusterSizeMustBeSet", kernel.clusterSizeMustBeSet)
            .triple("requiredClusterDim", kernel.requiredClusterDim);
        line_.raw("}");
    }
    line_.raw("}}");
    write();
}

void Recorder::stopped(std::uint64_t timeNs) {
    line_.begin();
    line_.raw("{").field("stopped", since(timeNs)).raw("}");
    write();
}

void Recorder::dropped(std::uint64_t count) {
    if (count == 0)
        return;
    dropped_ += count;
    line_.begin();
    line_.raw("{").field("dropped", dropped_).raw("}");
    write();
}

void Recorder::writeCounts() {
    callCounts_.write("calls", line_, [this] { write(); });
    refusalCounts_.write("refusals", line_, [this] { write(); });
}

void Recorder::close() {
    writeCounts();
    if (file_.isOpen()) {
        line_.begin();
        line_.raw("{\"end\":true}");
        write();
    }
    file_.close();
}

void Recorder::abandon() {
    file_.abandon();
    names_.clear();
    places_.clear();
    configurations_.clear();
    callCounts_ = {};
    refusalCounts_ = {};
    wasRefused_.clear();
    calls_ = 0;
    dropped_ = 0;
}

} // namespace trichevron::capture
