// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A part of a step of undo that replaces one value as a whole.
#pragma once

#include <QUndoCommand>

#include <utility>

namespace trichevron::gui {

/// `Set` is called with the value: the new one when it is done, the former one when it is undone.
template <class Value, class Set>
class ReplaceCommand : public QUndoCommand {
public:
    ReplaceCommand(Value before, Value after, Set set)
        : before_(std::move(before)), after_(std::move(after)), set_(std::move(set)) {}

    void undo() override { set_(before_); }
    void redo() override { set_(after_); }

private:
    Value before_;
    Value after_;
    Set set_;
};

} // namespace trichevron::gui
