// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/code/launch_code_dialog.h"

#include "app/gui/code/code_edit.h"
#include "app/gui/code/code_launch_view.h"
#include "app/gui/code/unknown_values.h"
#include "app/gui/files/file_questions.h"
#include "app/gui/layout/dialog_room.h"
#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/session/code_launch.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/errors/input_error.h"
#include "core/json/file_io.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int leastAnswerWidth = 300;
constexpr int linesOfCode = 7;
constexpr int linesOfList = 4;
constexpr int dialogCharacters = 84;
constexpr int dialogLines = 40;

CodeEdit::Place placeOf(const core::CodeFault& fault) {
    return {fault.offset, fault.length};
}

} // namespace

LaunchCodeDialog::LaunchCodeDialog(LaunchSession& session, const DeviceSelection& devices,
                                   UserMessages& messages, QWidget* parent)
    : QDialog(parent), session_(session), devices_(devices), messages_(messages), code_(new CodeEdit),
      listHeading_(new QLabel), list_(new QListWidget), values_(new UnknownValues), view_(new CodeLaunchView),
      problem_(new QLabel), buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)),
      answer_(buildAnswer()) {
    setObjectName(QStringLiteral("launchCodeDialog"));
    code_->setObjectName(QStringLiteral("launchCodeText"));
    code_->setMinimumHeight(fontMetrics().lineSpacing() * linesOfCode);
    auto* hint = new QLabel;
    hint->setWordWrap(true);
    auto* open = new QPushButton;
    open->setObjectName(QStringLiteral("openSourceFile"));
    open->setAutoDefault(false);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(8);
    auto* top = new QHBoxLayout;
    top->addWidget(hint, 1);
    top->addWidget(open, 0, Qt::AlignTop);
    rows->addLayout(top);
    rows->addWidget(code_, 2);
    problem_->setObjectName(QStringLiteral("launchCodeProblem"));
    problem_->setProperty("role", "problem");
    problem_->setTextFormat(Qt::PlainText);
    problem_->setWordWrap(true);
    rows->addWidget(problem_);
    rows->addWidget(answer_, 3);
    rows->addWidget(buttons_);

    readTimer_.setSingleShot(true);
    readTimer_.setInterval(0); // the text of an edit does not wait for what is read of it
    connect(&readTimer_, &QTimer::timeout, this, &LaunchCodeDialog::read);
    connect(code_, &QPlainTextEdit::textChanged, this, [this] { readTimer_.start(); });
    connect(code_, &CodeEdit::fileGiven, this, &LaunchCodeDialog::openFile);
    connect(open, &QPushButton::clicked, this, &LaunchCodeDialog::chooseFile);
    connect(list_, &QListWidget::currentRowChanged, this, &LaunchCodeDialog::readSelected);
    connect(values_, &UnknownValues::edited, this, &LaunchCodeDialog::readSelected);
    connect(buttons_, &QDialogButtonBox::accepted, this, &LaunchCodeDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate(this, [this, hint, open] {
        setWindowTitle(tr("Paste launch code"));
        hint->setText(fill(tr("A launch as host code in C++ or Python, such as {example}, with the "
                              "definitions it needs; or drop a source file."),
                           {{"example", std::string("k<<<(n + 255) / 256, 256>>>()")}}));
        open->setText(tr("Open a &source file…"));
        code_->setAccessibleName(tr("Launch code"));
        listHeading_->setText(tr("Launches in the code"));
        list_->setAccessibleName(tr("Launches in the code"));
    });
    const QSize wanted(fontMetrics().averageCharWidth() * dialogCharacters,
                       fontMetrics().lineSpacing() * dialogLines);
    resize(parent == nullptr ? wanted : wanted.boundedTo(parent->window()->size() - QSize(40, 60)));
    keepOnScreen(*this);
    read();
}

QWidget* LaunchCodeDialog::buildAnswer() {
    auto* answer = new QWidget;
    answer->setObjectName(QStringLiteral("panel"));
    auto* rows = new QVBoxLayout(answer);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    listHeading_->setProperty("role", "heading");
    list_->setObjectName(QStringLiteral("launchesInCode"));
    rows->addWidget(listHeading_);
    rows->addWidget(list_);
    rows->addWidget(values_);
    rows->addWidget(view_);
    rows->addStretch(1);
    auto* area = new VerticalScrollArea(leastAnswerWidth);
    area->setObjectName(QStringLiteral("launchCodeAnswer"));
    retranslate(area, [area] { area->setAccessibleName(tr("The launch that was read")); });
    area->setWidget(answer);
    return area;
}

void LaunchCodeDialog::setCode(const QString& code) {
    code_->setPlainText(code);
    readTimer_.stop();
    read();
    if (fault_)
        code_->select(placeOf(*fault_));
    if (launch_ && !launch_->missing.empty())
        values_->focusFirst();
    else
        code_->setFocus();
}

void LaunchCodeDialog::selectCode() {
    code_->selectAll();
}

void LaunchCodeDialog::openFile(const QString& path) {
    try {
        const std::string content = core::readFile(path.toStdString(), core::maxCodeBytes);
        if (content.find('\0') == std::string::npos) {
            setCode(text(content));
            return;
        }
        error_ = [path] { return fill(tr("{file} is no text: it has zero bytes."), {{"file", path}}); };
    } catch (const core::InputError& error) {
        error_ = LaterText::of(error);
    }
    showResult();
}

void LaunchCodeDialog::chooseFile() {
    const QString path =
        askWhatToOpen(this, tr("Open a source file"),
                      fill(tr("Source code ({patterns});;All files (*)"),
                           {{"patterns", std::string("*.cu *.cuh *.cpp *.cc *.cxx *.h *.hpp *.py")}}));
    if (!path.isEmpty())
        openFile(path);
}

void LaunchCodeDialog::read() {
    text_ = code_->toPlainText().toStdString();
    error_ = {};
    found_ = {};
    try {
        found_ = core::readLaunches(text_);
    } catch (const core::InputError& error) {
        error_ = LaterText::of(error);
    }
    showList(found_.launches);
    readSelected();
}

void LaunchCodeDialog::showList(const std::vector<core::LaunchInCode>& launches) {
    const QSignalBlocker quiet(list_);
    const int row = std::max(0, list_->currentRow());
    list_->clear();
    for (const core::LaunchInCode& launch : launches)
        list_->addItem(codeLaunchTitle(launch));
    list_->setCurrentRow(std::min(row, list_->count() - 1));
    constexpr int frame = 10;
    list_->setFixedHeight(std::min(list_->count(), linesOfList) * list_->sizeHintForRow(0) + frame);
    list_->setVisible(launches.size() > 1);
    listHeading_->setVisible(launches.size() > 1);
}

void LaunchCodeDialog::readSelected() {
    launch_.reset();
    fault_.reset();
    if (!found_.faults.empty())
        fault_ = found_.faults.front();
    const int row = list_->currentRow();
    if (row < 0) {
        values_->setNames({});
        showResult();
        return;
    }
    const core::LaunchInCode& asWritten = found_.launches[static_cast<std::size_t>(row)];
    values_->setNames(asWritten.missing);
    // A value can show that others are needed: of n in n > 0 ? m : 1.
    for (std::size_t round = 0; round <= asWritten.missing.size(); ++round) {
        const core::LaunchesInCode found = core::readLaunches(text_, values_->values());
        const auto same =
            std::find_if(found.launches.begin(), found.launches.end(),
                         [&](const core::LaunchInCode& each) { return each.offset == asWritten.offset; });
        launch_.reset();
        if (same != found.launches.end())
            launch_ = *same;
        if (!found.faults.empty())
            fault_ = found.faults.front();
        std::vector<std::string> names = asWritten.missing;
        for (const std::string& name : launch_ ? launch_->missing : std::vector<std::string>())
            if (std::find(names.begin(), names.end(), name) == names.end())
                names.push_back(name);
        const bool isComplete = names == asWritten.missing;
        values_->setNames(names);
        if (isComplete)
            break;
    }
    showResult();
}

void LaunchCodeDialog::showProblem(const LaterText& problem) {
    problem_->setText(problem.text());
    problem_->setVisible(!problem.isEmpty());
    code_->setAccessibleDescription(problem.text());
}

void LaunchCodeDialog::showResult() {
    const bool isBlank = text_.find_first_not_of(" \t\r\n") == std::string::npos;
    if (!error_.isEmpty())
        showProblem(error_);
    else if (fault_)
        showProblem(faultText(*fault_));
    else if (const QString problem = values_->problem(); !problem.isEmpty())
        showProblem(LaterText::quoted(problem));
    else if (!launch_ && !isBlank)
        showProblem(core::noLaunchText(text_));
    else
        showProblem({});
    std::optional<CodeEdit::Place> wrong;
    std::optional<CodeEdit::Place> meant;
    if (fault_)
        wrong = placeOf(*fault_);
    if (launch_ && found_.launches.size() > 1)
        meant = CodeEdit::Place{launch_->offset, 0};
    code_->setMarks(wrong, meant);
    const bool isReady = launch_ && launch_->missing.empty() && values_->problem().isEmpty();
    view_->showLaunch(launch_,
                      isReady ? launchOfCode(session_.state(), devices_, *launch_).remarks : QStringList());
    answer_->setVisible(launch_ || list_->count() > 0);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(isReady);
    orderFocus();
}

void LaunchCodeDialog::orderFocus() {
    QWidget* before = list_;
    setTabOrder(code_, before);
    for (QWidget* field : values_->fields()) {
        setTabOrder(before, field);
        before = field;
    }
    setTabOrder(before, buttons_->button(QDialogButtonBox::Ok));
    setTabOrder(buttons_->button(QDialogButtonBox::Ok), buttons_->button(QDialogButtonBox::Cancel));
}

void LaunchCodeDialog::accept() {
    if (readTimer_.isActive()) {
        readTimer_.stop();
        read();
    }
    if (!buttons_->button(QDialogButtonBox::Ok)->isEnabled())
        return;
    applyCodeLaunch(session_, devices_, messages_, *launch_);
    QDialog::accept();
}

void LaunchCodeDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    showList(found_.launches);
    showResult();
}

} // namespace trichevron::gui
