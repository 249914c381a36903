// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/launch_editor.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/theme/theme.h"
#include "core/code/launch_code.h"
#include "core/words/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <limits>

namespace trichevron {
namespace {

constexpr std::uint64_t largestAxis = std::numeric_limits<std::uint32_t>::max();
constexpr int fieldColumns = 3;

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text.toUpper());
    label->setProperty("role", "heading");
    label->setFont(textFont(0.85, QFont::DemiBold));
    return label;
}

QWidget* rowLabel(const QString& name, const QString& unit, QWidget* buddy) {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* label = new QLabel(name);
    label->setBuddy(buddy);
    layout->addWidget(label);
    if (!unit.isEmpty()) {
        auto* below = new QLabel(unit);
        below->setProperty("role", "muted");
        below->setFont(textFont(0.85));
        layout->addWidget(below);
    }
    return box;
}

QString streamWords(StreamKind stream) {
    switch (stream) {
    case StreamKind::Default:
        return LaunchEditor::tr("default");
    case StreamKind::PerThread:
        return LaunchEditor::tr("per thread");
    case StreamKind::NonBlocking:
        return LaunchEditor::tr("non-blocking");
    case StreamKind::HighPriority:
        return LaunchEditor::tr("high priority");
    }
    return {};
}

template <class Level>
void showAxes(const std::array<NumberField*, 3>& fields, const Extent<Level>& extent) {
    for (std::size_t i = 0; i < fields.size(); ++i)
        fields[i]->setValue(extent[allAxes[i]]);
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
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(7);
    grid->setColumnStretch(0, 4);
    for (int column = 1; column <= fieldColumns; ++column)
        grid->setColumnStretch(column, 3);
    outer->addLayout(grid);
    outer->addStretch(1);

    grid->addWidget(heading(tr("Problem")), grid->rowCount(), 0, 1, fieldColumns + 1);
    problem_ = addAxes(grid, tr("Elements"), {}, QStringLiteral("problem"), 1, LaunchField::ProblemX,
                       &LaunchSession::setProblem);
    buildLaunch(grid);
    buildOptIns(grid);
    buildKernel(grid);

    connect(&session_, &LaunchSession::changed, this, &LaunchEditor::refresh);
    refresh();
}

std::array<NumberField*, 3> LaunchEditor::addAxes(QGridLayout* grid, const QString& name, const QString& unit,
                                                  const QString& objectName, std::uint64_t least,
                                                  LaunchField first,
                                                  void (LaunchSession::*set)(Axis, std::uint32_t)) {
    const int row = grid->rowCount();
    std::array<NumberField*, 3> fields{};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const QString axis = QString(QLatin1Char("xyz"[i]));
        const QString what = name.toLower() + QLatin1Char(' ') + axis;
        NumberField* field = NumberField::forCount(what, least, largestAxis, this);
        field->setObjectName(objectName + axis.toUpper());
        field->setAccessibleName(unit.isEmpty() ? what : tr("%1 (%2)").arg(what, unit));
        field->setMinimumWidth(36);
        grid->addWidget(field, row, static_cast<int>(i) + 1);
        connect(field, &NumberField::valueEdited, this, [this, set, i](quint64 value) {
            (session_.*set)(allAxes[i], static_cast<std::uint32_t>(value));
        });
        connect(field, &QLineEdit::editingFinished, this, [this] { session_.endEdit(); });
        marked_.push_back({static_cast<LaunchField>(static_cast<std::uint32_t>(first) << i), field});
        fields[i] = field;
    }
    grid->addWidget(rowLabel(name, unit, fields[0]), row, 0);
    addProblemLine(grid, {fields.begin(), fields.end()}, objectName);
    return fields;
}

