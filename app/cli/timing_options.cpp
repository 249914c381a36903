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

double numberFrom(const std::string& text, std::string_view option, std::string_view expected) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        throw InputError(fmt::format("{}: expected {}, found \"{}\"", option, expected, text));
    return number;
}

/// Above 0.
Seconds secondsFrom(const std::string& text, std::string_view option) {
    const std::string expected = fmt::format("seconds, above 0 and at most {}", longestJob.value);
    const double seconds = numberFrom(text, option, expected);
    if (!(seconds > 0) || seconds > longestJob.value)
        throw InputError(fmt::format("{}: expected {}, found \"{}\"", option, expected, text));
    return {seconds};
}

} // namespace

void TimingOptions::addTo(CLI::App& command, const MeasureLimits& defaults) {
    command
        .add_option("--samples", samples,
                    fmt::format("Timings to take of each launch at most, 1 to {} (default: {})", mostSamples,
                                defaults.samples))
        ->type_name("N");
    command
        .add_option("--budget", budget,
                    fmt::format("Stop timing a launch after this long (default: {})", defaults.budget.value))
        ->type_name("SECONDS");
    command
        .add_option(
            "--precision", precision,
            fmt::format("Stop once half of the median's 95 % interval is this fraction of it (default: "
                        "{}; 0: take all samples)",
                        defaults.precision))
        ->type_name("FRACTION");
    command
        .add_option("--time-limit", timeLimit,
                    fmt::format("Give up on a launch that runs longer (default: {})",
                                LaunchRequest{}.timeLimit.value))
        ->type_name("SECONDS");
}

MeasureLimits TimingOptions::over(MeasureLimits limits) const {
    if (!samples.empty())
        limits.samples = static_cast<std::uint32_t>(parseUnsigned(samples, "--samples", 1, mostSamples));
    if (!budget.empty())
        limits.budget = secondsFrom(budget, "--budget");
    if (precision.empty())
        return limits;
    constexpr std::string_view expected = "a fraction of the median, from 0 to 1";
    limits.precision = numberFrom(precision, "--precision", expected);
    if (limits.precision < 0 || limits.precision > 1)
        throw InputError(fmt::format("--precision: expected {}, found \"{}\"", expected, precision));
    return limits;
}

Seconds TimingOptions::timeLimitOver(Seconds limit) const {
    return timeLimit.empty() ? limit : secondsFrom(timeLimit, "--time-limit");
}

} // namespace trichevron::cli
