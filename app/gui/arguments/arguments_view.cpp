// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/arguments/arguments_view.h"

#include "app/gui/arguments/argument_delegate.h"
#include "app/gui/arguments/argument_model.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/files/file_questions.h"
#include "app/gui/layout/flow_layout.h"
#include "app/gui/layout/word_breaks.h"
#include "app/gui/session/own_launch.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/argument/input_file.h"
#include "core/errors/input_error.h"
#include "core/text/number_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace trichevron::gui {
namespace {

/// In pixels for the default font.
constexpr int toleranceWidth = 80;
constexpr int rowHeight = 24;
constexpr int columnGap = 10;
constexpr int mostColumnWidth = 240;

constexpr qsizetype mostProblems = 3; ///< that are named below the table

/// Edits of the same field merge until they end.
enum ArgumentsField { CellField, ToleranceField, ProposeField };

QString countText(std::int64_t count) {
    return text(core::withSeparators(static_cast<core::Count>(std::max<std::int64_t>(count, 0))));
}

QString fileProblem(const std::string& argument, const std::string& path) {
    const auto problem = core::findInputFileProblem(argument, path);
    return problem ? text(problem->text()) : QString();
}

} // namespace

ArgumentsView::ArgumentsView(LaunchSession& session, const DeviceSelection& devices, JobRunner& jobs,
                             QWidget* parent)
    : QWidget(parent), session_(session), devices_(devices), jobs_(jobs), model_(new ArgumentModel(this)),
      table_(new QTableView), sizes_(new QLabel), problem_(new QLabel), toleranceLabel_(new QLabel),
      tolerance_(new QLineEdit), propose_(new QPushButton), save_(new QPushButton),
      outputs_(new QMenu(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 8, 12, 8);
    rows->setSpacing(6);
    rows->addWidget(buildBar());
    problem_->setObjectName(QStringLiteral("argumentsProblem"));
    problem_->setProperty("role", "problem");
    problem_->setWordWrap(true);
    problem_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long name makes it no wider
    problem_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    buildTable();
    rows->addWidget(table_, 1);
    rows->addWidget(problem_); // below the table, whose rows stay where they are
    rows->addStretch(0);       // without the table, the problem stays at the top
    connect(model_, &ArgumentModel::edited, this, [this](const core::OwnArguments& arguments) {
        session_.setArguments(CellField, arguments);
        session_.endEdit(); // a cell is edited as a whole
    });
    connect(model_, &ArgumentModel::problemChanged, this, [this] {
        reportUnreadable();
        showProblem(); // also of a second text, which the launch says nothing new of
    });
    connect(&session_, &LaunchSession::unreadableDropped, this,
            [this](FieldEditor editor, const QString& field) {
                if (editor == FieldEditor::Arguments)
                    dropUnreadable(field);
            });
    const auto refreshIfNeeded = [this] {
        if (isVisible() || !unreadable().empty()) // what cannot be read is of one kernel only
            refresh();
    };
    onChange(session_, SessionChange::Launch | SessionChange::Unreadable, this, refreshIfNeeded);
    onChange(jobs_, anyJobChange, this, refreshIfNeeded);
    retranslate(this, [this] { setTexts(); });
}

QWidget* ArgumentsView::buildBar() {
    auto* bar = new QWidget;
    auto* row = new FlowLayout(9);
    bar->setLayout(row);
    bar->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // what is below it starts at the top
    sizes_->setObjectName(QStringLiteral("argumentSizes"));
    sizes_->setProperty("role", "muted");
    tolerance_->setObjectName(QStringLiteral("argumentTolerance"));
    tolerance_->setFixedWidth(scaledPixels(toleranceWidth));
    toleranceLabel_->setBuddy(tolerance_);
    connect(tolerance_, &QLineEdit::textEdited, this, &ArgumentsView::editTolerance);
    connect(tolerance_, &QLineEdit::editingFinished, this, [this] { session_.endEdit(); });
    propose_->setObjectName(QStringLiteral("argumentsPropose"));
    connect(propose_, &QPushButton::clicked, this, &ArgumentsView::proposeAgain);
    save_->setObjectName(QStringLiteral("argumentsSave"));
    save_->setMenu(outputs_);
    connect(outputs_, &QMenu::aboutToShow, this, &ArgumentsView::fillOutputs);
    auto* pair = new QWidget;
    auto* beside = new QHBoxLayout(pair);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(6);
    beside->addWidget(toleranceLabel_);
    beside->addWidget(tolerance_);
    for (QWidget* widget : std::initializer_list<QWidget*>{propose_, save_, pair, sizes_})
        row->addWidget(widget);
    return bar;
}

