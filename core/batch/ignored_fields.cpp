// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/batch/ignored_fields.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

namespace {

bool hasUnusedMember(const JsonValue& value);

/// Whether nothing of a field with this value is ignored. An id is used with all that it contains.
bool isUsedWhole(std::string_view key, const JsonValue& value) {
    return value.use() == JsonUse::Used && (key == "id" || !hasUnusedMember(value));
}

/// The usual case is that there is none, so this is what each line pays for.
bool hasUnusedMember(const JsonValue& value) {
    bool found = false;
    if (value.kind() == JsonKind::Object)
        value.forEachMember([&](std::string_view key, const JsonValue& member) {
            found = found || !isUsedWhole(key, member);
        });
    else if (value.kind() == JsonKind::Array)
        value.forEachElement([&](const JsonValue& element) { found = found || hasUnusedMember(element); });
    return found;
}

class Listing {
public:
    explicit Listing(JsonText& out) : out_(out) {}

    void addUnusedIn(const JsonValue& value, const std::string& path) {
        if (value.kind() == JsonKind::Object)
            value.forEachMember([&](std::string_view key, const JsonValue& member) {
                if (isUsedWhole(key, member))
                    return;
                if (member.use() != JsonUse::Used)
                    out_.value(std::string_view(pathOfMember(path, key)));
                else
                    addUnusedIn(member, pathOfMember(path, key));
            });
        std::size_t index = 0;
        if (value.kind() == JsonKind::Array)
            value.forEachElement([&](const JsonValue& element) {
                if (hasUnusedMember(element))
                    addUnusedIn(element, fmt::format("{}/{}", path, index));
                ++index;
            });
    }

private:
    JsonText& out_;
};

} // namespace

void writeIgnoredFields(JsonText& out, const JsonValue& line) {
    if (!hasUnusedMember(line))
        return;
    out.key("ignoredFields");
    out.beginArray();
    Listing(out).addUnusedIn(line, "");
    out.endArray();
}

void writeUnknownFields(JsonText& out, const JsonValue& line,
                        const std::function<bool(std::string_view)>& isKnown) {
    std::vector<std::string> unknown;
    line.forEachMember([&](std::string_view key, const JsonValue&) {
        if (!isKnown(key))
            unknown.push_back(pathOfMember("", key));
    });
    if (unknown.empty())
        return;
    out.key("ignoredFields");
    out.beginArray();
    for (const std::string& path : unknown)
        out.value(std::string_view(path));
    out.endArray();
}

} // namespace trichevron::core
