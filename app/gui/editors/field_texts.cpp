// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/field_texts.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/text/text.h"

#include <QCoreApplication>
#include <QVariant>

#include <string>

namespace trichevron::gui {
namespace {

struct FieldTexts {
    Q_DECLARE_TR_FUNCTIONS(FieldTexts)
};

} // namespace

AxesTexts axesTexts(core::LaunchField first, const core::KernelAttributes& kernel) {
    switch (first) {
    case core::LaunchField::GridX:
        return {FieldTexts::tr("Grid"),
                gridCountsClusters(kernel) ? FieldTexts::tr("clusters") : FieldTexts::tr("blocks"),
                FieldTexts::tr("grid {axis}"), core::Term::Grid};
    case core::LaunchField::ClusterX:
        return {FieldTexts::tr("Cluster"), FieldTexts::tr("blocks"), FieldTexts::tr("cluster {axis}"),
                core::Term::Cluster};
    case core::LaunchField::BlockX:
        return {FieldTexts::tr("Block"), FieldTexts::tr("threads"), FieldTexts::tr("block {axis}"),
                core::Term::Block};
    default:
        return {FieldTexts::tr("Problem"), {}, FieldTexts::tr("problem {axis}"), core::Term::Problem};
    }
}

QString streamText(core::StreamKind stream) {
    switch (stream) {
    case core::StreamKind::Default:
        return FieldTexts::tr("default");
    case core::StreamKind::PerThread:
        return FieldTexts::tr("per thread");
    case core::StreamKind::NonBlocking:
        return FieldTexts::tr("non-blocking");
    case core::StreamKind::HighPriority:
        return FieldTexts::tr("high priority");
    }
    return {};
}

void explain(QWidget* label, QWidget* field, core::Term term) {
    const std::string sentence = messageFor(term);
    setHelp(label, text(sentence), relatedRule(term));
    setHelpRule(field, relatedRule(term));
    field->setProperty(ownHelpProperty, text(sentence)); // its tool tip says why a text cannot be read
}

} // namespace trichevron::gui
