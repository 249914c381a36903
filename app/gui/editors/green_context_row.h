// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The SMs of the green context of a launch's stream. Shown where the stream can be one of a green context.
#pragma once

#include <QWidget>

namespace trichevron::gui {

class LaunchSession;
class NumberField;

class GreenContextRow : public QWidget {
    Q_OBJECT

public:
    explicit GreenContextRow(LaunchSession& session, QWidget* parent = nullptr);

private:
    void refresh();

    LaunchSession& session_;
    NumberField* sms_;
};

} // namespace trichevron::gui
