// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The whole program asked of every device: which launches each would refuse, and why.
#pragma once

#include "app/gui/pages/program/program_reading.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace trichevron::gui {

class ProgramRows;

class ProgramDevices final : public QWidget {
    Q_OBJECT

public:
    explicit ProgramDevices(QWidget* parent = nullptr);

    void setProgram(std::shared_ptr<const ReadProgram> program);

private:
    void showDevices();
    void showRefused();

    std::shared_ptr<const ReadProgram> program_;
    ProgramRows* devices_;
    QLabel* heading_;
    ProgramRows* refused_;
};

} // namespace trichevron::gui
