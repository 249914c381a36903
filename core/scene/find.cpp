// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/find.h"

#include "core/catalogue/message_literal.h"
#include "core/demo/element_text.h"
#include "core/dimensions/extent_text.h"
#include "core/scene/find_axes.h"
#include "core/scene/find_text.h"
#include "core/scene/find_words.h"
#include "core/scene/scene.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>

namespace trichevron::core {
namespace {

std::string toString(FindThing thing) {
    return std::string(findThings[static_cast<std::size_t>(thing)].second);
}

std::string textOf(const FindTerm& term, FindThing thing) {
    std::string numbers;
    for (const Count number : term.numbers)
        numbers += (numbers.empty() ? "" : ", ") + digits(number);
    return inCurrentWords(toString(thing)) + (term.isIndex ? " (" + numbers + ")" : " " + numbers);
}

template <class Level>
Index<Level> lastOf(const Extent<Level>& extent) {
    return {extent.x - 1, extent.y - 1, extent.z - 1};
}

/// What a number or an index is looked for in, for errors.
struct Container {
    Text name;      ///< "the grid of 63 × 63 × 1 blocks"
    Text numbering; ///< "blocks are numbered 0 to 3,968"
};

/// Resolves terms one after the other, each inside the place of those before it.
class Finder {
public:
    explicit Finder(const FindScope& scope) : scope_(scope), shape_(drawableShape(scope.shape)) {
        if (scope.path.level >= HierarchyLevel::Block)
            block_ = scope.path.block;
        if (scope.path.level >= HierarchyLevel::Warp)
            warp_ = scope.path.warp;
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
        case FindThing::Bin:
            return bin(term, typed);
        case FindThing::Lane:
            return lane(term, typed);
        case FindThing::Element:
            break;
        }
        return element(term, typed);
    }

    /// The index in an extent that a number or an index stands for.
    template <class Level>
    Index<Level> inside(const FindTerm& term, const Extent<Level>& extent, const std::string& typed,
                        const Container& container) const {
        if (!term.isIndex) {
            const Count rank = term.numbers.front();
            if (rank >= volume(extent))
                throw InputError("{typed} lies outside {container}; {numbering}."_msg.with(
                    "typed"_a = typed, "container"_a = container.name, "numbering"_a = container.numbering));
            return toIndex(rank, extent);
        }
        Index<Level> index;
        for (std::size_t a = 0; a < term.numbers.size(); ++a) {
            if (term.numbers[a] >= extent[allAxes[a]])
                throw InputError("{typed} lies outside {container}; the last index is {index}."_msg.with(
                    "typed"_a = typed, "container"_a = container.name,
                    "index"_a = indexText(lastOf(extent))));
            index[allAxes[a]] = static_cast<std::uint32_t>(term.numbers[a]);
        }
        return index;
    }

    static void requireNumber(const FindTerm& term, const std::string& typed, const char* example) {
        if (term.isIndex)
            throw InputError("{typed}: type a number instead of an index, as in {example}."_msg.with(
                "typed"_a = typed, "example"_a = inCurrentWords(example)));
    }

    const BlockIndex& requireBlock(const std::string& typed) const {
        if (!block_)
            throw InputError(
                "{typed}: no block is selected; select one, or type it first, as in {example}."_msg.with(
                    "typed"_a = typed, "example"_a = inCurrentWords("block 65 ") + typed));
        return *block_;
    }

    FindReading toThread(const BlockIndex& block, const ThreadIndex& thread) {
        block_ = block;
        return {{},
                "thread {thread} of block {block}"_msg("thread"_a = indexText(thread),
                                                       "block"_a = indexText(block)),
                pathToThread(shape_, block, thread)};
    }

    FindReading thread(const FindTerm& term, const std::string& typed) {
        const BlockIndex block = requireBlock(typed);
        return toThread(
            block,
            inside(term, shape_.block, typed,
                   {"block {block} of {size} threads"_msg.with("block"_a = indexText(block),
                                                               "size"_a = extentText(shape_.block)),
                    "its threads are numbered 0 to {last}"_msg.with("last"_a = volume(shape_.block) - 1)}));
    }

