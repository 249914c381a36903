// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_file.h"
#include "core/session/saved_session.h"

namespace trichevron::core {

void saveSession(const SavedSession& session, const std::string& path) {
    writeJsonFile(toJson(session), path);
}

} // namespace trichevron::core
