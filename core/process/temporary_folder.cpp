// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/process/temporary_folder.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace trichevron::core {

void writeTemporaryFile(const std::string& path, std::string_view content) {
    std::ofstream stream(path, std::ios::binary);
    stream.write(content.data(), static_cast<std::streamsize>(content.size()));
    stream.close();
    if (!stream)
        throw InputError(path, "cannot be written"_msg.with());
}

TemporaryFolder::TemporaryFolder() {
    const char* chosen = std::getenv("TMPDIR");
    path_ = std::string(chosen != nullptr && *chosen != '\0' ? chosen : "/tmp") + "/trichevron-XXXXXX";
    if (::mkdtemp(path_.data()) == nullptr)
        throw InputError(
            path_, "cannot make a temporary folder: {reason}"_msg.with("reason"_a = std::strerror(errno)));
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

void TemporaryFolder::write(const std::string& name, std::string_view content) const {
    writeTemporaryFile(file(name), content);
}

} // namespace trichevron::core