    FindReading warp(const FindTerm& term, const std::string& typed) {
        const BlockIndex block = requireBlock(typed);
        requireNumber(term, typed, "warp 3");
        const Count warps = warpsPerBlock(shape_);
        if (term.numbers.front() >= warps)
            throw InputError("{typed} lies outside block {block} of {warps, plural, one {# warp} other {# "
                             "warps}}; they are numbered 0 to {last}."_msg.with(
                                 "typed"_a = typed, "block"_a = indexText(block), "warps"_a = warps,
                                 "last"_a = warps - 1));
        warp_ = term.numbers.front();
        return {{},
                "warp {warp} of block {block}"_msg("warp"_a = digits(term.numbers.front()),
                                                   "block"_a = indexText(block)),
                pathToWarp(shape_, block, term.numbers.front())};
    }

    FindReading lane(const FindTerm& term, const std::string& typed) {
        requireNumber(term, typed, "warp 3 lane 7");
        if (!block_ || !warp_)
            throw InputError(
                "{typed}: no warp is selected; select one, or type it first, as in {example}."_msg.with(
                    "typed"_a = typed, "example"_a = inCurrentWords("block 65 warp 3 ") + typed));
        const Count first = *warp_ * shape_.warpSize;
        const Count lanes = std::min<Count>(shape_.warpSize, volume(shape_.block) - first);
        if (term.numbers.front() >= lanes)
            throw InputError(
                "{typed} lies outside warp {warp} of {threads, plural, one {# thread} other {# "
                "threads}}; lanes are numbered 0 to {last}."_msg.with(
                    "typed"_a = typed, "warp"_a = digits(*warp_), "threads"_a = lanes, "last"_a = lanes - 1));
        return toThread(*block_, toIndex(first + term.numbers.front(), shape_.block));
    }

    FindReading toBlock(const BlockIndex& block) {
        block_ = block;
        warp_.reset();
        return {{}, "block {index}"_msg("index"_a = indexText(block)), pathToBlock(shape_, block)};
    }

    FindReading block(const FindTerm& term, const std::string& typed) {
        return toBlock(
            inside(term, shape_.grid, typed,
                   {"the grid of {size} blocks"_msg.with("size"_a = extentText(shape_.grid)),
                    "blocks are numbered 0 to {last}"_msg.with("last"_a = volume(shape_.grid) - 1)}));
    }

    FindReading blockOfCluster(const FindTerm& term, const std::string& typed) {
        const BlockInClusterIndex place =
            inside(term, shape_.cluster, typed,
                   {"a cluster of {size} blocks"_msg.with("size"_a = extentText(shape_.cluster)),
                    "its blocks are numbered 0 to {last}"_msg.with("last"_a = volume(shape_.cluster) - 1)});
        return toBlock(blockIndexOf(*cluster_, place, shape_.cluster));
    }

    FindReading cluster(const FindTerm& term, const std::string& typed) {
        if (!hasClusters(shape_))
            throw InputError(typed, "this launch has no clusters; give it a cluster of more than one block "
                                    "first."_msg);
        const GridInClusters clusters = gridInClusters(shape_);
        cluster_ = inside(term, clusters, typed,
                          {"the grid of {size} clusters"_msg.with("size"_a = extentText(clusters)),
                           "clusters are numbered 0 to {last}"_msg.with("last"_a = volume(clusters) - 1)});
        return {
            {}, "cluster {index}"_msg("index"_a = indexText(*cluster_)), pathToCluster(shape_, *cluster_)};
    }

    FindReading rank(const FindTerm& term, const std::string& typed) {
        requireNumber(term, typed, "rank 123456");
        const auto found = fromGlobalRank(shape_, term.numbers.front());
        if (!found)
            throw InputError("{typed} lies outside the launch of {threads, plural, one {# thread} other {# "
                             "threads}}; global ranks are 0 to {last}."_msg.with(
                                 "typed"_a = typed, "threads"_a = threadCount(shape_),
                                 "last"_a = threadCount(shape_) - 1));
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
        throw InputError("{typed} lies outside the launch; the last global index is {index}."_msg.with(
            "typed"_a = typed, "index"_a = last + ")"));
    }

