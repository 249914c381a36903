// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/launch_editor.h"

#include "app/gui/code/launch_code_text.h"
#include "app/gui/editors/attribute_editor.h"
#include "app/gui/editors/axes_row.h"
#include "app/gui/editors/axis_headings.h"
#include "app/gui/editors/code_label.h"
#include "app/gui/editors/editor_heading.h"
#include "app/gui/editors/field_mark.h"
#include "app/gui/editors/field_texts.h"
#include "app/gui/editors/grid_note.h"
#include "app/gui/editors/kernel_facts.h"
#include "app/gui/editors/kernel_residency.h"
#include "app/gui/editors/kernel_summary.h"
#include "app/gui/editors/row_label.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"
#include "app/gui/verdict/provenance_mark.h"
#include "core/demo/demo_text.h"
#include "core/messages/terms.h"
#include "core/text/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace trichevron::gui {
namespace {

constexpr int axisLabelWidth = 58;
constexpr int maxAxisLabelWidth = 86; ///< with longer names the numbers would be cut

/// A label for the field. Both share the row evenly, beside the mark.
RowLabel* addRow(QVBoxLayout* rows, QWidget* field, QWidget* mark = nullptr) {
    auto* label = new RowLabel(field);
    auto* beside = new QHBoxLayout;
    beside->setSpacing(6);
    beside->addWidget(label, 1);
    beside->addWidget(field, 1);
    if (mark != nullptr)
        beside->addWidget(mark);
    rows->addLayout(beside);
    return label;
}

void setAxesTexts(RowLabel& label, const std::array<NumberField*, 3>& fields, const AxesTexts& texts) {
    label.setText(texts.name, texts.unit);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const QString what = fill(texts.axis, {{"axis", std::string(1, "xyz"[i])}});
        fields[i]->setWhat(what);
        fields[i]->setAccessibleName(texts.unit.isEmpty() ? what
                                                          : QStringLiteral("%1 (%2)").arg(what, texts.unit));
        explain(&label, fields[i], texts.term);
    }
}

void setBoxText(QCheckBox& box, const QString& text) {
    box.setText(text);
    box.setAccessibleName(text);
}

template <class Level>
void showAxes(AxisFields& fields, const core::Extent<Level>& extent) {
    fields.show(AxisFields::Row{extent.x, extent.y, extent.z});
}

} // namespace

LaunchEditor::LaunchEditor(LaunchSession& session, QWidget* parent) : QWidget(parent), session_(session) {
    setObjectName(QStringLiteral("panel"));
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(12, 8, 12, 12);
    outer->setSpacing(0);
    auto* rows = new QVBoxLayout;
    rows->setSpacing(7);
    outer->addLayout(rows);
    outer->addStretch(1);

    rows->addWidget(new KernelSummary(session_, this));
    AxisHeadings* axes = nullptr;
    QLabel* title = addHeadingOfAxes(rows, axes);
    retranslate(this, [title] { setHeading(*title, tr("Problem")); });
    problem_ =
        addAxes(rows, QStringLiteral("problem"), 1, core::LaunchField::ProblemX, &LaunchSession::setProblem);
    axes->addFields({problem_[0], problem_[1], problem_[2]});
    buildLaunch(rows);
    buildOptIns(rows);
    attributes_ = new AttributeEditor(session_);
    rows->addWidget(attributes_);
    buildKernel(rows);

    for (const Marked& marked : marked_) {
        connect(marked.widget, &NumberField::problemChanged, this, &LaunchEditor::reportUnreadable);
        marked.widget->installEventFilter(this);
    }
    connect(&session_, &LaunchSession::unreadableDropped, this,
            [this](FieldEditor editor, const QString& field) {
                if (editor != FieldEditor::Launch)
                    return;
                for (const Marked& marked : marked_)
                    if (marked.widget->objectName() == field)
                        marked.widget->showValue();
            });
    onChange(session_, SessionChange::Launch, this, &LaunchEditor::refresh);
    refresh();
}

