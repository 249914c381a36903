// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/launch_editor.h"

#include "app/gui/editors/code_label.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/editors/row_label.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/code/launch_code.h"
#include "core/messages/rule_messages.h"
#include "core/messages/terms.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace trichevron::gui {
namespace {

constexpr std::uint64_t largestAxis = std::numeric_limits<std::uint32_t>::max();
constexpr int axisLabelWidth = 58;

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text.toUpper());
    label->setProperty("role", "heading");
    label->setFont(textFont(0.85, QFont::DemiBold));
    return label;
}

void explain(QWidget* label, QWidget* field, core::Term term) {
    const std::string sentence = messageFor(term);
    setHelp(label, text(sentence), relatedRule(term));
    setHelpRule(field, relatedRule(term));
}

/// The label and the field share the row evenly.
void addRow(QVBoxLayout* rows, QWidget* label, QWidget* field, core::Term term) {
    explain(label, field, term);
    auto* beside = new QHBoxLayout;
    beside->setSpacing(6);
    beside->addWidget(label, 1);
    beside->addWidget(field, 1);
    rows->addLayout(beside);
}

QString streamText(core::StreamKind stream) {
    switch (stream) {
    case core::StreamKind::Default:
        return LaunchEditor::tr("default");
    case core::StreamKind::PerThread:
        return LaunchEditor::tr("per thread");
    case core::StreamKind::NonBlocking:
        return LaunchEditor::tr("non-blocking");
    case core::StreamKind::HighPriority:
        return LaunchEditor::tr("high priority");
    }
    return {};
}

template <class Level>
void showAxes(const std::array<NumberField*, 3>& fields, const core::Extent<Level>& extent) {
    // The three fields are equally wide unless the number of one needs more width.
    constexpr int halfDigitsOfAThird = 11;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        NumberField* field = fields[i];
        field->setValue(extent[core::allAxes[i]]);
        QSizePolicy policy = field->sizePolicy();
        policy.setHorizontalStretch(
            qMax(halfDigitsOfAThird, static_cast<int>(2 * QString::number(extent[core::allAxes[i]]).size())));
        field->setSizePolicy(policy);
    }
}

QString known(bool isKnown, const QString& text) {
    return isKnown ? text : LaunchEditor::tr("not recorded");
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

    rows->addWidget(heading(tr("Problem")));
    const Axes problem = addAxes(rows, tr("Problem"), {}, QStringLiteral("problem"), 1,
                                 core::LaunchField::ProblemX, &LaunchSession::setProblem);
    problemLabel_ = problem.label;
    problem_ = problem.fields;
    buildLaunch(rows);
    buildOptIns(rows);
    buildKernel(rows);

    for (const Marked& marked : marked_)
        connect(marked.widget, &NumberField::problemChanged, this, &LaunchEditor::reportUnreadable);
    onChange(session_, SessionChange::Launch, this, &LaunchEditor::refresh);
    refresh();
}

LaunchEditor::Axes LaunchEditor::addAxes(QVBoxLayout* rows, const QString& name, const QString& unit,
                                         const QString& objectName, std::uint64_t min,
                                         core::LaunchField first,
                                         void (LaunchSession::*set)(core::Axis, std::uint32_t)) {
    auto* beside = new QHBoxLayout;
    beside->setSpacing(6);
    std::array<NumberField*, 3> fields{};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const QString axis = QString(QLatin1Char("xyz"[i]));
        const QString what = name.toLower() + QLatin1Char(' ') + axis;
        NumberField* field = NumberField::forCount(what, min, largestAxis, this);
        field->setObjectName(objectName + axis.toUpper());
        field->setAccessibleName(unit.isEmpty() ? what : tr("%1 (%2)").arg(what, unit));
        beside->addWidget(field);
        // A pointer variable: GCC 12 with -fsanitize=undefined loses `this` in (session_.*set).
        connect(field, &NumberField::valueEdited, this, [session = &session_, set, i](quint64 value) {
            (session->*set)(core::allAxes[i], static_cast<std::uint32_t>(value));
        });
        connect(field, &QLineEdit::editingFinished, this, [this] { session_.endEdit(); });
        marked_.push_back({static_cast<core::LaunchField>(static_cast<std::uint32_t>(first) << i), field});
        fields[i] = field;
    }
    auto* label = new RowLabel(name, unit, fields[0]);
    label->setObjectName(objectName + QStringLiteral("Label"));
    const core::Term term = first == core::LaunchField::ProblemX   ? core::Term::Problem
                            : first == core::LaunchField::GridX    ? core::Term::Grid
                            : first == core::LaunchField::ClusterX ? core::Term::Cluster
                                                                   : core::Term::Block;
    for (NumberField* field : fields)
        explain(label, field, term);
    label->setFixedWidth(scaledPixels(axisLabelWidth));
    axisLabels_.push_back(label);
    beside->insertWidget(0, label);
    rows->addLayout(beside);
    addProblemLine(rows, {fields.begin(), fields.end()}, objectName);
    return {label, fields};
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
            QString sentence;
            for (const NumberField* each : fields) {
                if (sentence.isEmpty())
                    sentence = each->problem();
            }
            line->setText(sentence);
            line->setVisible(!sentence.isEmpty());
        });
    }
    return line;
}