void ArgumentsView::buildTable() {
    table_->setObjectName(QStringLiteral("argumentTable"));
    table_->setModel(model_);
    table_->setItemDelegate(new ArgumentDelegate(table_));
    table_->setShowGrid(false);
    table_->setAlternatingRowColors(true);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(false);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed |
                            QAbstractItemView::DoubleClicked);
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setMinimumHeight(scaledPixels(3 * rowHeight));
    ExportMenu::attach(*table_, {});
    // One click on a cell edits it, as in a form.
    connect(table_, &QTableView::clicked, table_, [this](const QModelIndex& index) {
        if ((index.flags() & Qt::ItemIsEditable) != 0)
            table_->edit(index);
    });
}

void ArgumentsView::setTexts() {
    propose_->setText(tr("Propose again"));
    propose_->setToolTip(
        tr("Arguments from what the kernel declares now; those of parameters that keep their "
           "name stay."));
    save_->setText(tr("Save an output"));
    save_->setToolTip(tr("Launches once more, and writes what a buffer holds then to a file."));
    toleranceLabel_->setText(tr("Tolerance"));
    tolerance_->setAccessibleName(tr("Tolerance of floating-point outputs"));
    tolerance_->setPlaceholderText(tr("by type"));
    tolerance_->setToolTip(
        tr("A floating-point output is wrong where it differs by more than this part of the larger of 1 and "
           "the expected value. Without a number it follows from the type."));
    table_->setAccessibleName(tr("Arguments of the kernel"));
    fitTable();
    refresh();
}

void ArgumentsView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitTable();
}

bool ArgumentsView::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate && isVisible())
        refresh(); // a file may have been written elsewhere
    return QWidget::event(event);
}

void ArgumentsView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

std::vector<UnreadableField> ArgumentsView::unreadable() const {
    std::vector<UnreadableField> fields = model_->unreadable();
    if (!toleranceProblem_.isEmpty())
        fields.push_back({tolerance_->objectName(), tolerance_->text(), toleranceProblem_});
    return fields;
}

QString ArgumentsView::problem() const {
    QStringList problems = model_->problems();
    if (!toleranceProblem_.isEmpty())
        problems << toleranceProblem_;
    if (const qsizetype more = problems.size() - mostProblems; more > 0) {
        problems.resize(mostProblems);
        problems << fill(tr("{count, plural, one {# more is} other {# more are}} marked in the table."),
                         {{"count", more}});
    }
    if (!problems.isEmpty())
        return problems.join(QLatin1Char('\n'));
    return ownLaunchObstacle(session_.state(), devices_.ownKernels(), devices_.ownCodes());
}

void ArgumentsView::refresh() {
    const LaunchState& launch = session_.state();
    const core::OwnKernel* kernel = devices_.ownKernels().find(launch.kernel->id);
    const core::OwnArguments* arguments = argumentsOf(launch);
    const bool isKnown = kernel != nullptr && arguments != nullptr && launch.device;
    if (std::exchange(kernel_, launch.kernel->id) != launch.kernel->id) {
        model_->setContent({}, {});
        showToleranceProblem({});
    }
    if (isKnown)
        refreshTable(*kernel);
    else
        model_->setContent({}, {});
    const core::LaunchSizes sizes = launchSizes(launch);
    sizes_->setText(QStringLiteral("N = %1 · nx = %2 · ny = %3 · nz = %4 · blocks = %5 · threads = %6")
                        .arg(countText(sizes.nx * sizes.ny * sizes.nz), countText(sizes.nx),
                             countText(sizes.ny), countText(sizes.nz), countText(sizes.blocks),
                             countText(sizes.threads)));
    for (QWidget* widget :
         std::initializer_list<QWidget*>{table_, propose_, save_, tolerance_, toleranceLabel_, sizes_})
        widget->setVisible(isKnown);
    if (toleranceProblem_.isEmpty() && !tolerance_->hasFocus())
        showTolerance();
    save_->setEnabled(isKnown && jobs_.launchObstacle().isEmpty());
    showProblem();
}

void ArgumentsView::showProblem() {
    problem_->setText(core::isOwnKernel(session_.state().kernel->id) ? withWordBreaks(problem()) : QString());
    problem_->setVisible(!problem_->text().isEmpty());
    // What is not known of a kernel, or not yet, is nothing that the user did wrong.
    const bool isMistake = !unreadable().empty() ||
                           (argumentsOf(session_.state()) != nullptr && !devices_.ownCodes().isCompiling());
    setStyleProperty(problem_, "role", isMistake ? QStringLiteral("problem") : QStringLiteral("muted"));
}

