// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The English table: for each rule its title, its figures, its sentences, and how it is known.
#include "core/messages/words.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace trichevron {

namespace {

struct RuleWords {
    RuleId rule;
    std::string_view title;
    std::string_view figure;   ///< in short, when the rule is broken or is advice
    std::string_view held;     ///< in short, when it holds
    std::string_view sentence; ///< when it is broken, or the advice
    std::string_view basis;
};

constexpr std::string_view seen = "seen on H200, driver 580.159.04, CUDA 13.0";
constexpr std::string_view documented = "documented; no launch on such a device is behind it yet";

constexpr std::array<RuleWords, ruleCount> ruleWords{{
    {RuleId::BlockDimZero, "Block axes, at least 1", "{axis} = 0", "{value}",
     "blockDim.{axis} is 0, and every axis of a block has at least 1 thread.", seen},
    {RuleId::BlockDimTooLarge, "Block, each axis", "{axis}: {value} / {limit}", "{value}",
     "blockDim.{axis} is {value} threads, and this device takes at most {limit} on that axis.", seen},
    {RuleId::ThreadsPerBlock, "Threads per block", "{value} / {limit}", "{value} / {limit}",
     "{extent} is {value} threads in a block, and this device takes at most {limit}.", seen},
    {RuleId::DeclaredBlockSize, "Declared block size", "{value}, not {limit}", "{value}",
     "The kernel declares __block_size__ with {limit} threads, and takes only that block or 1 × 1 × 1, not "
     "{value}.",
     seen},
    {RuleId::LaunchBoundsThreads, "Launch bounds", "{value} / {limit}", "{value} / {limit}",
     "{value} threads per block are more than the {limit} that the kernel's __launch_bounds__ promise.",
     seen},
    {RuleId::ClusterUnsupported, "Cluster support", "compute capability {value}",
     "compute capability {value}", "Clusters need compute capability {limit}, and this device has {value}.",
     documented},
    {RuleId::ClusterPartlyZero, "Cluster axes, at least 1", "{value}", "{value}",
     "clusterDim {value} has a zero axis; every axis is at least 1, or all three are 0 for no cluster.",
     seen},
    {RuleId::GridDimZero, "Grid axes, at least 1", "{axis} = 0", "{value}",
     "gridDim.{axis} is 0, and every axis of a grid has at least 1 block.", seen},
    {RuleId::GridDimTooLarge, "Grid, each axis", "{axis}: {value} / {limit}", "{value}",
     "gridDim.{axis} is {value}, and this device takes at most {limit} on that axis.", seen},
    {RuleId::ClusterMustBeSet, "Cluster is given", "{value}", "{value}",
     "The kernel declares __cluster_dims__() without sizes, so the launch has to bring a cluster dimension.",
     seen},
    {RuleId::ClusterDiffersFromDeclared, "Declared cluster", "{value}, not {limit}", "{value}",
     "The kernel declares clusters of {limit} blocks, and a launch cannot change them to {value}.", seen},
    {RuleId::ClusterDividesGrid, "Cluster divides grid", "{value} mod {limit} = {rest}", "{value} by {limit}",
     "gridDim.{axis} is {value}, and clusters of {limit} blocks do not divide it: {rest} would be left over.",
     seen},
    {RuleId::ClusterBound, "Cluster bound", "{value} / {limit}", "{value} / {limit}",
     "A cluster of {value} blocks is more than the {limit} that the kernel's __launch_bounds__ promise.",
     seen},
    {RuleId::ClusterPortableSize, "Cluster size", "{value} / {limit}", "{value} / {limit}",
     "A cluster of {value} blocks is more than the portable {limit}, and the kernel has not been allowed "
     "larger ones.",
     seen},
    {RuleId::CooperativeUnsupported, "Cooperative support", "not supported", "supported",
     "This device does not support cooperative launches.", documented},
    {RuleId::CooperativeTooLarge, "Cooperative grid fits", "{value} / {limit}", "{value} / {limit}",
     "A cooperative launch of {value} blocks has to be resident at once, and the device holds {limit}: "
     "{perMultiprocessor} on each of {multiprocessors} multiprocessors.",
     seen},
    {RuleId::CooperativeClustersTooLarge, "Cooperative clusters fit", "{value} / {limit}",
     "{value} / {limit}",
     "A cooperative launch of {value} blocks has to be resident at once, and the device holds {bound} "
     "{limit}: {clusters} clusters of {size}.",
     seen},
    {RuleId::SharedMemoryPerBlock, "Shared memory per block", "{value} / {limit} B", "{value} / {limit} B",
     "{static} B static and {dynamic} B dynamic shared memory are {value} B, and a block has at most {limit} "
     "B.",
     seen},
    {RuleId::SharedMemoryOptIn, "Dynamic shared memory", "{value} / {limit} B", "{value} / {limit} B",
     "{value} B of dynamic shared memory are more than the {limit} B that the kernel is set to; up to {most} "
     "B can be "
     "had with cudaFuncAttributeMaxDynamicSharedMemorySize.",
     seen},
    {RuleId::RegistersPerBlock, "Registers per block", "{value} / {limit} threads",
     "{value} / {limit} threads",
     "At {numRegs} registers per thread, allocated per warp, the {regsPerBlock} registers of a block are "
     "enough for "
     "{limit} threads, not for {value}.",
     seen},
    {RuleId::ClusterLargestSize, "Largest cluster", "{value} / {limit}", "{value} / {limit}",
     "A cluster of {value} blocks is more than the {limit} that the device takes even when larger ones are "
     "allowed.",
     seen},
    {RuleId::OptInCannotBeSet, "Opt-in can be set", "{value} / {limit} B", "",
     "This launch cannot be made: cudaFuncSetAttribute answers cudaErrorInvalidValue to an opt-in of {value} "
     "B, since "
     "a block has at most {limit} B of dynamic shared memory beside {static} B static.",
     seen},
    {RuleId::RegistersPerThread, "Registers per thread", "{value} / {limit}", "",
     "This launch cannot be made: no kernel has {value} registers per thread, since an instruction can name "
     "{limit}.",
     "CUDA C++ Programming Guide, technical specifications per compute capability"},
    {RuleId::StaticSharedMemory, "Static shared memory", "{value} / {limit} B", "",
     "This launch cannot be made: no kernel has {value} B of static shared memory, since more than {limit} B "
     "can only "
     "be dynamic.",
     "CUDA C++ Programming Guide, shared memory"},
    {RuleId::CooperativeClusters, "Cooperative clusters", "between {limit} and {most}", "",
     "From {limit} to {most} clusters of {size} blocks are resident at once, by how this board's "
     "multiprocessors "
     "are grouped; that is not known, so the device may answer cudaErrorCooperativeLaunchTooLarge to "
     "{value}.",
     "bounds that follow from the number of multiprocessors; no launch on such a device is behind it"},
    {RuleId::ClusterMayNotRun, "Cluster can run", "at most {limit} at once", "",
     "No cluster of {value} blocks is known to fit into a group of this device's {multiprocessors} "
     "multiprocessors: at most {limit} run at once.",
     "follows from the groups of multiprocessors; no launch on such a device is behind it"},
    {RuleId::IdleForClusters, "Idle for clusters", "{value} of {limit}", "",
     "Clusters of {size} leave {value} of {limit} multiprocessors idle: their groups are too small, or what "
     "is "
     "left of them is.",
     seen},
    {RuleId::SharedMemoryTruncated, "Shared memory is cut", "{value} → {limit} B", "",
     "Only the low 32 bits of {value} B reach the driver, so the kernel gets {limit} B.", seen},
    {RuleId::GridPast32Bits, "Grid is cut", "{value} → {left} blocks", "",
     "gridDim.{axis} counts clusters, and {value} of them are {blocks} blocks: the driver counts them in 32 "
     "bits, and launches {left}.",
     seen},
    {RuleId::TruncatedGrid, "Grid division truncates", "{value} left out", "",
     "The grid leaves {value} of {limit} elements to no thread, as integer division that truncates: "
     "{truncated}; rounded "
     "up, it is {roundedUp}.",
     "arithmetic"},
    {RuleId::ProblemNotCovered, "Problem covered", "{value} left out", "",
     "The grid leaves {value} of {limit} elements to no thread; {grid} blocks cover them all.", "arithmetic"},
    {RuleId::IdleThreads, "Idle threads", "{percent:.1f} %", "",
     "There is no element for {value} of {limit} threads, so the kernel needs a bounds guard.", "arithmetic"},
    {RuleId::PartialWarp, "Last warp is partial", "{rest} of {limit} lanes", "",
     "The last warp of a block of {value} has {rest} of {limit} lanes filled; its other lanes run empty.",
     "CUDA C++ Programming Guide, SIMT architecture"},
    {RuleId::TailWave, "Tail wave", "{percent:.0f} % full", "",
     "{value} blocks run in {waves} waves of up to {limit}, and the last wave has only {tail} of them.",
     "arithmetic on the predicted residency"},
    {RuleId::FewerBlocksThanMultiprocessors, "Idle multiprocessors", "{idle} of {limit}", "",
     "No block is left for {idle} of {limit} multiprocessors, since the grid has only {value}.",
     "arithmetic"},
}};

const RuleWords& wordsOf(RuleId rule) {
    return ruleWords[static_cast<std::size_t>(rule)];
}

constexpr bool tableIsInOrder() {
    for (std::size_t i = 0; i < ruleWords.size(); ++i)
        if (static_cast<std::size_t>(ruleWords[i].rule) != i)
            return false;
    return true;
}
static_assert(tableIsInOrder(), "ruleWords is indexed by RuleId");

constexpr bool isPattern(std::string_view text) {
    bool inBraces = false;
    for (const char c : text) {
        if (c == (inBraces ? '{' : '}'))
            return false;
        inBraces = c == '{' || (inBraces && c != '}');
    }
    return !inBraces;
}
static_assert(std::all_of(ruleWords.begin(), ruleWords.end(),
                          [](const RuleWords& words) {
                              return isPattern(words.figure) && isPattern(words.held) &&
                                     isPattern(words.sentence);
                          }),
              "what filled() fills stands in braces that match");

const Argument& argumentOf(const Arguments& arguments, std::string_view name) {
    for (const Argument& argument : arguments)
        if (argument.name == name)
            return argument;
    throw std::logic_error(fmt::format("a sentence asks for {{{}}}, which its rule does not tell", name));
}

std::string textOfArgument(const Argument& argument, std::string_view format) {
    if (const auto* count = std::get_if<Count>(&argument.value))
        return withSeparators(*count);
    if (const auto* number = std::get_if<double>(&argument.value)) {
        std::string text = fmt::format(fmt::runtime(fmt::format("{{{}}}", format)), *number);
        return argument.name == "percent" ? notAll(std::move(text), *number)
                                          : notNothing(std::move(text), *number);
    }
    return std::get<std::string>(argument.value);
}

/// Without the s of a pattern's noun after a count of one: "1 block", and "1 blocks" nowhere.
std::string_view afterOne(std::string_view pattern, std::string& text) {
    constexpr std::array<std::string_view, 7> nouns{" block",    " cluster", " element", " multiprocessor",
                                                    " register", " thread",  " wave"};
    for (const std::string_view noun : nouns)
        if (pattern.starts_with(noun) && pattern.substr(noun.size()).starts_with('s')) {
            text += noun;
            return pattern.substr(noun.size() + 1);
        }
    return pattern;
}

/// Puts the arguments where the pattern has their names in braces: {value}, or {percent:.1f} for a number
/// with one decimal.
std::string filled(std::string_view pattern, const Arguments& arguments) {
    std::string text;
    text.reserve(pattern.size() + 32);
    while (true) {
        const std::size_t open = pattern.find('{');
        text += pattern.substr(0, open);
        if (open == std::string_view::npos)
            return text;
        pattern.remove_prefix(open);
        const std::size_t close = pattern.find('}');
        const std::string_view field = pattern.substr(1, close - 1);
        const std::size_t colon = std::min(field.find(':'), field.size());
        const std::string one =
            textOfArgument(argumentOf(arguments, field.substr(0, colon)), field.substr(colon));
        text += one;
        pattern.remove_prefix(close + 1);
        if (one == "1")
            pattern = afterOne(pattern, text);
    }
}

/// What a change leaves out is said: the result may be another.
std::string fewerText(Count before, Count after) {
    if (after >= before)
        return "";
    return fmt::format(", {} fewer than now, which changes the result unless the kernel loops over its data",
                       before == ~Count{0} ? "many" : withSeparators(before - after));
}

bool coversItsProblem(const Fix& fix) {
    return fix.config.problem && uncoveredElements(fix.shape, *fix.config.problem) == 0;
}

std::string clusterText(const Fix& fix) {
    return shortExtentText(fix.config.clusterDim.value_or(ClusterExtent{}));
}

} // namespace

