// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A field of one line that elides a text without room at its end while the user does not edit it. The whole
/// text then stands in its tool tip, before what is set as tool tip.
#pragma once

#include <QLineEdit>

namespace trichevron::gui {

class ElidingField final : public QLineEdit {
    Q_OBJECT

public:
    explicit ElidingField(QWidget* parent = nullptr);

    /// The text as it is drawn; the whole while the field has the focus.
    QString shown() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect roomForText() const;
    void fitToolTip();

    QString help_; ///< what was set as tool tip
    bool isFittingToolTip_ = false;
};

} // namespace trichevron::gui
