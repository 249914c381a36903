// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/pictures.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QEvent>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QWidget>

#include <qcustomplot.h>

namespace trichevron::gui {
namespace {

void leave(QWidget& widget) {
    // Without the text under the pointer.
    QEvent left(QEvent::Leave);
    QCoreApplication::sendEvent(&widget, &left);
}

/// Paints the widget on a device of vectors, one unit of which is a pixel.
void paintVectors(QWidget& widget, QPaintDevice& device) {
    if (auto* plot = qobject_cast<QCustomPlot*>(&widget)) {
        QCPPainter painter(&device);
        painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching);
        plot->toPainter(&painter, plot->width(), plot->height());
    } else {
        leave(widget);
        QPainter painter(&device);
        widget.render(&painter);
    }
}

void writePng(QWidget& widget, int scale, QBuffer& buffer) {
    renderImage(widget, scale).save(&buffer, "PNG");
}

/// Names the families that draw what the first one lacks, Hangul above all, and one that every viewer has:
/// the generator writes only the first family of a font.
QByteArray withFallbackFamilies(const QByteArray& svg) {
    static const QRegularExpression family(QStringLiteral("(<text [^>]*font-family=)\"([^\"]+)\""));
    QString text = QString::fromUtf8(svg);
    text.replace(family, QStringLiteral("\\1\"'\\2', NanumGothic, 'Noto Sans KR', 'Malgun Gothic', "
                                        "'Apple SD Gothic Neo', sans-serif\""));
    return text.toUtf8();
}

void writeSvg(QWidget& widget, const QString& title, QBuffer& buffer) {
    QByteArray svg;
    QBuffer generated(&svg);
    generated.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&generated);
    generator.setSize(widget.size());
    generator.setViewBox(QRect(QPoint(0, 0), widget.size()));
    generator.setTitle(title);
    generator.setDescription(widget.accessibleDescription());
    // One unit is a pixel, and texts are as large as on the screen.
    generator.setResolution(widget.logicalDpiX());
    paintVectors(widget, generator);
    buffer.write(withFallbackFamilies(svg));
}

void writePdf(QWidget& widget, const QString& title, QBuffer& buffer) {
    constexpr double pointsPerInch = 72;
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setResolution(widget.logicalDpiX());
    const QSizeF points = QSizeF(widget.size()) * (pointsPerInch / widget.logicalDpiX());
    writer.setPageSize(QPageSize(points, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins({0, 0, 0, 0});
    paintVectors(widget, writer);
}

} // namespace

QList<PictureFormat> pictureFormats() {
    return {{PictureKind::Png, 1},
            {PictureKind::Png, 2},
            {PictureKind::Png, 4},
            {PictureKind::Svg, 1},
            {PictureKind::Pdf, 1}};
}

QString suffixOf(PictureKind kind) {
    switch (kind) {
    case PictureKind::Png:
        break;
    case PictureKind::Svg:
        return QStringLiteral("svg");
    case PictureKind::Pdf:
        return QStringLiteral("pdf");
    }
    return QStringLiteral("png");
}

QImage renderImage(QWidget& widget, int scale) {
    if (auto* plot = qobject_cast<QCustomPlot*>(&widget))
        return plot->toPixmap(plot->width(), plot->height(), scale).toImage();
    leave(widget);
    QImage image(widget.size() * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::transparent);
    widget.render(&image);
    return image;
}

QByteArray renderPicture(QWidget& widget, const QString& title, const PictureFormat& format) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    switch (format.kind) {
    case PictureKind::Png:
        writePng(widget, format.scale, buffer);
        break;
    case PictureKind::Svg:
        writeSvg(widget, title, buffer);
        break;
    case PictureKind::Pdf:
        writePdf(widget, title, buffer);
        break;
    }
    return bytes;
}

} // namespace trichevron::gui