std::string titleOf(RuleId rule) {
    return std::string(wordsOf(rule).title);
}

std::string figureOf(const Finding& finding) {
    const RuleWords& words = wordsOf(finding.rule);
    return filled(finding.status == FindingStatus::Holds ? words.held : words.figure, finding.arguments);
}

std::string sentenceOf(const Finding& finding) {
    const RuleWords& words = wordsOf(finding.rule);
    if (finding.status == FindingStatus::Holds)
        return fmt::format("{} holds: {}.", words.title, figureOf(finding));
    return filled(words.sentence, finding.arguments);
}

std::string sentencePatternOf(RuleId rule) {
    std::string text;
    bool inName = false;
    bool inFormat = false; // of a number, as in {percent:.1f}
    for (const char c : wordsOf(rule).sentence) {
        if (c == '{' || c == '}') {
            inName = c == '{';
            inFormat = false;
            text += inName ? "‹" : "›";
            continue;
        }
        inFormat = inFormat || (inName && c == ':');
        if (!inFormat)
            text += c;
    }
    return text;
}

std::string_view titleOf(FixId fix) {
    constexpr std::array<std::string_view, 10> titles{"another grid",
                                                      "another block",
                                                      "another cluster",
                                                      "no cluster",
                                                      "a grid of whole clusters",
                                                      "other dynamic shared memory",
                                                      "another opt-in to dynamic shared memory",
                                                      "leave for clusters over the portable size",
                                                      "a launch that is not cooperative",
                                                      "a function that carries a cluster"};
    return titles[static_cast<std::size_t>(fix)];
}

