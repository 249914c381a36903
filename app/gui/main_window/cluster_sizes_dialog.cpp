// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/cluster_sizes_dialog.h"

#include "app/gui/hierarchy/cluster_sizes_view.h"
#include "app/gui/session/on_change.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QVBoxLayout>

namespace trichevron::gui {

ClusterSizesDialog::ClusterSizesDialog(LaunchSession& session, QWidget* parent)
    : QDialog(parent), session_(session), view_(new ClusterSizesView) {
    setObjectName(QStringLiteral("clusterSizesDialog"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(view_);
    retranslate(this, [this] { setWindowTitle(tr("Cluster sizes side by side")); });
    onChange(session_, SessionChange::Launch, this, &ClusterSizesDialog::refresh);
    refresh();
    if (parent != nullptr)
        resize(parent->window()->size() * 0.9);
}

void ClusterSizesDialog::refresh() {
    view_->setLaunch(session_.shape());
    view_->setColours(currentTheme().dark ? SceneColours::dark() : SceneColours::light());
}

} // namespace trichevron::gui
