// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_form.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/layout/dialog_room.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"

#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// What cudaFuncAttributes can hold on any architecture.
constexpr std::uint64_t maxRegisters = 255;
constexpr std::uint64_t maxThreads = 1024;
constexpr std::uint64_t maxBlocks = 65535;
constexpr int nameLetters = 4096;

/// Architectures that the user can choose from; others can be typed.
const QStringList& architectures() {
    static const QStringList all{QStringLiteral("sm_75"),  QStringLiteral("sm_80"),  QStringLiteral("sm_86"),
                                 QStringLiteral("sm_87"),  QStringLiteral("sm_89"),  QStringLiteral("sm_90"),
                                 QStringLiteral("sm_100"), QStringLiteral("sm_103"), QStringLiteral("sm_110"),
                                 QStringLiteral("sm_120"), QStringLiteral("sm_121")};
    return all;
}

QLabel* heading(const QString& words) {
    auto* label = new QLabel(words);
    label->setProperty("role", "heading");
    return label;
}

} // namespace

std::vector<QWidget*> KernelForm::Version::widgets() const {
    return {architecture, registers, shared, local, barriers};
}

KernelForm::KernelForm(const std::optional<core::OwnKernel>& kernel, QWidget* parent)
    : QDialog(parent), name_(new QLineEdit), versionRows_(new QGridLayout), add_(new QPushButton),
      remove_(new QPushButton), problem_(new QLabel),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    setWindowTitle(tr("A kernel of your own"));
    setObjectName(QStringLiteral("kernelForm"));
    name_->setObjectName(QStringLiteral("ownName"));
    name_->setMaxLength(nameLetters);
    name_->setAccessibleName(tr("Name"));
    name_->setText(kernel ? text(kernel->name()) : tr("my kernel"));
    QVBoxLayout* rows = addScrollingRows(*this, buttons_);
    rows->setSpacing(10);
    auto* nameRow = new QHBoxLayout;
    nameRow->addWidget(new QLabel(tr("Name")));
    nameRow->addWidget(name_, 1);
    rows->addLayout(nameRow);

    rows->addWidget(heading(tr("What it uses")));
    versionRows_->setHorizontalSpacing(8);
    const QString columns[] = {tr("Architecture"), tr("Registers / thread"), tr("Static shared / block"),
                               tr("Local / thread"), tr("Barriers / block")};
    for (int column = 0; column < 5; ++column) {
        auto* caption = new QLabel(columns[column]);
        caption->setWordWrap(true); // five of them stand side by side in large type too
        versionRows_->addWidget(caption, 0, column, Qt::AlignBottom);
    }
    rows->addLayout(versionRows_);
    add_->setText(tr("Add an architecture"));
    add_->setObjectName(QStringLiteral("ownAddArchitecture"));
    remove_->setObjectName(QStringLiteral("ownRemoveArchitecture"));
    remove_->setText(tr("Remove the last"));
    for (QPushButton* button : {add_, remove_})
        button->setAutoDefault(false);
    auto* versionButtons = new QHBoxLayout;
    versionButtons->addWidget(add_);
    versionButtons->addWidget(remove_);
    versionButtons->addStretch(1);
    rows->addLayout(versionButtons);

    rows->addWidget(heading(tr("What it declares (0: nothing)")));
    auto* declaredRows = new QGridLayout;
    declaredRows->setHorizontalSpacing(8);
    declaredRows->setVerticalSpacing(3);
    buildDeclared(*declaredRows);
    rows->addLayout(declaredRows);

    problem_->setObjectName(QStringLiteral("ownProblem"));
    problem_->setProperty("role", "problem");
    problem_->setWordWrap(true);
    rows->addWidget(problem_);
    rows->addStretch(1);
    connect(add_, &QPushButton::clicked, this, [this] {
        core::KernelResources numbers = this->kernel().versions.back();
        numbers.architecture.clear();
        addVersion(numbers);
    });
    connect(remove_, &QPushButton::clicked, this, &KernelForm::removeVersion);
    connect(name_, &QLineEdit::textChanged, this, &KernelForm::refresh);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);

    if (kernel) {
        for (const core::KernelResources& version : kernel->versions)
            addVersion(version);
        showDeclared(kernel->versions.front().declared);
    } else {
        core::KernelResources numbers;
        numbers.numRegs = 32;
        addVersion(numbers);
        showDeclared({});
    }
    name_->selectAll();
    refresh();
}

