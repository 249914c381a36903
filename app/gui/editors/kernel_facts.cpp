// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/kernel_facts.h"

#include "app/gui/editors/field_texts.h"
#include "app/gui/editors/row_label.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/follow_type.h"
#include "app/gui/theme/theme.h"
#include "core/kernel/binary_version.h"
#include "core/messages/occupancy_words.h"
#include "core/own_kernel/own_kernel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <initializer_list>
#include <string>

namespace trichevron::gui {
namespace {

constexpr int factPadding = 22; ///< pixels for the default font

QString ifKnown(bool isKnown, const QString& text) {
    return isKnown ? text : KernelFacts::tr("not recorded");
}

void fitText(QLineEdit& field) {
    field.setMinimumWidth(field.fontMetrics().horizontalAdvance(field.text()) + scaledPixels(factPadding));
}

} // namespace

KernelFacts::KernelFacts(const LaunchSession& session, QWidget* parent) : QWidget(parent), session_(session) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    registers_ = addFact(
        rows, [] { return tr("Registers"); }, QStringLiteral("registers"), core::Term::Registers);
    staticShared_ = addFact(
        rows, [] { return tr("Static shared"); }, QStringLiteral("staticShared"),
        core::Term::StaticSharedMemory);
    local_ = addFact(
        rows, [] { return tr("Local / thread"); }, QStringLiteral("localMemory"), core::Term::LocalMemory);
    bounds_ = addFact(
        rows, [] { return tr("Launch bounds"); }, QStringLiteral("launchBounds"), core::Term::LaunchBounds);
    change_ = new QPushButton;
    change_->setObjectName(QStringLiteral("makeOwnKernel"));
    change_->setProperty("role", "link");
    change_->setAutoDefault(false);
    connect(change_, &QPushButton::clicked, this, &KernelFacts::changeRequested);
    note_ = new QLabel;
    note_->setProperty("role", "muted");
    note_->setFont(textFont(0.9));
    note_->setWordWrap(true);
    rows->addWidget(note_);
    rows->addWidget(change_, 0, Qt::AlignLeft);
}

QLineEdit* KernelFacts::addFact(QVBoxLayout* rows, QString (*name)(), const QString& objectName,
                                core::Term term) {
    auto* field = new QLineEdit;
    field->setObjectName(objectName);
    field->setReadOnly(true);
    field->setProperty("role", "fact");
    field->setFont(monospaceFont());
    field->setAlignment(Qt::AlignRight);
    // A step of a presentation sets its text in larger type than the window has afterwards.
    followType(*field, [field] { fitText(*field); });
    auto* label = new RowLabel(field);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(label, 1);
    row->addWidget(field, 1);
    rows->addLayout(row);
    retranslate(this, [field, label, name, term] {
        field->setAccessibleName(name());
        label->setText(name(), {});
        explain(label, field, term);
    });
    return field;
}

void KernelFacts::setBorrowedFrom(const QString& device) {
    if (device == borrowedFrom_)
        return;
    borrowedFrom_ = device;
    refresh();
}

void KernelFacts::refresh() {
    const core::KernelInfo& kernel = *session_.state().kernel;
    const core::KernelAttributes& attributes = kernel.attributes;
    const bool isKnown = !kernel.id.empty();
    registers_->setText(
        ifKnown(isKnown, fill(tr("{registers} / thread"), {{"registers", attributes.numRegs}})));
    staticShared_->setText(ifKnown(isKnown, QStringLiteral("%1 B").arg(attributes.sharedSizeBytes.value)));
    local_->setText(ifKnown(isKnown, QStringLiteral("%1 B").arg(attributes.localSizeBytes.value)));
    const std::optional<core::LaunchBounds>& bounds = attributes.declared.launchBounds;
    bounds_->setText(ifKnown(isKnown, bounds ? text(core::argumentsText(*bounds)) : tr("none")));
    for (QLineEdit* field : std::initializer_list<QLineEdit*>{registers_, staticShared_, local_, bounds_})
        fitText(*field);
    const bool isOwn = core::isOwnKernel(kernel.id);
    change_->setVisible(isKnown);
    change_->setText(isOwn ? tr("Change these numbers…") : tr("Make it my own…"));
    change_->setToolTip(isOwn
                            ? tr("Opens the numbers of this kernel on the page Kernel.")
                            : tr("Takes the numbers of this demo for a kernel of your own, where they can be "
                                 "changed."));
    note_->setVisible(isKnown);
    note_->setText(note(isOwn));
}

QString KernelFacts::note(bool isOwn) const {
    const int compiledFor = session_.state().kernel->attributes.binaryVersion;
    if (isOwn && compiledFor != 0 && session_.state().device &&
        !binaryRunsOn(compiledFor, session_.state().device->computeCapability))
        return fill(tr("These are the numbers for {architecture}; code for this device may need others."),
                    {{"architecture", "sm_" + std::to_string(compiledFor)}});
    if (isOwn)
        return tr("These are the numbers of your kernel.");
    if (!borrowedFrom_.isEmpty())
        return fill(tr("Compiled for {device}; the number of registers may differ on another device."),
                    {{"device", borrowedFrom_}});
    return tr("These are the numbers of the demo, as it was compiled for this device.");
}

} // namespace trichevron::gui
