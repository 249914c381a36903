// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace trichevron::gui {
namespace {

/// A label with the font of its parent, one with a font of its own, and one that is shown later.
class ThemeChangeTest : public testing::Test {
protected:
    ThemeChangeTest() {
        auto* layout = new QVBoxLayout(&window_);
        for (QLabel* label : {inherited_, own_})
            layout->addWidget(label);
        own_->setFont(textFont(1.3));
        window_.show();
    }
    ~ThemeChangeTest() override { applyLargeType(*qApp, false, ThemeChoice::Light); }

    QWidget window_;
    QLabel* inherited_ = new QLabel(QStringLiteral("inherited"), &window_);
    QLabel* own_ = new QLabel(QStringLiteral("own"), &window_);
};

TEST_F(ThemeChangeTest, KeepsLargeType) {
    applyLargeType(*qApp, true, ThemeChoice::Light);
    const double inherited = inherited_->font().pointSizeF();
    const double own = own_->font().pointSizeF();
    EXPECT_NEAR(own, inherited * 1.3, 0.1);
    for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light, ThemeChoice::System}) {
        applyTheme(*qApp, theme);
        EXPECT_DOUBLE_EQ(inherited_->font().pointSizeF(), inherited);
        EXPECT_DOUBLE_EQ(own_->font().pointSizeF(), own);
    }
}

TEST_F(ThemeChangeTest, LeavesNothingOfLargeTypeBehind) {
    const double own = own_->font().pointSizeF();
    applyLargeType(*qApp, true, ThemeChoice::Light);
    applyTheme(*qApp, ThemeChoice::Dark);
    applyLargeType(*qApp, false, ThemeChoice::Dark);
    EXPECT_DOUBLE_EQ(own_->font().pointSizeF(), own);
}

} // namespace
} // namespace trichevron::gui
