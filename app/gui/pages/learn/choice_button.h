// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A choice of a question: its number and a text of any length. After the answer it says which one was right.
#pragma once

#include <QRadioButton>

namespace trichevron::gui {

class ChoiceButton : public QRadioButton {
    Q_OBJECT

public:
    enum class Mark { None, Right, Wrong };

    /// `number` from 1: the key that chooses it.
    ChoiceButton(int number, const QString& text, QWidget* parent = nullptr);

    void setMark(Mark mark);
    Mark mark() const { return mark_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }
    void paintEvent(QPaintEvent* event) override;

private:
    /// With places where a long name may break.
    QString words() const;
    static int textLeft();
    QRect textRect(int width) const;
    /// Its number, or what the answer has shown.
    void drawMark(QPainter& painter, const QRect& place) const;

    int number_;
    Mark mark_ = Mark::None;
};

} // namespace trichevron::gui
