// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What undo takes back: the steps of the launch, which edits are one step, and the texts that cannot be
/// read.
#pragma once

#include "app/gui/session/launch_step.h"
#include "app/gui/session/unreadable_fields.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <vector>

namespace trichevron::gui {

class LaunchHistory : public QObject {
    Q_OBJECT

public:
    /// In which field the user edits the launch. A field with three axes has three numbers. Edits of one
    /// number are one step; with a negative one, each edit is a step.
    enum EditedField {
        ProblemField = 0,
        GridField = 3,
        ClusterField = 6,
        BlockField = 9,
        SmemField = 12,
        SmemOptInField = 13,
        AttributesField = 14,
        ArgumentsField = 15,
        GreenContextField = 16,
        EditedFieldCount = 17,
        NoField = -1,       ///< the whole launch
        FunctionField = -2, ///< the user chose the function
    };

    explicit LaunchHistory(StepTarget target);

    QUndoStack& stack() { return stack_; }
    const QUndoStack& stack() const { return stack_; }

    /// Does a step, which an edit in this EditedField makes.
    void push(const LaterText& name, int field, LaunchStep::Place before, LaunchStep::Place after,
              StepOrigin origin);
    /// The next edit is a new step, even in the same field.
    void endEdit() { ++editSerial_; }
    /// The next edit is in this field of the arguments.
    void beginArgument(int field);

    /// All fields of an editor whose text cannot be read. False where nothing changes.
    bool setUnreadable(FieldEditor editor, const std::vector<UnreadableField>& fields);
    const UnreadableFields& unreadable() const { return unreadable_; }
    /// A text that cannot be read came after the last step.
    bool isTypingLast() const;

    /// Takes back what was done last: a text that cannot be read, or a step, as far as the floor.
    void undo();
    bool canUndo() const { return isTypingLast() || stack_.index() > floor_; }
    /// Undoes the last step, one of the launch, as if it had not been: it cannot be redone.
    void dropLastStep();
    /// Undo goes back to this index of the stack; 0: to the beginning.
    void setFloor(int index);

Q_SIGNALS:
    void floorChanged();
    /// Undo takes back the text of this field: the editor shows the value in its place.
    void unreadableDropped(trichevron::gui::FieldEditor editor, const QString& field);

private:
    StepTarget target_;
    UnreadableFields unreadable_;
    QUndoStack stack_;
    int floor_ = 0;
    int editSerial_ = 0;
    int argumentsField_ = -1; ///< of the last edit of the arguments
};

} // namespace trichevron::gui
