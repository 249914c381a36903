// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/backend/backend.h"
#include "core/conformance/report.h"
#include "core/dimensions/parse.h"
#include "core/json/gzip.h"
#include "core/json/json_writer.h"
#if TRICHEVRON_HAVE_CUDA
#include "gpu/conformance/device_subject.h"
#endif

#include <fmt/format.h>
#include <unistd.h>

#include <limits>
#include <memory>

namespace trichevron::cli {

namespace {

struct ConformOptions {
    std::string launches;
    std::string occupancies;
    std::string clusters;
    std::string suggestions;
    std::vector<std::string> seeds;
    std::string device;
    std::string report;
    std::string answers;
    bool json = false;
};

constexpr std::uint64_t mostQuestions = 10000000;

std::uint64_t numberFrom(const std::string& text, std::string_view option, std::uint64_t otherwise) {
    return text.empty() ? otherwise : parseUnsigned(text, option, 0, mostQuestions);
}

conformance::Plan planOf(const ConformOptions& options) {
    conformance::Plan plan;
    plan.launches = numberFrom(options.launches, "--launches", 20000);
    plan.occupancies = numberFrom(options.occupancies, "--occupancies", 20000);
    plan.clusters = numberFrom(options.clusters, "--clusters", 2000);
    plan.suggestions = numberFrom(options.suggestions, "--suggestions", 500);
    for (const std::string& seed : options.seeds)
        plan.seeds.push_back(parseUnsigned(seed, "--seed", 0, std::numeric_limits<std::uint64_t>::max()));
    if (plan.seeds.empty())
        plan.seeds = {1};
    return plan;
}

std::unique_ptr<conformance::Subject> subjectOf([[maybe_unused]] const std::string& device) {
#if TRICHEVRON_HAVE_CUDA
    return makeDeviceSubject(device.empty() ? 0
                                            : static_cast<int>(parseUnsigned(device, "--device", 0, 1023)));
#else
    throw BackendError(BackendErrorKind::NoDevice,
                       "this trichevron-cli was built without CUDA, so there is no device to compare with");
#endif
}

/// How far it is, on a terminal only.
void showProgress(std::string_view what, std::uint64_t done, std::uint64_t all) {
    if (::isatty(STDERR_FILENO) != 0)
        fmt::print(stderr, "\r{}: {} of {}   {}", what, done, all, done == all ? "\n" : "");
}

ExitStatus conform(const ConformOptions& options) {
    const conformance::Plan plan = planOf(options);
    const auto subject = subjectOf(options.device);
    const conformance::Answers answers = conformance::ask(*subject, plan, showProgress);
    const conformance::Report report = conformance::compare(answers);
    const Json json = toJson(report);
    if (options.json)
        printJson(json);
    else
        printText(deviceText(report.device) + '\n' + textOf(report));
    if (!options.report.empty())
        writeFileAtomically(options.report, fileText(json));
    if (!options.answers.empty())
        writeFileAtomically(options.answers, gzip(answersText(answers)));
    return report.agrees() ? ExitStatus::Fine : ExitStatus::Refused;
}

} // namespace

void addConformCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "conform",
        "Launch random configurations on a GPU of this machine, and compare its answers with the model");
    const auto options = std::make_shared<ConformOptions>();
    command->add_option("--launches", options->launches, "Launches for each seed (default: 20000)")
        ->type_name("N");
    command
        ->add_option("--occupancies", options->occupancies, "Occupancy points for each seed (default: 20000)")
        ->type_name("N");
    command->add_option("--clusters", options->clusters, "Cluster queries for each seed (default: 2000)")
        ->type_name("N");
    command
        ->add_option("--suggestions", options->suggestions,
                     "Questions for block sizes and shared memory for each seed (default: 500)")
        ->type_name("N");
    command->add_option("--seed", options->seeds, "The same seed draws the same questions (default: 1)")
        ->type_name("S");
    command->add_option("--device", options->device, "Which GPU: its number (default: 0)")->type_name("N");
    command
        ->add_option("--report", options->report,
                     "Write what was counted, with every disagreement, to a file")
        ->type_name("FILE");
    command->add_option("--answers", options->answers, "Write what the device answered to a file (.gz)")
        ->type_name("FILE");
    command->add_flag("--json", options->json, "Print the report in JSON");
    command->footer(
        "Examples:\n"
        "  trichevron-cli conform --launches 50000 --seed 1 2 3 4\n"
        "  trichevron-cli conform --report report.json --answers answers.jsonl.gz\n"
        "A launch on which they disagree stands in the report as a line that check --batch reads, an\n"
        "occupancy point as one that occupancy --batch reads.\n"
        "Exit status: 0 the model agrees with the device everywhere, 1 it does not, 2 wrong use, "
        "3 no device.");
    command->callback([options, &status] { status = conform(*options); });
}

} // namespace trichevron::cli
