// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/find.h"

#include "core/scene/find_text.h"
#include "core/scene/scene.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace trichevron::core {
namespace {

[[noreturn]] void fail(const std::string& sentence) {
    throw InputError(sentence);
}

std::string toString(FindThing thing) {
    return std::string(findThings[static_cast<std::size_t>(thing)].second);
}

std::string textOf(const FindTerm& term, FindThing thing) {
    std::string numbers;
    for (const Count number : term.numbers)
        numbers += (numbers.empty() ? "" : ", ") + digits(number);
    return toString(thing) + (term.isIndex ? " (" + numbers + ")" : " " + numbers);
}

template <class Level>
Index<Level> lastOf(const Extent<Level>& extent) {
    return {extent.x - 1, extent.y - 1, extent.z - 1};
}

std::string threadWords(const BlockIndex& block, const ThreadIndex& thread) {
    return "thread " + indexText(thread) + " of block " + indexText(block);
}

/// Resolves terms one after the other, each inside the place of those before it.
class Finder {
public:
    explicit Finder(const FindScope& scope) : scope_(scope), shape_(drawableShape(scope.shape)) {
        if (scope.path.level >= HierarchyLevel::Block)
            block_ = scope.path.block;
        else if (volume(shape_.grid) == 1)
            block_ = BlockIndex{};
    }

    bool hasBlock() const { return block_.has_value(); }

    FindReading read(const FindTerm& term, FindThing thing) {
        FindReading reading = place(term, thing);
        typed_ += (typed_.empty() ? "" : " ") + textOf(term, thing);
        reading.text = typed_;
        return reading;
    }

private:
    FindReading place(const FindTerm& term, FindThing thing) {
        const std::string typed = textOf(term, thing);
        switch (thing) {
        case FindThing::Thread:
            return thread(term, typed);
        case FindThing::Warp:
            return warp(term, typed);
        case FindThing::Block:
            return cluster_ ? blockOfCluster(term, typed) : block(term, typed);
        case FindThing::Cluster:
            return cluster(term, typed);
        case FindThing::Rank:
            return rank(term, typed);
        case FindThing::Global:
            return global(term, typed);
        case FindThing::Element:
            break;
        }
        return element(term, typed);
    }

    /// The index in an extent that a number or an index stands for. `lies` names the container in the error.
    template <class Level>
    Index<Level> inside(const FindTerm& term, const Extent<Level>& extent, const std::string& typed,
                        const std::string& what, const std::string& lies) const {
        if (!term.isIndex) {
            const Count rank = term.numbers.front();
            if (rank >= volume(extent))
                fail(fmt::format("{} lies outside {}; {} are numbered 0 to {}.", typed, lies, what,
                                 withSeparators(volume(extent) - 1)));
            return toIndex(rank, extent);
        }
        Index<Level> index;
        for (std::size_t a = 0; a < term.numbers.size(); ++a) {
            if (term.numbers[a] >= extent[allAxes[a]])
                fail(fmt::format("{} lies outside {}; the last index is {}.", typed, lies,
                                 indexText(lastOf(extent))));
            index[allAxes[a]] = static_cast<std::uint32_t>(term.numbers[a]);
        }
        return index;
    }

    static void requireNumber(const FindTerm& term, const std::string& typed, const char* as) {
        if (term.isIndex)
            fail(fmt::format("{}: type a number instead of an index, as in {}.", typed, as));
    }

    const BlockIndex& requireBlock(const std::string& typed) const {
        if (!block_)
            fail(fmt::format("{}: no block is selected; select one, or type it first, as in block 65 {}.",
                             typed, typed));
        return *block_;
    }

    FindReading toThread(const BlockIndex& block, const ThreadIndex& thread) {
        block_ = block;
        return {{}, threadWords(block, thread), pathToThread(shape_, block, thread)};
    }

    FindReading thread(const FindTerm& term, const std::string& typed) {
        const BlockIndex block = requireBlock(typed);
        return toThread(block,
                        inside(term, shape_.block, typed, "its threads",
                               "block " + indexText(block) + " of " + extentText(shape_.block) + " threads"));
    }

