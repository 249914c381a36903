// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A view of a JSON value, whichever parser read it.
#pragma once

#include "core/catalogue/message.h"
#include "core/json/json_node.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

using Json = nlohmann::ordered_json;

/// Cheap to copy. The value has to outlive the view and must not change. Preconditions depend on kind().
class JsonValue {
public:
    explicit JsonValue(const Json& value) : json_(&value) {}
    explicit JsonValue(const JsonNode& node) : node_(&node) {}

    JsonKind kind() const { return node_ != nullptr ? node_->kind : kindOf(*json_); }
    /// Elements or members.
    std::size_t size() const { return node_ != nullptr ? node_->size : json_->size(); }

    bool boolean() const { return node_ != nullptr ? node_->boolean : json_->get<bool>(); }
    /// For an Integer.
    std::int64_t integer() const { return node_ != nullptr ? node_->integer : json_->get<std::int64_t>(); }
    /// For an Unsigned.
    std::uint64_t number() const { return node_ != nullptr ? node_->number : json_->get<std::uint64_t>(); }
    /// For any number.
    double real() const;
    /// A Real as it was written, which can have more digits than real().
    std::string realText() const;
    std::string_view text() const {
        return node_ != nullptr ? textOf(*node_) : std::string_view(json_->get_ref<const std::string&>());
    }

    /// The object's member; of several with the same key, the last. Notes the use of nodes, so that what
    /// nobody looks up can be listed.
    std::optional<JsonValue> member(std::string_view key) const;
    /// Calls use(JsonValue) with each element of an array.
    template <class Use>
    void forEachElement(Use use) const {
        if (node_ == nullptr) {
            for (const Json& element : *json_)
                use(JsonValue(element));
            return;
        }
        const JsonNode* element = node_ + 1;
        for (std::size_t i = 0; i < node_->size; ++i, element += element->nodes)
            use(JsonValue(*element));
    }
    /// Calls use(std::string_view key, JsonValue) with each member of an object.
    template <class Use>
    void forEachMember(Use use) const {
        if (node_ == nullptr) {
            for (const auto& item : json_->get_ref<const Json::object_t&>())
                use(std::string_view(item.first), JsonValue(item.second));
            return;
        }
        const JsonNode* key = node_ + 1;
        for (std::size_t i = 0; i < node_->size; ++i, key += 1 + key[1].nodes)
            use(textOf(*key), JsonValue(key[1]));
    }

    /// What member() has noted; nothing where the value is not a node.
    JsonUse use() const { return node_ != nullptr ? node_->use : JsonUse::Unused; }

    /// A deep copy of the value.
    Json json() const;

    /// Whether both view the same value in memory; equal values elsewhere differ.
    friend bool operator==(const JsonValue&, const JsonValue&) = default;

private:
    static JsonKind kindOf(const Json& value);
    static std::string_view textOf(const JsonNode& node) { return {node.text, node.size}; }

    const Json* json_ = nullptr;
    const JsonNode* node_ = nullptr;
};

/// The path of a value inside another, as in "/kernel/numRegs"; empty where they are the same.
std::string pathWithin(const JsonValue& whole, const JsonValue& part);
/// The path of a member of the object at `parent`.
std::string pathOfMember(std::string_view parent, std::string_view key);
/// A value for a message: short, on one line, in ASCII.
Text shortText(const JsonValue& value);

} // namespace trichevron::core
