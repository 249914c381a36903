// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Events of a trace that are written as two: one where they begin ("ph": "B"), and one where they end ("E").
#pragma once

#include "core/catalogue/message.h"

#include <cstddef>
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

/// Pairs are nested on the line of a process and a thread. The events that are open at a time are bounded: a
/// short file can unpack to any number that have no end.
class EventPairs {
public:
    static constexpr std::size_t maxOpen = 100'000;
    /// Of their objects, and of the names of their lines.
    static constexpr std::size_t maxOpenBytes = std::size_t{64} << 20U;

    /// An event past the bounds is not kept: then there is a problem().
    void begin(std::string_view process, std::string_view thread, OpenEvent event);
    /// The event that ends there; empty where none was open.
    std::optional<OpenEvent> end(std::string_view process, std::string_view thread);
    /// Those that did not end and that matter.
    std::vector<OpenEvent> takeOpen();
    /// Why later events cannot be paired; empty: they can.
    const std::optional<Text>& problem() const { return problem_; }

private:
    std::map<std::string, std::vector<OpenEvent>> lines_; ///< those with an open event
    std::size_t open_ = 0;
    std::size_t bytes_ = 0;
    std::optional<Text> problem_;
};

} // namespace trichevron::core
