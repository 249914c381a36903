// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Device files: the properties of one device.
#include "core/catalogue/message_literal.h"
#include "core/import/file_format.h"
#include "core/import/json_format.h"
#include "core/model_json/model_json.h"

#include <utility>

namespace trichevron::core {

FileFormat deviceFormat() {
    return {"device",
            "a device file"_msg,
            "device files"_msg,
            "Device files"_msg,
            "*.json",
            [](ImportSource& source) { return hasJsonFormat(source, "trichevron-device"); },
            [](ImportSource& source) {
                DeviceProperties device = readJson(source, devicePropertiesFromJson);
                // Whatever the file says, this run did not query the device.
                if (device.provenance.kind == ProvenanceKind::Live)
                    device.provenance.kind = ProvenanceKind::Recorded;
                return ImportedFile(std::move(device));
            }};
}

} // namespace trichevron::core
