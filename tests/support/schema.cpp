// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/schema.h"

#include "core/json/json_reader.h"

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include <map>

namespace trichevron::test {

namespace {

const valijson::Schema& loadSchema(const std::string& name) {
    static std::map<std::string, valijson::Schema> schemas;
    const auto [place, isNew] = schemas.try_emplace(name);
    if (isNew) {
        const auto json = nlohmann::json::parse(
            core::readFile(TRICHEVRON_RESOURCES_DIR "/schemas/" + name + ".schema.json"));
        valijson::SchemaParser().populateSchema(valijson::adapters::NlohmannJsonAdapter(json), place->second);
    }
    return place->second;
}

} // namespace

std::string schemaErrors(std::string_view text, const std::string& schemaName) {
    const auto json = nlohmann::json::parse(text);
    valijson::Validator validator;
    valijson::ValidationResults results;
    if (validator.validate(loadSchema(schemaName), valijson::adapters::NlohmannJsonAdapter(json), &results))
        return "";
    std::string faults(text.substr(0, 300));
    valijson::ValidationResults::Error error;
    while (results.popError(error)) {
        faults += '\n';
        for (const std::string& part : error.context)
            faults += part;
        faults += ": " + error.description;
    }
    return faults;
}

} // namespace trichevron::test
