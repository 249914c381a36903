// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The fields whose text cannot be read, by the editor that has them.
#pragma once

#include <QString>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace trichevron::gui {

enum class FieldEditor { Launch, Attributes, Arguments };

class UnreadableFields {
public:
    struct Fields {
        QString sentence; ///< what is wrong with the first one; empty where all can be read
        QString standIns; ///< the values that are used instead, one sentence per line
        friend bool operator==(const Fields&, const Fields&) = default;
    };

    /// False where nothing changes.
    bool set(FieldEditor editor, const Fields& fields) {
        Fields& known = fields_.at(static_cast<std::size_t>(editor));
        return std::exchange(known, fields) != fields;
    }
    /// Of the first editor that has one.
    const Fields& first() const {
        const auto* found = std::find_if(fields_.begin(), fields_.end(),
                                         [](const Fields& fields) { return !fields.sentence.isEmpty(); });
        return found == fields_.end() ? fields_.back() : *found;
    }

private:
    std::array<Fields, 3> fields_;
};

} // namespace trichevron::gui
