// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_file.h"

#include "core/json/file_io.h"
#include "core/json/gzip.h"
#include "core/json/json_writer.h"

namespace trichevron::core {

void writeJsonFile(const Json& value, const std::string& path) {
    const std::string text = fileText(value);
    writeFileAtomically(path, path.ends_with(".gz") ? gzip(text) : text);
}

} // namespace trichevron::core
