// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Pictures of a widget, without its surroundings.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QString>

#include <cstdint>

class QWidget;

namespace trichevron::gui {

/// A kind of picture file.
enum class PictureKind : std::uint8_t { Png, Svg, Pdf };

/// The format of a picture file: its kind and, for pixels, how many there are to one of the screen.
struct PictureFormat {
    PictureKind kind = PictureKind::Png;
    int scale = 2;
    friend bool operator==(const PictureFormat&, const PictureFormat&) = default;
};

/// What can be chosen, in the order of the dialog.
QList<PictureFormat> pictureFormats();
/// "png", without the dot.
QString suffixOf(PictureKind kind);

QImage renderImage(QWidget& widget, int scale);
/// The bytes of a file. In SVG and PDF texts, lines and boxes are vectors, and images of the widget are
/// images.
QByteArray renderPicture(QWidget& widget, const QString& title, const PictureFormat& format);

} // namespace trichevron::gui
