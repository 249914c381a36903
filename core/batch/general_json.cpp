// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/batch/general_json.h"

#include "core/json/json_reader.h"

#include <cstdint>

namespace trichevron::core {

/// Appends a node for each value.
class GeneralJson::Events final : public JsonEvents {
public:
    explicit Events(GeneralJson& json) : json_(json) {}

    bool null() override {
        add(JsonKind::Null);
        return true;
    }
    bool boolean(bool value) override {
        add(JsonKind::Boolean).boolean = value;
        return true;
    }
    bool number_integer(std::int64_t value) override {
        add(JsonKind::Integer).integer = value;
        return true;
    }
    bool number_unsigned(std::uint64_t value) override {
        add(JsonKind::Unsigned).number = value;
        return true;
    }
    bool number_float(double /*value*/, const std::string& text) override {
        addText(JsonKind::Real, text);
        return true;
    }
    bool string(std::string& text) override {
        addText(JsonKind::String, text);
        return true;
    }
    bool binary(binary_t& /*bytes*/) override { return false; } // JSON text has none
    bool key(std::string& text) override {
        // A key is counted with its value, as one element of the object.
        addText(JsonKind::String, text);
        --sizes_.back();
        return true;
    }
    bool start_object(std::size_t /*members*/) override { return open(JsonKind::Object); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*elements*/) override { return open(JsonKind::Array); }
    bool end_array() override { return close(); }

private:
    JsonNode& add(JsonKind kind) {
        if (!sizes_.empty())
            ++sizes_.back();
        JsonNode& node = json_.nodes_.emplace_back();
        node.kind = kind;
        return node;
    }
    void addText(JsonKind kind, const std::string& text) {
        JsonNode& node = add(kind);
        node.text = json_.texts_.emplace_back(text).data();
        node.size = static_cast<std::uint32_t>(text.size());
    }
    bool open(JsonKind kind) {
        add(kind);
        places_.push_back(json_.nodes_.size() - 1);
        sizes_.push_back(0);
        return true;
    }
    bool close() {
        JsonNode& node = json_.nodes_[places_.back()];
        node.size = sizes_.back();
        node.nodes = static_cast<std::uint32_t>(json_.nodes_.size() - places_.back());
        places_.pop_back();
        sizes_.pop_back();
        return true;
    }

    GeneralJson& json_;
    std::vector<std::size_t> places_;  ///< of the objects and arrays that are open
    std::vector<std::uint32_t> sizes_; ///< and how much each contains so far
};

GeneralJson::GeneralJson(std::string_view text, std::string_view source) {
    Events events(*this);
    readJsonLine(text, source, events);
}

} // namespace trichevron::core
