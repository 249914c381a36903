// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/bounds_curve.h"

#include "core/catalogue/message_literal.h"
#include "core/compile/compile_options.h"
#include "core/compile/module_name.h"
#include "core/compile/ptx_directives.h"
#include "core/compile/source_kernels.h"
#include "core/errors/input_error.h"
#include "core/evaluation/block_launch.h"
#include "core/inspect/resource_text.h"
#include "core/kernel/register_bounds.h"
#include "core/process/child_process.h"

#include <algorithm>
#include <mutex>
#include <thread>

namespace trichevron::core {

namespace {

using Kind = BoundsChoice::Kind;

constexpr std::uint32_t leastLimit = 24; ///< ptxas raises a lower --maxrregcount
constexpr std::uint32_t limitStep = 8;   ///< registers are allocated in steps of 8 per thread

const KernelResources& presentKernel(const BoundsRequest& request) {
    const auto found = std::find_if(
        request.compiled.kernels.begin(), request.compiled.kernels.end(),
        [&](const KernelResources& kernel) { return kernel.mangledName == request.mangledName; });
    if (found == request.compiled.kernels.end())
        throw InputError(nameOf(request.source),
                         "there is no kernel {name}"_msg.with("name"_a = request.mangledName));
    return *found;
}

std::optional<LaunchBounds> declaredBounds(const BoundsRequest& request) {
    return presentKernel(request).declared.launchBounds;
}

BoundsChoice choiceFor(const std::optional<LaunchBounds>& bounds, const DeviceProperties& device) {
    return {bounds ? Kind::LaunchBounds : Kind::NoBounds, bounds,
            computeRegisterBound(bounds, device).registers};
}

/// Runs ptxas on the PTX with the directives of a choice.
class PtxVariants {
public:
    explicit PtxVariants(const BoundsRequest& request) : request_(request) {}

