// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/slice_bar.h"

#include "app/gui/text/retranslate.h"

#include <QEvent>
#include <QFontMetrics>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace trichevron::gui {
namespace {

QString fromLayer(qint64 layer) {
    return QStringLiteral("z ≥ %1").arg(layer);
}

} // namespace

SliceBar::SliceBar(QWidget* parent)
    : QWidget(parent), slider_(new QSlider(Qt::Vertical)), label_(new QLabel) {
    setObjectName(QStringLiteral("sliceBar"));
    slider_->setObjectName(QStringLiteral("sliceSlider"));
    slider_->setInvertedAppearance(true); // the topmost layer is the first
    slider_->setInvertedControls(true);
    label_->setObjectName(QStringLiteral("sliceWords"));
    label_->setAlignment(Qt::AlignHCenter);
    label_->setProperty("role", "muted");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 10, 6, 10);
    layout->addWidget(label_);
    layout->addWidget(slider_, 1, Qt::AlignHCenter);
    connect(slider_, &QSlider::valueChanged, this,
            [this](int value) { emit firstLayerChosen(static_cast<std::uint32_t>(value)); });
    label_->installEventFilter(this);
    hide();
    retranslate(this, [this] {
        slider_->setAccessibleName(tr("Slice through z: the first visible layer"));
        slider_->setToolTip(tr("Slice through z: cuts away the layers above this one to show the inside"));
        if (layers_ != 0)
            showLayers(layers_, first_);
    });
}

void SliceBar::showLayers(std::uint32_t layers, std::uint32_t first) {
    layers_ = layers;
    first_ = first;
    constexpr std::uint32_t max = std::numeric_limits<int>::max();
    const QSignalBlocker quiet(slider_);
    slider_->setRange(0, static_cast<int>(std::min(max, std::max(1U, layers) - 1)));
    slider_->setPageStep(std::max(1, slider_->maximum() / 10));
    slider_->setValue(static_cast<int>(std::min(max, first)));
    label_->setText(first == 0 ? tr("all z") : fromLayer(first));
    fitWidth();
    setVisible(layers > 1);
}

bool SliceBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == label_ && event->type() == QEvent::FontChange)
        fitWidth();
    return false;
}

void SliceBar::fitWidth() {
    const QFontMetrics font = label_->fontMetrics();
    setMinimumWidth(
        std::max(font.horizontalAdvance(tr("all z")), font.horizontalAdvance(fromLayer(slider_->maximum()))) +
        14);
}

} // namespace trichevron::gui