QLabel* LaunchEditor::addProblemLine(QGridLayout* grid, std::vector<NumberField*> fields,
                                     const QString& objectName) {
    auto* line = new QLabel(this);
    line->setObjectName(objectName + QStringLiteral("Problem"));
    line->setProperty("role", "problem");
    line->setFont(textFont(0.9));
    line->setWordWrap(true);
    line->setVisible(false);
    grid->addWidget(line, grid->rowCount(), 0, 1, fieldColumns + 1);
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

void LaunchEditor::buildLaunch(QGridLayout* grid) {
    grid->setRowMinimumHeight(grid->rowCount(), 4);
    grid->addWidget(heading(tr("Launch")), grid->rowCount(), 0, 1, fieldColumns + 1);
    grid_ = addAxes(grid, tr("Grid"), tr("blocks"), QStringLiteral("grid"), 0, LaunchField::GridX,
                    &LaunchSession::setGrid);
    cluster_ = addAxes(grid, tr("Cluster"), tr("blocks"), QStringLiteral("cluster"), 0, LaunchField::ClusterX,
                       &LaunchSession::setCluster);
    block_ = addAxes(grid, tr("Block"), tr("threads"), QStringLiteral("block"), 0, LaunchField::BlockX,
                     &LaunchSession::setBlock);

    follows_ = new QCheckBox(tr("Grid follows the problem"));
    follows_->setObjectName(QStringLiteral("gridFollowsProblem"));
    follows_->setAccessibleName(tr("Grid follows the problem"));
    connect(follows_, &QCheckBox::clicked, this, [this](bool on) { session_.setGridFollowsProblem(on); });
    grid->addWidget(follows_, grid->rowCount(), 0, 1, fieldColumns + 1);

    note_ = new QLabel;
    note_->setObjectName(QStringLiteral("gridNote"));
    note_->setProperty("role", "muted");
    note_->setFont(textFont(0.9));
    note_->setWordWrap(true);
    grid->addWidget(note_, grid->rowCount(), 0, 1, fieldColumns + 1);

    smem_ = NumberField::forBytes(tr("dynamic shared memory"), this);
    smem_->setObjectName(QStringLiteral("dynamicShared"));
    smem_->setAccessibleName(tr("Dynamic shared memory (bytes per block)"));
    connect(smem_, &NumberField::valueEdited, this,
            [this](quint64 value) { session_.setDynamicSmem({value}); });
    connect(smem_, &QLineEdit::editingFinished, this, [this] { session_.endEdit(); });
    marked_.push_back({LaunchField::DynamicSmem, smem_});
    int row = grid->rowCount();
    grid->addWidget(rowLabel(tr("Dynamic shared"), tr("bytes per block"), smem_), row, 0, 1, 2);
    grid->addWidget(smem_, row, 2, 1, 2);
    addProblemLine(grid, {smem_}, QStringLiteral("dynamicShared"));

    stream_ = new QComboBox;
    stream_->setObjectName(QStringLiteral("stream"));
    stream_->setAccessibleName(tr("Stream"));
    for (const StreamKind kind : allStreamKinds)
        stream_->addItem(streamWords(kind), static_cast<int>(kind));
    connect(stream_, &QComboBox::activated, this,
            [this](int index) { session_.setStream(allStreamKinds[static_cast<std::size_t>(index)]); });
    row = grid->rowCount();
    grid->addWidget(rowLabel(tr("Stream"), {}, stream_), row, 0, 1, 2);
    grid->addWidget(stream_, row, 2, 1, 2);
}

void LaunchEditor::buildOptIns(QGridLayout* grid) {
    grid->setRowMinimumHeight(grid->rowCount(), 4);
    grid->addWidget(heading(tr("Opt-ins")), grid->rowCount(), 0, 1, fieldColumns + 1);
    smemOptIn_ = NumberField::forBytes(tr("shared memory opt-in"), this);
    smemOptIn_->setObjectName(QStringLiteral("maxDynamicShared"));
    smemOptIn_->setAccessibleName(tr("Largest dynamic shared memory allowed (bytes per block)"));
    connect(smemOptIn_, &NumberField::valueEdited, this,
            [this](quint64 value) { session_.setMaxDynamicShared({value}); });
    connect(smemOptIn_, &QLineEdit::editingFinished, this, [this] { session_.endEdit(); });
    marked_.push_back({LaunchField::SmemOptIn, smemOptIn_});
    const int row = grid->rowCount();
    grid->addWidget(rowLabel(tr("Max dynamic"), tr("bytes per block"), smemOptIn_), row, 0, 1, 2);
    grid->addWidget(smemOptIn_, row, 2, 1, 2);
    addProblemLine(grid, {smemOptIn_}, QStringLiteral("maxDynamicShared"));

    nonPortable_ = new QCheckBox(tr("Non-portable cluster size"));
    nonPortable_->setObjectName(QStringLiteral("nonPortableCluster"));
    nonPortable_->setAccessibleName(nonPortable_->text());
    nonPortable_->setToolTip(
        tr("cudaFuncAttributeNonPortableClusterSizeAllowed: clusters of more than 8 blocks"));
    connect(nonPortable_, &QCheckBox::clicked, this, [this](bool on) { session_.setNonPortableCluster(on); });
    grid->addWidget(nonPortable_, grid->rowCount(), 0, 1, fieldColumns + 1);
    markedBoxes_.push_back({LaunchField::NonPortableCluster, nonPortable_});

    cooperative_ = new QCheckBox(tr("Cooperative"));
    cooperative_->setObjectName(QStringLiteral("cooperative"));
    cooperative_->setAccessibleName(cooperative_->text());
    cooperative_->setToolTip(tr("All blocks are resident at once, so that the grid can synchronise"));
    connect(cooperative_, &QCheckBox::clicked, this, [this](bool on) { session_.setCooperative(on); });
    grid->addWidget(cooperative_, grid->rowCount(), 0, 1, fieldColumns + 1);
    markedBoxes_.push_back({LaunchField::Cooperative, cooperative_});
}

QLineEdit* LaunchEditor::addReadOnly(QGridLayout* grid, const QString& name, const QString& objectName) {
    auto* field = new QLineEdit;
    field->setObjectName(objectName);
    field->setAccessibleName(name);
    field->setReadOnly(true);
    field->setProperty("derived", true);
    field->setFont(monospaceFont());
    field->setAlignment(Qt::AlignRight);
    const int row = grid->rowCount();
    grid->addWidget(rowLabel(name, {}, field), row, 0, 1, 2);
    grid->addWidget(field, row, 2, 1, 2);
    return field;
}

void LaunchEditor::buildKernel(QGridLayout* grid) {
    grid->setRowMinimumHeight(grid->rowCount(), 4);
    grid->addWidget(heading(tr("Kernel")), grid->rowCount(), 0, 1, fieldColumns + 1);
    registers_ = addReadOnly(grid, tr("Registers"), QStringLiteral("registers"));
    staticShared_ = addReadOnly(grid, tr("Static shared"), QStringLiteral("staticShared"));
    local_ = addReadOnly(grid, tr("Local memory"), QStringLiteral("localMemory"));
    bounds_ = addReadOnly(grid, tr("Launch bounds"), QStringLiteral("launchBounds"));
    kernelNote_ = new QLabel;
    kernelNote_->setProperty("role", "muted");
    kernelNote_->setFont(textFont(0.9));
    kernelNote_->setWordWrap(true);
    grid->addWidget(kernelNote_, grid->rowCount(), 0, 1, fieldColumns + 1);

    grid->setRowMinimumHeight(grid->rowCount(), 4);
    grid->addWidget(heading(tr("As code")), grid->rowCount(), 0, 1, fieldColumns + 1);
    code_ = new QLabel;
    code_->setObjectName(QStringLiteral("launchCode"));
    code_->setAccessibleName(tr("The launch as CUDA C++"));
    code_->setProperty("role", "code");
    code_->setFont(monospaceFont(0.85));
    code_->setTextFormat(Qt::PlainText);
    code_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    code_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    code_->setWordWrap(true);
    grid->addWidget(code_, grid->rowCount(), 0, 1, fieldColumns + 1);
}

void LaunchEditor::setBorrowedFrom(const QString& device) {
    borrowedFrom_ = device;
    refreshKernel();
}

void LaunchEditor::refresh() {
    const LaunchState& state = session_.state();
    const LaunchConfig& config = state.config;
    const int axes = state.kernel->problemAxes;
    showAxes(problem_, config.problem.value_or(ProblemExtent{}));
    for (std::size_t i = 0; i < problem_.size(); ++i)
        problem_[i]->setEnabled(static_cast<int>(i) < axes);
    showAxes(grid_, config.gridDim);
    for (NumberField* field : grid_)
        field->setDerived(state.gridFollowsProblem && config.problem.has_value());
    showAxes(cluster_, config.clusterDim.value_or(ClusterExtent{}));
    showAxes(block_, config.blockDim);
    smem_->setValue(config.dynamicSmemBytes.value);
    smemOptIn_->setValue(state.optIns.maxDynamicSharedSizeBytes.value);
    stream_->setCurrentIndex(static_cast<int>(config.stream));
    follows_->setChecked(state.gridFollowsProblem);
    follows_->setEnabled(config.problem.has_value());
    nonPortable_->setChecked(state.optIns.nonPortableClusterSizeAllowed);
    cooperative_->setChecked(isCooperative(config));
    note_->setText(gridNote());
    note_->setVisible(!note_->text().isEmpty());
    code_->setText(QString::fromStdString(launchCode(config, *state.kernel)).trimmed());
    refreshMarks();
    refreshKernel();
}

void LaunchEditor::refreshMarks() {
    const Evaluation* evaluation = session_.evaluation();
    const auto brokenRule = [&](LaunchField field) {
        if (evaluation != nullptr) {
            for (const Finding& finding : evaluation->findings) {
                if (finding.status == FindingStatus::Violated && finding.fields.has(field))
                    return QString::fromStdString(titleOf(finding.rule) + ": " + sentenceOf(finding));
            }
        }
        return QString();
    };
    for (const Marked& marked : marked_) {
        const QString why = brokenRule(marked.field);
        marked.widget->setBroken(!why.isEmpty(), why);
    }
    for (const MarkedBox& marked : markedBoxes_) {
        const QString why = brokenRule(marked.field);
        setStyleProperty(marked.box, "mark", why.isEmpty() ? QString() : QStringLiteral("broken"));
        marked.box->setAccessibleDescription(why);
    }
}

void LaunchEditor::refreshKernel() {
    const KernelInfo& kernel = *session_.state().kernel;
    const KernelAttributes& attributes = kernel.attributes;
    const bool isKnown = !kernel.id.empty();
    registers_->setText(known(isKnown, tr("%1 / thread").arg(attributes.numRegs)));
    staticShared_->setText(known(isKnown, tr("%1 B").arg(attributes.sharedSizeBytes.value)));
    local_->setText(known(isKnown, tr("%1 B / thread").arg(attributes.localSizeBytes.value)));
    const std::optional<LaunchBounds>& bounds = attributes.declared.launchBounds;
    bounds_->setText(known(isKnown, bounds ? QString::number(bounds->maxThreadsPerBlock) : tr("none")));
    QString note = isKnown ? QString() : QString::fromStdString(kernel.summary);
    if (!borrowedFrom_.isEmpty() && isKnown)
        note = tr("As compiled for %1; another device may use other registers.").arg(borrowedFrom_);
    kernelNote_->setText(note);
    kernelNote_->setVisible(!note.isEmpty());
}

QString LaunchEditor::gridNote() const {
    const LaunchState& state = session_.state();
    const LaunchConfig& config = state.config;
    if (!config.problem)
        return {};
    QString note;
    if (state.gridFollowsProblem) {
        QStringList terms;
        for (int i = 0; i < qMax(1, state.kernel->problemAxes); ++i) {
            const Axis axis = allAxes[static_cast<std::size_t>(i)];
            terms << tr("⌈%1/%2⌉").arg((*config.problem)[axis]).arg(config.blockDim[axis]);
        }
        note = terms.join(QStringLiteral(" × ")) + QStringLiteral(" blocks.");
    }
    const Evaluation* evaluation = session_.evaluation();
    if (evaluation != nullptr && evaluation->idleThreads && evaluation->totalThreads != 0) {
        const double percent = 100.0 * static_cast<double>(*evaluation->idleThreads) /
                               static_cast<double>(evaluation->totalThreads);
        note += tr(" %1 of %2 threads are idle (%3 %).")
                    .arg(QString::fromStdString(withSeparators(*evaluation->idleThreads)),
                         QString::fromStdString(withSeparators(evaluation->totalThreads)))
                    .arg(percent, 0, 'f', 1);
    }
    return note.trimmed();
}

} // namespace trichevron
