// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// "Grid 63 × 63 blocks › Block (2, 1, 0) › Warp 3": the path to the selection, with a button per step.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"

#include <QAbstractButton>
#include <QWidget>

#include <vector>

namespace trichevron::gui {

struct Crumb {
    QString title;
    QString detail; ///< muted; dropped first where room is short
    friend bool operator==(const Crumb&, const Crumb&) = default;
};

/// One step of the path. A button: Tab focuses it, Space and Enter press it.
class CrumbButton : public QAbstractButton {
    Q_OBJECT
public:
    CrumbButton(Crumb crumb, QWidget* parent);
    int wide(bool withDetail) const;
    void setShowsDetail(bool shows);
    void setColours(const SceneColours& colours);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QFont titleFont() const;

    Crumb crumb_;
    bool showsDetail_ = true;
    SceneColours colours_ = SceneColours::light();
};

class Breadcrumb : public QWidget {
    Q_OBJECT
public:
    explicit Breadcrumb(QWidget* parent = nullptr);
    void setCrumbs(const std::vector<Crumb>& crumbs);
    void setColours(const SceneColours& colours);
    const std::vector<CrumbButton*>& buttons() const { return buttons_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The width of steps with these titles, without details.
    int widthOf(const QStringList& titles) const;

signals:
    void activated(int crumb);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    std::vector<Crumb> crumbs_;
    std::vector<CrumbButton*> buttons_;
    std::vector<QPoint> arrows_; ///< x of each "›"; y is 1 where steps were dropped
    SceneColours colours_ = SceneColours::light();
};

} // namespace trichevron::gui
