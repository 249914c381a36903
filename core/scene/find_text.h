// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Parses the text of a search into terms, without knowing the launch.
#pragma once

#include "core/dimensions/extent.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trichevron::core {

enum class FindThing { Thread, Warp, Block, Cluster, Rank, Global, Element, Bin, Lane };
inline constexpr std::array<std::pair<FindThing, std::string_view>, 9> findThings{
    {{FindThing::Thread, "thread"},
     {FindThing::Warp, "warp"},
     {FindThing::Block, "block"},
     {FindThing::Cluster, "cluster"},
     {FindThing::Rank, "rank"},
     {FindThing::Global, "global"},
     {FindThing::Element, "element"},
     {FindThing::Bin, "bin"},
     {FindThing::Lane, "lane"}}}; ///< of a warp that is named before it, or selected

/// An optional word, and a number or an index.
struct FindTerm {
    std::optional<FindThing> thing;
    std::vector<Count> numbers;
    bool isIndex = false; ///< it had a comma or stood in parentheses
};
/// Containers come before what they contain, also for "thread 3 of block 65".
using FindTerms = std::vector<FindTerm>;

/// A comma between numbers separates the axes of an index, "700,300" and "1,016" too. It is a thousands
/// separator only where no index can stand: after warp, lane, rank, ID and linear index. The names of the
/// rows of the panel beside the search are understood with their values: "warp · lane 6 · 12". Throws
/// InputError with one sentence where the text cannot be parsed.
FindTerms parseFindTerms(std::string_view text);

/// The text in lower case, without leading blanks.
std::string lowerCaseText(std::string_view text);

} // namespace trichevron::core
