// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/error_reporting.h"
#include "app/cli/help_text.h"
#include "app/cli/output.h"
#include "app/cli/output_language.h"
#include "app/cli/program_options.h"
#include "core/dimensions/parse.h"
#include "core/messages/percent_text.h"
#include "core/messages/rule_messages.h"
#include "core/program/kernel_names.h"
#include "core/program/program_comparison.h"
#include "core/program/program_json.h"
#include "core/program/program_table.h"
#include "core/program/program_words.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace trichevron::cli {

namespace {

struct ImportOptions {
    ProgramOptions program;
    std::vector<std::string> devices;
    std::string comparedWith;
    std::string rows;
    bool json = false;
    bool csv = false;
};

/// The whole name of a kernel, or where it is long `name`, which tells it from the others.
std::string shownName(const std::string& kernel, const std::string& name) {
    constexpr std::size_t longest = 60;
    constexpr std::size_t longestName = 120;
    return kernel.size() <= longest ? kernel : core::shortenedInTheMiddle(name, longestName);
}

std::string shownName(const core::ProgramAnalysis& analysis, std::uint32_t configuration) {
    const std::uint32_t kernel = analysis.program->configurations[configuration].kernel;
    return shownName(analysis.program->kernels[kernel], analysis.kernelNames[kernel]);
}

std::string numbersText(const core::ProgramAnalysis& analysis) {
    const core::Program& program = *analysis.program;
    std::string text;
    for (const auto& device : analysis.devices)
        text +=
            device
                ? deviceText(*device) + '\n'
                : "A device that the catalogue does not have: no verdicts; choose one with --device."_msg() +
                      '\n';
    text +=
        "{launches, plural, one {# launch} other {# launches}} of {kernels, plural, one {# kernel} other {# kernels}}, {configurations, plural, one {# configuration} other {# configurations}}"_msg(
            "launches"_a = program.launches.size(), "kernels"_a = analysis.kernelCount,
            "configurations"_a = program.configurations.size()) +
        '\n';
    text += analysis.wallNs > 0
                ? "GPU time {time} in {wall}"_msg("time"_a = core::durationText(analysis.gpuNs),
                                                  "wall"_a = core::durationText(analysis.wallNs))
                : "GPU time {time}"_msg("time"_a = core::durationText(analysis.gpuNs));
    text += '\n';
    text += "refused: {count}"_msg("count"_a = core::Count{analysis.refusedCount}) + '\n';
    if (analysis.occupancyByTime)
        text += "occupancy by time: {percent}"_msg(
                    "percent"_a = core::occupancyPercentText(*analysis.occupancyByTime)) +
                '\n';
    return text;
}

std::string findingsOf(const core::ProgramAnalysis& analysis, std::uint32_t number) {
    std::string text;
    for (const core::ProgramFinding& finding : analysis.findings)
        if (finding.configuration == number)
            text += (text.empty() ? "" : "; ") + finding.short_.text();
    return text;
}

void printProgram(const core::ProgramAnalysis& analysis, std::size_t rows) {
    const core::Program& program = *analysis.program;
    Table table({"kernel"_msg(), "launches"_msg(), "GPU time"_msg(), "grid"_msg(), "block"_msg(),
                 "cluster"_msg(), "regs"_msg(), "shared"_msg(), "blocks/SM"_msg(), "occupancy"_msg(),
                 "findings"_msg()});
    const std::vector<std::uint32_t> order = core::rankedConfigurations(analysis);
    for (std::size_t i = 0; i < std::min(rows, order.size()); ++i) {
        const core::ProgramConfiguration& c = program.configurations[order[i]];
        const core::ConfigurationSummary& summary = analysis.configurations[order[i]];
        const bool isKnown = summary.verdict && summary.verdict->occupancy && summary.verdict->accepted;
        table.add({shownName(analysis, order[i]), fmt::format("{:>8}", core::withSeparators(summary.count)),
                   fmt::format("{:>10}", core::durationText(summary.totalNs)), core::gridText(c),
                   core::blockText(c), core::clusterText(c), c.numRegs ? core::digits(*c.numRegs) : "–",
                   core::smemText(c.smemBytes()),
                   isKnown ? core::digits(summary.verdict->occupancy->maxActiveBlocksPerMultiprocessor) : "–",
                   core::occupancyText(summary), findingsOf(analysis, order[i])});
    }
    std::string text = numbersText(analysis) + '\n' + table.text();
    if (order.size() > rows)
        text +=
            "{count, plural, one {# more configuration} other {# more configurations}} with less time; --rows shows more"_msg(
                "count"_a = order.size() - rows) +
            '\n';
    if (!analysis.findings.empty()) {
        text += '\n' + "Worth a look:"_msg() + '\n';
        std::size_t shown = 0;
        for (const core::ProgramFinding& finding : analysis.findings) {
            if (shown++ == rows)
                break;
            const std::string kernel =
                finding.configuration ? shownName(analysis, *finding.configuration) + ": " : std::string();
            text += "  [" + std::string(finding.kind) + "] " +
                    (finding.worthNs
                         ? "up to {worth}"_msg("worth"_a = core::durationText(*finding.worthNs)) + "  "
                         : std::string()) +
                    kernel + finding.text.text() + '\n';
        }
    }
    if (const std::vector<std::string> notes = core::notesOf(program); !notes.empty()) {
        text += '\n' + "About the trace:"_msg() + '\n';
        for (const std::string& note : notes)
            text += "  " + note + '\n';
    }
    printText(text);
}

void printAnswers(const core::ProgramAnalysis& analysis, const std::vector<core::DeviceAnswer>& answers) {
    Table table({"device"_msg(), "cc"_msg(), "refused launches"_msg(), "configurations"_msg(),
                 "occupancy"_msg(), "refused by"_msg()});
    for (const core::DeviceAnswer& answer : answers) {
        std::string rules;
        const auto add = [&](std::uint32_t number) {
            const core::ConfigurationVerdict verdict = core::judgeOn(*answer.device, analysis, number);
            const std::string rule(
                toString((verdict.violation ? verdict.violation : verdict.possibleViolation)->rule));
            if (rules.find(rule) == std::string::npos)
                rules += (rules.empty() ? "" : ", ") + rule;
        };
        for (const auto& numbers : {answer.refused, answer.uncertain})
            for (const std::uint32_t number : numbers)
                add(number);
        table.add({answer.device->name, capabilityText(*answer.device),
                   fmt::format("{:>16}", core::refusedLaunchesText(answer)),
                   fmt::format("{:>14}", core::refusedConfigurationsText(answer)),
                   core::occupancyText(answer), rules});
    }
    printText("The whole program on other devices:"_msg() + '\n' + table.text());
}

void printComparison(const core::ProgramComparison& comparison, std::size_t rows) {
    Table table({"kernel"_msg(), "launches"_msg(), "then"_msg(), "GPU time"_msg(), "then"_msg(),
                 "configurations"_msg()});
    for (std::size_t i = 0; i < std::min(rows, comparison.kernels.size()); ++i) {
        const core::KernelChange& change = comparison.kernels[i];
        table.add({shownName(change.kernel, change.name),
                   fmt::format("{:>8}", core::withSeparators(change.count[0])),
                   fmt::format("{:>8}", core::withSeparators(change.count[1])),
                   core::durationText(change.totalNs[0]), core::durationText(change.totalNs[1]),
                   change.count[0] == 0           ? "only in the second"_msg()
                   : change.count[1] == 0         ? "only in the first"_msg()
                   : change.configurationsChanged ? "changed"_msg()
                                                  : std::string()});
    }
    printText("GPU time {first}, then {second}"_msg("first"_a = core::durationText(comparison.gpuNs[0]),
                                                    "second"_a = core::durationText(comparison.gpuNs[1])) +
              '\n' + table.text());
}

std::size_t rowsOf(const ImportOptions& options) {
    constexpr std::size_t usualRows = 40;
    constexpr std::uint64_t mostRows = 1'000'000'000;
    return options.rows.empty() ? usualRows : core::parseUnsigned(options.rows, "--rows", 0, mostRows);
}

ExitStatus importProgram(const ImportOptions& options) {
    const std::size_t rows = rowsOf(options); // before a large file is read
    const core::ProgramAnalysis analysis = options.program.analyze();
    const ExitStatus status = reportProblem(analysis);
    if (!options.comparedWith.empty()) {
        const core::ProgramAnalysis other = options.program.analyze(options.comparedWith);
        reportProblem(other);
        const core::ProgramComparison comparison = comparePrograms(analysis, other);
        if (options.json)
            printJson(core::programComparisonJson(comparison));
        else
            printComparison(comparison, rows);
        return status;
    }
    const std::vector<core::DeviceProperties> devices =
        options.devices.empty() ? std::vector<core::DeviceProperties>() : chooseDevices(options.devices);
    const std::vector<core::DeviceAnswer> answers = askDevices(analysis, devices);
    if (options.json) {
        core::Json json = core::programJson(analysis);
        if (!devices.empty())
            json["deviceAnswers"] = core::deviceAnswersJson(analysis, answers);
        printJson(json);
    } else if (options.csv) {
        const std::vector<std::uint32_t> order = core::rankedConfigurations(analysis);
        printPiece(core::csvText(core::programTable(analysis, order)));
    } else if (!devices.empty()) {
        printAnswers(analysis, answers);
    } else {
        printProgram(analysis, rows);
    }
    return status;
}

} // namespace

void addImportCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "import", "Explain each launch of a program, from a trace of PyTorch's profiler or of Nsight"_msg());
    const auto options = std::make_shared<ImportOptions>();
    options->program.addTo(*command);
    addDevicesOption(*command, options->devices,
                     "Ask several devices whether the whole program would run: \"all\" for the catalogue, or "
                     "values of --device, separated by commas; can be repeated"_msg())
        .allow_extra_args(false); // the file may follow
    command
        ->add_option("--compare", options->comparedWith,
                     "Another trace: which kernels changed in time, launches and configuration"_msg())
        ->type_name(fileWord());
    command->add_option("--rows", options->rows, "Lines of the tables (default: 40)"_msg())->type_name("N");
    command->add_flag("--json", options->json, "Print JSON instead of text"_msg());
    command->add_flag("--csv", options->csv, "Print the configurations as CSV"_msg());
    command->footer(
        examplesText({"trichevron-cli import train.pt.trace.json.gz",
                      "trichevron-cli import train.pt.trace.json.gz --devices all",
                      "trichevron-cli import report.sqlite --device \"Tesla T4\" --json",
                      "trichevron-cli import before.json --compare after.json"}) +
        '\n' +
        "Exit status: 0 the trace was read, whatever it says of the launches; 2 usage error, a trace\n"
        "that cannot be read, or one that is cut or damaged; 3 no device."_msg());
    command->callback([options, &status] {
        const OutputLanguage language(options->json || options->csv);
        status = importProgram(*options);
    });
}

} // namespace trichevron::cli
