// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/input_file.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/json/file_io.h"
#include "core/text/number_text.h"

namespace trichevron::core {

namespace {

/// Before a file is read whole only to be refused.
void requireInputSize(const FileReader& file) {
    if (file.size() > maxInputFileBytes)
        throw InputError(file.path(), "the file is larger than the limit of {limit}"_msg.with(
                                          "limit"_a = bytesText({maxInputFileBytes})));
}

} // namespace

std::optional<Text> findInputFileProblem(std::string_view argument, const std::string& path) {
    try {
        requireInputSize(FileReader(path));
    } catch (const InputError& error) {
        return InputError(argument, error.text()).text();
    }
    return std::nullopt;
}

DataBlob readInputFile(std::string_view argument, const std::string& path) {
    if (const auto problem = findInputFileProblem(argument, path))
        throw InputError(*problem);
    try {
        return makeBlob(readFile(path, maxInputFileBytes));
    } catch (const InputError& error) {
        throw InputError(argument, error.text());
    }
}

} // namespace trichevron::core
