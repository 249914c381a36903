// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a newcomer sees first: what a grid is, and ways to begin. An edit or a job leads to the page Explore.
#pragma once

#include "app/gui/pages/page.h"

#include <vector>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace trichevron::gui {

class StartPage : public Page {
    Q_OBJECT

public:
    StartPage(const PageContext& context, QWidget* parent);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* buildIntroduction();
    QLayout* buildPresets();
    QLayout* buildFiles();
    QWidget* buildAbilities();
    void refreshPresets();
    void refreshLastSession();
    void refreshRecent();
    void leaveOnUse();
    /// In as many columns as the page has room for.
    void arrange();
    void placeAbilities();

    PageContext context_;
    QBoxLayout* introduction_ = nullptr;
    QWidget* frame_ = nullptr;
    QBoxLayout* columns_ = nullptr;
    int columnCount_ = 2;
    QVBoxLayout* left_ = nullptr; ///< of the columns
    QWidget* abilities_ = nullptr;
    QWidget* lastSession_ = nullptr;
    QLabel* lastSessionText_ = nullptr;
    QVBoxLayout* recent_ = nullptr;
    QLabel* recentHeading_ = nullptr;
    std::vector<QWidget*> presetButtons_; ///< in the order of formPresets
};

} // namespace trichevron::gui