    std::optional<KernelResources> compile(const BoundsChoice& choice,
                                           const std::atomic<bool>* cancelled) const {
        // The line numbers of the source would only slow ptxas down.
        std::vector<std::string> command{request_.ptxas, "-v", "--gpu-name=" + request_.compiled.architecture,
                                         "--entry=" + request_.mangledName};
        for (const std::string& option : request_.settings.options)
            if (std::string known = optionFor(option).ptxas; !known.empty())
                command.push_back(std::move(known));
        command.insert(command.end(), {"-", "--output-file=/dev/null"});
        const std::string ptx = withLaunchBounds(*request_.compiled.ptx, request_.mangledName, choice.bounds);
        const ProcessResult result = runProcess({command, ptx, {}, {}}, {}, cancelled);
        if (!result.succeeded())
            return std::nullopt;
        for (KernelResources& kernel :
             readResourceText(result.output, nameOf(request_.source), request_.compiled.architecture))
            if (kernel.mangledName == request_.mangledName)
                return kernel;
        return std::nullopt;
    }

private:
    const BoundsRequest& request_;
};

struct CompiledChoice {
    KernelResources kernel;
    std::shared_ptr<const std::string> cubin;
};

std::optional<CompiledChoice> compileKernel(const BoundsRequest& request, const SourceCode& source,
                                            const CompileSettings& settings,
                                            const std::atomic<bool>* cancelled) {
    const CompiledSource compiled =
        compileSource(request.compiler, source, settings, request.compiled.architecture, {}, cancelled);
    for (const KernelResources& kernel : compiled.kernels)
        if (withoutModule(kernel.mangledName) == withoutModule(request.mangledName))
            return CompiledChoice{kernel, compiled.cubin};
    return std::nullopt;
}

/// Compiles the source with a register limit that a choice is or has.
std::optional<CompiledChoice> compileWithLimit(const BoundsRequest& request, const BoundsChoice& choice,
                                               const std::atomic<bool>* cancelled) {
    CompileSettings settings = request.settings;
    settings.options.push_back("--maxrregcount=" + std::to_string(choice.registerLimit));
    settings.options.emplace_back("--override-directive-values");
    return compileKernel(request, request.source, settings, cancelled);
}

/// The source with other launch bounds of the kernel; empty where its declaration is not found.
std::optional<SourceCode> sourceWith(const BoundsRequest& request, const BoundsChoice& choice) {
    const std::vector<SourceKernel> kernels = findSourceKernels(request.source.text);
    const SourceKernel* meant = nullptr;
    for (const SourceKernel& kernel : kernels) {
        // Mangled names have the length before each name.
        const bool isMeant =
            request.mangledName == kernel.name ||
            request.mangledName.find(std::to_string(kernel.name.size()) + kernel.name) != std::string::npos;
        if (isMeant && (meant == nullptr || kernel.name.size() > meant->name.size()))
            meant = &kernel;
    }
    if (meant == nullptr)
        return std::nullopt;
    SourceCode changed = request.source;
    const std::string text = boundsText(choice);
    std::vector<std::pair<TextRange, std::string>> edits{
        {meant->launchBounds, text.empty() ? text : ' ' + text + ' '}, {meant->maxnreg, {}}};
    std::sort(edits.begin(), edits.end(),
              [](const auto& a, const auto& b) { return a.first.offset > b.first.offset; });
    for (const auto& [range, replacement] : edits)
        if (range.size != 0 || !replacement.empty())
            changed.text.replace(range.offset, range.size, replacement);
    return changed;
}

bool areEqual(const std::optional<LaunchBounds>& a, const std::optional<LaunchBounds>& b) {
    return a.has_value() == b.has_value() &&
           (!a || (a->maxThreadsPerBlock == b->maxThreadsPerBlock &&
                   a->minBlocksPerMultiprocessor.value_or(0) == b->minBlocksPerMultiprocessor.value_or(0)));
}

std::optional<CompiledChoice> compileChoice(const BoundsRequest& request, const BoundsChoice& choice,
                                            const std::atomic<bool>* cancelled) {
    if (choice.kind == Kind::RegisterLimit)
        return compileWithLimit(request, choice, cancelled);
    if (const auto source = sourceWith(request, choice))
        if (auto compiled = compileKernel(request, *source, request.settings, cancelled);
            compiled &&
            areEqual(compiled->kernel.declared.launchBounds, choice.bounds)) // else of another overload
            return compiled;
    if (request.ptxas.empty())
        return compileWithLimit(request, choice, cancelled);
    const auto kernel = PtxVariants(request).compile(choice, cancelled);
    return kernel ? std::optional(CompiledChoice{*kernel, nullptr}) : std::nullopt;
}

void addResidency(BoundsPoint& point, const BoundsRequest& request, std::uint32_t threads) {
    const auto attributes = attributesOf(point.kernel, 1);
    if (!attributes)
        return;
    const Evaluation launch =
        evaluateBlock(*attributes, request.device, BlockExtent{threads, 1, 1}, request.dynamicSmem);
    if (!launch.accepted)
        return;
    const Occupancy occupancy = launch.launchOccupancy();
    point.residentBlocks = occupancy.maxActiveBlocksPerMultiprocessor;
    point.occupancy = occupancy.fraction();
}

} // namespace

std::uint32_t boundsThreads(const BoundsRequest& request) {
    const auto bounds = declaredBounds(request);
    if (bounds && bounds->maxThreadsPerBlock != 0)
        return bounds->maxThreadsPerBlock;
    if (const auto& block = presentKernel(request).declared.blockSize)
        return static_cast<std::uint32_t>(static_cast<std::uint64_t>(volume(block->block)));
    return request.threads;
}

std::vector<BoundsChoice> boundsChoices(const BoundsRequest& request, std::uint32_t unboundedRegisters) {
    const DeviceProperties& device = request.device;
    const std::uint32_t threads = boundsThreads(request);
    const std::optional<LaunchBounds> declared = declaredBounds(request);
    LaunchBounds bounds{threads, std::nullopt, declared ? declared->maxBlocksPerCluster : std::nullopt};
    std::vector<BoundsChoice> choices{choiceFor(std::nullopt, device), choiceFor(bounds, device)};
    const std::uint32_t warps = (threads + device.warpSize - 1) / device.warpSize;
    const std::uint32_t mostBlocks = std::min<std::uint32_t>(
        device.maxBlocksPerMultiProcessor, device.maxThreadsPerMultiProcessor / (warps * device.warpSize));
    std::vector<BoundsChoice> withMinimum; // from the most blocks down
    for (std::uint32_t blocks = mostBlocks; blocks >= 1; --blocks) {
        bounds.minBlocksPerMultiprocessor = blocks;
        const BoundsChoice choice = choiceFor(bounds, device);
        // Of the minimums with the same limit, and of those that do not limit the kernel, the largest
        // matters.
        const bool isNew = withMinimum.empty() || (choice.registerLimit != withMinimum.back().registerLimit &&
                                                   withMinimum.back().registerLimit < unboundedRegisters);
        if (isNew)
            withMinimum.push_back(choice);
    }
    choices.insert(choices.end(), withMinimum.rbegin(), withMinimum.rend());
    if (const BoundsChoice present = presentBoundsChoice(request);
        std::find(choices.begin(), choices.end(), present) == choices.end())
        choices.insert(std::find_if(choices.begin() + 2, choices.end(),
                                    [&](const BoundsChoice& choice) {
                                        return choice.registerLimit < present.registerLimit;
                                    }),
                       present);
    for (std::uint32_t limit = leastLimit; limit < unboundedRegisters; limit += limitStep)
        choices.push_back({Kind::RegisterLimit, std::nullopt, limit});
    return choices;
}

BoundsChoice presentBoundsChoice(const BoundsRequest& request) {
    return choiceFor(declaredBounds(request), request.device);
}

std::vector<BoundsChoice> expectedBoundsChoices(const BoundsRequest& request) {
    return boundsChoices(request, presentKernel(request).numRegs.value_or(0));
}

void computeBoundsCurve(const BoundsRequest& request, const std::atomic<bool>* cancelled,
                        const std::function<void(const BoundsPoint& point)>& onPoint,
                        const std::function<void(const std::vector<BoundsChoice>&)>& onChoices) {
    const KernelResources& present = presentKernel(request);
    const BoundsChoice presentBounds = presentBoundsChoice(request);
    const std::uint32_t threads = boundsThreads(request);
    const auto pointFor = [&](const BoundsChoice& choice) -> std::optional<BoundsPoint> {
        BoundsPoint point;
        point.choice = choice;
        point.isPresent = choice == presentBounds;
        const auto compiled = point.isPresent ? std::optional(CompiledChoice{present, request.compiled.cubin})
                                              : compileChoice(request, choice, cancelled);
        if (!compiled)
            return std::nullopt;
        point.kernel = compiled->kernel;
        point.cubin = compiled->cubin;
        point.kernel.name = present.name;
        // What is declared decides which blocks are accepted.
        point.kernel.declared = present.declared;
        if (choice.kind != Kind::RegisterLimit)
            point.kernel.declared.launchBounds = choice.bounds;
        addResidency(point, request, threads);
        return point;
    };
    const auto unbounded = pointFor(choiceFor(std::nullopt, request.device));
    if (!unbounded)
        return;
    onPoint(*unbounded);
    const std::vector<BoundsChoice> choices = boundsChoices(request, *unbounded->kernel.numRegs);
    if (onChoices)
        onChoices(choices);
    std::atomic<std::size_t> next = 1; // behind the one without bounds
    std::mutex mutex;
    const auto work = [&] {
        while (cancelled == nullptr || !cancelled->load()) {
            const std::size_t index = next++;
            if (index >= choices.size())
                return;
            if (const auto point = pointFor(choices[index])) {
                const std::lock_guard lock(mutex);
                onPoint(*point);
            }
        }
    };
    std::thread second(work);
    work();
    second.join();
}

bool comesBefore(const BoundsPoint& a, const BoundsPoint& b) {
    if (a.choice.kind != b.choice.kind)
        return a.choice.kind < b.choice.kind;
    if (a.choice.kind == Kind::RegisterLimit)
        return a.choice.registerLimit < b.choice.registerLimit;
    return a.choice.bounds && b.choice.bounds &&
           a.choice.bounds->minBlocksPerMultiprocessor < b.choice.bounds->minBlocksPerMultiprocessor;
}

std::string boundsText(const BoundsChoice& choice) {
    if (choice.kind != Kind::LaunchBounds || !choice.bounds)
        return {};
    const LaunchBounds& bounds = *choice.bounds;
    std::string text = "__launch_bounds__(" + std::to_string(bounds.maxThreadsPerBlock);
    if (bounds.minBlocksPerMultiprocessor || bounds.maxBlocksPerCluster)
        text += ", " + std::to_string(bounds.minBlocksPerMultiprocessor.value_or(0));
    if (bounds.maxBlocksPerCluster)
        text += ", " + std::to_string(*bounds.maxBlocksPerCluster);
    return text + ')';
}

} // namespace trichevron::core
