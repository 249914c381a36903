// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Questions with the replies of a device, from the device itself or from a file.
#pragma once

#include "core/conformance/subject.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core::conformance {

template <class Question, class Answer>
struct Answered {
    Question question;
    Answer answer;
    friend bool operator==(const Answered&, const Answered&) = default;
};
using AnsweredLaunch = Answered<LaunchQuestion, LaunchAnswer>;
using AnsweredOccupancy = Answered<OccupancyQuestion, OccupancyAnswer>;
using AnsweredCluster = Answered<ClusterQuestion, ClusterAnswer>;
using AnsweredSuggestion = Answered<SuggestionQuestion, SuggestionAnswer>;

struct Answers {
    DeviceProperties device; ///< with provenance: driver, runtime, date
    std::vector<KernelAttributes> kernels;
    std::vector<std::uint64_t> seeds;
    std::vector<AnsweredLaunch> launches;
    std::vector<AnsweredOccupancy> occupancies;
    std::vector<AnsweredCluster> clusters;
    std::vector<AnsweredSuggestion> suggestions;
    friend bool operator==(const Answers&, const Answers&) = default;
};

/// The number of questions of each kind that a seed draws.
struct Plan {
    std::vector<std::uint64_t> seeds;
    std::uint64_t launches = 0;
    std::uint64_t occupancies = 0;
    std::uint64_t clusters = 0;
    std::uint64_t suggestions = 0;
    bool graphNodes = false; ///< half of the launches are nodes of graphs
};

/// Called after each batch of questions: the kind, the number of replies, and the total.
using Progress = std::function<void(std::string_view what, std::uint64_t done, std::uint64_t all)>;

Answers ask(Subject& subject, const Plan& plan, const Progress& progress);

/// Text with one JSON value per line: the device and the kernels first, then an array for each reply.
std::string answersText(const Answers& answers);
/// InputError with the line. `source` is how the user knows the text.
Answers answersFromText(std::string_view text, std::string_view source);

} // namespace trichevron::core::conformance
