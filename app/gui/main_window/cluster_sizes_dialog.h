// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The launch at hand with clusters of 1, 2, 8 and 16 blocks side by side, and what the device says to each.
/// It follows the launch while it is open.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QDialog>

namespace trichevron::gui {

class ClusterSizesView;
struct GridOfClusters;

class ClusterSizesDialog : public QDialog {
    Q_OBJECT
public:
    explicit ClusterSizesDialog(LaunchSession& session, QWidget* parent = nullptr);

private:
    void refresh();
    /// What the device says to the launch with this grid and cluster.
    QString answerTo(const GridOfClusters& clusters) const;

    LaunchSession& session_;
    ClusterSizesView* view_;
};

} // namespace trichevron::gui
