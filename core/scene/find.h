// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Finding: what a typed text means in a launch, and where it leads. Pure: the text, the launch and where one
/// stands give the places.
#pragma once

#include "core/base/input_error.h"
#include "core/scene/hierarchy_path.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron {

/// What a text is looked up in.
struct FindScope {
    LaunchShape shape;
    std::optional<ProblemExtent> problem; ///< none where threads do not handle one element each
    HierarchyPath path; ///< a thread ID and a warp belong to its block; a grid of one block has no other
};

/// One meaning of a text.
struct FindReading {
    std::string text;    ///< means only this: "block 65"
    std::string leadsTo; ///< "block (2, 1, 0)"
    HierarchyPath path;
};

/// All meanings, the likeliest first. Forms: thread N or (x,y,z), warp N, block N or (x,y,z), cluster N or
/// (x,y,z), rank N (global), global (x,y,z), element N or (x,y,z), each by its first letters too; a block or
/// cluster and then what is in it, "block 65 thread 117"; "2,1,0 5,7,0" is a block and a thread; a number or
/// an index alone has every meaning that it can have. Missing axes are 0. What the
/// program itself writes is read too: "thread (5, 7, 0) of block (2, 1, 0)", "block (2, 1, 0) · rank 65", and
/// 1,016 as a number first and then as an index. Throws InputError, one sentence,
/// where there is no meaning.
std::vector<FindReading> readingsOf(std::string_view text, const FindScope& scope);

/// What can be typed, while what is there has no meaning yet.
struct FindForm {
    std::string begin; ///< to be typed: "block "
    std::string range; ///< "rank 0 to 3,968, or an index up to (62, 62, 0)"
};
/// The forms that begin with the text; all of them for an empty one.
std::vector<FindForm> formsOf(std::string_view text, const FindScope& scope);

} // namespace trichevron
