// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/backend_choice.h"
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/help_text.h"
#include "app/cli/output.h"
#include "app/cli/output_language.h"
#include "core/backend/backend.h"
#include "core/conformance/report.h"
#include "core/dimensions/parse.h"
#include "core/import/import_source.h"
#include "core/json/gzip.h"
#include "core/json/json_file.h"
#include "core/json/json_writer.h"
#include "core/text/number_text.h"
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
    std::string from;
    bool graphNodes = false;
    bool json = false;
};

constexpr std::uint64_t maxQuestions = 10000000;
constexpr std::uint64_t defaultLaunches = 20000;
constexpr std::uint64_t defaultOccupancies = 20000;
constexpr std::uint64_t defaultClusters = 2000;
constexpr std::uint64_t defaultSuggestions = 500;

std::uint64_t parseCount(const std::string& text, std::string_view option, std::uint64_t defaultCount) {
    return text.empty() ? defaultCount : core::parseUnsigned(text, option, 0, maxQuestions);
}

core::conformance::Plan makePlan(const ConformOptions& options) {
    core::conformance::Plan plan;
    plan.launches = parseCount(options.launches, "--launches", defaultLaunches);
    plan.occupancies = parseCount(options.occupancies, "--occupancies", defaultOccupancies);
    plan.clusters = parseCount(options.clusters, "--clusters", defaultClusters);
    plan.suggestions = parseCount(options.suggestions, "--suggestions", defaultSuggestions);
    plan.graphNodes = options.graphNodes;
    for (const std::string& seed : options.seeds)
        plan.seeds.push_back(
            core::parseUnsigned(seed, "--seed", 0, std::numeric_limits<std::uint64_t>::max()));
    if (plan.seeds.empty())
        plan.seeds = {1};
    return plan;
}

std::unique_ptr<core::conformance::Subject> openSubject([[maybe_unused]] const std::string& device) {
#if TRICHEVRON_HAVE_CUDA
    return gpu::makeDeviceSubject(
        device.empty() ? 0 : static_cast<int>(core::parseUnsigned(device, "--device", 0, 1023)));
#else
    throw noCudaToCompare();
#endif
}

/// Shows the progress on standard error, if that is a terminal.
void showProgress(std::string_view what, std::uint64_t done, std::uint64_t total) {
    if (::isatty(STDERR_FILENO) != 0)
        fmt::print(stderr, "\r{}   {}",
                   "{what}: {done} of {total}"_msg("what"_a = what, "done"_a = core::digits(done),
                                                   "total"_a = core::digits(total)),
                   done == total ? "\n" : "");
}

core::conformance::Answers askDevice(const ConformOptions& options) {
    const core::conformance::Plan plan = makePlan(options);
    const auto subject = openSubject(options.device);
    return core::conformance::ask(*subject, plan, showProgress);
}

core::conformance::Answers answersOfFile(const std::string& path) {
    core::ImportSource source(path);
    return core::conformance::answersFromText(source.content(), path);
}

ExitStatus conform(const ConformOptions& options) {
    const core::conformance::Answers answers =
        options.from.empty() ? askDevice(options) : answersOfFile(options.from);
    const core::conformance::Report report = core::conformance::compare(answers);
    const core::Json json = [&] {
        const core::EnglishScope english;
        return toJson(report);
    }();
    if (options.json)
        printJson(json);
    else
        printText(deviceText(report.device) + '\n' + textOf(report));
    if (!options.report.empty())
        core::writeJsonFile(json, options.report);
    if (!options.answers.empty())
        core::writeFileAtomically(options.answers, core::gzip(answersText(answers)));
    return report.agrees() ? ExitStatus::Success : ExitStatus::Refused;
}

} // namespace

void addConformCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "conform", "Compare the model with a GPU of this machine by launching random configurations"_msg());
    const auto options = std::make_shared<ConformOptions>();
    command
        ->add_option("--launches", options->launches,
                     "Number of launches per seed, up to {limit} (default: {count})"_msg(
                         "limit"_a = core::digits(maxQuestions), "count"_a = core::digits(defaultLaunches)))
        ->type_name("N");
    command
        ->add_option("--occupancies", options->occupancies,
                     "Number of occupancy queries per seed (default: {count})"_msg(
                         "count"_a = core::digits(defaultOccupancies)))
        ->type_name("N");
    command
        ->add_option("--clusters", options->clusters,
                     "Number of cluster queries per seed (default: {count})"_msg(
                         "count"_a = core::digits(defaultClusters)))
        ->type_name("N");
    command
        ->add_option(
            "--suggestions", options->suggestions,
            "Number of queries for suggested block sizes and available shared memory per seed (default: {count})"_msg(
                "count"_a = core::digits(defaultSuggestions)))
        ->type_name("N");
    command
        ->add_option("--seed", options->seeds,
                     "Seeds of the random numbers; a seed always gives the same queries (default: 1)"_msg())
        ->type_name("SEED"_msg());
    command->add_flag("--graph-nodes", options->graphNodes,
                      "Launch half of the configurations as kernel nodes of graphs"_msg());
    command->add_option("--device", options->device, "GPU number (default: 0)"_msg())->type_name("N");
    command
        ->add_option("--report", options->report,
                     "Write the report, with every disagreement, to a JSON file"_msg())
        ->type_name(fileWord());
    command
        ->add_option("--answers", options->answers,
                     "Write the device's replies to a file (gzip-compressed JSON lines)"_msg())
        ->type_name(fileWord());
    command
        ->add_option("--from", options->from,
                     "Compare with the replies in a file that --answers wrote, instead of a GPU"_msg())
        ->type_name(fileWord());
    command->add_flag("--json", options->json, "Print the report as JSON instead of text"_msg());
    command->footer(
        examplesText({"trichevron-cli conform --launches 50000 --seed 1 2 3 4",
                      "trichevron-cli conform --report report.json --answers answers.jsonl.gz"}) +
        '\n' +
        "The report lists every launch on which model and device disagree as a line for check --batch, and\n"
        "every such occupancy query as a line for occupancy --batch.\n"
        "Exit status: 0 the model agrees with the device; 1 they disagree; 2 usage error; 3 no device."_msg());
    command->callback([options, &status] {
        const OutputLanguage language(options->json);
        status = conform(*options);
    });
}

} // namespace trichevron::cli
