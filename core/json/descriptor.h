// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// An open file that is closed when a scope ends.
#pragma once

#include <unistd.h>
#include <utility>

namespace trichevron::core {

class Descriptor {
public:
    /// Below 0: none.
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() {
        if (number_ >= 0)
            ::close(number_);
    }
    int number() const { return number_; }
    /// The number, which the caller closes.
    int release() { return std::exchange(number_, -1); }

private:
    int number_;
};

} // namespace trichevron::core