void LaunchEditor::buildLaunch(QVBoxLayout* rows) {
    rows->addSpacing(4);
    rows->addWidget(heading(tr("Launch")));
    grid_ = addAxes(rows, tr("Grid"), tr("blocks"), QStringLiteral("grid"), 0, core::LaunchField::GridX,
                    &LaunchSession::setGrid)
                .fields;
    cluster_ = addAxes(rows, tr("Cluster"), tr("blocks"), QStringLiteral("cluster"), 0,
                       core::LaunchField::ClusterX, &LaunchSession::setCluster)
                   .fields;
    block_ = addAxes(rows, tr("Block"), tr("threads"), QStringLiteral("block"), 0, core::LaunchField::BlockX,
                     &LaunchSession::setBlock)
                 .fields;

    follows_ = new QCheckBox(tr("Grid follows the problem"));
    follows_->setObjectName(QStringLiteral("gridFollowsProblem"));
    follows_->setAccessibleName(tr("Grid follows the problem"));
    connect(follows_, &QCheckBox::clicked, this, [this](bool on) { session_.setGridFollowsProblem(on); });
    rows->addWidget(follows_);

    note_ = new QLabel;
    note_->setObjectName(QStringLiteral("gridNote"));
    note_->setProperty("role", "muted");
    note_->setFont(textFont(0.9));
    note_->setWordWrap(true);
    rows->addWidget(note_);

    smem_ = NumberField::forBytes(tr("dynamic shared memory"), this);
    smem_->setObjectName(QStringLiteral("dynamicShared"));
    smem_->setAccessibleName(tr("Dynamic shared memory (bytes per block)"));
    connect(smem_, &NumberField::valueEdited, this,
            [this](quint64 value) { session_.setDynamicSmem({value}); });
    connect(smem_, &QLineEdit::editingFinished, this, [this] { session_.endEdit(); });
    marked_.push_back({core::LaunchField::DynamicSmem, smem_});
    addRow(rows, new RowLabel(tr("Dynamic shared"), tr("bytes per block"), smem_), smem_,
           core::Term::DynamicSharedMemory);
    addProblemLine(rows, {smem_}, QStringLiteral("dynamicShared"));

    stream_ = new QComboBox;
    stream_->setObjectName(QStringLiteral("stream"));
    stream_->setAccessibleName(tr("Stream"));
    stream_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    stream_->setMinimumContentsLength(5);
    for (const core::StreamKind kind : core::allStreamKinds)
        stream_->addItem(streamText(kind), static_cast<int>(kind));
    connect(stream_, &QComboBox::activated, this,
            [this](int index) { session_.setStream(core::allStreamKinds[static_cast<std::size_t>(index)]); });
    addRow(rows, new RowLabel(tr("Stream"), {}, stream_), stream_, core::Term::Stream);
}

void LaunchEditor::buildOptIns(QVBoxLayout* rows) {
    rows->addSpacing(4);
    rows->addWidget(heading(tr("Opt-ins")));
    smemOptIn_ = NumberField::forBytes(tr("shared memory opt-in"), this);
    smemOptIn_->setObjectName(QStringLiteral("maxDynamicShared"));
    smemOptIn_->setAccessibleName(tr("Maximum dynamic shared memory (bytes per block)"));
    connect(smemOptIn_, &NumberField::valueEdited, this,
            [this](quint64 value) { session_.setMaxDynamicShared({value}); });
    connect(smemOptIn_, &QLineEdit::editingFinished, this, [this] { session_.endEdit(); });
    marked_.push_back({core::LaunchField::SmemOptIn, smemOptIn_});
    addRow(rows, new RowLabel(tr("Max dynamic"), tr("bytes per block"), smemOptIn_), smemOptIn_,
           core::Term::MaxDynamicSharedMemory);
    addProblemLine(rows, {smemOptIn_}, QStringLiteral("maxDynamicShared"));

    nonPortable_ = new QCheckBox(tr("Non-portable cluster size"));
    nonPortable_->setObjectName(QStringLiteral("nonPortableCluster"));
    nonPortable_->setAccessibleName(nonPortable_->text());
    explain(nonPortable_, nonPortable_, core::Term::NonPortableCluster);
    connect(nonPortable_, &QCheckBox::clicked, this, [this](bool on) { session_.setNonPortableCluster(on); });
    rows->addWidget(nonPortable_);
    markedBoxes_.push_back({core::LaunchField::NonPortableCluster, nonPortable_});

    cooperative_ = new QCheckBox(tr("Cooperative"));
    cooperative_->setObjectName(QStringLiteral("cooperative"));
    cooperative_->setAccessibleName(cooperative_->text());
    explain(cooperative_, cooperative_, core::Term::Cooperative);
    connect(cooperative_, &QCheckBox::clicked, this, [this](bool on) { session_.setCooperative(on); });
    rows->addWidget(cooperative_);
    markedBoxes_.push_back({core::LaunchField::Cooperative, cooperative_});
}

