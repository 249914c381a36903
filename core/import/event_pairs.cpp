// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/event_pairs.h"

#include "core/catalogue/message_literal.h"

#include <utility>

namespace trichevron::core {

namespace {

std::string lineOfEvent(std::string_view process, std::string_view thread) {
    return std::string(process) + ' ' + std::string(thread);
}

} // namespace

void EventPairs::begin(std::string_view process, std::string_view thread, OpenEvent event) {
    if (problem_)
        return;
    std::string line = lineOfEvent(process, thread);
    const auto known = lines_.find(line);
    const std::size_t bytes = bytes_ + event.object.size() + (known == lines_.end() ? line.size() : 0);
    const auto place = "place"_a = event.place;
    if (open_ == maxOpen) {
        problem_ =
            "more than 100,000 events up to byte {place} begin (\"ph\": \"B\") and do not end; a trace whose events have a duration (\"ph\": \"X\") has no such limit"_msg
                .with(place);
    } else if (bytes > maxOpenBytes) {
        problem_ =
            "the events up to byte {place} that begin (\"ph\": \"B\") and do not end take more than 64 MiB; a trace whose events have a duration (\"ph\": \"X\") has no such limit"_msg
                .with(place);
    } else {
        (known == lines_.end() ? lines_[std::move(line)] : known->second).push_back(std::move(event));
        ++open_;
        bytes_ = bytes;
    }
}

std::optional<OpenEvent> EventPairs::end(std::string_view process, std::string_view thread) {
    const auto line = lines_.find(lineOfEvent(process, thread));
    if (line == lines_.end())
        return std::nullopt;
    OpenEvent event = std::move(line->second.back());
    line->second.pop_back();
    --open_;
    bytes_ -= event.object.size();
    if (line->second.empty()) { // a trace can have any number of threads
        bytes_ -= line->first.size();
        lines_.erase(line);
    }
    return event;
}

std::vector<OpenEvent> EventPairs::takeOpen() {
    std::vector<OpenEvent> all;
    for (auto& [line, events] : lines_)
        for (OpenEvent& event : events)
            if (!event.object.empty())
                all.push_back(std::move(event));
    lines_.clear();
    open_ = 0;
    bytes_ = 0;
    return all;
}

} // namespace trichevron::core
