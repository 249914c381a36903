// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A launch that was read from host code: its parts, those that are unknown, and the notes on it.
#pragma once

#include "core/code/launch_in_code.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QGridLayout;
class QLabel;

namespace trichevron::gui {

/// "line 12: reduce, grid 63 × 63, block 256", in the current language.
QString codeLaunchTitle(const core::LaunchInCode& launch);

class CodeLaunchView : public QWidget {
    Q_OBJECT

public:
    explicit CodeLaunchView(QWidget* parent = nullptr);

    /// `remarks`: more sentences on it.
    void showLaunch(const std::optional<core::LaunchInCode>& launch, const QStringList& remarks = {});

protected:
    void changeEvent(QEvent* event) override;

private:
    using Row = std::pair<QString, QString>;
    std::vector<Row> rowsOf(const core::LaunchInCode& launch) const;
    void refresh();

    std::optional<core::LaunchInCode> launch_;
    QStringList remarks_;
    QGridLayout* rows_;
    std::vector<std::pair<QLabel*, QLabel*>> labels_;
    QLabel* notes_;
};

} // namespace trichevron::gui
