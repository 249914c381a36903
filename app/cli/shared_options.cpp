// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/shared_options.h"

#include "app/cli/cli_message.h"
#include "app/cli/help_text.h"
#include "app/cli/kernel_options.h"
#include "app/cli/option_error.h"
#include "core/dimensions/parse.h"
#include "core/text/number_text.h"

namespace trichevron::cli {

void addGridOption(CLI::App& command, std::string& grid) {
    command
        .add_option("--grid", grid,
                    "Grid size in blocks, such as 63,63 (default: the grid that covers the problem, in whole "
                    "clusters)"_msg())
        ->type_name("X[,Y[,Z]]");
}

void addDeviceOption(CLI::App& command, std::string& device) {
    command.add_option("--device", device, "Device: its number or name (default: 0)"_msg())
        ->type_name(deviceNumberWords());
}

core::BlockExtent parseBlock(const std::string& text) {
    const auto block = core::parseExtent<core::level::Block>(text, "--block");
    if (core::volume(block) == 0 || core::volume(block) > maxUint32)
        throw optionError("--block", "expected a block of 1 to {threads} threads"_msg.with(
                                         "threads"_a = core::digits(maxUint32)));
    return block;
}

void addRecordOption(CLI::App& command, std::string& file) {
    command
        .add_option(
            "--record", file,
            "Add all results, including refused launches, to a recording; \".gz\" at the end compresses it"_msg())
        ->type_name(fileWord());
}

} // namespace trichevron::cli