std::string_view basisOf(RuleId rule) {
    return wordsOf(rule).basis;
}

std::string labelOf(const Fix& fix) {
    switch (fix.id) {
    case FixId::SetGrid:
        return "Grid " + shortExtentText(fix.config.gridDim);
    case FixId::SetBlock:
        return "Block " + shortExtentText(fix.config.blockDim);
    case FixId::SetCluster:
        return "Cluster " + clusterText(fix);
    case FixId::RemoveCluster:
        return "No cluster";
    case FixId::SetGridAndCluster:
        return "Grid up to " + shortExtentText(fix.config.gridDim);
    case FixId::SetDynamicSmem:
        return "Dynamic shared " + bytesText(fix.config.dynamicSmemBytes);
    case FixId::SetSmemOptIn:
        return "Opt in to " + bytesText(fix.optIns.maxDynamicSharedSizeBytes);
    case FixId::AllowNonPortableCluster:
        return "Allow non-portable cluster";
    case FixId::NotCooperative:
        return "Not cooperative";
    case FixId::UseExtensibleApi:
        return fmt::format("{}, cluster {}", nameOf(fix.config.api), clusterText(fix));
    }
    return "";
}

std::string sentenceOf(const Fix& fix) {
    switch (fix.id) {
    case FixId::SetGrid:
        return fmt::format("Launch a grid of {}, {} in all{}. Another grid is another set of blockIdx "
                           "values: the kernel has to reach its data with those.",
                           extentText(fix.config.gridDim), counted(volume(fix.shape.grid), "block"),
                           fewerText(volume(fix.before.grid), volume(fix.shape.grid)));
    case FixId::SetBlock:
        return fmt::format(
            "Launch blocks of {}, on a grid of {}: {} in all{}.", extentText(fix.config.blockDim),
            extentText(fix.config.gridDim), counted(threadCount(fix.shape), "thread"),
            coversItsProblem(fix) ? std::string()
                                  : fewerText(threadCount(fix.before), threadCount(fix.shape)));
    case FixId::SetCluster:
        return fmt::format("Launch clusters of {} block{}.", clusterText(fix),
                           clusterText(fix) == "1" ? "" : "s");
    case FixId::RemoveCluster:
        return "Launch without a cluster dimension.";
    case FixId::SetGridAndCluster:
        return fmt::format("Round the grid up to {}, whole clusters; the kernel needs a bounds guard for the "
                           "blocks added.",
                           extentText(fix.config.gridDim));
    case FixId::SetDynamicSmem:
        return fmt::format("Ask for {} of dynamic shared memory; the kernel has to do with that.",
                           bytesText(fix.config.dynamicSmemBytes));
    case FixId::SetSmemOptIn:
        return fmt::format(
            "Call cudaFuncSetAttribute with cudaFuncAttributeMaxDynamicSharedMemorySize {} before "
            "launching with {}.",
            digits(fix.optIns.maxDynamicSharedSizeBytes.value), bytesText(fix.config.dynamicSmemBytes));
    case FixId::AllowNonPortableCluster:
        return "Call cudaFuncSetAttribute with cudaFuncAttributeNonPortableClusterSizeAllowed 1 before "
               "launching; "
               "not every device takes clusters over 8.";
    case FixId::NotCooperative:
        return "Launch without the promise that all blocks are resident; grid-wide synchronisation is then "
               "not "
               "possible.";
    case FixId::UseExtensibleApi:
        return fmt::format("Launch with {}, which can carry a cluster dimension.", nameOf(fix.config.api));
    }
    return "";
}

std::string_view errorNameFor(LaunchApi api, CudaStatus status) {
    return isDriverApi(api) ? driverNameOf(status) : runtimeNameOf(status);
}

} // namespace trichevron
