// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/python_launches.h"

#include "core/catalogue/message_literal.h"
#include "core/code/code_arithmetic.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace trichevron::core {

namespace {

/// Libraries whose functions take tuples too.
bool isOtherLibrary(std::string_view path) {
    static constexpr std::array<std::string_view, 11> names{
        "np.", "numpy.", "cp.", "cupy.", "torch.", "math.", "plt.", "jnp.", "jax.", "tf.", "itertools."};
    return std::any_of(names.begin(), names.end(),
                       [&](std::string_view name) { return path.starts_with(name); });
}

/// The grid in blocks from one in clusters.
void countBlocks(LaunchConfig& config, std::size_t offset) {
    for (const Axis axis : allAxes) {
        const std::uint64_t blocks = std::uint64_t{config.gridDim[axis]} * (*config.clusterDim)[axis];
        if (blocks > std::numeric_limits<std::uint32_t>::max())
            throw CodeProblem{"the grid has more than 4294967295 blocks on an axis"_msg, offset};
        config.gridDim[axis] = static_cast<std::uint32_t>(blocks);
    }
}

} // namespace

std::optional<CodeRange> PythonLaunches::keyword(const std::vector<CodeRange>& arguments,
                                                 std::string_view name) const {
    for (const CodeRange& argument : arguments)
        if (argument.begin + 1 < argument.end && code_.at(argument.begin).isName(name) &&
            code_.at(argument.begin + 1).is("="))
            return CodeRange{argument.begin + 2, argument.end};
    return std::nullopt;
}

std::optional<LaunchDraft> PythonLaunches::read(std::size_t index) {
    const bool isPart = index > 0 && code_.at(index - 1).is(".");
    if (!code_.isPython() || !code_.isName(index) || isPart || code_.at(index).isName("def") ||
        (index > 0 && code_.at(index - 1).isName("def")))
        return std::nullopt;
    // kernel, self.kernel, module.LaunchConfig; the path ends before brackets.
    CodePath callee{std::string(code_.at(index).text), index + 1, true};
    while (code_.at(callee.end).is(".") && code_.isName(callee.end + 1)) {
        callee.path += '.' + std::string(code_.at(callee.end + 1).text);
        callee.end += 2;
    }
    if (code_.at(callee.end).is("["))
        return readNumba(index, callee.end);
    if (code_.at(callee.end).is("("))
        return readCall(index, callee, callee.end);
    return std::nullopt;
}

/// kernel[grid, block, stream, shared memory](…); alone also without its arguments.
std::optional<LaunchDraft> PythonLaunches::readNumba(std::size_t index, std::size_t open) {
    const std::size_t behind = code_.at(open).closing + 1;
    const bool isWholeText = index == 0 && code_.at(behind).kind == CodeToken::Kind::End;
    if (!code_.at(behind).is("(") && !isWholeText)
        return std::nullopt;
    const std::vector<CodeRange> arguments = argumentsAt(code_.tokens, open);
    constexpr std::size_t most = 4;
    if (arguments.size() == 1 && code_.at(open).is("[") && code_.at(behind).is("("))
        return readTriton(index, open, arguments.front());
    if (arguments.size() < 2 || arguments.size() > most)
        return std::nullopt;
    LaunchDraft draft(code_, index, LaunchApi::CuLaunchKernel, code_.text({index, open}));
    const auto offset = [&](std::size_t argument) { return code_.at(arguments[argument].begin).offset; };
    draft.setGrid(code_.value(arguments[0]), offset(0));
    draft.setBlock(code_.value(arguments[1]), offset(1));
    if (arguments.size() > 2)
        draft.setStream(code_.valueOrUnknown(arguments[2]), surroundings_);
    if (arguments.size() > 3)
        draft.setSharedMemory(code_.value(arguments[3]), offset(3));
    return draft;
}

