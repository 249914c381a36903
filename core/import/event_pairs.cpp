// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/event_pairs.h"

#include <utility>

namespace trichevron::core {

namespace {

std::string lineOfEvent(std::string_view process, std::string_view thread) {
    return std::string(process) + ' ' + std::string(thread);
}

} // namespace

void EventPairs::begin(std::string_view process, std::string_view thread, OpenEvent event) {
    lines_[lineOfEvent(process, thread)].push_back(std::move(event));
}

std::optional<OpenEvent> EventPairs::end(std::string_view process, std::string_view thread) {
    const auto line = lines_.find(lineOfEvent(process, thread));
    if (line == lines_.end() || line->second.empty())
        return std::nullopt;
    OpenEvent event = std::move(line->second.back());
    line->second.pop_back();
    return event;
}

std::vector<OpenEvent> EventPairs::takeOpen() {
    std::vector<OpenEvent> all;
    for (auto& [line, events] : lines_)
        for (OpenEvent& event : events)
            if (!event.object.empty())
                all.push_back(std::move(event));
    lines_.clear();
    return all;
}

} // namespace trichevron::core