template <class Level>
LaunchEditor::Axes LaunchEditor::addAxes(QVBoxLayout* rows, const QString& objectName, std::uint32_t min,
                                         core::LaunchField first,
                                         void (LaunchSession::*set)(core::Axis, const core::Extent<Level>&)) {
    auto* row = new AxesRow(objectName, min, this);
    AxisFields* axes = &row->fields();
    const std::array<NumberField*, 3> fields = axes->fields();
    // A pointer variable: GCC 12 with -fsanitize=undefined loses `this` in (session_.*set).
    connect(axes, &AxisFields::edited, this,
            [session = &session_, set](core::Axis axis, const AxisFields::Row& numbers) {
                (session->*set)(axis, {numbers[0], numbers[1], numbers[2]});
            });
    for (std::size_t i = 0; i < fields.size(); ++i) {
        connect(fields[i], &QLineEdit::editingFinished, this, [this] { session_.endEdit(); });
        marked_.push_back(
            {static_cast<core::LaunchField>(static_cast<std::uint32_t>(first) << i), fields[i]});
    }
    RowLabel* label = &row->label();
    retranslate(this, [this, label, fields, first] {
        setAxesTexts(*label, fields, axesTexts(first, session_.state().kernel->attributes));
    });
    axesRows_.push_back(row);
    fitAxisLabels();
    rows->addWidget(row);
    addProblemLine(rows, {fields.begin(), fields.end()}, objectName);
    return {label, axes};
}

QLabel* LaunchEditor::addProblemLine(QVBoxLayout* rows, const std::vector<NumberField*>& fields,
                                     const QString& objectName) {
    auto* line = new QLabel(this);
    line->setObjectName(objectName + QStringLiteral("Problem"));
    line->setProperty("role", "problem");
    line->setFont(textFont(0.9));
    line->setWordWrap(true);
    line->setVisible(false);
    rows->addWidget(line);
    for (NumberField* field : fields) {
        connect(field, &NumberField::problemChanged, this, [line, fields] {
            QStringList sentences;
            for (const NumberField* each : fields)
                if (!each->problem().isEmpty())
                    sentences << each->problem();
            sentences.removeDuplicates();
            line->setText(sentences.join(QLatin1Char('\n')));
            line->setVisible(!sentences.isEmpty());
        });
    }
    return line;
}

void LaunchEditor::buildLaunch(QVBoxLayout* rows) {
    rows->addSpacing(4);
    AxisHeadings* axes = nullptr;
    QLabel* title = addHeadingOfAxes(rows, axes);
    grid_ = addAxes(rows, QStringLiteral("grid"), 0, core::LaunchField::GridX, &LaunchSession::setGrid);
    cluster_ =
        addAxes(rows, QStringLiteral("cluster"), 0, core::LaunchField::ClusterX, &LaunchSession::setCluster);
    block_ = addAxes(rows, QStringLiteral("block"), 0, core::LaunchField::BlockX, &LaunchSession::setBlock);
    for (const Axes& row : {grid_, cluster_, block_})
        axes->addFields({row[0], row[1], row[2]});

    follows_ = new QCheckBox;
    follows_->setObjectName(QStringLiteral("gridFollowsProblem"));
    connect(follows_, &QCheckBox::clicked, this, [this](bool on) { session_.setGridFollowsProblem(on); });
    rows->addWidget(follows_);

    note_ = new QLabel;
    note_->setObjectName(QStringLiteral("gridNote"));
    note_->setProperty("role", "muted");
    note_->setFont(textFont(0.9));
    note_->setWordWrap(true);
    rows->addWidget(note_);

    smem_ = NumberField::forBytes({}, this);
    smem_->setObjectName(QStringLiteral("dynamicShared"));
    connect(smem_, &NumberField::valueEdited, this,
            [this](quint64 value) { session_.setDynamicSmem({value}); });
    connect(smem_, &QLineEdit::editingFinished, this, [this] { session_.endEdit(); });
    marked_.push_back({core::LaunchField::DynamicSmem, smem_});
    smemSource_ = new ProvenanceMark(this);
    smemSource_->setObjectName(QStringLiteral("dynamicSharedSource"));
    RowLabel* smemLabel = addRow(rows, smem_, smemSource_);
    addProblemLine(rows, {smem_}, QStringLiteral("dynamicShared"));

    stream_ = new QComboBox;
    stream_->setObjectName(QStringLiteral("stream"));
    stream_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    stream_->setMinimumContentsLength(11);
    for (const core::StreamKind kind : core::allStreamKinds)
        stream_->addItem({}, static_cast<int>(kind));
    connect(stream_, &QComboBox::activated, this,
            [this](int index) { session_.setStream(core::allStreamKinds[static_cast<std::size_t>(index)]); });
    RowLabel* streamLabel = addRow(rows, stream_);
    retranslate(this, [this, title, smemLabel, streamLabel] {
        setHeading(*title, tr("Launch"));
        setBoxText(*follows_, tr("Grid follows the problem"));
        follows_->setAccessibleDescription(
            tr("The grid is the problem divided by the block, rounded up; without this, type a grid."));
        smem_->setWhat(tr("dynamic shared memory"));
        smem_->setAccessibleName(tr("Dynamic shared memory (bytes per block)"));
        smemLabel->setText(tr("Dynamic shared"), tr("bytes per block"));
        explain(smemLabel, smem_, core::Term::DynamicSharedMemory);
        stream_->setAccessibleName(tr("Stream"));
        for (int i = 0; i < stream_->count(); ++i)
            stream_->setItemText(i, streamText(core::allStreamKinds[static_cast<std::size_t>(i)]));
        streamLabel->setText(tr("Stream"), {});
        explain(streamLabel, stream_, core::Term::Stream);
    });
}

