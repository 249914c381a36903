// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A program: every launch of it, from a trace, explained.
#pragma once

#include "app/gui/pages/page.h"
#include "app/gui/pages/program/program_capture.h"
#include "app/gui/pages/program/program_findings.h"
#include "app/gui/pages/program/program_opening.h"

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QSplitter;
class QStackedWidget;

namespace trichevron::gui {

class ProblemLine;
class ProgramComparisonView;
class ProgramDetails;
class ProgramDevices;
class ProgramGroupingBox;
class ProgramNumbers;
class ProgramTable;
class ProgramTabs;
class ProgramTimeline;
class ReadingBar;
class ReportButton;
class UnreadFileRow;

class ProgramPage : public Page {
    Q_OBJECT

public:
    ProgramPage(const PageContext& context, QWidget* parent);

    QList<QWidget*> parts() override;
    core::Json state() const override;
    void setState(const core::Json& state) override;

    /// Reads a trace, or a folder of traces.
    void openFile(const QString& path) { opening_.open(path); }
    ProgramCapture& capture() { return capture_; }
    /// Asks whether a captured program is to be stopped.
    bool mayClose() override { return capture_.mayClose(); }
    /// Reads a second trace, and shows what changed in it.
    void compareWith(const QString& path) { opening_.compareWith(path); }
    /// Null while no program is open.
    const core::ProgramAnalysis* program() const { return analysis_.get(); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildBar();
    void connectOpening();
    void connectCapture();
    QWidget* buildContent();
    void openFileDialog();
    void showUnread();
    /// The program, or what was read of it so far.
    void showRead(const std::shared_ptr<const ReadProgram>& program, bool isPart, const QString& path);
    void onReadingEnded();
    /// The room among the table and the details, until the user moves the divider.
    void divide();
    /// That of the launches that are shown, instead of one of what the user did before.
    void showProblem();
    void showTexts();
    void onSilenceChosen(const QString& kind, bool silence);
    /// Fills analysis_ with what is found and not silenced.
    void leaveOutSilenced();
    void onRowChanged();
    /// Of the filter, in the time line.
    void showKept();
    void sendToExplore(std::uint32_t configuration);
    std::vector<core::DeviceProperties> catalogue() const;

    PageContext context_;
    ProgramOpening opening_;
    ProgramCapture capture_;
    QString path_;        ///< of the program that is shown
    bool isPart_ = false; ///< what is shown is the beginning of what is being read
    std::shared_ptr<const ReadProgram> program_;
    std::shared_ptr<const core::ProgramAnalysis> analysis_; ///< without silenced findings
    SilencedFindings silenced_;
    QWidget* bar_ = nullptr;
    ReadingBar* readingBar_ = nullptr;
    QLabel* stillReading_ = nullptr;
    ProblemLine* problem_ = nullptr;
    UnreadFileRow* unread_ = nullptr;
    LaterText shownProblem_; ///< of the launches that are shown
    ReportButton* report_ = nullptr;
    ProgramGroupingBox* group_ = nullptr;
    QLineEdit* filter_ = nullptr;
    ProgramNumbers* numbers_ = nullptr;
    QStackedWidget* stack_ = nullptr;
    ProgramTabs* tabs_ = nullptr;
    QStackedWidget* views_ = nullptr;
    ProgramDevices* devices_ = nullptr;
    ProgramComparisonView* comparison_ = nullptr;
    QSplitter* content_ = nullptr;
    bool isDivided_ = false; ///< the user moved the divider of content_
    ProgramTable* table_ = nullptr;
    ProgramDetails* details_ = nullptr;
    ProgramTimeline* timeline_ = nullptr;
};

} // namespace trichevron::gui
