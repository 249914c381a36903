// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/lesson_layout.h"

#include "app/gui/layout/pinned_area.h"
#include "app/gui/pages/learn/learn_columns.h"
#include "app/gui/theme/follow_type.h"
#include "app/gui/theme/own_fonts.h"
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// Pixels for the default font.
constexpr int leastText = 140;
/// Of a lesson whose picture stands below the text: in a lower one they would leave each other a few lines.
constexpr int leastHeight = 500;
/// Of a lesson that is so wide that a picture below the text would be far larger than it need be, and would
/// part the question from its answer.
constexpr int roomForAllBeside = 2200;
// Then text takes as much as can be read, and the picture, which need not be that large, a part of the width.
constexpr int percentForTextThere = 45;
constexpr int mostPercentForPicture = 45;
// In pixels.
constexpr int aroundText = 14;
constexpr int abovePicture = 6;
constexpr int partOfWindow = 3;   ///< the picture has one of so many parts of the height
constexpr int percentOfView = 85; ///< of the height in which text scrolls, for a picture that scrolls with it
/// Of the width of a presentation. The picture is at least as large as in the window.
constexpr int percentForText = 34;
constexpr int leastPictureBeside = 220; ///< pixels for the default font, of a picture in a low window

/// With the focus, if the widget has it.
void moveInto(QBoxLayout& layout, int at, QWidget& widget) {
    QWidget* focused = QApplication::focusWidget();
    const bool isShown = !widget.isHidden();
    const OwnFonts fonts = OwnFonts::within({&widget});
    layout.insertWidget(at, &widget, 1);
    widget.setVisible(isShown); // a new parent hides it
    fonts.restore();
    if (focused != nullptr && widget.isAncestorOf(focused))
        focused->setFocus(Qt::OtherFocusReason);
}

QWidget* panel() {
    auto* made = new QWidget;
    made->setObjectName(QStringLiteral("panel"));
    return made;
}

} // namespace

LessonLayout::LessonLayout(QWidget& reading, QWidget& picture, QWidget& question, QWidget& side)
    : picture_(picture), question_(question), side_(side), scroll_(new ContentArea(leastLearnWidth)),
      content_(panel()), contentRows_(new QVBoxLayout(content_)), textRows_(new QVBoxLayout),
      words_(new QVBoxLayout), upper_(new QBoxLayout(QBoxLayout::TopToBottom)), parts_(new QVBoxLayout),
      pictureRow_(new QVBoxLayout), answers_(new PinnedArea(leastLearnWidth)),
      sideArea_(new VerticalScrollArea(0)) {
    setObjectName(QStringLiteral("panel"));
    contentRows_->setContentsMargins(0, 0, 0, 0);
    contentRows_->setSpacing(0);
    followType(*this, [this] { textRows_->setSpacing(scaledPixels(8)); });
    textRows_->addWidget(&reading);
    contentRows_->addLayout(textRows_);
    contentRows_->addStretch(0);
    scroll_->setObjectName(QStringLiteral("lessonScroll"));
    scroll_->setMinimumHeight(1); // else a large window could not become a low one
    scroll_->setWidget(content_);
    scroll_->viewport()->installEventFilter(this);
    picture.installEventFilter(this);

    auto* asked = panel();
    insideAnswers_ = new QVBoxLayout(asked);
    auto* questionRow = new QHBoxLayout;
    questionRow->addWidget(&question, 1);
    questionRow->addStretch(0);
    insideAnswers_->addLayout(questionRow);
    answers_->setObjectName(QStringLiteral("lessonAnswers"));
    answers_->setWidget(asked);
    answers_->installEventFilter(this);

    auto* column = panel();
    sideColumn_ = new QVBoxLayout(column);
    sideColumn_->setContentsMargins(0, 0, 0, 0);
    sideColumn_->addWidget(&side);
    sideArea_->setWidget(column);

    upper_->setSpacing(0);
    pictureRow_->addWidget(&picture, 1);
    words_->setSpacing(0);
    words_->addWidget(scroll_);
    upper_->addLayout(words_);
    upper_->addLayout(pictureRow_, 1);
    upper_->addStretch(0); // where there is no picture
    parts_->setSpacing(0);
    parts_->addLayout(upper_, 1);
    parts_->addWidget(answers_);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    columns->addLayout(parts_, 1);
    columns->addWidget(sideArea_);
}

QScrollArea& LessonLayout::scroll() const {
    return *scroll_;
}

QScrollArea& LessonLayout::answers() const {
    return *answers_;
}

void LessonLayout::arrange(int pageWidth, bool isPresented) {
    pageWidth_ = pageWidth;
    isPresented_ = isPresented;
    place();
}

