// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/help_text.h"
#include "app/cli/output.h"
#include "app/cli/program_options.h"
#include "core/program/program_report.h"

#include <memory>

namespace trichevron::cli {

namespace {

struct ReportOptions {
    ProgramOptions program;
    bool html = false;
};

} // namespace

void addReportCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "report", "Write a report of a program's launches, in Markdown or as one HTML file"_msg());
    const auto options = std::make_shared<ReportOptions>();
    options->program.addTo(*command);
    command->add_flag("--html", options->html, "One HTML file that loads nothing, instead of Markdown"_msg());
    command->footer(examplesText({"trichevron-cli report train.pt.trace.json.gz > report.md",
                                  "trichevron-cli report train.pt.trace.json.gz --html > report.html"}));
    command->callback([options, &status] {
        const core::ProgramAnalysis analysis = options->program.analyze();
        status = reportProblem(analysis);
        printPiece(options->html ? core::htmlReport(analysis) : core::markdownReport(analysis));
    });
}

} // namespace trichevron::cli
