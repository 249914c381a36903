// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the JSON formats have in common: an object with a "format".
#pragma once

#include "core/import/import_source.h"
#include "core/json/json_reader.h"

#include <string_view>

namespace trichevron::core {

/// Whether the content is an object whose "format" is this one, as far as it can be read.
bool hasJsonFormat(ImportSource& source, std::string_view format);

/// Reads the content with a function of the model's JSON. Errors name the source.
template <class Read>
auto readJson(ImportSource& source, Read read) {
    const Json json = parseJson(source.content(), source.name());
    try {
        return read(JsonReader(json));
    } catch (const InputError& error) {
        throw InputError(source.name(), error.text());
    }
}

} // namespace trichevron::core
