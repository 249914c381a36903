// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/disassembly.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/process/child_process.h"
#include "core/process/temporary_folder.h"
#include "core/process/tool_search.h"

namespace trichevron::core {

std::string findDisassembler() {
    std::string found = findTool("nvdisasm");
    return found.empty() ? findTool("cuobjdump") : found;
}

std::string disassemble(const std::string& disassembler, std::string_view cubin,
                        const std::atomic<bool>* cancelled) {
    const TemporaryFolder folder;
    folder.write("code.cubin", cubin);
    const bool isNvdisasm = disassembler.ends_with("nvdisasm");
    const std::vector<std::string> command =
        isNvdisasm ? std::vector<std::string>{disassembler, "--print-code", folder.file("code.cubin")}
                   : std::vector<std::string>{disassembler, "--dump-sass", folder.file("code.cubin")};
    ProcessLimits limits;
    limits.time = std::chrono::minutes(1);
    ProcessResult result = runProcess({command, {}, {}, {}}, limits, cancelled);
    if (!result.succeeded())
        throw InputError(disassembler, "the machine code could not be shown"_msg.with());
    return std::move(result.output);
}

} // namespace trichevron::core