QLineEdit* LaunchEditor::addReadOnly(QVBoxLayout* rows, const QString& name, const QString& objectName,
                                     core::Term term) {
    auto* field = new QLineEdit;
    field->setObjectName(objectName);
    field->setAccessibleName(name);
    field->setReadOnly(true);
    field->setMinimumWidth(36);
    field->setProperty("derived", true);
    field->setFont(monospaceFont());
    field->setAlignment(Qt::AlignRight);
    addRow(rows, new RowLabel(name, {}, field), field, term);
    return field;
}

void LaunchEditor::buildKernel(QVBoxLayout* rows) {
    rows->addSpacing(4);
    rows->addWidget(heading(tr("Kernel")));
    registers_ = addReadOnly(rows, tr("Registers"), QStringLiteral("registers"), core::Term::Registers);
    staticShared_ = addReadOnly(rows, tr("Static shared"), QStringLiteral("staticShared"),
                                core::Term::StaticSharedMemory);
    local_ = addReadOnly(rows, tr("Local / thread"), QStringLiteral("localMemory"), core::Term::LocalMemory);
    bounds_ =
        addReadOnly(rows, tr("Launch bounds"), QStringLiteral("launchBounds"), core::Term::LaunchBounds);
    kernelNote_ = new QLabel;
    kernelNote_->setProperty("role", "muted");
    kernelNote_->setFont(textFont(0.9));
    kernelNote_->setWordWrap(true);
    rows->addWidget(kernelNote_);

    rows->addSpacing(4);
    rows->addWidget(heading(tr("As code")));
    code_ = new CodeLabel;
    code_->setObjectName(QStringLiteral("launchCode"));
    code_->setAccessibleName(tr("The launch as CUDA C++"));
    rows->addWidget(code_);
}

void LaunchEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    for (RowLabel* label : axisLabels_)
        label->setFixedWidth(scaledPixels(axisLabelWidth));
}

void LaunchEditor::setBorrowedFrom(const QString& device) {
    if (device == borrowedFrom_)
        return;
    borrowedFrom_ = device;
    refreshKernel();
}

void LaunchEditor::refresh() {
    const LaunchState& state = session_.state();
    const core::LaunchConfig& config = state.config;
    showAxes(problem_, config.problem.value_or(core::ProblemExtent{}));
    refreshProblemAxes(*state.kernel);
    showAxes(grid_, config.gridDim);
    const bool toCover = problemToCover(config, state.kernel->attributes).has_value();
    for (NumberField* field : grid_)
        field->setDerived(state.gridFollowsProblem && toCover);
    showAxes(cluster_, config.clusterDim.value_or(core::ClusterExtent{}));
    showAxes(block_, config.blockDim);
    smem_->setValue(config.dynamicSmemBytes.value);
    smemOptIn_->setValue(state.optIns.maxDynamicSharedSizeBytes.value);
    stream_->setCurrentIndex(static_cast<int>(config.stream));
    follows_->setChecked(state.gridFollowsProblem && toCover);
    follows_->setEnabled(toCover);
    nonPortable_->setChecked(state.optIns.nonPortableClusterSizeAllowed);
    cooperative_->setChecked(isCooperative(config));
    note_->setText(gridNote());
    note_->setVisible(!note_->text().isEmpty());
    code_->setCode(QString::fromStdString(launchCode(config, state.optIns, *state.kernel)).trimmed());
    refreshMarks();
    refreshKernel();
}