    FindReading element(const FindTerm& term, const std::string& typed) {
        if (!scope_.problem)
            throw InputError(
                typed, "this kernel's threads do not handle one element each; find a thread instead."_msg);
        if (hasZero(*scope_.problem))
            throw InputError(typed, "the problem has no elements; give every axis at least 1."_msg);
        const ProblemExtent& problem = *scope_.problem;
        const auto element =
            inside(term, problem, typed,
                   {"the problem of {size} elements"_msg.with("size"_a = extentText(problem)),
                    "elements are numbered 0 to {last}"_msg.with("last"_a = volume(problem) - 1)});
        if (auto found = at({element.x, element.y, element.z})) {
            // Names of the axes say which number is which.
            if (const std::string named = elementText(element, scope_.axisNames); !named.empty())
                found->leadsTo = "{element}: {place}"_msg("element"_a = named, "place"_a = found->leadsTo);
            return *found;
        }
        throw InputError(typed,
                         "no thread handles it, because the grid is too small for the problem; enlarge "
                         "the grid."_msg);
    }

    FindReading bin(const FindTerm& term, const std::string& typed) {
        if (!scope_.bins)
            throw InputError(typed,
                             "this launch counts no bins in the shared memory of a cluster's blocks; find a "
                             "thread, a block or an element instead."_msg);
        requireNumber(term, typed, "bin 300");
        const SharedBins& bins = *scope_.bins;
        const Count number = term.numbers.front();
        if (number >= bins.bins)
            throw InputError(
                "{typed} lies outside the histogram of {bins, plural, one {# bin} other {# bins}}; they are numbered 0 to {last}."_msg
                    .with("typed"_a = typed, "bins"_a = Count{bins.bins}, "last"_a = Count{bins.bins} - 1));
        const auto bin = static_cast<std::uint32_t>(number);
        const ClusterIndex cluster =
            cluster_
                ? *cluster_
                : computeClusterIndex(block_ ? *block_ : firstBlockOf(scope_.path, shape_), shape_.cluster);
        const BlockIndex owner =
            blockIndexOf(cluster, toIndex(Count{bins.ownerOf(bin)}, shape_.cluster), shape_.cluster);
        FindReading reading = toBlock(owner);
        reading.leadsTo = "counter {counter} of block {block}"_msg("counter"_a = Count{bins.counterOf(bin)},
                                                                   "block"_a = indexText(owner));
        reading.bin = bin;
        return reading;
    }

    const FindScope& scope_;
    LaunchShape shape_;
    std::optional<BlockIndex> block_;
    std::optional<ClusterIndex> cluster_;
    std::optional<Count> warp_; ///< of the block
    std::string typed_;
};

std::vector<FindReading> allReadings(const FindTerm& term, const FindScope& scope) {
    std::vector<FindReading> readings;
    Text problem;
    for (const auto& [thing, name] : findThings) {
        if (thing == FindThing::Lane)
            continue; // only where it is named
        const bool takesIndex =
            thing != FindThing::Warp && thing != FindThing::Rank && thing != FindThing::Bin;
        const bool takesNumber = thing != FindThing::Global;
        Finder finder(scope);
        const bool needsBlock = thing == FindThing::Thread || thing == FindThing::Warp;
        const bool applies =
            (term.isIndex ? takesIndex : takesNumber) && (!needsBlock || finder.hasBlock()) &&
            (thing != FindThing::Cluster || hasClusters(drawableShape(scope.shape))) &&
            (thing != FindThing::Element || scope.problem) && (thing != FindThing::Bin || scope.bins);
        if (!applies)
            continue;
        try {
            readings.push_back(finder.read(term, thing));
        } catch (const InputError& error) {
            // Rank and global have the largest limits, so their message is the most useful.
            if (problem.isEmpty() || thing == FindThing::Rank || thing == FindThing::Global)
                problem = error.text();
        }
    }
    if (readings.empty())
        throw InputError(problem);
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
            throw InputError(
                "Name what each number is, as in {example}; a block index and a thread index may "
                "stand alone, as in 2,1,0 5,7,0."_msg.with("example"_a =
                                                               inCurrentWords("block 65 thread 117")));
        reading = finder.read(term, *term.thing);
    }
    return {reading};
}

} // namespace