/// kernel[grid](arguments…, BLOCK=1024, num_warps=8)
std::optional<LaunchDraft> PythonLaunches::readTriton(std::size_t index, std::size_t open, CodeRange grid) {
    const std::vector<CodeRange> arguments = argumentsAt(code_.tokens, code_.at(open).closing + 1);
    const auto isSetting = [&](CodeRange argument) {
        const std::string_view name = code_.at(argument.begin).text;
        return code_.isName(argument.begin) && code_.at(argument.begin + 1).is("=") &&
               (name.starts_with("num_") || (name.front() >= 'A' && name.front() <= 'Z'));
    };
    if (!code_.at(grid.begin).is("(") && std::none_of(arguments.begin(), arguments.end(), isSetting))
        return std::nullopt; // an element of an array, which is called
    if (const auto ctas = keyword(arguments, "num_ctas");
        ctas && code_.valueOrUnknown(*ctas).number() != CodeNumber::of(1))
        throw CodeProblem{"a launch of Triton with num_ctas is not read; give it as one with a cluster, such "
                          "as LaunchConfig(grid=63, cluster=2, block=256)"_msg,
                          code_.at(ctas->begin).offset};
    LaunchDraft draft(code_, index, LaunchApi::CuLaunchKernel, code_.text({index, open}));
    draft.setGrid(code_.value(grid), code_.at(grid.begin).offset);
    const auto given = keyword(arguments, "num_warps");
    const CodeNumber warps =
        given ? code_.value(*given).number()
              : code_.scope.find("num_warps").value_or(CodeValue::unknown("num_warps")).number();
    const std::size_t offset = code_.at(given ? given->begin : index).offset;
    constexpr std::int64_t warpSize = 32;
    draft.setBlock(CodeValue::of(calculate("*", warps, CodeNumber::of(warpSize), code_.language, offset)),
                   offset);
    draft.addNote("Triton launches blocks of num_warps × 32 threads, and chooses their shared memory when it "
                  "compiles the kernel; the launch is without it."_msg);
    return draft;
}

std::optional<LaunchDraft> PythonLaunches::readCall(std::size_t index, const CodePath& callee,
                                                    std::size_t open) {
    const std::vector<CodeRange> arguments = argumentsAt(code_.tokens, open);
    const std::string name = callee.path.substr(callee.path.rfind('.') + 1);
    if (name == "LaunchConfig") {
        if (index < readUpTo_)
            return std::nullopt;
        const bool isAssigned = index > 1 && code_.at(index - 1).is("=") && code_.isName(index - 2);
        const std::string variable = isAssigned ? std::string(code_.at(index - 2).text) : std::string();
        configs_.insert_or_assign(variable, readConfig(index, open));
        return std::nullopt;
    }
    if (name == "launch")
        return readCudaCore(index, arguments);
    if (name == "configure" && code_.at(code_.at(open).closing + 1).is("(")) // Numba's other spelling
        return readNumba(index, open);
    if (keyword(arguments, "block"))
        return readPyCuda(index, callee, arguments);
    return readCuPy(index, callee, arguments);
}

/// kernel((grid,), (block,), (arguments…), shared_mem=…)
std::optional<LaunchDraft> PythonLaunches::readCuPy(std::size_t index, const CodePath& callee,
                                                    const std::vector<CodeRange>& arguments) {
    if (arguments.size() < 3 || isOtherLibrary(callee.path))
        return std::nullopt;
    const auto isKeyword = [&](CodeRange range) { return code_.at(range.begin + 1).is("="); };
    if (isKeyword(arguments[0]) || isKeyword(arguments[1]))
        return std::nullopt;
    if (!code_.valueOrUnknown(arguments[0]).isExtent || !code_.valueOrUnknown(arguments[1]).isExtent)
        return std::nullopt;
    LaunchDraft draft(code_, index, LaunchApi::CuLaunchKernel, callee.path);
    draft.setGrid(code_.value(arguments[0]), code_.at(arguments[0].begin).offset);
    draft.setBlock(code_.value(arguments[1]), code_.at(arguments[1].begin).offset);
    auto sharedMemory = keyword(arguments, "shared_mem");
    if (!sharedMemory && arguments.size() > 3 && !isKeyword(arguments[3]))
        sharedMemory = arguments[3];
    if (sharedMemory)
        draft.setSharedMemory(code_.value(*sharedMemory), code_.at(sharedMemory->begin).offset);
    if (const auto stream = keyword(arguments, "stream"))
        draft.setStream(code_.valueOrUnknown(*stream), surroundings_);
    return draft;
}

