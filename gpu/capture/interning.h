// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Numbers for values that come again and again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>
#include <vector>

namespace trichevron::capture {

/// A hash of bytes, eight at a time: names of kernels have hundreds.
inline std::uint64_t hashOf(const void* data, std::size_t size) {
    constexpr std::uint64_t factor = 0x9E3779B97F4A7C15ULL;
    const char* at = static_cast<const char*>(data);
    std::uint64_t hash = size * factor;
    while (size > 0) {
        std::uint64_t word = 0;
        const std::size_t count = size < sizeof word ? size : sizeof word;
        std::memcpy(&word, at, count);
        hash = (hash ^ word) * factor;
        hash ^= hash >> 29U;
        at += count;
        size -= count;
    }
    return hash;
}

/// Whether a text that ends with a zero is this one.
inline bool isSameText(std::string_view text, const char* other) {
    return std::strncmp(other, text.data(), text.size()) == 0 && other[text.size()] == '\0';
}

/// Gives equal bytes the same number, from 1 in the order of their first coming, up to a limit of values and
/// bytes; 0: past the limit.
class Interning {
public:
    Interning(std::size_t maxValues, std::size_t maxBytes) : maxValues_(maxValues), maxBytes_(maxBytes) {}

    struct Number {
        std::uint32_t value = 0;
        bool isNew = false;
    };
    Number number(const void* data, std::size_t size) {
        if (slots_.empty() || values_.size() * 2 >= slots_.size())
            grow();
        const std::uint64_t hash = hashOf(data, size);
        for (std::size_t slot = hash & (slots_.size() - 1);; slot = (slot + 1) & (slots_.size() - 1)) {
            const std::uint32_t number = slots_[slot];
            if (number == 0) {
                if (values_.size() >= maxValues_ || bytes_ + size > maxBytes_)
                    return {};
                Value& value = values_.emplace_back(Value{hash, size, std::make_unique<char[]>(size)});
                std::memcpy(value.data.get(), data, size);
                bytes_ += size;
                slots_[slot] = static_cast<std::uint32_t>(values_.size());
                return {slots_[slot], true};
            }
            const Value& value = values_[number - 1];
            if (value.hash == hash && value.size == size && std::memcmp(value.data.get(), data, size) == 0)
                return {number, false};
        }
    }
    Number number(std::string_view text) { return number(text.data(), text.size()); }
    /// The bytes of a number; they stay where they are until clear().
    std::string_view text(std::uint32_t number) const {
        return number == 0 ? std::string_view()
                           : std::string_view(values_[number - 1].data.get(), values_[number - 1].size);
    }
    void clear() {
        values_.clear();
        slots_.clear();
        bytes_ = 0;
    }

private:
    struct Value {
        std::uint64_t hash = 0;
        std::size_t size = 0;
        std::unique_ptr<char[]> data;
    };

    void grow() {
        std::vector<std::uint32_t> slots(slots_.empty() ? 256 : slots_.size() * 2, 0);
        for (std::size_t i = 0; i < values_.size(); ++i) {
            std::size_t slot = values_[i].hash & (slots.size() - 1);
            while (slots[slot] != 0)
                slot = (slot + 1) & (slots.size() - 1);
            slots[slot] = static_cast<std::uint32_t>(i + 1);
        }
        slots_ = std::move(slots);
    }

    std::size_t maxValues_;
    std::size_t maxBytes_;
    std::size_t bytes_ = 0;
    std::vector<Value> values_;
    std::vector<std::uint32_t> slots_; ///< by hash; a number, 0 where free
};

} // namespace trichevron::capture
