// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/code/code_launch_view.h"

#include "app/gui/editors/field_texts.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/dimensions/extent_text.h"
#include "core/launch/launch_attribute_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace trichevron::gui {
namespace {

QLabel* makeLabel(const char* role, const QFont& font) {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText); // it quotes code
    label->setProperty("role", role);
    label->setFont(font);
    label->setWordWrap(true);
    return label;
}

QString optInText(const core::KernelOptIns& optIns) {
    const core::KernelOptIns defaults;
    QStringList parts;
    if (optIns.maxDynamicSharedSizeBytes != defaults.maxDynamicSharedSizeBytes)
        parts << fill(CodeLaunchView::tr("dynamic shared memory up to {bytes}"),
                      {{"bytes", bytesText(optIns.maxDynamicSharedSizeBytes)}});
    if (optIns.nonPortableClusterSizeAllowed)
        parts << CodeLaunchView::tr("non-portable cluster sizes");
    if (optIns.preferredShmemCarveout != defaults.preferredShmemCarveout)
        parts << fill(CodeLaunchView::tr("carve-out {percent} %"),
                      {{"percent", optIns.preferredShmemCarveout}});
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString codeLaunchTitle(const core::LaunchInCode& launch) {
    using core::LaunchPart;
    const auto known = [&](LaunchPart part, const std::string& extent) {
        return launch.unknown.contains(part) ? std::string("?") : extent;
    };
    const std::string grid = known(LaunchPart::Grid, shortExtentText(launch.config.gridDim));
    const std::string block = known(LaunchPart::Block, shortExtentText(launch.config.blockDim));
    if (launch.kernel.empty())
        return fill(CodeLaunchView::tr("line {line}: grid {grid}, block {block}"),
                    {{"line", launch.line}, {"grid", grid}, {"block", block}});
    return fill(CodeLaunchView::tr("line {line}: {kernel}, grid {grid}, block {block}"),
                {{"line", launch.line}, {"kernel", launch.kernel}, {"grid", grid}, {"block", block}});
}

CodeLaunchView::CodeLaunchView(QWidget* parent)
    : QWidget(parent), rows_(new QGridLayout), notes_(makeLabel("muted", textFont(0.95))) {
    setObjectName(QStringLiteral("codeLaunch"));
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    rows_->setHorizontalSpacing(12);
    rows_->setVerticalSpacing(3);
    rows_->setColumnStretch(1, 1);
    outer->addLayout(rows_);
    notes_->setObjectName(QStringLiteral("codeLaunchNotes"));
    outer->addWidget(notes_);
    refresh();
}

void CodeLaunchView::showLaunch(const std::optional<core::LaunchInCode>& launch, const QStringList& remarks) {
    launch_ = launch;
    remarks_ = remarks;
    refresh();
}

std::vector<CodeLaunchView::Row> CodeLaunchView::rowsOf(const core::LaunchInCode& launch) const {
    using core::LaunchPart;
    const core::LaunchConfig& config = launch.config;
    std::vector<Row> rows;
    const auto add = [&](const QString& name, const std::string& value,
                         std::optional<LaunchPart> part = std::nullopt) {
        const bool isUnknown = part && launch.unknown.contains(*part);
        if (isUnknown || !value.empty())
            rows.emplace_back(name, isUnknown ? tr("unknown") : text(value));
    };
    add(tr("Kernel"), launch.kernel);
    add(tr("Function"), std::string(toString(config.api)));
    add(tr("Grid"), shortExtentText(config.gridDim), LaunchPart::Grid);
    add(tr("Cluster"), config.clusterDim ? shortExtentText(*config.clusterDim) : "", LaunchPart::Cluster);
    add(tr("Block"), shortExtentText(config.blockDim), LaunchPart::Block);
    add(tr("Dynamic shared memory"), bytesText(config.dynamicSmemBytes), LaunchPart::SharedMemory);
    add(tr("Stream"), streamText(config.stream).toStdString());
    add(tr("Green context (SMs)"),
        config.greenContextSmCount ? core::digits(*config.greenContextSmCount) : "");
    if (isCooperative(config))
        add(tr("Cooperative"), tr("yes").toStdString());
    for (const std::string_view name : core::launchAttributeNames())
        add(text(name), core::launchAttributeValue(config.attributes, name));
    add(tr("Launch attributes"), "", LaunchPart::Attributes);
    add(tr("Opt-ins"), optInText(launch.optIns).toStdString(), LaunchPart::OptIns);
    return rows;
}

void CodeLaunchView::refresh() {
    const std::vector<Row> rows = launch_ ? rowsOf(*launch_) : std::vector<Row>();
    while (labels_.size() < rows.size()) {
        const int row = static_cast<int>(labels_.size());
        labels_.emplace_back(makeLabel("muted", textFont(1.0)), makeLabel("", monospaceFont()));
        labels_.back().first->setWordWrap(false);
        labels_.back().second->setObjectName(QStringLiteral("codeLaunchValue"));
        rows_->addWidget(labels_.back().first, row, 0, Qt::AlignLeft | Qt::AlignTop);
        rows_->addWidget(labels_.back().second, row, 1);
    }
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        const auto [name, value] = labels_[i];
        name->setVisible(i < rows.size());
        value->setVisible(i < rows.size());
        name->setText(i < rows.size() ? rows[i].first : QString());
        value->setText(i < rows.size() ? rows[i].second : QString());
        value->setAccessibleName(i < rows.size() ? fill(tr("{part}: {value}"),
                                                        {{"part", rows[i].first}, {"value", rows[i].second}})
                                                 : QString());
    }
    QStringList sentences = remarks_;
    if (launch_)
        for (const core::Text& note : launch_->notes)
            sentences << text(note.text());
    notes_->setText(sentences.join(QLatin1Char('\n')));
    notes_->setVisible(!sentences.isEmpty());
}

void CodeLaunchView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace trichevron::gui
