// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/thread_columns.h"

#include "app/cli/cli_message.h"
#include "app/cli/output.h"
#include "core/dimensions/hierarchy.h"
#include "core/dimensions/thread_formula.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron::cli {

namespace {

std::string cellText(std::uint64_t written, const std::optional<std::uint64_t>& formula) {
    if (!formula)
        return fmt::format("{}", written);
    return fmt::format("{} {} {}", written, written == *formula ? "=" : "≠", *formula);
}

} // namespace

ThreadColumns::ThreadColumns(const core::LaunchRequest& request, const core::KernelAttributes& kernel,
                             std::uint32_t warpSize, std::vector<core::ThreadColumn> columns,
                             std::size_t threads) {
    const core::LaunchShape shape = computeShape(request.config, kernel, warpSize);
    for (core::ThreadColumn& column : columns) {
        column.values.resize(std::min(column.values.size(), threads));
        threads_ = column.values.size();
        Quantity& quantity = quantities_.emplace_back();
        quantity.name = column.name;
        quantity.written = std::move(column.values);
        quantity.formula.resize(quantity.written.size());
        const core::ThreadFormula formula = core::findThreadFormula(quantity.name);
        if (formula == nullptr)
            continue;
        for (std::size_t rank = 0; rank < threads_; ++rank)
            if (const auto place = fromGlobalRank(shape, rank)) // the device uses 64-bit arithmetic
                quantity.formula[rank] = static_cast<std::uint64_t>(
                    formula(computePlace(shape, place->block, place->thread), shape));
    }
}

std::size_t ThreadColumns::mismatches() const {
    std::size_t count = 0;
    for (const Quantity& quantity : quantities_)
        for (std::size_t rank = 0; rank < threads_; ++rank)
            count +=
                quantity.formula[rank].value_or(quantity.written[rank]) != quantity.written[rank] ? 1 : 0;
    return count;
}

std::string ThreadColumns::text(std::size_t width) const {
    if (threads_ == 0)
        return "The threads of this kernel do not report their IDs."_msg() + '\n';
    std::string text;
    const auto heading = [](std::size_t rank) { return "thread {rank}"_msg("rank"_a = core::digits(rank)); };
    std::size_t nameWidth = 0;
    for (const Quantity& quantity : quantities_)
        nameWidth = std::max(nameWidth, quantity.name.size());
    for (std::size_t first = 0; first < threads_;) {
        std::size_t last = first;
        for (std::size_t used = nameWidth; last < threads_; ++last) {
            std::size_t widest = displayWidth(heading(last));
            for (const Quantity& quantity : quantities_)
                widest =
                    std::max(widest, displayWidth(cellText(quantity.written[last], quantity.formula[last])));
            used += widest + 2;
            if (used > width && last > first)
                break;
        }
        std::vector<std::string> heads{""};
        for (std::size_t rank = first; rank < last; ++rank)
            heads.push_back(heading(rank));
        Table table(std::move(heads));
        for (const Quantity& quantity : quantities_) {
            std::vector<std::string> row{quantity.name};
            for (std::size_t rank = first; rank < last; ++rank)
                row.push_back(cellText(quantity.written[rank], quantity.formula[rank]));
            table.add(std::move(row));
        }
        text += table.text() + '\n';
        first = last;
    }
    const std::size_t wrong = mismatches();
    text += wrong == 0
                ? "All values equal their formulas."_msg()
                : "{values, plural, one {# value differs} other {# values differ}} from the formula (marked "
                  "≠)."_msg("values"_a = wrong);
    return text + '\n';
}

core::Json ThreadColumns::json() const {
    core::Json json;
    json["mismatches"] = mismatches();
    core::Json& columns = json["columns"] = core::Json::array();
    for (const Quantity& quantity : quantities_) {
        core::Json column;
        column["name"] = quantity.name;
        column["values"] = quantity.written;
        core::Json& formula = column["formula"] = nullptr;
        if (!quantity.formula.empty() && quantity.formula.front()) {
            formula = core::Json::array();
            for (const auto& value : quantity.formula)
                formula.push_back(value ? core::Json(*value) : core::Json());
        }
        columns.push_back(std::move(column));
    }
    return json;
}

} // namespace trichevron::cli