void LaunchEditor::buildOptIns(QVBoxLayout* rows) {
    rows->addSpacing(4);
    QLabel* title = addHeading(rows);
    smemOptIn_ = NumberField::forBytes({}, this);
    smemOptIn_->setObjectName(QStringLiteral("maxDynamicShared"));
    connect(smemOptIn_, &NumberField::valueEdited, this,
            [this](quint64 value) { session_.setMaxDynamicShared({value}); });
    connect(smemOptIn_, &QLineEdit::editingFinished, this, [this] { session_.endEdit(); });
    marked_.push_back({core::LaunchField::SmemOptIn, smemOptIn_});
    RowLabel* label = addRow(rows, smemOptIn_);
    addProblemLine(rows, {smemOptIn_}, QStringLiteral("maxDynamicShared"));

    nonPortable_ = new QCheckBox;
    nonPortable_->setObjectName(QStringLiteral("nonPortableCluster"));
    connect(nonPortable_, &QCheckBox::clicked, this, [this](bool on) { session_.setNonPortableCluster(on); });
    rows->addWidget(nonPortable_);
    markedBoxes_.push_back({core::LaunchField::NonPortableCluster, nonPortable_});

    cooperative_ = new QCheckBox;
    cooperative_->setObjectName(QStringLiteral("cooperative"));
    connect(cooperative_, &QCheckBox::clicked, this, [this](bool on) { session_.setCooperative(on); });
    rows->addWidget(cooperative_);
    markedBoxes_.push_back({core::LaunchField::Cooperative, cooperative_});
    retranslate(this, [this, title, label] {
        setHeading(*title, tr("Opt-ins"));
        smemOptIn_->setWhat(tr("shared memory opt-in"));
        smemOptIn_->setAccessibleName(tr("Maximum dynamic shared memory (bytes per block)"));
        label->setText(tr("Max dynamic"), tr("bytes per block"));
        explain(label, smemOptIn_, core::Term::MaxDynamicSharedMemory);
        setBoxText(*nonPortable_, tr("Non-portable cluster size"));
        explain(nonPortable_, nonPortable_, core::Term::NonPortableCluster);
        setBoxText(*cooperative_, tr("Cooperative"));
        explain(cooperative_, cooperative_, core::Term::Cooperative);
    });
}

void LaunchEditor::buildKernel(QVBoxLayout* rows) {
    rows->addSpacing(4);
    QLabel* title = addHeading(rows);
    kernelFacts_ = new KernelFacts(session_);
    connect(kernelFacts_, &KernelFacts::changeRequested, this, &LaunchEditor::ownKernelRequested);
    rows->addWidget(kernelFacts_);

    rows->addSpacing(4);
    QLabel* codeTitle = addHeading(rows);
    code_ = new CodeLabel;
    code_->setObjectName(QStringLiteral("launchCode"));
    rows->addWidget(code_);
    rows->addSpacing(4);
    QLabel* residencyTitle = addHeading(rows);
    rows->addWidget(new KernelResidency(session_, this));
    retranslate(this, [this, title, codeTitle, residencyTitle] {
        setHeading(*residencyTitle, tr("On an SM"));
        setHeading(*title, tr("Kernel"));
        setHeading(*codeTitle, tr("As code"));
        code_->setAccessibleName(tr("The launch as CUDA C++"));
    });
}

void LaunchEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

bool LaunchEditor::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo)) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(object, event);
}

bool LaunchEditor::event(QEvent* event) {
    // A name, its unit or its font is another one.
    if (event->type() == QEvent::LayoutRequest)
        fitAxisLabels();
    return QWidget::event(event);
}

void LaunchEditor::fitAxisLabels() {
    int width = scaledPixels(axisLabelWidth);
    for (AxesRow* row : axesRows_)
        width = std::max(width, std::min(row->label().wholeWidth(), scaledPixels(maxAxisLabelWidth)));
    for (AxesRow* row : axesRows_)
        row->setLabelWidth(width);
}

void LaunchEditor::unfoldFor(const QWidget& field) {
    attributes_->unfoldFor(field);
}

void LaunchEditor::setBorrowedFrom(const QString& device) {
    kernelFacts_->setBorrowedFrom(device);
}