void LessonLayout::place() {
    const bool isLow = height() < scaledPixels(leastHeight);
    const bool isBesideAll = !isPresented_ && !isLow && width() >= scaledPixels(roomForAllBeside);
    // Below the text it would be a strip, or leave the text a few lines.
    constexpr int textAndPicture = leastLearnWidth + leastPictureBeside;
    const bool isBesideLow = !isPresented_ && isLow && width() >= scaledPixels(textAndPicture);
    const bool isBeside = isPresented_ || isBesideAll || isBesideLow;
    const bool leavesNoSide = isBesideLow && width() < scaledPixels(textAndPicture + learnSideWidth);
    placeSide(!isPresented_ && hasRoomForSide(pageWidth_) && !leavesNoSide);
    placePicture(isLow && !isPresented_ && !isBesideLow);
    placeQuestion(isBesideAll);
    upper_->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    pictureRow_->setContentsMargins(isBeside ? 0 : edge(), isBeside ? aroundText : abovePicture, edge(),
                                    abovePicture);
    insideAnswers_->setContentsMargins(edge(), 8, edge(), 10);
    isTextLimited_ = !isLow && !isBeside;
    const int forText = isBesideAll ? percentForTextThere : percentForText;
    upper_->setStretch(0, isBeside ? forText : isTextLimited_ ? 0 : 1);
    upper_->setStretch(1, isBeside ? 100 - forText : 1);
    picture_.setMaximumWidth(isBesideAll ? width() * mostPercentForPicture / 100 : QWIDGETSIZE_MAX);
    upper_->setStretch(2, isBesideAll ? 1 : 0); // of the text alone it takes the rest
    // In a presentation it stands below the picture, too, and ends with it.
    question_.setMaximumWidth(isPresented_ ? QWIDGETSIZE_MAX : scaledPixels(readableWidth));
    for (QWidget* part : {static_cast<QWidget*>(scroll_), static_cast<QWidget*>(answers_)})
        part->setMaximumWidth(isBesideAll ? scaledPixels(readableWidth) + 2 * learnMargin : QWIDGETSIZE_MAX);
    scroll_->setSizePolicy(QSizePolicy::Expanding,
                           isTextLimited_ || isBesideAll ? QSizePolicy::Maximum : QSizePolicy::Expanding);
    limitText();
    leaveRoomForScrollBar();
}

int LessonLayout::edge() const {
    return isPresented_ ? std::max(learnMargin, scaledPixels(learnMargin)) : learnMargin;
}

void LessonLayout::placeSide(bool isColumn) {
    fitSide(side_, isColumn);
    if (isColumn) // in a long language its buttons need more
        side_.setFixedWidth(std::max(side_.minimumWidth(), side_.minimumSizeHint().width()));
    sideArea_->setVisible(isColumn);
    const bool isInColumn = sideColumn_->indexOf(&side_) >= 0;
    if (isColumn && !isInColumn)
        moveInto(*sideColumn_, 0, side_);
    else if (!isColumn && isInColumn)
        moveInto(*contentRows_, 1, side_);
    if (isColumn) {
        sideArea_->fitWidth();
        sideArea_->setMaximumWidth(sideArea_->minimumWidth());
    }
}

void LessonLayout::placePicture(bool isBelowText) {
    const bool isThere = textRows_->indexOf(&picture_) >= 0;
    if (isBelowText && !isThere)
        moveInto(*textRows_, 1, picture_);
    else if (!isBelowText && isThere)
        moveInto(*pictureRow_, 0, picture_);
    setPictureHeight();
}

void LessonLayout::placeQuestion(bool isBelowText) {
    const bool isThere = words_->indexOf(answers_) >= 0;
    if (isBelowText && !isThere) {
        parts_->removeWidget(answers_);
        words_->addWidget(answers_);
        words_->addStretch(1);
    } else if (!isBelowText && isThere) {
        delete words_->takeAt(words_->count() - 1);
        words_->removeWidget(answers_);
        parts_->addWidget(answers_);
    }
}

void LessonLayout::setPictureHeight() {
    const bool scrolls = textRows_->indexOf(&picture_) >= 0;
    const int most = scroll_->viewport()->height() * percentOfView / 100;
    picture_.setMinimumHeight(scrolls ? std::max(most, picture_.minimumSizeHint().height()) : 0);
}

void LessonLayout::limitText() {
    const int room = height() - answers_->height() - window()->height() / partOfWindow - 2 * abovePicture;
    scroll_->setMaximumHeight(isTextLimited_ && !picture_.isHidden() ? std::max(room, scaledPixels(leastText))
                                                                     : QWIDGETSIZE_MAX);
}

void LessonLayout::leaveRoomForScrollBar() {
    const int bar = scroll_->width() - scroll_->viewport()->width();
    textRows_->setContentsMargins(edge(), aroundText, std::max(0, edge() - bar),
                                  isTextLimited_ || isPresented_ ? abovePicture : aroundText);
}

void LessonLayout::showBeginning() {
    scroll_->verticalScrollBar()->setValue(0);
}

void LessonLayout::showRows(const QWidget& part, int first, int last) {
    const int top = part.mapTo(content_, QPoint()).y();
    const int toEnd = top + last + aroundText - scroll_->viewport()->height();
    scroll_->verticalScrollBar()->setValue(std::max(0, std::min(toEnd, top + first)));
}

bool LessonLayout::eventFilter(QObject* object, QEvent* event) {
    const bool isShownOrHidden =
        event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if ((object == answers_ && event->type() == QEvent::Resize) || (object == &picture_ && isShownOrHidden)) {
        limitText();
    } else if (object == scroll_->viewport() && event->type() == QEvent::Resize) {
        leaveRoomForScrollBar();
        setPictureHeight();
    }
    return QWidget::eventFilter(object, event);
}

void LessonLayout::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void LessonLayout::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
    // Later, too: the fonts and texts of the side are set after this.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(
            this, [this] { place(); }, Qt::QueuedConnection);
}

} // namespace trichevron::gui