std::vector<FindReading> findReadings(std::string_view text, const FindScope& scope) {
    if (const Text empty = findEmptyReason(scope.shape); !empty.isEmpty())
        throw InputError(empty);
    const std::string english = withEnglishWords(text);
    if (scope.problem)
        if (const std::optional<FindTerm> element = elementByAxisNames(english, scope.axisNames))
            return readingsIn({*element}, scope);
    if (const std::optional<FindTerm> element = elementBySubscripts(english))
        return readingsIn({*element}, scope);
    return readingsIn(parseFindTerms(english), scope);
}

std::vector<FindForm> findForms(std::string_view text, const FindScope& scope) {
    if (!findEmptyReason(scope.shape).isEmpty())
        return {};
    const std::string begin = lowerCaseText(withEnglishWords(text));
    const std::string typed = lowerCaseText(text);
    const LaunchShape shape = drawableShape(scope.shape);
    const bool inBlock = Finder(scope).hasBlock();
    const auto ranks = [](const auto& extent) {
        return "rank 0 to {last}, or index up to {index}"_msg("last"_a = volume(extent) - 1,
                                                              "index"_a = indexText(lastOf(extent)));
    };
    std::vector<FindForm> forms;
    for (const auto& [thing, name] : findThings) {
        const std::string form = inCurrentWords(name) + " ";
        if (!(std::string(name) + " ").starts_with(begin) && !form.starts_with(typed))
            continue;
        std::string range;
        switch (thing) {
        case FindThing::Thread:
            range = inBlock
                        ? "ID 0 to {last}, or index up to {index}"_msg(
                              "last"_a = volume(shape.block) - 1, "index"_a = indexText(lastOf(shape.block)))
                        : "of a block: select one first"_msg();
            break;
        case FindThing::Warp:
            range = inBlock ? "0 to {last}"_msg("last"_a = warpsPerBlock(shape) - 1)
                            : "of a block: select one first"_msg();
            break;
        case FindThing::Block:
            range = ranks(shape.grid);
            break;
        case FindThing::Cluster:
            if (!hasClusters(shape))
                continue;
            range = ranks(gridInClusters(shape));
            break;
        case FindThing::Rank:
            range = "of a thread in the launch, 0 to {last}"_msg("last"_a = threadCount(shape) - 1);
            break;
        case FindThing::Global:
            range = "index of a thread in the launch, (x, y, z)"_msg();
            break;
        case FindThing::Bin:
            if (!scope.bins)
                continue;
            range = "0 to {last}: the block that holds it"_msg("last"_a = Count{scope.bins->bins} - 1);
            break;
        case FindThing::Lane:
            continue;
        case FindThing::Element:
            if (!scope.problem || hasZero(*scope.problem))
                continue;
            range = "number 0 to {last}, or index up to {index}"_msg(
                "last"_a = volume(*scope.problem) - 1, "index"_a = indexText(lastOf(*scope.problem)));
            break;
        }
        forms.push_back({form, range});
    }
    const std::string linear = inCurrentWords("linear index ");
    const bool isLinear =
        !begin.empty() && (std::string_view("linear index ").starts_with(begin) || linear.starts_with(typed));
    if (isLinear && scope.problem && !hasZero(*scope.problem))
        forms.push_back({linear, "of an element, 0 to {last}"_msg("last"_a = volume(*scope.problem) - 1)});
    return forms;
}

} // namespace trichevron::core
