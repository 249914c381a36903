// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/help_text.h"

#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/display_width.h"
#include "core/resources/resources.h"

#include <fmt/format.h>

#include <filesystem>
#include <memory>

namespace trichevron::cli {

namespace {

/// As CLI11's own, with the name of a group in the language of the user, and with columns that are aligned
/// where words are not ASCII.
class HelpFormatter : public CLI::Formatter {
public:
    HelpFormatter() {
        label("Usage", "Usage"_msg());
        label("OPTIONS", "OPTIONS"_msg());
        label("SUBCOMMAND", "SUBCOMMAND"_msg());
        label("Options", "Options"_msg());
        label("Positionals", "Positionals"_msg());
        label("REQUIRED", "REQUIRED"_msg());
        label("Needs", "Needs"_msg());
        label("Excludes", "Excludes"_msg());
    }

    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override {
        std::string text = CLI::Formatter::make_help(app, std::move(name), mode);
        // CLI11 leaves an empty line for a group of hidden options.
        if (const std::size_t lines = text.find("\n\n\n"); lines != std::string::npos)
            text.erase(lines, 1);
        return text;
    }
    std::string make_group(std::string group, bool isPositional,
                           std::vector<const CLI::Option*> options) const override {
        return CLI::Formatter::make_group(get_label(std::move(group)), isPositional, std::move(options));
    }
    std::string make_option(const CLI::Option* option, bool isPositional) const override {
        return "  " + aligned(make_option_name(option, isPositional) + make_option_opts(option)) +
               make_option_desc(option) + '\n';
    }
    std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode /*mode*/) const override {
        const std::vector<const CLI::App*> commands =
            app->get_subcommands([](const CLI::App* command) { return !command->get_group().empty(); });
        if (commands.empty())
            return "";
        std::string text = '\n' + "Subcommands"_msg() + ":\n";
        for (const CLI::App* command : commands)
            text += "  " + aligned(command->get_name()) + command->get_description() + '\n';
        return text;
    }

private:
    /// The left column. A description begins on the next line if it is too wide.
    std::string aligned(std::string left) const {
        const std::size_t width = get_column_width() - 2;
        const std::size_t used = displayWidth(left);
        return std::move(left) +
               (used >= width ? '\n' + std::string(width + 2, ' ') : std::string(width - used, ' '));
    }
};

} // namespace

void describeProgram(CLI::App& app) {
    app.formatter(std::make_shared<HelpFormatter>());
    app.set_help_flag("-h,--help", "Print this help message and exit"_msg());
    app.description("Explore CUDA launch configurations: check, explain and run them"_msg());
    app.set_version_flag("--version", programName, "Display program version information and exit"_msg());
    app.footer(
        "Exit status: 0 success; 1 the launch is invalid, the device refused it, or a lesson is wrong;\n"
        "2 usage error, unreadable input, or output that cannot be written; 3 no GPU or no CUDA where\n"
        "one is needed, or the launch is not recorded.\n"
        "For the options of a command: trichevron-cli COMMAND --help"_msg());
}

std::string examplesText(std::initializer_list<std::string_view> commandLines) {
    std::string text = "Examples:"_msg();
    for (const std::string_view line : commandLines)
        text.append("\n  ").append(line);
    return text;
}

std::string nameWord() {
    return "NAME"_msg();
}

std::string folderWord() {
    return "FOLDER"_msg();
}

std::string fileWord() {
    return "FILE"_msg();
}

std::string bytesWord() {
    return "BYTES"_msg();
}

std::string secondsWord() {
    return "SECONDS"_msg();
}

std::string deviceWords() {
    return nameWord() + '|' + fileWord() + "|live";
}

std::string deviceNumberWords() {
    return "N|" + nameWord();
}

std::string kernelDescription() {
    return "Demo kernel; {command} lists the names. With --source and --binary: the kernel with this name, "
           "or with it as a part of its name"_msg("command"_a = "trichevron-cli kernels");
}

std::string schemaFile(std::string_view name) {
    return std::filesystem::path(core::resourcesDirectory()) / "schemas" /
           fmt::format("{}.schema.json", name);
}

std::string deviceDescription() {
    return "Device: a name from the catalogue, a device file, or \"live\" or \"live:N\" for a GPU of this "
           "machine (default: live if there is a GPU, else {device})"_msg("device"_a = defaultDevice);
}

} // namespace trichevron::cli
