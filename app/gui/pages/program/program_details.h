// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The selected configuration: its launch, its findings, and what other devices do with it; without one, the
/// findings of the whole program.
#pragma once

#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/pages/program/program_findings.h"
#include "app/gui/pages/program/program_reading.h"
#include "core/program/program_analysis.h"

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTableView;
class QTableWidget;

namespace trichevron::gui {

class CodeLabel;

class ProgramDetails final : public VerticalScrollArea {
    Q_OBJECT

public:
    explicit ProgramDetails(QWidget* parent = nullptr);

    void setProgram(std::shared_ptr<const ReadProgram> program);
    /// The same program with other findings.
    void setFindings(std::shared_ptr<const core::ProgramAnalysis> analysis, const SilencedFindings& silenced);
    void setConfiguration(std::optional<std::uint32_t> configuration);
    /// Its width beside the table of launches, in so many pixels for both. In a wide page, and where devices
    /// refuse launches for the reasons, it has what the columns of the table leave.
    int widthBeside(const QTableView& table, int room) const;
    std::optional<std::uint32_t> configuration() const { return configuration_; }

Q_SIGNALS:
    /// This configuration is wanted in Explore.
    void exploreRequested(quint32 configuration);
    /// The whole program is wanted instead of a configuration.
    void wholeProgramRequested();
    void silenceChosen(const QString& kind, bool silence);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void refresh();
    void showDevices();
    void fitDevices();
    /// In the current theme.
    void colourDevices();
    void copyJson() const;

    std::shared_ptr<const ReadProgram> program_;
    std::shared_ptr<const core::ProgramAnalysis> analysis_; ///< without silenced findings
    std::optional<std::uint32_t> configuration_;
    SilencedFindings silenced_;
    CodeLabel* name_;
    QLabel* launch_;
    ProgramFindings* findings_;
    QLabel* devicesHeading_;
    QTableWidget* devices_;
    QPushButton* whole_;
    QPushButton* explore_;
    QPushButton* copy_;
};

} // namespace trichevron::gui
