// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/cluster_sizes_dialog.h"

#include "app/gui/hierarchy/cluster_sizes_view.h"
#include "app/gui/layout/dialog_room.h"
#include "app/gui/session/on_change.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/evaluation/evaluation.h"
#include "core/messages/rule_messages.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace trichevron::gui {

namespace {

/// What this cluster size costs: how many blocks run at once, and in how many waves.
QString blocksAtOnce(const core::Evaluation& evaluation) {
    const bool isExact = !evaluation.clusters || evaluation.clusters->isExact();
    return fill(
        isExact
            ? ClusterSizesDialog::tr(
                  "{blocks, plural, one {# block} other {# blocks}} at once, {waves, plural, one {# wave} "
                  "other {# waves}}")
            : ClusterSizesDialog::tr("at most {blocks, plural, one {# block} other {# blocks}} at once, "
                                     "at least {waves, plural, one {# wave} other {# waves}}"),
        {{"blocks", evaluation.blocksPerWave}, {"waves", evaluation.waves}});
}

} // namespace

ClusterSizesDialog::ClusterSizesDialog(LaunchSession& session, QWidget* parent)
    : QDialog(parent), session_(session), view_(new ClusterSizesView) {
    setObjectName(QStringLiteral("clusterSizesDialog"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* area = new QScrollArea; // the pictures keep a size in which they can be read
    area->setObjectName(QStringLiteral("clusterSizesScroll"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(view_);
    layout->addWidget(area);
    onChange(session_, SessionChange::Launch, this, &ClusterSizesDialog::refresh);
    retranslate(this, [this] {
        setWindowTitle(tr("Cluster sizes side by side"));
        refresh();
    });
    if (parent != nullptr)
        resize(parent->window()->size() * 0.9);
    keepOnScreen(*this);
}

void ClusterSizesDialog::refresh() {
    std::array<QString, 4> answers;
    if (session_.state().device)
        for (std::size_t i = 0; i < answers.size(); ++i)
            answers[i] = answerTo(inClustersOf(ClusterSizesView::sizes[i], session_.shape().grid));
    view_->setLaunch(session_.shape(), answers);
    view_->setColours(currentTheme().dark ? SceneColours::dark() : SceneColours::light());
}

QString ClusterSizesDialog::answerTo(const GridOfClusters& clusters) const {
    const LaunchState& state = session_.state();
    core::KernelAttributes kernel = session_.kernelAttributes();
    core::LaunchConfig config = withCluster(state.config, clusters.cluster,
                                            core::declaredCluster(kernel).value_or(core::ClusterExtent{}));
    if (!core::gridCountsClusters(kernel))
        config.gridDim = clusters.grid;
    const core::Evaluation asItIs = evaluate(config, kernel, *state.device, core::verdictScope);
    const PatternArgument device{"device", state.device->name};
    if (asItIs.accepted)
        return fill(tr("{device}: accepted; {atOnce}"), {device, {"atOnce", blocksAtOnce(asItIs)}});
    kernel.optIns.nonPortableClusterSizeAllowed = true;
    const core::Evaluation withOptIn = evaluate(config, kernel, *state.device, core::verdictScope);
    if (withOptIn.accepted)
        return fill(tr("{device}: accepted with the opt-in for non-portable sizes; {atOnce}"),
                    {device, {"atOnce", blocksAtOnce(withOptIn)}});
    return fill(tr("{device}: refused. {reason}"),
                {device, {"reason", text(messageFor(withOptIn.findings.front()))}});
}

} // namespace trichevron::gui
