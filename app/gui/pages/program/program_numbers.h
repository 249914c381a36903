// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The numbers of a program: GPU time, launches, refused ones, occupancy, and how much is worth a look.
#pragma once

#include "core/program/program_analysis.h"

#include <QWidget>

class QLabel;

namespace trichevron::gui {

class ProgramNumbers final : public QWidget {
    Q_OBJECT

public:
    explicit ProgramNumbers(QWidget* parent = nullptr);

    void show(const core::ProgramAnalysis& analysis);

private:
    struct Tile {
        QLabel* title;
        QLabel* value;
        QLabel* detail;
    };

    Tile time_, launches_, refused_, occupancy_, findings_;
    QLabel* leftOut_; ///< launches and values that cannot be read
    QLabel* notes_;   ///< what the trace leaves out
};

} // namespace trichevron::gui
