// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/conformance/answers.h"
#include "core/conformance/launch_drawer.h"
#include "core/conformance/query_drawer.h"

#include <algorithm>

namespace trichevron::core::conformance {

namespace {

/// Questions per call: enough to amortise the start of a call, few enough to show progress.
constexpr std::uint64_t maxQuestionsPerCall = 20000;

/// Draws and asks `count` questions in several calls.
template <class Question, class Answer, class Draw>
void askAll(Subject& subject, std::uint64_t count, Draw draw, std::string_view what, const Progress& progress,
            std::vector<Answered<Question, Answer>>& answered) {
    for (std::uint64_t done = 0; done < count;) {
        std::vector<Question> questions(std::min(maxQuestionsPerCall, count - done));
        std::generate(questions.begin(), questions.end(), draw);
        const std::vector<Answer> answers = subject.answer(questions);
        for (std::size_t i = 0; i < questions.size(); ++i)
            answered.push_back({questions[i], answers.at(i)});
        done += questions.size();
        progress(what, done, count);
    }
}

} // namespace

Answers ask(Subject& subject, const Plan& plan, const Progress& progress) {
    Answers answers;
    answers.device = subject.device();
    answers.kernels = subject.kernels();
    answers.seeds = plan.seeds;
    for (const std::uint64_t seed : plan.seeds) {
        LaunchDrawer launches(answers.kernels, answers.device, seed, plan.graphNodes);
        QueryDrawer queries(answers.kernels, answers.device, seed);
        askAll(
            subject, plan.launches, [&] { return launches.next(); }, "launches"_msg(), progress,
            answers.launches);
        askAll(
            subject, plan.occupancies, [&] { return queries.nextOccupancy(); }, "occupancy points"_msg(),
            progress, answers.occupancies);
        askAll(
            subject, plan.clusters, [&] { return queries.nextCluster(); }, "cluster queries"_msg(), progress,
            answers.clusters);
        askAll(
            subject, plan.suggestions, [&] { return queries.nextSuggestion(); }, "suggestions"_msg(),
            progress, answers.suggestions);
    }
    return answers;
}

} // namespace trichevron::core::conformance
