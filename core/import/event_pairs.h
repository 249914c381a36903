// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Events of a trace that are written as two: one where they begin ("ph": "B"), and one where they end ("E").
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// An event whose end was not read yet.
struct OpenEvent {
    std::string object;      ///< its text; empty where it does not matter
    std::uint64_t place = 0; ///< the byte of the content that it begins at
};

/// Pairs are nested on the line of a process and a thread.
class EventPairs {
public:
    void begin(std::string_view process, std::string_view thread, OpenEvent event);
    /// The event that ends there; empty where none was open.
    std::optional<OpenEvent> end(std::string_view process, std::string_view thread);
    /// Those that did not end and that matter.
    std::vector<OpenEvent> takeOpen();

private:
    std::map<std::string, std::vector<OpenEvent>> lines_;
};

} // namespace trichevron::core
