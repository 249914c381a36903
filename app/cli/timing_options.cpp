// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/timing_options.h"

#include "core/base/input_error.h"
#include "core/dimensions/parse.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace trichevron::cli {

namespace {

double parseNumber(const std::string& text, std::string_view option, std::string_view expected) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        throw core::InputError(fmt::format("{}: expected {}, found \"{}\"", option, expected, text));
    return number;
}

/// A time above 0.
core::Seconds parseSeconds(const std::string& text, std::string_view option) {
    const std::string expected = fmt::format("seconds above 0, at most {}", core::maxJobDuration.value);
    const double seconds = parseNumber(text, option, expected);
    if (!(seconds > 0) || seconds > core::maxJobDuration.value)
        throw core::InputError(fmt::format("{}: expected {}, found \"{}\"", option, expected, text));
    return {seconds};
}

} // namespace

void TimingOptions::addTo(CLI::App& command, const core::MeasureLimits& defaults) {
    command
        .add_option("--samples", samples,
                    fmt::format("Maximum number of samples per launch, 1 to {} (default: {})",
                                core::maxSamples, defaults.samples))
        ->type_name("N");
    command
        .add_option("--budget", budget,
                    fmt::format("Maximum measuring time per launch (default: {})", defaults.budget.value))
        ->type_name("SECONDS");
    command
        .add_option("--precision", precision,
                    fmt::format("Stop when the 95 % confidence interval of the median is within ± this "
                                "fraction of the median "
                                "(default: {}; 0: take all samples)",
                                defaults.precision))
        ->type_name("FRACTION");
    command
        .add_option(
            "--time-limit", timeLimit,
            fmt::format("Time limit of one launch; the program ends when a launch exceeds it (default: {})",
                        core::LaunchRequest{}.timeLimit.value))
        ->type_name("SECONDS");
}

core::MeasureLimits TimingOptions::applyTo(core::MeasureLimits limits) const {
    if (!samples.empty())
        limits.samples =
            static_cast<std::uint32_t>(core::parseUnsigned(samples, "--samples", 1, core::maxSamples));
    if (!budget.empty())
        limits.budget = parseSeconds(budget, "--budget");
    if (precision.empty())
        return limits;
    constexpr std::string_view expected = "a fraction of the median from 0 to 1";
    limits.precision = parseNumber(precision, "--precision", expected);
    if (limits.precision < 0 || limits.precision > 1)
        throw core::InputError(fmt::format("--precision: expected {}, found \"{}\"", expected, precision));
    return limits;
}

core::Seconds TimingOptions::applyTimeLimitTo(core::Seconds limit) const {
    return timeLimit.empty() ? limit : parseSeconds(timeLimit, "--time-limit");
}

} // namespace trichevron::cli