    FindReading warp(const FindTerm& term, const std::string& typed) {
        const BlockIndex block = requireBlock(typed);
        requireNumber(term, typed, "warp 3");
        const Count warps = warpsPerBlock(shape_);
        if (term.numbers.front() >= warps)
            fail(fmt::format("{} lies outside block {} of {}; they are numbered 0 to {}.", typed,
                             indexText(block), counted(warps, "warp"), withSeparators(warps - 1)));
        return {{}, typed + " of block " + indexText(block), pathToWarp(shape_, block, term.numbers.front())};
    }

    FindReading toBlock(const BlockIndex& block) {
        block_ = block;
        return {{}, "block " + indexText(block), pathToBlock(shape_, block)};
    }

    FindReading block(const FindTerm& term, const std::string& typed) {
        return toBlock(
            inside(term, shape_.grid, typed, "blocks", "the grid of " + extentText(shape_.grid) + " blocks"));
    }

    FindReading blockOfCluster(const FindTerm& term, const std::string& typed) {
        const BlockInClusterIndex place = inside(term, shape_.cluster, typed, "its blocks",
                                                 "a cluster of " + extentText(shape_.cluster) + " blocks");
        return toBlock(blockIndexOf(*cluster_, place, shape_.cluster));
    }

    FindReading cluster(const FindTerm& term, const std::string& typed) {
        if (!hasClusters(shape_))
            fail(typed + ": this launch has no clusters; give it a cluster of more than one block first.");
        const GridInClusters clusters = gridInClusters(shape_);
        cluster_ =
            inside(term, clusters, typed, "clusters", "the grid of " + extentText(clusters) + " clusters");
        return {{}, "cluster " + indexText(*cluster_), pathToCluster(shape_, *cluster_)};
    }

    FindReading rank(const FindTerm& term, const std::string& typed) {
        requireNumber(term, typed, "rank 123456");
        const auto found = fromGlobalRank(shape_, term.numbers.front());
        if (!found)
            fail(fmt::format("{} lies outside the launch of {}; global ranks are 0 to {}.", typed,
                             counted(threadCount(shape_), "thread"),
                             withSeparators(threadCount(shape_) - 1)));
        return toThread(found->block, found->thread);
    }

    /// The thread with a global index; none outside the launch.
    std::optional<FindReading> at(const std::array<Count, 3>& position) {
        BlockIndex block;
        ThreadIndex thread;
        for (std::size_t a = 0; a < 3; ++a) {
            const Axis axis = allAxes[a];
            if (position[a] >= Count{shape_.grid[axis]} * shape_.block[axis])
                return std::nullopt;
            block[axis] = static_cast<std::uint32_t>(position[a] / shape_.block[axis]);
            thread[axis] = static_cast<std::uint32_t>(position[a] % shape_.block[axis]);
        }
        return toThread(block, thread);
    }

    FindReading global(const FindTerm& term, const std::string& typed) {
        std::array<Count, 3> position{};
        std::copy(term.numbers.begin(), term.numbers.end(), position.begin());
        if (const auto found = at(position))
            return *found;
        std::string last;
        for (const Axis axis : allAxes)
            last += (last.empty() ? "(" : ", ") + digits(Count{shape_.grid[axis]} * shape_.block[axis] - 1);
        fail(fmt::format("{} lies outside the launch; the last global index is {}).", typed, last));
    }

    FindReading element(const FindTerm& term, const std::string& typed) {
        if (!scope_.problem)
            fail(typed + ": this kernel's threads do not handle one element each; find a thread instead.");
        if (hasZero(*scope_.problem))
            fail(typed + ": the problem has no elements; give every axis at least 1.");
        const auto element = inside(term, *scope_.problem, typed, "elements",
                                    "the problem of " + extentText(*scope_.problem) + " elements");
        if (const auto found = at({element.x, element.y, element.z}))
            return *found;
        fail(typed +
             ": no thread handles it, because the grid is too small for the problem; enlarge the grid.");
    }

