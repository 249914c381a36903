// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The fields whose text cannot be read, by the editor that has them.
#pragma once

#include <QString>

#include <array>
#include <cstddef>
#include <utility>

namespace trichevron::gui {

enum class FieldEditor { Launch, Arguments };

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
        return fields_.front().sentence.isEmpty() ? fields_.back() : fields_.front();
    }

private:
    std::array<Fields, 2> fields_;
};

} // namespace trichevron::gui