void KernelForm::buildDeclared(QGridLayout& rows) {
    const auto addRow = [&](int row, const QString& label, std::array<NumberField*, 3>& fields,
                            const std::array<QString, 3>& names, const std::array<std::uint64_t, 3>& limits,
                            const QString& objectName) {
        rows.addWidget(new QLabel(label), 2 * row + 1, 0);
        for (std::size_t i = 0; i < fields.size(); ++i) {
            fields[i] = NumberField::forCount(names[i], 0, limits[i]);
            fields[i]->setObjectName(objectName + QString::number(i));
            fields[i]->setAccessibleName(names[i]);
            connect(fields[i], &NumberField::valueEdited, this, &KernelForm::refresh);
            connect(fields[i], &NumberField::problemChanged, this, &KernelForm::refresh);
            auto* caption = new QLabel(names[i]);
            caption->setProperty("role", "muted");
            caption->setFont(textFont(0.9));
            rows.addWidget(caption, 2 * row, static_cast<int>(i) + 1);
            rows.addWidget(fields[i], 2 * row + 1, static_cast<int>(i) + 1);
        }
    };
    addRow(0, QStringLiteral("__launch_bounds__"), bounds_,
           {tr("threads per block"), tr("blocks per SM"), tr("blocks per cluster")},
           {maxThreads, maxBlocks, maxBlocks}, QStringLiteral("ownBounds"));
    addRow(1, QStringLiteral("__cluster_dims__"), cluster_,
           {tr("cluster x"), tr("cluster y"), tr("cluster z")}, {maxBlocks, maxBlocks, maxBlocks},
           QStringLiteral("ownCluster"));
    addRow(2, QStringLiteral("__block_size__"), block_, {tr("block x"), tr("block y"), tr("block z")},
           {maxThreads, maxThreads, 64}, QStringLiteral("ownBlock"));
}

void KernelForm::addVersion(const core::KernelResources& numbers) {
    const int row = static_cast<int>(versions_.size()) + 1;
    const QString suffix = QString::number(versions_.size());
    Version version{new QComboBox, NumberField::forCount(tr("registers"), 0, maxRegisters),
                    NumberField::forBytes(tr("static shared memory"), nullptr, core::smemWithoutOptIn.value),
                    NumberField::forBytes(tr("local memory")),
                    NumberField::forCount(tr("barriers"), 0, core::maxBlockBarriers)};
    version.architecture->setObjectName(QStringLiteral("ownArchitecture") + suffix);
    version.architecture->setAccessibleName(tr("Architecture"));
    version.architecture->addItem(tr("any"));
    version.architecture->addItems(architectures());
    const QString wanted = text(numbers.architecture);
    if (!wanted.isEmpty() && version.architecture->findText(wanted) < 0)
        version.architecture->addItem(wanted);
    version.architecture->setCurrentIndex(wanted.isEmpty() ? 0 : version.architecture->findText(wanted));
    version.registers->setValue(numbers.numRegs.value_or(0));
    version.shared->setValue(numbers.sharedSizeBytes.value_or(core::Bytes{}).value);
    version.local->setValue(numbers.localSizeBytes.value_or(core::Bytes{}).value);
    version.barriers->setValue(numbers.numBlockBarriers.value_or(1));
    const QString names[] = {QStringLiteral("ownRegisters"), QStringLiteral("ownShared"),
                             QStringLiteral("ownLocal"), QStringLiteral("ownBarriers")};
    std::size_t name = 0;
    for (NumberField* field : {version.registers, version.shared, version.local, version.barriers}) {
        field->setObjectName(names[name++] + suffix);
        field->setAccessibleName(field->what());
        connect(field, &NumberField::valueEdited, this, &KernelForm::refresh);
        connect(field, &NumberField::problemChanged, this, &KernelForm::refresh);
    }
    connect(version.architecture, &QComboBox::currentTextChanged, this, &KernelForm::refresh);
    int column = 0;
    for (QWidget* widget : version.widgets())
        versionRows_->addWidget(widget, row, column++);
    versions_.push_back(version);
    arrangeTabOrder();
    refresh();
}

void KernelForm::arrangeTabOrder() {
    QWidget* before = name_;
    for (const Version& version : versions_)
        for (QWidget* widget : version.widgets()) {
            setTabOrder(before, widget);
            before = widget;
        }
    setTabOrder(before, add_);
}

void KernelForm::removeVersion() {
    for (QWidget* widget : versions_.back().widgets())
        widget->deleteLater();
    versions_.pop_back();
    refresh();
}

