// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Reads the log of a compiler from any bytes.
#include "core/compile/compiler_log.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trichevron;
    namespace fuzz = trichevron::core::fuzz;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto messages = core::readCompilerLog(text);
    fuzz::require(messages.size() <= core::maxCompilerMessages, "there is a limit of messages");
    for (std::size_t i = 0; i < messages.size(); ++i) {
        fuzz::require(messages[i].text.find('\n') == std::string::npos, "a message is one line");
        fuzz::require(messages[i].line != 0 || messages[i].file.empty(), "a file has a line");
        fuzz::require(text.find(messages[i].text) != std::string_view::npos,
                      "a message is in the words of the log");
        if (i > 0)
            fuzz::require(!(messages[i] == messages[i - 1]), "each message is there once");
    }
    core::tellsOfMissingMemory(text);
    return 0;
}
