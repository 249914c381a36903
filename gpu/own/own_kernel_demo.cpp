// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/own/own_kernel_demo.h"

#include "core/argument/output_summary.h"
#include "core/errors/input_error.h"
#include "core/text/demangle.h"
#include "core/text/number_text.h"
#include "gpu/bad_request.h"
#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"
#include "gpu/own/fill.h"

#include <algorithm>
#include <optional>

namespace trichevron::gpu {

namespace {

/// Outputs of a reference that are larger together are not kept on the host.
constexpr std::uint64_t maxReferenceBytes = std::uint64_t{1} << 30U;

core::KernelInfo infoOf(const LoadedModule& module, const std::string& kernel) {
    core::KernelInfo info;
    info.id = "own:" + kernel;
    info.title = core::demangle(kernel);
    info.minimum = {};
    info.problemAxes = 3;
    if (const core::KernelResources* resources = module.resourcesOf(kernel))
        info.attributes.numBlockBarriers = resources->numBlockBarriers.value_or(1);
    return info;
}

const void* functionOf(const LoadedModule& module, const std::string& kernel) {
    if (const void* function = module.function(kernel))
        return function;
    throw core::BackendError(core::BackendErrorKind::UnknownKernel,
                             "The code has no kernel \"{kernel}\"."_msg.with("kernel"_a = kernel));
}

} // namespace

void OwnKernelDemo::ExactBuffer::ensure(core::Bytes size) {
    size.value = std::max<std::uint64_t>(size.value, 1);
    if (data_ != nullptr && size.value == size_.value)
        return;
    release();
    const cudaError_t code = cudaMalloc(&data_, size.value);
    if (code == cudaErrorMemoryAllocation) {
        (void)cudaGetLastError();
        data_ = nullptr;
        throw core::BackendError(core::BackendErrorKind::OutOfMemory,
                                 "{size} of GPU memory for a buffer of the kernel could not be allocated: "
                                 "make the problem smaller, "
                                 "or free memory."_msg.with("size"_a = core::bytesText(size)));
    }
    checkCuda(code, "cudaMalloc");
    size_ = size;
}

void OwnKernelDemo::ExactBuffer::release() {
    if (data_ != nullptr && cudaFree(data_) != cudaSuccess)
        (void)cudaGetLastError(); // the context is lost, and the memory with it
    data_ = nullptr;
}

OwnKernelDemo::OwnKernelDemo(std::shared_ptr<const LoadedModule> module, const std::string& kernel,
                             core::Bytes memory)
    : Demo(infoOf(*module, kernel), functionOf(*module, kernel)), module_(std::move(module)), memory_(memory),
      parameters_(LoadedModule::parametersOf(function())) {}

void OwnKernelDemo::use(const core::OwnLaunch& own) {
    own_ = own;
    if (own.comparedAs != referenceName_) {
        referenceName_ = own.comparedAs;
        reference_.clear();
        referenceArguments_.clear();
    }
}

core::KernelDeclaration OwnKernelDemo::declarationFor(const core::KernelAttributes&) const {
    const core::KernelResources* resources = module_->resourcesOf(own_.kernel);
    return resources == nullptr ? core::KernelDeclaration{} : resources->declared;
}

void OwnKernelDemo::prepare(const DemoLaunch& launch) {
    core::LaunchSizes sizes;
    // No data for a launch that the device refuses: the user is to see the refusal.
    if (launch.withinDimLimits || launch.config.problem)
        sizes = core::sizesOf(launch.config, launch.shape);
    try {
        resolved_ = core::resolveArguments(own_.arguments, parameters_, sizes, memory_);
    } catch (const core::InputError& error) {
        throwBadRequest(error.text());
    }
    if (buffers_.size() != resolved_.size()) {
        buffers_.clear();
        buffers_.resize(resolved_.size());
    }
    pointers_.assign(resolved_.size(), nullptr);
    arguments_.assign(resolved_.size(), nullptr);
    for (std::size_t i = 0; i < resolved_.size(); ++i) {
        core::ResolvedArgument& argument = resolved_[i];
        if (!argument.isBuffer) {
            buffers_[i].release();
            arguments_[i] = argument.value.data();
            continue;
        }
        buffers_[i].ensure(argument.size());
        fill(argument, buffers_[i].data(), launch.stream);
        pointers_[i] = buffers_[i].data();
        arguments_[i] = &pointers_[i];
    }
}

void OwnKernelDemo::fill(const core::ResolvedArgument& argument, void* data, cudaStream_t stream) const {
    if (argument.count == 0)
        return;
    if (argument.fill.kind != core::FillKind::File) {
        fillLanes(data, argument.type.scalar, argument.lanes(), argument.fill, stream);
        return;
    }
    const auto found = own_.files.find(argument.fill.path);
    if (found == own_.files.end())
        throwBadRequest("The content of {file} was not sent."_msg.with("file"_a = argument.fill.path));
    const std::string& bytes = *found->second.bytes;
    if (bytes.size() != argument.size().value)
        throwBadRequest("{file} has {size}, and the buffer {name} has {needed}."_msg.with(
            "file"_a = argument.fill.path, "size"_a = core::bytesText({bytes.size()}),
            "name"_a = argument.name, "needed"_a = core::bytesText(argument.size())));
    checkCuda(cudaMemcpyAsync(data, bytes.data(), bytes.size(), cudaMemcpyHostToDevice, stream),
              "cudaMemcpyAsync");
}

void* OwnKernelDemo::accessWindow() const {
    const auto first = std::find_if(buffers_.begin(), buffers_.end(),
                                    [](const ExactBuffer& buffer) { return buffer.data() != nullptr; });
    return first == buffers_.end() ? nullptr : first->data();
}

std::span<void*> OwnKernelDemo::arguments(unsigned /*kernel*/) {
    return arguments_;
}

const std::string* OwnKernelDemo::expectationOf(std::size_t i) const {
    if (const auto found = own_.expected.find(resolved_[i].name); found != own_.expected.end())
        return found->second.bytes.get();
    // Outputs whose sizes follow the launch are not comparable.
    if (i < reference_.size() && referenceArguments_[i].size() == resolved_[i].size())
        return &reference_[i];
    return nullptr;
}

double OwnKernelDemo::toleranceFor(const core::ResolvedArgument& argument) const {
    return own_.tolerance.value_or(core::defaultTolerance(argument.type.scalar));
}

DemoOutcome OwnKernelDemo::check(const DemoLaunch& launch) {
    DemoOutcome outcome;
    core::ResultTable table = core::outputTable();
    core::Verification verification;
    std::optional<core::Text> difference;
    bool isCompared = false;
    std::uint64_t bytes = 0;
    for (const core::ResolvedArgument& argument : resolved_)
        bytes += argument.isBuffer && !argument.isConst ? argument.size().value : 0;
    const bool becomesReference =
        !own_.comparedAs.empty() && reference_.empty() && bytes <= maxReferenceBytes;
    std::vector<std::string> kept(becomesReference ? resolved_.size() : 0);
    for (std::size_t i = 0; i < resolved_.size(); ++i) {
        const core::ResolvedArgument& argument = resolved_[i];
        if (!argument.isBuffer || argument.isConst)
            continue;
        core::OutputSummary summary(argument.name, argument.type);
        std::optional<core::ComparedOutput> compared;
        if (const std::string* expected = expectationOf(i))
            compared.emplace(argument.type, *expected, toleranceFor(argument));
        const std::size_t size = core::sizeOf(argument.type.scalar);
        launch.staging->download(pointers_[i], argument.lanes(), size, launch.stream,
                                 [&](const void* data, std::size_t first, std::size_t count) {
                                     const std::string_view piece(static_cast<const char*>(data),
                                                                  count * size);
                                     summary.add(piece);
                                     if (compared)
                                         compared->add(piece);
                                     if (becomesReference)
                                         kept[i] += piece;
                                     if (own_.keepOutputs && launch.control != nullptr)
                                         launch.control->output(i, first * size, piece);
                                 });
        table.rows.push_back(summary.row());
        if (!compared)
            continue;
        isCompared = true;
        verification.checked += compared->checked();
        verification.mismatches += compared->mismatches();
        if (compared->mismatches() != 0 && !difference)
            difference = "{wrong} of {all} values of {name} differ: {difference}"_msg.with(
                "wrong"_a = compared->mismatches(), "all"_a = compared->checked(), "name"_a = argument.name,
                "difference"_a = compared->firstDifference());
    }
    if (becomesReference) {
        reference_ = std::move(kept);
        referenceArguments_ = resolved_;
    }
    outcome.isVerified = isCompared;
    if (isCompared) {
        verification.summary =
            difference
                ? *difference
                : "{all, plural, one {# value equals} other {# values equal}} what was expected"_msg.with(
                      "all"_a = verification.checked);
        outcome.verification = std::move(verification);
    }
    if (!table.rows.empty())
        outcome.tables.push_back(std::move(table));
    int blocks = 0;
    checkCuda(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, function(),
                                                            static_cast<int>(volume(launch.shape.block)),
                                                            launch.config.dynamicSmemBytes.value),
              "cudaOccupancyMaxActiveBlocksPerMultiprocessor");
    outcome.tables.push_back({"Resident blocks per SM, as the device says"_msg,
                              {"blocks"_msg},
                              {{core::verbatim(std::to_string(blocks))}}});
    return outcome;
}

void OwnKernelDemo::release() {
    for (ExactBuffer& buffer : buffers_)
        buffer.release();
}

} // namespace trichevron::gpu
