// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The fields whose text cannot be read, by the editor that has them, and the order in which they were typed.
#pragma once

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace trichevron::gui {

enum class FieldEditor { Launch, Attributes, Arguments };

struct UnreadableField {
    QString field; ///< tells it from the other fields of its editor
    QString typed;
    QString problem;   ///< what is wrong with the text, in one sentence
    QString standIn{}; ///< the value that is used instead, in one sentence; may be empty
    friend bool operator==(const UnreadableField&, const UnreadableField&) = default;
};

class UnreadableFields {
public:
    struct Typed {
        FieldEditor editor;
        QString field;
        int step; ///< the index of the undo stack when it was typed
    };

    /// Replaces those of the editor. A text that was there keeps its place in the order; others were typed
    /// now, at this index of the undo stack. False where nothing changes.
    bool set(FieldEditor editor, const std::vector<UnreadableField>& fields, int step);
    /// Undo went back to this index: what is done next comes after all of them.
    void goBack(int step);

    /// What is wrong with the first field of the first editor that has one; empty where all can be read.
    QString problem() const;
    /// The values that this editor uses instead, one sentence per line.
    QString standIns() const;
    /// The one whose text was typed last.
    std::optional<Typed> last() const;

private:
    struct Known {
        UnreadableField field;
        int step;
        int serial; ///< in the order in which they were typed
    };
    const std::vector<Known>* first() const;

    std::array<std::vector<Known>, 3> known_; ///< by editor
    int serial_ = 0;
};

} // namespace trichevron::gui
