// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The text that is typed to find a place, as things and their numbers; no launch is known here.
#pragma once

#include "core/dimensions/extent.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trichevron {

enum class FindThing { Thread, Warp, Block, Cluster, Rank, Global, Element };
inline constexpr std::array<std::pair<FindThing, std::string_view>, 7> findThings{
    {{FindThing::Thread, "thread"},
     {FindThing::Warp, "warp"},
     {FindThing::Block, "block"},
     {FindThing::Cluster, "cluster"},
     {FindThing::Rank, "rank"},
     {FindThing::Global, "global"},
     {FindThing::Element, "element"}}};

/// A word, perhaps, and a number or an index.
struct FindTerm {
    std::optional<FindThing> thing;
    std::vector<Count> numbers;
    bool isIndex = false; ///< it had a comma or stood in parentheses
};
/// What is around stands before what is in it, however it was written: "thread 3 of block 65".
using FindTerms = std::vector<FindTerm>;

/// All ways to read the text, the likeliest first: "1,016" is a number with a separator of thousands, and
/// then an index. Throws InputError, one sentence, where there is none.
std::vector<FindTerms> findTermsOf(std::string_view text);

/// In small letters, without blanks before.
std::string findWordsOf(std::string_view text);

} // namespace trichevron
