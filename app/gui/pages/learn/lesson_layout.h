// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Where the parts of a lesson have their places: the text, which scrolls; the picture below it, which keeps
/// its height, or beside it in a presentation; the question below both, which stays in view; and what stands
/// beside all of them. In a very large window the picture stands beside text and question, and in a low one
/// beside the text.
#pragma once

#include <QWidget>

class QBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace trichevron::gui {

class ContentArea;
class PinnedArea;
class VerticalScrollArea;

class LessonLayout final : public QWidget {
public:
    LessonLayout(QWidget& reading, QWidget& picture, QWidget& question, QWidget& side);

    /// For a page of this many pixels.
    void arrange(int pageWidth, bool isPresented);
    void showBeginning();
    /// The rows of this part of the text; where there is no room for all, from the first on.
    void showRows(const QWidget& part, int first, int last);
    QScrollArea& scroll() const;
    QScrollArea& answers() const;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void place();
    /// The margin beside the parts. In a presentation it grows with the type.
    int edge() const;
    void placeSide(bool isColumn);
    void placePicture(bool isBelowText);
    /// Right below the text, or below text and picture.
    void placeQuestion(bool isBelowText);
    /// Where the picture scrolls with the text, in a low and narrow window, it has most of what is seen at a
    /// time.
    void setPictureHeight();
    /// So that the picture has its share of the window.
    void limitText();
    /// The text has the same lines with the scroll bar and without it.
    void leaveRoomForScrollBar();

    QWidget& picture_;
    QWidget& question_;
    QWidget& side_;
    ContentArea* scroll_;
    QWidget* content_;         ///< of the scroll area
    QVBoxLayout* contentRows_; ///< the text and, below it, what stands beside a lesson in a wide window
    QVBoxLayout* textRows_;    ///< the text and, in a low and narrow window, the picture
    QVBoxLayout* words_;       ///< the scroll area and, beside a picture, the question
    QBoxLayout* upper_;        ///< these and the picture
    QVBoxLayout* parts_;       ///< all of them and, below a picture, the question
    QVBoxLayout* pictureRow_;
    PinnedArea* answers_;
    QVBoxLayout* insideAnswers_ = nullptr;
    VerticalScrollArea* sideArea_;
    QVBoxLayout* sideColumn_;
    int pageWidth_ = 0;
    bool isPresented_ = false;
    bool isTextLimited_ = false;
};

} // namespace trichevron::gui