void ArgumentsView::refreshTable(const core::OwnKernel& kernel) {
    const LaunchState& launch = session_.state();
    const core::OwnArguments& arguments = *argumentsOf(launch);
    ArgumentModel::Parameters parameters;
    for (const std::string& declaration : declarationsOf(kernel, *launch.device, devices_.ownCodes()))
        parameters.declarations << text(declaration);
    for (const core::KernelArgument& argument : arguments.arguments) {
        parameters.fillProblems << (argument.fill.kind == core::FillKind::File
                                        ? fileProblem(argument.name, argument.fill.path)
                                        : QString());
        const auto expected = arguments.expected.find(argument.name);
        parameters.expectedProblems << (expected == arguments.expected.end()
                                            ? QString()
                                            : fileProblem(argument.name, expected->second));
    }
    if (const auto known = parametersOf(kernel, *launch.device)) {
        for (const core::KernelParameter& parameter : *known)
            parameters.bytes.push_back(parameter.size);
        for (const auto& problem :
             core::findArgumentProblems(arguments.arguments, *known, launchSizes(launch)))
            parameters.problems << (problem ? text(problem->text()) : QString());
        try {
            for (const core::ResolvedArgument& resolved : core::resolveArguments(
                     arguments.arguments, *known, launchSizes(launch), launch.device->totalGlobalMem))
                parameters.sizes << text(core::bytesText(
                    resolved.isBuffer ? resolved.size() : core::Bytes{resolved.value.size()}));
        } catch (const core::InputError&) {
            // problem() says it.
        }
    }
    const bool isNew = model_->rowCount() != static_cast<int>(arguments.arguments.size());
    model_->setContent(arguments, std::move(parameters));
    if (isNew)
        fitTable();
}

void ArgumentsView::fitTable() {
    table_->setFont(textFont(0.92));
    table_->verticalHeader()->setDefaultSectionSize(scaledPixels(rowHeight));
    table_->resizeColumnsToContents();
    for (int column = 0; column < argumentColumns; ++column)
        table_->setColumnWidth(column, std::min(table_->columnWidth(column) + scaledPixels(columnGap),
                                                scaledPixels(mostColumnWidth)));
}

void ArgumentsView::reportUnreadable() {
    session_.setUnreadable(FieldEditor::Arguments, unreadable());
}

void ArgumentsView::dropUnreadable(const QString& field) {
    if (field != tolerance_->objectName()) {
        model_->dropUnreadable(field);
        return;
    }
    showToleranceProblem({});
    showTolerance(); // also where it has the focus
}

void ArgumentsView::showTolerance() {
    if (const core::OwnArguments* arguments = argumentsOf(session_.state()))
        tolerance_->setText(arguments->tolerance ? QString::number(*arguments->tolerance) : QString());
}

void ArgumentsView::showToleranceProblem(const QString& problem) {
    toleranceProblem_ = problem;
    setStyleProperty(tolerance_, "mark", problem.isEmpty() ? QString() : QStringLiteral("unreadable"));
    reportUnreadable();
}

void ArgumentsView::editTolerance(const QString& typed) {
    QString problem;
    if (const core::OwnArguments* known = argumentsOf(session_.state()); known != nullptr) {
        core::OwnArguments changed = *known;
        changed.tolerance.reset();
        try {
            if (!typed.trimmed().isEmpty())
                changed.tolerance =
                    core::parseTolerance(typed.trimmed().toStdString(), tr("tolerance").toStdString());
            session_.setArguments(ToleranceField, changed);
        } catch (const core::InputError& error) {
            problem = text(error.text().text());
        }
    }
    showToleranceProblem(problem);
}

void ArgumentsView::proposeAgain() {
    const LaunchState& launch = session_.state();
    const core::OwnKernel* kernel = devices_.ownKernels().find(launch.kernel->id);
    const core::OwnArguments* known = argumentsOf(launch);
    if (kernel == nullptr || known == nullptr || !launch.device)
        return;
    auto proposed = proposedArguments(*kernel, *launch.device, devices_.ownCodes());
    if (!proposed)
        return;
    core::OwnArguments changed = *known;
    const bool isSame = proposed->size() == known->arguments.size() &&
                        std::equal(proposed->begin(), proposed->end(), known->arguments.begin(),
                                   [](const auto& a, const auto& b) { return a.name == b.name; });
    // With the same parameters, the user wants the proposal instead of what is there.
    if (!isSame)
        for (core::KernelArgument& argument : *proposed)
            for (const core::KernelArgument& before : known->arguments)
                if (before.name == argument.name)
                    argument = before;
    changed.arguments = std::move(*proposed);
    session_.setArguments(ProposeField, changed);
    session_.endEdit();
}

void ArgumentsView::fillOutputs() {
    outputs_->clear();
    const std::vector<core::KernelArgument>& arguments = model_->arguments().arguments;
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (isEditable(arguments[i], ArgumentColumn::Expected))
            connect(outputs_->addAction(text(arguments[i].name) + QStringLiteral("…")), &QAction::triggered,
                    this, [this, i] { saveOutput(i); });
    if (outputs_->isEmpty())
        outputs_->addAction(tr("The kernel may write no buffer"))->setEnabled(false);
}

void ArgumentsView::saveOutput(std::size_t argument) {
    const std::string& name = model_->arguments().arguments.at(argument).name;
    const QString path = askWhereToSave(this, tr("Save an output"), text(name) + QStringLiteral(".bin"), {});
    if (!path.isEmpty())
        jobs_.launchAndSave({argument, path});
}

} // namespace trichevron::gui
