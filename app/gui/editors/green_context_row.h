// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The SMs of the green context of a launch's stream. A number for a stream that has none chooses another
/// stream, in the same step of undo. Disabled for a node of a graph, which has no stream.
#pragma once

#include <QWidget>

namespace trichevron::gui {

class LaunchSession;
class NumberField;
class RowLabel;

class GreenContextRow : public QWidget {
    Q_OBJECT

public:
    explicit GreenContextRow(LaunchSession& session, QWidget* parent = nullptr);

private:
    void refresh();

    LaunchSession& session_;
    NumberField* sms_;
    RowLabel* label_;
};

} // namespace trichevron::gui
