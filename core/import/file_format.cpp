// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/file_format.h"

#include <algorithm>
#include <array>

namespace trichevron::core {

std::span<const FileFormat> fileFormats() {
    static const std::array formats{
        sessionFormat(),       recordingFormat(),        deviceFormat(),
        lessonFormat(),        captureFormat(),          kinetoFormat(),
        nsightComputeFormat(), nsightSystemsCsvFormat(), nsightSystemsSqliteFormat()};
    return formats;
}

const FileFormat& fileFormat(std::string_view id) {
    const std::span<const FileFormat> formats = fileFormats();
    return *std::find_if(formats.begin(), formats.end(),
                         [&](const FileFormat& format) { return format.id == id; });
}

} // namespace trichevron::core