/// function(arguments…, block=(…), grid=(…), shared=…, stream=…)
std::optional<LaunchDraft> PythonLaunches::readPyCuda(std::size_t index, const CodePath& callee,
                                                      const std::vector<CodeRange>& arguments) {
    const CodeRange block = *keyword(arguments, "block");
    const auto grid = keyword(arguments, "grid");
    const CodeValue blockValue = code_.valueOrUnknown(block);
    if (!blockValue.isExtent && !grid)
        return std::nullopt;
    LaunchDraft draft(code_, index, LaunchApi::CuLaunchKernel, callee.path);
    draft.setBlock(code_.value(block), code_.at(block.begin).offset);
    if (grid)
        draft.setGrid(code_.value(*grid), code_.at(grid->begin).offset);
    if (const auto sharedMemory = keyword(arguments, "shared"))
        draft.setSharedMemory(code_.value(*sharedMemory), code_.at(sharedMemory->begin).offset);
    if (const auto stream = keyword(arguments, "stream"))
        draft.setStream(code_.valueOrUnknown(*stream), surroundings_);
    return draft;
}

PythonLaunches::Config PythonLaunches::readConfig(std::size_t index, std::size_t open) {
    std::vector<CodeRange> arguments = argumentsAt(code_.tokens, open);
    Config config{LaunchDraft(code_, index, LaunchApi::CuLaunchKernelEx, {})};
    LaunchDraft& draft = config.draft;
    const auto grid = keyword(arguments, "grid");
    const auto block = keyword(arguments, "block");
    if (!grid || !block)
        throw CodeProblem{"LaunchConfig needs grid= and block="_msg, code_.at(index).offset};
    const std::size_t gridOffset = code_.at(grid->begin).offset;
    draft.setGrid(code_.value(*grid), gridOffset);
    draft.setBlock(code_.value(*block), code_.at(block->begin).offset);
    const auto cluster = keyword(arguments, "cluster");
    if (cluster && !code_.at(cluster->begin).isName("None")) {
        const CodeValue value = code_.value(*cluster);
        draft.setCluster(value, code_.at(cluster->begin).offset);
        for (const CodeNumber& number : value.numbers)
            draft.addMissing(number, LaunchPart::Grid); // which is counted in clusters
        countBlocks(draft.config(), gridOffset);
        draft.addNote(
            "cuda.core counts the grid in clusters when cluster is given; its releases of before August "
            "2025 counted blocks."_msg);
    }
    if (const auto sharedMemory = keyword(arguments, "shmem_size"))
        draft.setSharedMemory(code_.value(*sharedMemory), code_.at(sharedMemory->begin).offset);
    for (const std::string_view name : {"cooperative_launch", "is_cooperative"})
        if (const auto cooperative = keyword(arguments, name))
            draft.setCooperative(code_.value(*cooperative));
    if (const auto stream = keyword(arguments, "stream")) {
        config.hasStream = true;
        draft.setStream(code_.valueOrUnknown(*stream), surroundings_);
    }
    return config;
}

/// launch(stream, config, kernel, …), in old releases launch(kernel, config, …)
std::optional<LaunchDraft> PythonLaunches::readCudaCore(std::size_t index,
                                                        const std::vector<CodeRange>& arguments) {
    constexpr std::size_t configAt = 1;
    if (arguments.size() <= configAt)
        return std::nullopt;
    const CodeRange given = arguments[configAt];
    const std::size_t name =
        given.end > given.begin + 2 && code_.at(given.begin + 1).is(".") ? given.begin + 2 : given.begin;
    std::optional<Config> config;
    if (code_.at(name).isName("LaunchConfig") && code_.at(name + 1).is("(")) {
        config = readConfig(name, name + 1);
        readUpTo_ = given.end;
    } else if (const auto found = configs_.find(code_.text(given)); found != configs_.end()) {
        found->second.isUsed = true;
        config = found->second;
    }
    if (!config)
        return std::nullopt;
    LaunchDraft draft = config->draft;
    draft.setOffset(code_.at(index).offset);
    const std::size_t kernelAt = config->hasStream || arguments.size() < 3 ? 0 : 2;
    draft.setKernel(code_.text(arguments[kernelAt]));
    if (kernelAt > 0)
        draft.setStream(code_.valueOrUnknown(arguments[0]), surroundings_);
    return draft;
}

std::vector<LaunchDraft> PythonLaunches::unusedConfigs() const {
    std::vector<LaunchDraft> drafts;
    for (const auto& [variable, config] : configs_)
        if (!config.isUsed)
            drafts.push_back(config.draft);
    return drafts;
}

} // namespace trichevron::core
