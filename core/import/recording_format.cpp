// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Recordings of what a device answered.
#include "core/catalogue/message_literal.h"
#include "core/import/file_format.h"
#include "core/import/json_format.h"

namespace trichevron::core {

FileFormat recordingFormat() {
    return {"recording",
            "a recording"_msg,
            "recordings"_msg,
            "Recordings"_msg,
            "*.json *.json.gz",
            [](ImportSource& source) { return hasJsonFormat(source, "trichevron-recording"); },
            [](ImportSource& source) { return ImportedFile(readJson(source, recordingFromJson)); }};
}

} // namespace trichevron::core