void LaunchEditor::refreshProblemAxes(const core::KernelInfo& kernel) {
    QStringList names;
    for (std::size_t i = 0; i < problem_.size(); ++i) {
        const bool isTaken = static_cast<int>(i) < kernel.problemAxes;
        problem_[i]->setEnabled(isTaken);
        QString what = problem_[i]->what();
        if (isTaken && i < kernel.problemAxisNames.size()) {
            names << QString::fromStdString(kernel.problemAxisNames[i]);
            what = tr("%1 (%2)").arg(what, names.back());
        }
        problem_[i]->setAccessibleName(what);
    }
    explain(problemLabel_, problem_[0], core::Term::Problem);
    if (!names.isEmpty())
        problemLabel_->setToolTip(names.join(QStringLiteral(" × ")));
    const QString first = names.isEmpty() ? tr("elements") : names.takeFirst();
    for (QString& name : names)
        name = QStringLiteral("×\u00a0") + name; // keeps each name on one line
    problemLabel_->setText(first.left(1).toUpper() + first.mid(1), names.join(QLatin1Char(' ')));
}

void LaunchEditor::refreshMarks() {
    const core::Evaluation* evaluation = session_.evaluation();
    const auto violationText = [&](core::LaunchField field) {
        if (evaluation != nullptr) {
            for (const core::Finding& finding : evaluation->findings) {
                if (finding.status == core::FindingStatus::Violated && finding.fields.has(field))
                    return QString::fromStdString(titleFor(finding.rule) + ": " + messageFor(finding));
            }
        }
        return QString();
    };
    for (const Marked& marked : marked_) {
        const QString why = violationText(marked.field);
        marked.widget->setViolating(!why.isEmpty(), why);
    }
    for (const MarkedBox& marked : markedBoxes_) {
        const QString why = violationText(marked.field);
        setStyleProperty(marked.box, "mark", why.isEmpty() ? QString() : QStringLiteral("violating"));
        marked.box->setAccessibleDescription(why);
    }
}

void LaunchEditor::reportUnreadable() {
    const auto found = std::find_if(marked_.begin(), marked_.end(),
                                    [](const Marked& marked) { return !marked.widget->problem().isEmpty(); });
    QStringList replacements;
    for (const Marked& marked : marked_) {
        if (!marked.widget->problem().isEmpty())
            replacements << tr("%1 is unreadable; %2 is used instead")
                                .arg(marked.widget->what(), marked.widget->valueText());
    }
    session_.setUnreadable(found == marked_.end() ? QString() : found->widget->problem(),
                           replacements.join(QLatin1Char('\n')));
}

void LaunchEditor::refreshKernel() {
    const core::KernelInfo& kernel = *session_.state().kernel;
    const core::KernelAttributes& attributes = kernel.attributes;
    const bool isKnown = !kernel.id.empty();
    registers_->setText(known(isKnown, tr("%1 / thread").arg(attributes.numRegs)));
    staticShared_->setText(known(isKnown, tr("%1 B").arg(attributes.sharedSizeBytes.value)));
    local_->setText(known(isKnown, tr("%1 B").arg(attributes.localSizeBytes.value)));
    const std::optional<core::LaunchBounds>& bounds = attributes.declared.launchBounds;
    bounds_->setText(known(isKnown, bounds ? QString::number(bounds->maxThreadsPerBlock) : tr("none")));
    QString note = isKnown ? QString() : QString::fromStdString(kernel.summary);
    if (!borrowedFrom_.isEmpty() && isKnown)
        note =
            tr("Compiled for %1; the number of registers may differ on another device.").arg(borrowedFrom_);
    kernelNote_->setText(note);
    kernelNote_->setVisible(!note.isEmpty());
}

QString LaunchEditor::gridNote() const {
    const LaunchState& state = session_.state();
    const core::LaunchConfig& config = state.config;
    if (!config.problem)
        return {};
    if (!problemToCover(config, state.kernel->attributes))
        return tr("Any grid size works: the kernel has a grid-stride loop.");
    QString note;
    if (state.gridFollowsProblem) {
        QStringList terms;
        for (int i = 0; i < qMax(1, state.kernel->problemAxes); ++i) {
            const core::Axis axis = core::allAxes[static_cast<std::size_t>(i)];
            terms << tr("⌈%1/%2⌉").arg((*config.problem)[axis]).arg(config.blockDim[axis]);
        }
        note = terms.join(QStringLiteral(" × ")) + QStringLiteral(" blocks.");
    }
    const core::Evaluation* evaluation = session_.evaluation();
    if (evaluation != nullptr && evaluation->idleThreads && evaluation->totalThreads != 0) {
        const double percent = core::computePercent(*evaluation->idleThreads, evaluation->totalThreads);
        const bool one = evaluation->totalThreads == 1;
        note += (one ? tr(" %1 of %2 thread is idle (%3).") : tr(" %1 of %2 threads are idle (%3)."))
                    .arg(QString::fromStdString(core::withSeparators(*evaluation->idleThreads)),
                         QString::fromStdString(core::withSeparators(evaluation->totalThreads)))
                    .arg(QString::fromStdString(core::percentText(percent)));
    }
    return note.trimmed();
}

} // namespace trichevron::gui
