// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Any bytes as a file that is opened by its content.
#include "core/import/import.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace {

using namespace trichevron;
using namespace trichevron::core;

const FileFormat* recognized(ImportSource& source) {
    try {
        return &recognizeFormat(source);
    } catch (const InputError& error) {
        fuzz::require(std::string_view(error.what()).starts_with("file: "), "an error names the file");
        return nullptr;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    ImportSource source("file", bytes);
    const FileFormat* format = recognized(source);
    if (format == nullptr)
        return 0;
    ImportSource again("file", bytes);
    fuzz::require(recognized(again) == format, "recognition depends on the bytes alone");
    try {
        format->read(source);
    } catch (const InputError& error) {
        fuzz::require(std::string_view(error.what()).starts_with("file: "), "an error names the file");
    }
    return 0;
}
