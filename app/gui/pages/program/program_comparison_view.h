// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Two programs side by side: which kernels changed in time, count and configuration.
#pragma once

#include "app/gui/pages/program/program_rows.h"
#include "core/program/program_comparison.h"

#include <QWidget>

#include <memory>

class QBoxLayout;
class QLabel;

namespace trichevron::gui {

class FileReading;
class LaterText;
class ProblemLine;
class ReadingBar;

class ProgramComparisonView final : public QWidget {
    Q_OBJECT

public:
    /// `reading` reads the second program.
    explicit ProgramComparisonView(FileReading& reading, QWidget* parent = nullptr);

    /// The second is null while there is none.
    void setPrograms(std::shared_ptr<const core::ProgramAnalysis> first,
                     std::shared_ptr<const core::ProgramAnalysis> second);
    void setFilter(const QString& words);
    void showProblem(const LaterText& problem);

Q_SIGNALS:
    /// Another program is wanted beside this one.
    void otherRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The configurations stand beside the kernels, or below them.
    void arrange();
    void refresh();
    void showChanges();
    void showConfigurations();
    ProgramRow changeRow(const core::KernelChange& change) const;

    std::shared_ptr<const core::ProgramAnalysis> programs_[2];
    core::ProgramComparison comparison_;
    ReadingBar* bar_;
    ProblemLine* problem_;
    QLabel* summary_;
    ProgramRows* changes_;
    QLabel* heading_;
    ProgramRows* configurations_;
    QBoxLayout* tables_;
};

} // namespace trichevron::gui