    const FindScope& scope_;
    LaunchShape shape_;
    std::optional<BlockIndex> block_;
    std::optional<ClusterIndex> cluster_;
    std::string typed_;
};

std::vector<FindReading> allReadings(const FindTerm& term, const FindScope& scope) {
    std::vector<FindReading> readings;
    std::string problem;
    for (const auto& [thing, name] : findThings) {
        const bool takesIndex = thing != FindThing::Warp && thing != FindThing::Rank;
        const bool takesNumber = thing != FindThing::Global;
        Finder finder(scope);
        const bool needsBlock = thing == FindThing::Thread || thing == FindThing::Warp;
        const bool applies = (term.isIndex ? takesIndex : takesNumber) &&
                             (!needsBlock || finder.hasBlock()) &&
                             (thing != FindThing::Cluster || hasClusters(drawableShape(scope.shape))) &&
                             (thing != FindThing::Element || scope.problem);
        if (!applies)
            continue;
        try {
            readings.push_back(finder.read(term, thing));
        } catch (const InputError& error) {
            // Rank and global have the largest limits, so their message is the most useful.
            if (problem.empty() || thing == FindThing::Rank || thing == FindThing::Global)
                problem = error.what();
        }
    }
    if (readings.empty())
        fail(problem);
    return readings;
}

std::vector<FindReading> readingsIn(FindTerms terms, const FindScope& scope) {
    if (terms.size() == 1 && !terms.front().thing)
        return allReadings(terms.front(), scope);
    if (terms.size() == 2 && !terms[0].thing && !terms[1].thing) {
        terms[0].thing = FindThing::Block;
        terms[1].thing = FindThing::Thread;
    }
    Finder finder(scope);
    FindReading reading;
    for (const FindTerm& term : terms) {
        if (!term.thing)
            fail("Name what each number is, as in block 65 thread 117; a block index and a thread index may "
                 "stand alone, as in 2,1,0 5,7,0.");
        reading = finder.read(term, *term.thing);
    }
    return {reading};
}

} // namespace

std::vector<FindReading> findReadings(std::string_view text, const FindScope& scope) {
    if (const std::string empty = findEmptyReason(scope.shape); !empty.empty())
        fail(empty);
    std::vector<FindReading> readings;
    std::string problem; // of the most likely interpretation
    for (const FindTerms& terms : parseFindTerms(text)) {
        try {
            const std::vector<FindReading> more = readingsIn(terms, scope);
            readings.insert(readings.end(), more.begin(), more.end());
        } catch (const InputError& error) {
            if (problem.empty())
                problem = error.what();
        }
    }
    if (readings.empty())
        fail(problem);
    return readings;
}

std::vector<FindForm> findForms(std::string_view text, const FindScope& scope) {
    if (!findEmptyReason(scope.shape).empty())
        return {};
    const std::string begin = lowerCaseText(text);
    const LaunchShape shape = drawableShape(scope.shape);
    const bool inBlock = Finder(scope).hasBlock();
    const auto ranks = [](const auto& extent, const char* rank) {
        return fmt::format("{} 0 to {}, or index up to {}", rank, withSeparators(volume(extent) - 1),
                           indexText(lastOf(extent)));
    };
    std::vector<FindForm> forms;
    for (const auto& [thing, name] : findThings) {
        if (!std::string_view(std::string(name) + " ").starts_with(begin))
            continue;
        std::string range;
        switch (thing) {
        case FindThing::Thread:
            range = inBlock ? ranks(shape.block, "ID") : "of a block: select one first";
            break;
        case FindThing::Warp:
            range =
                inBlock ? "0 to " + withSeparators(warpsPerBlock(shape) - 1) : "of a block: select one first";
            break;
        case FindThing::Block:
            range = ranks(shape.grid, "rank");
            break;
        case FindThing::Cluster:
            if (!hasClusters(shape))
                continue;
            range = ranks(gridInClusters(shape), "rank");
            break;
        case FindThing::Rank:
            range = "of a thread in the launch, 0 to " + withSeparators(threadCount(shape) - 1);
            break;
        case FindThing::Global:
            range = "index of a thread in the launch, (x, y, z)";
            break;
        case FindThing::Element:
            if (!scope.problem || hasZero(*scope.problem))
                continue;
            range = ranks(*scope.problem, "number");
            break;
        }
        forms.push_back({std::string(name) + " ", range});
    }
    return forms;
}

} // namespace trichevron::core
