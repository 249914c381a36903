// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Words that wrap and can be selected with the mouse. Their longest one, such as the name of a kernel,
/// widens nothing.
#pragma once

#include <QFont>
#include <QHash>
#include <QLabel>

namespace trichevron::gui {

/// Remembers its heights: a QLabel lays its text out at each question, and nested layouts ask a dozen times.
class Paragraph : public QLabel {
    Q_OBJECT

public:
    explicit Paragraph(const QString& words = {}, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

private:
    struct Measured {
        QString words;
        QFont font;
        QMargins margins;
        int indent = 0;
        QHash<int, int> heights; ///< by the width
    };
    mutable Measured measured_;
};

} // namespace trichevron::gui
