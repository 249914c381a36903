// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/pictures.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QEvent>
#include <QSvgGenerator>
#include <QWidget>

#include <qcustomplot.h>

namespace trichevron::gui {
namespace {

constexpr double pictureScale = 2; // relative to the screen

} // namespace

QImage renderImage(QWidget& widget) {
    if (auto* plot = qobject_cast<QCustomPlot*>(&widget))
        return plot->toPixmap(plot->width(), plot->height(), pictureScale).toImage();
    // Without the text under the pointer.
    QEvent left(QEvent::Leave);
    QCoreApplication::sendEvent(&widget, &left);
    QImage image(widget.size() * pictureScale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pictureScale);
    image.fill(Qt::transparent);
    widget.render(&image);
    return image;
}

QByteArray renderPng(QWidget& widget) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    renderImage(widget).save(&buffer, "PNG");
    return bytes;
}

QByteArray renderSvg(QWidget& widget, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(widget.size());
    generator.setViewBox(QRect(QPoint(0, 0), widget.size()));
    generator.setTitle(title);
    generator.setDescription(widget.accessibleDescription());
    // One unit is a pixel, and texts are as large as on the screen.
    generator.setResolution(widget.logicalDpiX());
    if (auto* plot = qobject_cast<QCustomPlot*>(&widget)) {
        QCPPainter painter(&generator);
        painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching);
        plot->toPainter(&painter, plot->width(), plot->height());
    } else {
        QEvent left(QEvent::Leave);
        QCoreApplication::sendEvent(&widget, &left);
        QPainter painter(&generator);
        widget.render(&painter);
    }
    return bytes;
}

} // namespace trichevron::gui