void LaunchEditor::refresh() {
    const LaunchState& state = session_.state();
    const core::LaunchConfig& config = state.config;
    if (config.problem)
        showAxes(*problem_.fields, *config.problem);
    else
        problem_.fields->show(std::nullopt);
    refreshProblemAxes(*state.kernel);
    showAxes(*grid_.fields, config.gridDim);
    const bool toCover = problemToCover(config, state.kernel->attributes).has_value();
    for (NumberField* field : grid_.fields->fields())
        field->setDerived(state.gridFollowsProblem && toCover);
    setAxesTexts(*grid_.label, grid_.fields->fields(),
                 axesTexts(core::LaunchField::GridX, state.kernel->attributes));
    const std::optional<core::ClusterExtent> declared = declaredCluster(state.kernel->attributes);
    showAxes(*cluster_.fields, config.clusterDim.value_or(declared.value_or(core::ClusterExtent{})));
    for (NumberField* field : cluster_.fields->fields())
        field->setDerived(!config.clusterDim && declared);
    showAxes(*block_.fields, config.blockDim);
    smem_->setValue(config.dynamicSmemBytes.value);
    const core::AssumedSmem* assumed = assumedSmemOf(state);
    smemSource_->setVisible(assumed != nullptr);
    smemSource_->showSource(core::ProvenanceKind::Recorded,
                            assumed == nullptr ? smem_->accessibleName() : assumedSmemText(*assumed));
    smemOptIn_->setValue(state.optIns.maxDynamicSharedSizeBytes.value);
    stream_->setCurrentIndex(static_cast<int>(config.stream));
    follows_->setChecked(state.gridFollowsProblem && toCover);
    follows_->setEnabled(toCover);
    follows_->setToolTip(toCover          ? QString()
                         : config.problem ? tr("The kernel covers each problem with any grid.")
                                          : tr("The launch has no problem: type how many elements it has."));
    nonPortable_->setChecked(state.optIns.nonPortableClusterSizeAllowed);
    cooperative_->setChecked(isCooperative(config));
    note_->setText(withWholeNumbers(gridNote(state, session_.evaluation())));
    note_->setVisible(!note_->text().isEmpty());
    code_->setCode(QString::fromStdString(launchCodeOf(state)).trimmed());
    for (AxesRow* row : axesRows_)
        row->fit();
    refreshMarks();
    kernelFacts_->refresh();
}

void LaunchEditor::refreshProblemAxes(const core::KernelInfo& kernel) {
    QStringList names;
    problem_.fields->setAxisCount(static_cast<std::size_t>(std::max(kernel.problemAxes, 0)));
    for (std::size_t i = 0; i < problem_.fields->fields().size(); ++i) {
        const bool isTaken = static_cast<int>(i) < kernel.problemAxes;
        problem_[i]->setEnabled(isTaken);
        // The others have the width: a number of elements is long.
        problem_[i]->setVisible(isTaken || i == 0);
        if (!isTaken)
            problem_[i]->showValue(); // a text that cannot be read could not be seen either
        QString what = problem_[i]->what();
        if (isTaken && i < kernel.problemAxisNames.size()) {
            names << text(core::demoText(kernel.problemAxisNames[i]));
            what = QStringLiteral("%1 (%2)").arg(what, names.back());
        }
        problem_[i]->setAccessibleName(what);
    }
    explain(problem_.label, problem_[0], core::Term::Problem);
    if (!names.isEmpty())
        problem_.label->setToolTip(names.join(QStringLiteral(" × ")));
    const QString first = names.isEmpty() ? tr("elements") : names.takeFirst();
    for (QString& name : names)
        name = QStringLiteral("×\u00a0") + name; // keeps each name on one line
    problem_.label->setText(first.left(1).toUpper() + first.mid(1), names.join(QLatin1Char(' ')));
}

void LaunchEditor::refreshMarks() {
    const core::Evaluation* evaluation = session_.evaluation();
    for (const Marked& marked : marked_)
        marked.widget->setViolation(violationOf(evaluation, {marked.field}));
    for (const MarkedBox& marked : markedBoxes_) {
        const QString why = violationOf(evaluation, {marked.field});
        setStyleProperty(marked.box, "mark", why.isEmpty() ? QString() : QStringLiteral("violating"));
        marked.box->setAccessibleDescription(why);
    }
}

void LaunchEditor::reportUnreadable() {
    std::vector<UnreadableField> fields;
    for (const Marked& marked : marked_) {
        const NumberField& field = *marked.widget;
        if (!field.problem().isEmpty())
            fields.push_back({field.objectName(), field.text(), field.problem(),
                              fill(tr("{field} is unreadable; {value} is used instead"),
                                   {{"field", field.what()}, {"value", field.valueText()}})});
    }
    session_.setUnreadable(FieldEditor::Launch, fields);
}

} // namespace trichevron::gui
