// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_builder.h"

#include <string>
#include <utility>

namespace trichevron::core {

Json* JsonBuilder::add(Json value) {
    if (open_.empty()) {
        root_ = std::move(value);
        return &root_;
    }
    Json& container = *open_.back();
    if (container.is_array())
        return &container.emplace_back(std::move(value));
    return &(container[std::string(key_)] = std::move(value));
}

} // namespace trichevron::core
