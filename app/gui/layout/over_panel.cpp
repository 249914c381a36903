// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/over_panel.h"

#include "app/gui/layout/dock_lengths.h"
#include "app/gui/theme/own_fonts.h"
#include "app/gui/theme/theme.h"

#include <QDockWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// Of the room.
constexpr int openWidthPercent = 85;
constexpr int openHeightPercent = 70;
constexpr int openWidth = 340;  ///< pixels for the default font
constexpr int openHeight = 330; ///< pixels for the default font

} // namespace

OverPanel::OverPanel(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("overPanel"));
    auto* inside = new QVBoxLayout(this);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->setSpacing(0);
    hide();
}

void OverPanel::take(QDockWidget& dock, QWidget& bar, QWidget& content) {
    const OwnFonts fonts = OwnFonts::within({&bar, &content}); // they get another parent
    dock.setTitleBarWidget(nullptr);
    dock.setWidget(nullptr);
    for (QWidget* part : {&bar, &content}) {
        layout()->addWidget(part);
        part->show();
    }
    fonts.restore();
}

void OverPanel::giveBack(QDockWidget& dock, QWidget& bar, QWidget& content) {
    hide();
    const OwnFonts fonts = OwnFonts::within({&bar, &content}); // they get another parent
    dock.setTitleBarWidget(&bar);
    dock.setWidget(&content);
    fonts.restore();
}

void OverPanel::place(const QRect& room, Qt::DockWidgetArea edge, const QSize& least, bool isWhole) {
    const QSize needed = least + QSize(2, 2);
    QRect place = room;
    if (isAtSide(edge)) {
        place.setWidth(std::min(std::max(needed.width(), scaledPixels(openWidth)),
                                std::max(needed.width(), room.width() * openWidthPercent / 100)));
        if (edge == Qt::RightDockWidgetArea)
            place.moveRight(room.right());
    } else {
        const int usual = std::min(std::max(needed.height(), scaledPixels(openHeight)),
                                   std::max(needed.height(), room.height() * openHeightPercent / 100));
        place.setHeight(isWhole ? room.height() : usual);
        place.moveBottom(room.bottom());
    }
    setGeometry(place);
}

bool OverPanel::covers(const QWidget& widget) const {
    const auto* tabs = qobject_cast<const QTabBar*>(&widget);
    const QRect marked = tabs == nullptr ? widget.rect() : tabs->tabRect(tabs->currentIndex());
    return geometry().contains({widget.mapTo(parentWidget(), marked.topLeft()), marked.size()});
}

bool OverPanel::overlaps(const QWidget& widget) const {
    return geometry().intersects({widget.mapTo(parentWidget(), QPoint()), widget.size()});
}

} // namespace trichevron::gui
