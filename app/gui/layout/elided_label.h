// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One line of words that is shortened in its middle where it has no room. Without a tool tip of its own, the
/// whole is shown as one.
#pragma once

#include <QLabel>

namespace trichevron::gui {

class ElidedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// As wide as the words, up to a line of a page.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString shown() const;
};

} // namespace trichevron::gui
