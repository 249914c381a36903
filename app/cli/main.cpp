// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/error_reporting.h"
#include "app/cli/help_text.h"
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/parse_error.h"
#include "core/catalogue/language.h"

#include <csignal>
#include <sstream>
#include <string>
#include <vector>

using namespace trichevron::cli;

int main(int argc, char** argv) {
    trichevron::core::setLanguage(trichevron::core::languageForCode(trichevron::core::environmentLanguage()));
    std::signal(SIGXFSZ, SIG_IGN); // a file that outgrows its limit is a write error, not the end
    return runReportingErrors([&] {
        CLI::App app({}, "trichevron-cli");
        describeProgram(app);
        app.require_subcommand(1);
        ExitStatus status = ExitStatus::Success;
        addDevicesCommand(app, status);
        addKernelsCommand(app, status);
        addCheckCommand(app, status);
        addOccupancyCommand(app, status);
        addInspectCommand(app, status);
        addImportCommand(app, status);
        addCaptureCommand(app, status);
        addReportCommand(app, status);
        addLessonCommand(app, status);
        addExercisesCommand(app, status);
        addNvrtcCommand(app, status);
        addRulesCommand(app, status);
        addRunCommand(app, status);
        addSweepCommand(app, status);
        addConformCommand(app, status);
        addWorkerCommand(app, status);
        app.parse_complete_callback([&app] { checkOptions(app); });
        try {
            app.parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            if (error.get_exit_code() == 0) {
                std::ostringstream text;
                app.exit(error, text, text); // --help and --version
                printText(text.str());
                return ExitStatus::Success;
            }
            printError(parseErrorMessage(app, error, std::vector<std::string>(argv + 1, argv + argc)));
            return ExitStatus::UsageError;
        }
        finishOutput();
        return status;
    });
}
