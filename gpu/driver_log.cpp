// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/driver_log.h"

#include <algorithm>
#include <string_view>

namespace trichevron::gpu {

namespace {

/// "The maximum size of the buffer is 25600 bytes" (cuda.h).
[[maybe_unused]] constexpr std::size_t maxLogBytes = 25600;

/// "[12:46:23.854][140102][CUDA][E] Text" becomes "Text".
std::string_view withoutBrackets(std::string_view line) {
    while (!line.empty() && line.front() == '[') {
        const std::size_t end = line.find(']');
        if (end == std::string_view::npos)
            break;
        line.remove_prefix(end + 1);
    }
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    return line;
}

bool repeatsTheCode(std::string_view sentence) {
    return sentence.substr(0, 10) == "Returning " && sentence.find(" from ") != std::string_view::npos;
}

} // namespace

std::vector<std::string> sentencesOfLog(std::string_view dump) {
    std::vector<std::string> sentences;
    while (!dump.empty()) {
        const std::size_t end = std::min(dump.find('\n'), dump.size());
        const std::string_view sentence = withoutBrackets(dump.substr(0, end));
        dump.remove_prefix(std::min(end + 1, dump.size()));
        if (!sentence.empty() && !repeatsTheCode(sentence))
            sentences.emplace_back(sentence);
    }
    return sentences;
}

#if CUDA_VERSION >= 12090
DriverLog::DriverLog(const DriverApi& driver) : driver_(&driver) {
    isThere_ = driver.logsDumpToMemory != nullptr && driver.logsCurrent != nullptr &&
               driver.logsCurrent(&position_, 0) == CUDA_SUCCESS;
}

std::optional<std::vector<std::string>> DriverLog::read() {
    if (!isThere_)
        return std::nullopt;
    std::string buffer(maxLogBytes, '\0');
    std::size_t size = buffer.size();
    if (driver_->logsDumpToMemory(&position_, buffer.data(), &size, 0) != CUDA_SUCCESS)
        return std::nullopt;
    return sentencesOfLog(std::string_view(buffer).substr(0, std::min(size, buffer.size())));
}
#else
DriverLog::DriverLog(const DriverApi&) {}
std::optional<std::vector<std::string>> DriverLog::read() {
    return std::nullopt;
}
#endif

} // namespace trichevron::gpu
