// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Session files.
#include "core/catalogue/message_literal.h"
#include "core/import/file_format.h"
#include "core/import/json_format.h"

namespace trichevron::core {

FileFormat sessionFormat() {
    return {"session",
            "a session"_msg,
            "sessions"_msg,
            "Sessions"_msg,
            "*.json *.json.gz",
            [](ImportSource& source) { return hasJsonFormat(source, "trichevron-session"); },
            [](ImportSource& source) { return ImportedFile(readJson(source, savedSessionFromJson)); }};
}

} // namespace trichevron::core
