// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/timing_options.h"

#include "app/cli/help_text.h"
#include "app/cli/option_error.h"
#include "core/dimensions/parse.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <optional>

namespace trichevron::cli {

namespace {

/// Empty unless all of the text is a number.
std::optional<double> parseNumber(const std::string& text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

/// A time above 0.
core::Seconds parseSeconds(const std::string& text, std::string_view option) {
    const std::optional<double> seconds = parseNumber(text);
    if (!seconds || !(*seconds > 0) || *seconds > core::maxJobDuration.value)
        throw optionError(option,
                          "expected seconds above 0, at most {limit}, found \"{text}\""_msg.with(
                              "limit"_a = fmt::format("{}", core::maxJobDuration.value), "text"_a = text));
    return {*seconds};
}

} // namespace

void TimingOptions::addTo(CLI::App& command, const core::MeasureLimits& defaults) {
    command
        .add_option(
            "--samples", samples,
            "Maximum number of samples per launch, 1 to {limit} (default: {samples})"_msg(
                "limit"_a = core::digits(core::maxSamples), "samples"_a = core::digits(defaults.samples)))
        ->type_name("N");
    command
        .add_option("--budget", budget,
                    "Maximum measuring time per launch (default: {seconds})"_msg(
                        "seconds"_a = fmt::format("{}", defaults.budget.value)))
        ->type_name(secondsWord());
    command
        .add_option(
            "--precision", precision,
            "Stop when the 95 % confidence interval of the median is within ± this fraction of the median "
            "(default: {fraction}; 0: take all samples)"_msg("fraction"_a =
                                                                 fmt::format("{}", defaults.precision)))
        ->type_name("FRACTION"_msg());
    command
        .add_option(
            "--time-limit", timeLimit,
            "Time limit of one launch; the program ends when a launch exceeds it (default: {seconds})"_msg(
                "seconds"_a = fmt::format("{}", core::LaunchRequest{}.timeLimit.value)))
        ->type_name(secondsWord());
}

core::MeasureLimits TimingOptions::applyTo(core::MeasureLimits limits) const {
    if (!samples.empty())
        limits.samples =
            static_cast<std::uint32_t>(core::parseUnsigned(samples, "--samples", 1, core::maxSamples));
    if (!budget.empty())
        limits.budget = parseSeconds(budget, "--budget");
    if (precision.empty())
        return limits;
    const std::optional<double> fraction = parseNumber(precision);
    if (!fraction || *fraction < 0 || *fraction > 1)
        throw optionError(
            "--precision",
            "expected a fraction of the median from 0 to 1, found \"{text}\""_msg.with("text"_a = precision));
    limits.precision = *fraction;
    return limits;
}

core::Seconds TimingOptions::applyTimeLimitTo(core::Seconds limit) const {
    return timeLimit.empty() ? limit : parseSeconds(timeLimit, "--time-limit");
}

} // namespace trichevron::cli
