// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The error of a launch: what it means, which call returned it, which thread caused it, what to do next,
/// and what comes before the next launch.
#pragma once

#include "core/fault/error_report.h"

#include <QScrollArea>

#include <array>

class QGridLayout;
class QLabel;

namespace trichevron::gui {

class ErrorView : public QScrollArea {
    Q_OBJECT

public:
    explicit ErrorView(QWidget* parent = nullptr);

    /// From this width on, each heading is beside its text.
    static int widthOfTwoColumns();

    /// An empty part of it, and an empty `beforeNextLaunch`, have no row.
    void showReport(const core::ErrorReport& report, const QString& beforeNextLaunch);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Puts each heading beside its text if there is room, otherwise above it.
    void placeRows();
    void setTexts();

    struct Row {
        QLabel* heading = nullptr;
        QLabel* text = nullptr;
    };
    QLabel* error_;
    std::array<Row, 5> rows_;
    QGridLayout* grid_;
};

} // namespace trichevron::gui
