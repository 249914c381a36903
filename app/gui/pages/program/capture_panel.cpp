// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/capture_panel.h"

#include "app/gui/pages/program/captured_output.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/errors/input_error.h"
#include "core/program/program_words.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace trichevron::gui {
namespace {

/// In pixels for the default font: as much as there is room for.
constexpr int capturedOutputHeight = 92;
constexpr int leastOutputHeight = 40;
constexpr int captureClockMs = 250;

/// "0:07", "1:02:03"
QString runningTime(qint64 ms) {
    const qint64 seconds = ms / 1000;
    const auto two = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    const QString end = two(seconds % 60);
    return seconds < 3600 ? QStringLiteral("%1:%2").arg(seconds / 60).arg(end)
                          : QStringLiteral("%1:%2:%3").arg(seconds / 3600).arg(two(seconds / 60 % 60), end);
}

} // namespace

CapturePanel::CapturePanel(QWidget* parent)
    : QWidget(parent), status_(new QLabel), problemLabel_(new QLabel), stopCapturing_(new QPushButton),
      stopProgram_(new QPushButton), open_(new QPushButton), close_(new QPushButton),
      output_(new CapturedOutput) {
    setObjectName(QStringLiteral("capturePanel"));
    status_->setObjectName(QStringLiteral("captureStatus"));
    status_->setWordWrap(true);
    status_->setFont(textFont(1, QFont::DemiBold));
    problemLabel_->setObjectName(QStringLiteral("captureRunProblem"));
    problemLabel_->setProperty("role", "problem");
    problemLabel_->setWordWrap(true);
    stopCapturing_->setObjectName(QStringLiteral("captureStopCapturing"));
    stopProgram_->setObjectName(QStringLiteral("captureStopProgram"));
    open_->setObjectName(QStringLiteral("captureOpen"));
    close_->setObjectName(QStringLiteral("captureClose"));
    output_->setMinimumHeight(scaledPixels(leastOutputHeight));
    output_->setMaximumHeight(scaledPixels(capturedOutputHeight));
    auto* row = new QHBoxLayout;
    row->setSpacing(9);
    row->addWidget(status_, 1);
    for (QPushButton* button : {stopCapturing_, stopProgram_, open_, close_})
        row->addWidget(button);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 4, 12, 8);
    rows->setSpacing(5);
    rows->addLayout(row);
    rows->addWidget(problemLabel_);
    rows->addWidget(output_);
    clock_.setInterval(captureClockMs);
    connect(&clock_, &QTimer::timeout, this, &CapturePanel::refresh);
    connect(&run_, &CaptureRun::printed, output_, &CapturedOutput::add);
    connect(&run_, &CaptureRun::changed, this, &CapturePanel::refresh);
    connect(&run_.reading(), &ProgramReading::partRead, this, &CapturePanel::setCounts);
    connect(&run_.reading(), &ProgramReading::finished, this, &CapturePanel::setCounts);
    connect(&run_.reading(), &ProgramReading::failed, this, [this](const LaterText& problem) {
        if (run_.hasEndedItself()) // else it is said why not
            problem_ = problem;
        refresh();
    });
    connect(&run_.reading(), &ProgramReading::noticed, this, [this](const LaterText& problem) {
        problem_ = problem;
        refresh();
    });
    connect(stopCapturing_, &QPushButton::clicked, this,
            [this] { attempt([this] { run_.stopCapturing(); }); });
    connect(stopProgram_, &QPushButton::clicked, &run_, &CaptureRun::stopProgram);
    connect(open_, &QPushButton::clicked, this, [this] { Q_EMIT openRequested(run_.file()); });
    connect(close_, &QPushButton::clicked, this, &QWidget::hide);
    hide();
    retranslate(this, [this] {
        stopCapturing_->setText(tr("Stop capturing"));
        stopCapturing_->setToolTip(tr("The program goes on; what it launches from now on is not recorded."));
        open_->setText(tr("Show the capture"));
        close_->setText(tr("Close"));
        refresh();
    });
}

void CapturePanel::start(const CaptureCommand& command, const Machine& machine,
                         std::vector<core::DeviceProperties> catalogue) {
    captured_.reset();
    hasBegun_ = false;
    output_->begin();
    show();
    problem_ = [command] { return captureWords(command).problem; };
    if (problem_.isEmpty())
        attempt([&] {
            run_.start(command, machine, std::move(catalogue));
            hasBegun_ = true;
            clock_.start();
        });
    refresh();
}

void CapturePanel::attempt(const std::function<void()>& act) {
    try {
        act();
    } catch (const core::InputError& error) {
        problem_ = error.text();
    }
    refresh();
}

void CapturePanel::setCounts(const std::shared_ptr<const ReadProgram>& program) {
    captured_ = program->analysis;
    problem_ = problemSentence(*captured_->program);
    refresh();
}

void CapturePanel::setShownFile(const QString& path) {
    shownFile_ = path;
    refresh();
}

QString CapturePanel::statusText() const {
    const QString counts =
        captured_ == nullptr
            ? tr("Nothing was captured yet.")
            : fill(tr("{launches, plural, one {# launch} other {# launches}}, refused: {refused}."),
                   {{"launches", captured_->program->launchCount()}, {"refused", captured_->refusedCount}});
    const PatternArgument program{"program", QFileInfo(run_.program()).fileName()};
    const PatternArgument time{"time", runningTime(run_.elapsedMs())};
    const PatternArgument machine{"machine", machineName(run_.machine())};
    if (run_.isConnecting() && !isThisComputer(run_.machine()))
        return fill(tr("Connecting to {machine} for {time}."), {machine, time});
    if (run_.programRuns() && !isThisComputer(run_.machine()))
        return fill(run_.isCapturing()
                        ? tr("Capturing {program} on {machine} for {time}.")
                        : tr("{program} runs on {machine} for {time}; its capture was stopped."),
                    {program, machine, time}) +
               QLatin1Char(' ') + counts;
    if (run_.programRuns())
        return fill(run_.isCapturing() ? tr("Capturing {program} for {time}.")
                                       : tr("{program} runs for {time}; its capture was stopped."),
                    {program, time}) +
               QLatin1Char(' ') + counts;
    if (run_.reading().isReading())
        return run_.endText() + QLatin1Char(' ') + tr("Reading the capture…");
    return captured_ == nullptr
               ? run_.endText()
               : run_.endText() + QLatin1Char(' ') +
                     text(core::captureSummary(*captured_, run_.file().toStdString()).text());
}

void CapturePanel::refresh() {
    status_->setText(hasBegun_ ? statusText() : QString());
    problemLabel_->setText(run_.lossText().isEmpty() ? problem_.text() : run_.lossText());
    problemLabel_->setVisible(!problemLabel_->text().isEmpty());
    stopProgram_->setText(run_.isAskedToEnd() ? tr("Kill the program") : tr("Stop the program"));
    stopProgram_->setToolTip(
        run_.isAskedToEnd() ? tr("It was asked to end and has not (SIGTERM). This ends it at once (SIGKILL).")
                            : tr("Asks the program and its children to end (SIGTERM)."));
    stopProgram_->setVisible(run_.programRuns());
    stopCapturing_->setVisible(run_.isCapturing() && !run_.isConnecting());
    open_->setVisible(!run_.isActive() && captured_ != nullptr && shownFile_ != run_.file());
    close_->setVisible(!run_.isActive());
    if (!run_.isActive())
        clock_.stop();
}

} // namespace trichevron::gui
