// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/launch_forms.h"

#include "core/json/file_io.h"
#include "core/launch/launch_attribute_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cctype>
#include <sstream>

namespace trichevron::test {

namespace {

template <class Level>
std::string axes(const core::Extent<Level>& extent) {
    std::string text = std::to_string(extent.x);
    if (extent.y != 1 || extent.z != 1)
        text += "," + std::to_string(extent.y);
    if (extent.z != 1)
        text += "," + std::to_string(extent.z);
    return text;
}

/// "n=1000" with nothing else on the line.
bool readGiven(const std::string& line, std::map<std::string, std::int64_t>& values) {
    const std::size_t equals = line.find('=');
    if (equals == std::string::npos || line.find(' ') != std::string::npos ||
        line.find_first_not_of("-0123456789", equals + 1) != std::string::npos || equals + 1 == line.size())
        return false;
    values[line.substr(0, equals)] = std::stoll(line.substr(equals + 1));
    return true;
}

std::string launchSummary(const core::LaunchInCode& launch) {
    const core::LaunchConfig& config = launch.config;
    std::string text = launch.kernel.empty() ? "" : launch.kernel + " ";
    text += axes(config.gridDim) + " x " + axes(config.blockDim);
    if (config.dynamicSmemBytes.value > 0)
        text += fmt::format(" smem={}", config.dynamicSmemBytes.value);
    if (config.stream != core::StreamKind::Default)
        text += fmt::format(" stream={}", toString(config.stream));
    if (config.api != core::LaunchApi::CudaLaunchKernel)
        text += fmt::format(" api={}", toString(config.api));
    if (config.clusterDim)
        text += " cluster=" + axes(*config.clusterDim);
    if (config.cooperative)
        text += " cooperative";
    for (const std::string& attribute : launchAttributeTexts(config.attributes))
        text += ' ' + attribute;
    const core::KernelOptIns defaults;
    if (launch.optIns.maxDynamicSharedSizeBytes != defaults.maxDynamicSharedSizeBytes)
        text += fmt::format(" optIn={}", launch.optIns.maxDynamicSharedSizeBytes.value);
    if (launch.optIns.nonPortableClusterSizeAllowed)
        text += " nonPortable";
    if (launch.optIns.preferredShmemCarveout != defaults.preferredShmemCarveout)
        text += fmt::format(" carveout={}", launch.optIns.preferredShmemCarveout);
    if (!launch.missing.empty())
        text += fmt::format(" missing={}", fmt::join(launch.missing, ","));
    if (!launch.notes.empty())
        text += fmt::format(" notes={}", launch.notes.size());
    return text;
}

} // namespace

std::string LaunchForm::caseName() const {
    std::string name;
    bool beginsWord = true;
    for (const char c : rule) {
        const bool isLetter = std::isalnum(static_cast<unsigned char>(c)) != 0;
        if (isLetter)
            name += beginsWord ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
        beginsWord = !isLetter;
    }
    return name;
}

std::ostream& operator<<(std::ostream& stream, const LaunchForm& form) {
    return stream << form.rule;
}

std::vector<LaunchForm> launchForms(const std::string& file) {
    std::istringstream text(core::readFile(std::string(TRICHEVRON_TEST_DATA) + "/launch-forms/" + file));
    std::vector<LaunchForm> forms;
    for (std::string line; std::getline(text, line);) {
        if (line.starts_with("=== "))
            forms.push_back({line.substr(4), {}, {}, {}});
        else if (line.starts_with("--- "))
            forms.back().expected = line.substr(4);
        else if (!forms.back().code.empty() || !readGiven(line, forms.back().values))
            forms.back().code += line + '\n';
    }
    for (LaunchForm& form : forms)
        form.code.pop_back();
    return forms;
}

std::string summary(const core::LaunchesInCode& found) {
    if (!found.faults.empty())
        return fmt::format("error {}:{} {}", found.faults[0].line, found.faults[0].column,
                           englishText(found.faults[0].problem));
    if (found.launches.size() != 1)
        return found.launches.empty() ? "error 0:0 none" : fmt::format("{} launches", found.launches.size());
    return launchSummary(found.launches[0]);
}

} // namespace trichevron::test
