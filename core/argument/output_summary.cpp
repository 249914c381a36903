// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/output_summary.h"

#include "core/argument/own_launch.h"
#include "core/catalogue/message_literal.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <cmath>
#include <cstring>

namespace trichevron::core {

namespace {

constexpr std::uint64_t fnvOffset = 14695981039346656037ULL;
constexpr std::uint64_t fnvPrime = 1099511628211ULL;
constexpr std::size_t shownLanes = 8;

/// FNV-1a over words of 8 bytes, and over the bytes that remain: eight times as fast as over bytes.
std::uint64_t hashedBytes(std::uint64_t hash, std::string_view bytes) {
    std::size_t at = 0;
    for (; at + 8 <= bytes.size(); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, sizeof word);
        hash = (hash ^ word) * fnvPrime;
        hash ^= hash >> 32U;
    }
    for (; at < bytes.size(); ++at)
        hash = (hash ^ static_cast<unsigned char>(bytes[at])) * fnvPrime;
    return hash;
}

template <class Integer>
std::string integerLaneText(const char* bytes) {
    Integer value{};
    std::memcpy(&value, bytes, sizeof value);
    return fmt::format("{}", value);
}

} // namespace

DataBlob makeBlob(std::string bytes) {
    DataBlob blob;
    blob.id = fmt::format("{}-{:016x}", bytes.size(), hashedBytes(fnvOffset, bytes));
    blob.bytes = std::make_shared<const std::string>(std::move(bytes));
    return blob;
}

std::string laneText(ScalarType type, const char* bytes) {
    switch (type) {
    case ScalarType::Int64:
        return integerLaneText<std::int64_t>(bytes);
    case ScalarType::UInt64:
        return integerLaneText<std::uint64_t>(bytes);
    case ScalarType::Double:
        return fmt::format("{}", laneNumber(type, bytes));
    case ScalarType::Half:
    case ScalarType::BFloat16:
    case ScalarType::Float:
        return fmt::format("{}", static_cast<float>(laneNumber(type, bytes)));
    default:
        return fmt::format("{}", static_cast<std::int64_t>(laneNumber(type, bytes)));
    }
}

OutputSummary::OutputSummary(std::string name, const ElementType& type)
    : name_(std::move(name)), type_(type), hash_(fnvOffset) {}

void OutputSummary::add(std::string_view bytes) {
    const std::size_t size = sizeOf(type_.scalar);
    hash_ = hashedBytes(hash_, bytes);
    for (std::size_t at = 0; at + size <= bytes.size(); at += size) {
        const char* lane = bytes.data() + at;
        const double number = laneNumber(type_.scalar, lane);
        if (first_.size() < shownLanes)
            first_.push_back(laneText(type_.scalar, lane));
        ++lanes_;
        if (std::isnan(number)) {
            ++notNumbers_;
        } else if (!hasNumber_) {
            minimum_ = maximum_ = number;
            hasNumber_ = true;
        } else {
            minimum_ = std::min(minimum_, number);
            maximum_ = std::max(maximum_, number);
        }
    }
}

std::optional<double> OutputSummary::minimum() const {
    return hasNumber_ ? std::optional(minimum_) : std::nullopt;
}

std::optional<double> OutputSummary::maximum() const {
    return hasNumber_ ? std::optional(maximum_) : std::nullopt;
}

std::string OutputSummary::checksum() const {
    return fmt::format("{:016x}", hash_);
}

std::vector<Text> OutputSummary::row() const {
    const auto number = [&](const std::optional<double>& value) {
        if (!value)
            return std::string();
        return type_.scalar == ScalarType::Float || !isFloating(type_.scalar) ||
                       type_.scalar == ScalarType::Half || type_.scalar == ScalarType::BFloat16
                   ? fmt::format("{}", static_cast<float>(*value))
                   : fmt::format("{}", *value);
    };
    std::string first;
    for (const std::string& lane : first_)
        first += (first.empty() ? "" : ", ") + lane;
    if (lanes_ > first_.size())
        first += ", …";
    return {verbatim(name_),
            verbatim(toString(type_)),
            verbatim(withSeparators(lanes_ / type_.lanes)),
            verbatim(first),
            verbatim(number(minimum())),
            verbatim(number(maximum())),
            verbatim(withSeparators(notNumbers_)),
            verbatim(checksum())};
}

ResultTable outputTable() {
    return {"Outputs"_msg,
            {"buffer"_msg, "type"_msg, "elements"_msg, "first values"_msg, "minimum"_msg, "maximum"_msg,
             "not a number"_msg, "checksum"_msg},
            {}};
}

} // namespace trichevron::core