void KernelForm::showDeclared(const core::KernelDeclaration& declared) {
    if (const auto& bounds = declared.launchBounds) {
        bounds_[0]->setValue(bounds->maxThreadsPerBlock);
        bounds_[1]->setValue(bounds->minBlocksPerMultiprocessor.value_or(0));
        bounds_[2]->setValue(bounds->maxBlocksPerCluster.value_or(0));
    }
    core::ClusterExtent cluster{0, 0, 0};
    if (const auto* dims = std::get_if<core::ClusterExtent>(&declared.clusterDims))
        cluster = *dims;
    core::BlockExtent block{0, 0, 0};
    if (declared.blockSize) {
        block = declared.blockSize->block;
        cluster = declared.blockSize->cluster.value_or(cluster);
    }
    for (const core::Axis axis : core::allAxes) {
        cluster_[static_cast<std::size_t>(axis)]->setValue(cluster[axis]);
        block_[static_cast<std::size_t>(axis)]->setValue(block[axis]);
    }
}

core::KernelDeclaration KernelForm::declared() const {
    core::KernelDeclaration declared;
    const auto number = [](const NumberField* field) { return static_cast<std::uint32_t>(field->value()); };
    if (number(bounds_[0]) > 0) {
        core::LaunchBounds& bounds = declared.launchBounds.emplace();
        bounds.maxThreadsPerBlock = number(bounds_[0]);
        if (number(bounds_[1]) > 0)
            bounds.minBlocksPerMultiprocessor = number(bounds_[1]);
        if (number(bounds_[2]) > 0)
            bounds.maxBlocksPerCluster = number(bounds_[2]);
    }
    // An axis that is not given is 1.
    const auto extent = [&](const std::array<NumberField*, 3>& fields, auto made) {
        for (const core::Axis axis : core::allAxes)
            made[axis] = std::max(number(fields[static_cast<std::size_t>(axis)]), 1U);
        return made;
    };
    const auto isGiven = [&](const std::array<NumberField*, 3>& fields) {
        return std::any_of(fields.begin(), fields.end(),
                           [&](const NumberField* field) { return number(field) > 0; });
    };
    if (isGiven(block_)) {
        declared.blockSize = core::DeclaredBlockSize{extent(block_, core::BlockExtent{}), std::nullopt};
        if (isGiven(cluster_))
            declared.blockSize->cluster = extent(cluster_, core::ClusterExtent{});
    } else if (isGiven(cluster_)) {
        declared.clusterDims = extent(cluster_, core::ClusterExtent{});
    }
    return declared;
}

core::OwnKernel KernelForm::kernel() const {
    core::OwnKernel kernel;
    kernel.origin = core::OwnKernel::Origin::Typed;
    kernel.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    for (const Version& version : versions_) {
        core::KernelResources& numbers = kernel.versions.emplace_back();
        numbers.name = numbers.mangledName = name_->text().trimmed().toStdString();
        if (version.architecture->currentIndex() > 0)
            numbers.architecture = version.architecture->currentText().toStdString();
        numbers.numRegs = static_cast<std::uint32_t>(version.registers->value());
        numbers.sharedSizeBytes = core::Bytes{version.shared->value()};
        numbers.localSizeBytes = core::Bytes{version.local->value()};
        numbers.numBlockBarriers = static_cast<std::uint32_t>(version.barriers->value());
        numbers.declared = declared();
    }
    return kernel;
}

std::vector<NumberField*> KernelForm::fields() const {
    std::vector<NumberField*> all;
    for (const Version& version : versions_)
        all.insert(all.end(), {version.registers, version.shared, version.local, version.barriers});
    for (const auto& fields : {bounds_, cluster_, block_})
        all.insert(all.end(), fields.begin(), fields.end());
    return all;
}

void KernelForm::refresh() {
    remove_->setEnabled(versions_.size() > 1);
    QString problem;
    if (name_->text().trimmed().isEmpty())
        problem = tr("The kernel needs a name.");
    QStringList architectures;
    for (const Version& version : versions_) {
        if (architectures.contains(version.architecture->currentText()))
            problem = fill(tr("{architecture} is there twice."),
                           {{"architecture", version.architecture->currentText()}});
        architectures << version.architecture->currentText();
    }
    for (const NumberField* field : fields())
        if (field != nullptr && !field->problem().isEmpty())
            problem = field->problem();
    problem_->setText(problem);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

} // namespace trichevron::gui
