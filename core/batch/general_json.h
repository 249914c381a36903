// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What PlainJson leaves: any JSON, read by the general parser into the same nodes.
#pragma once

#include "core/json/json_node.h"

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

class GeneralJson {
public:
    /// Parses one line. Throws the InputError of parseJsonLine().
    GeneralJson(std::string_view text, std::string_view source);
    GeneralJson(const GeneralJson&) = delete;
    GeneralJson& operator=(const GeneralJson&) = delete;

    const JsonNode& root() const { return nodes_.front(); }

private:
    class Events;

    std::vector<JsonNode> nodes_;
    std::deque<std::string> texts_; ///< without escapes; nodes point into them
};

} // namespace trichevron::core
