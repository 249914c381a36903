// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/lesson/lesson_check.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/scene/colouring.h"

#include <algorithm>
#include <cmath>

namespace trichevron::core {

namespace {

const std::optional<LessonLaunch>& factLaunch(const Fact& fact,
                                              const std::optional<LessonLaunch>& stepLaunch) {
    return fact.launch ? fact.launch : stepLaunch;
}

std::optional<FactValue> valueFor(const Fact& fact, const LessonLaunch& launch,
                                  const LessonAnswers& answers) {
    const ResolvedLaunch resolved = answers.resolve(launch);
    const std::optional<DeviceReply> reply = fact.kind->isOfDevice ? answers.reply(launch) : std::nullopt;
    if (fact.kind->isOfDevice && !reply)
        return std::nullopt;
    return fact.kind->compute({resolved.config, *resolved.info, resolved.kernel, *resolved.device,
                               resolved.evaluation, reply ? &*reply : nullptr},
                              fact);
}

/// The value that the claim compares.
std::optional<FactValue> claimedValue(const Claim& claim, const std::optional<LessonLaunch>& stepLaunch,
                                      const LessonAnswers& answers) {
    std::optional<FactValue> value = factValue(claim.fact, stepLaunch, answers);
    if (!value || !claim.over)
        return value;
    const std::optional<FactValue> other = valueFor(claim.fact, *claim.over, answers);
    const double* dividend = std::get_if<double>(&*value);
    const double* divisor = other ? std::get_if<double>(&*other) : nullptr;
    if (dividend == nullptr || divisor == nullptr || *divisor == 0)
        return std::nullopt;
    return *dividend / *divisor;
}

bool comparesWith(const FactValue& value, const Claim& claim) {
    const double* number = std::get_if<double>(&value);
    const double* wanted = std::get_if<double>(&claim.value);
    switch (claim.kind) {
    case ClaimKind::Is:
        return number != nullptr && wanted != nullptr ? std::abs(*number - *wanted) < 1e-6
                                                      : value == claim.value;
    case ClaimKind::IsNot:
        return value != claim.value;
    case ClaimKind::Has:
        return factText(value).find(factText(claim.value)) != std::string::npos;
    case ClaimKind::AtLeast:
        return number != nullptr && wanted != nullptr && *number >= *wanted;
    case ClaimKind::AtMost:
        return number != nullptr && wanted != nullptr && *number <= *wanted;
    }
    return false;
}

/// Checks one step.
class StepCheck {
public:
    StepCheck(const LessonStep& step, const LessonAnswers& answers, LessonReport& report)
        : step_(step), answers_(answers), report_(report) {}

    void check() {
        for (const Claim& claim : step_.claims)
            require(claim);
        if (step_.difference)
            for (const Claim& claim : step_.difference->claims)
                require(claim);
        if (step_.question)
            checkQuestion(*step_.question);
        if (step_.launch)
            checkView(answers_.resolve(*step_.launch));
        if (!step_.view.colourBy.empty() && findColouring(step_.view.colourBy) == nullptr)
            add("there is no colouring \"{id}\""_msg.with("id"_a = step_.view.colourBy));
    }

private:
    void add(Text problem) { report_.problems.push_back({step_.line, std::move(problem)}); }

    void count(const Claim& claim) {
        ++(claim.fact.kind->isOfDevice ? report_.deviceClaims : report_.modelClaims);
    }

    void require(const Claim& claim) {
        count(claim);
        const std::optional<FactValue> value = claimedValue(claim, step_.launch, answers_);
        if (!value)
            add("{fact}: the launch has no such fact, or the device did not reply to it"_msg.with(
                "fact"_a = claim.fact.kind->name));
        else if (!comparesWith(*value, claim))
            add("{fact} is {value}, against the claim on {claimed}"_msg.with(
                "fact"_a = claim.fact.kind->name, "value"_a = factText(*value),
                "claimed"_a = factText(claim.value)));
    }

    void checkView(const ResolvedLaunch& launch) {
        const LessonView& view = step_.view;
        const LaunchShape& shape = launch.evaluation.shape;
        if ((view.block && !contains(shape.grid, *view.block)) ||
            (view.thread && !contains(shape.block, *view.thread)) ||
            (view.warp && *view.warp >= launch.evaluation.occupancy.warpsPerBlock))
            add("the view names a block, a warp or a thread that the launch does not have"_msg);
    }

    void checkQuestion(const Question& question) {
        if (question.number) {
            Claim claim;
            claim.fact = *question.number;
            claim.value = question.answerNumber;
            require(claim);
            return;
        }
        const Choice& right = question.choices.at(question.answer);
        if (right.claims.empty() && question.notLaunched.empty())
            add("the right choice has no claim; where no launch can show it, \"notLaunched\" says why"_msg);
        for (const Claim& claim : right.claims)
            require(claim);
        for (const Choice& choice : question.choices)
            if (&choice != &right && !choice.claims.empty() && isRight(choice))
                add("the wrong choice \"{choice}\" holds"_msg.with("choice"_a = choice.text));
    }

    bool isRight(const Choice& choice) {
        return std::all_of(choice.claims.begin(), choice.claims.end(), [&](const Claim& claim) {
            count(claim);
            return holds(claim, step_.launch, answers_).value_or(false);
        });
    }

    const LessonStep& step_;
    const LessonAnswers& answers_;
    LessonReport& report_;
};

} // namespace

LessonReport checkLesson(const Lesson& lesson, const LessonAnswers& answers) {
    LessonReport report;
    for (const LessonStep& step : lesson.steps) {
        try {
            StepCheck(step, answers, report).check();
        } catch (const InputError& error) {
            report.problems.push_back({step.line, error.text()});
        }
    }
    return report;
}

std::optional<FactValue> factValue(const Fact& fact, const std::optional<LessonLaunch>& stepLaunch,
                                   const LessonAnswers& answers) {
    const std::optional<LessonLaunch>& launch = factLaunch(fact, stepLaunch);
    if (!launch)
        throw InputError(
            "{fact} is a fact of a launch, and the step has none"_msg.with("fact"_a = fact.kind->name));
    return valueFor(fact, *launch, answers);
}

bool neverEnds(const LessonStep& step) {
    if (!step.question || step.question->choices.empty())
        return false;
    const std::vector<Claim>& claims = step.question->choices.at(step.question->answer).claims;
    return std::any_of(claims.begin(), claims.end(), [](const Claim& claim) {
        return !claim.fact.launch && claim.kind == ClaimKind::Is &&
               claim.value == FactValue(std::string("neverEnded"));
    });
}

std::optional<bool> holds(const Claim& claim, const std::optional<LessonLaunch>& stepLaunch,
                          const LessonAnswers& answers) {
    const std::optional<FactValue> value = claimedValue(claim, stepLaunch, answers);
    return value ? std::optional(comparesWith(*value, claim)) : std::nullopt;
}

} // namespace trichevron::core
