// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/green_context_row.h"

#include "app/gui/editors/field_mark.h"
#include "app/gui/editors/field_texts.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/editors/row_label.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "core/dimensions/parse.h"
#include "core/messages/terms.h"

#include <QHBoxLayout>

#include <limits>

namespace trichevron::gui {
namespace {

/// An empty field is 0: no green context.
std::uint64_t readSms(const QString& text, const QString& what) {
    if (text.trimmed().isEmpty())
        return 0;
    return core::parseUnsigned(text.toStdString(), what.toStdString(), 1,
                               std::numeric_limits<std::uint32_t>::max());
}

QString writeSms(std::uint64_t sms) {
    return sms == 0 ? QString() : QString::number(sms);
}

} // namespace

GreenContextRow::GreenContextRow(LaunchSession& session, QWidget* parent)
    : QWidget(parent), session_(session), sms_(new NumberField({}, readSms, writeSms)),
      label_(new RowLabel(sms_)) {
    sms_->setObjectName(QStringLiteral("greenContextSmCount"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(label_, 1);
    row->addWidget(sms_, 1);
    connect(sms_, &NumberField::valueEdited, this, [this](quint64 value) {
        session_.setGreenContext(value == 0 ? std::nullopt
                                            : std::optional(static_cast<std::uint32_t>(value)));
    });
    connect(sms_, &QLineEdit::editingFinished, this, [this] { session_.endEdit(); });
    retranslate(this, [this] {
        explain(label_, sms_, core::Term::GreenContext);
        sms_->setWhat(tr("SMs of the green context"));
        sms_->setAccessibleName(tr("SMs of the green context"));
        refresh();
    });
    onChange(session_, SessionChange::Launch, this, &GreenContextRow::refresh);
}

void GreenContextRow::refresh() {
    const core::LaunchConfig& config = session_.state().config;
    const bool hasStream = !isGraphNode(config.api);
    label_->setText(tr("Green context"), !hasStream ? tr("a node of a graph has no stream")
                                         : canHaveGreenContext(config.stream) ? tr("SMs")
                                                                              : tr("SMs; creates a stream"));
    sms_->setEnabled(hasStream);
    sms_->setPlaceholderText(hasStream ? tr("all") : QString());
    sms_->setValue(config.greenContextSmCount.value_or(0));
    sms_->setViolation(violationOf(session_.evaluation(), {core::LaunchField::GreenContext}));
}

} // namespace trichevron::gui
