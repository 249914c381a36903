// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Find: interprets a typed text as places in the hierarchy of a launch. Pure.
#pragma once

#include "core/demo/shared_bins.h"
#include "core/errors/input_error.h"
#include "core/scene/hierarchy_path.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// The context of a search.
struct FindScope {
    LaunchShape shape;
    std::optional<ProblemExtent> problem; ///< none where a thread does not handle exactly one element
    HierarchyPath path; ///< thread IDs and warps are those of its block, or of the only block
    std::vector<std::string> axisNames = {}; ///< of the problem, in English: {"columns", "rows"}
    std::optional<SharedBins> bins = {};     ///< of each cluster; none where the kernel counts none there

    friend bool operator==(const FindScope&, const FindScope&) = default;
};

/// One interpretation of a text.
struct FindReading {
    std::string text;    ///< unambiguous, and what to type: "block 65"
    std::string leadsTo; ///< "block (2, 1, 0)", in the current language
    HierarchyPath path;
    std::optional<std::uint32_t> bin = {}; ///< that is searched; `path` leads to the block that holds it
};

/// All interpretations, the most likely first. Forms: thread N or (x,y,z), warp N, block N or (x,y,z),
/// cluster N or (x,y,z), rank N (global), global (x,y,z), element N or (x,y,z), linear index N (of an
/// element), lane N (of a warp), bin N (the block of the chosen cluster that holds it); the words may be
/// abbreviated.
/// They are English, or of the current language (find_words.h). An element may be given by the names of its
/// axes: "row 700, column 300", or as C subscripts an array: "[700][300]". A block or cluster may be followed
/// by what it contains, "block 65 thread 117"; "2,1,0 5,7,0" is a block and a thread; a number or an index
/// alone has all interpretations that are possible. Missing axes are 0. A comma between numbers makes an
/// index of them. Texts that the program shows in English are understood too: "thread (5, 7, 0) of block (2,
/// 1, 0)", "block (2, 1, 0) · rank 65", and the rows of the thread panel with their values. Throws InputError
/// with one sentence where there is no interpretation.
std::vector<FindReading> findReadings(std::string_view text, const FindScope& scope);

/// A completion of a text that has no interpretation yet.
struct FindForm {
    std::string begin; ///< what to type: "block "
    std::string range; ///< "rank 0 to 3,968, or an index up to (62, 62, 0)"
};
/// The forms that begin with the text; all forms for an empty text.
std::vector<FindForm> findForms(std::string_view text, const FindScope& scope);

} // namespace trichevron::core
