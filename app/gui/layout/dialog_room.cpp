// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/dialog_room.h"

#include "app/gui/layout/content_area.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QScreen>
#include <QScrollBar>
#include <QVBoxLayout>

namespace trichevron::gui {
namespace {

/// The title and the borders of a window, which are not known before it is shown.
constexpr QSize windowFrame(16, 48);

/// As large as its rows ask for, also before they are shown; no narrower than they can be.
class DialogArea final : public ContentArea {
public:
    DialogArea() : ContentArea(0) {}

    QSize sizeHint() const override {
        const QSize content = widget()->sizeHint();
        const int high = widget()->heightForWidth(isVisible() ? viewport()->width() : content.width());
        return {content.width() + scrollBarWidth(), high > 0 ? high : content.height()};
    }
    QSize minimumSizeHint() const override {
        return {widget()->minimumSizeHint().width() + scrollBarWidth(),
                ContentArea::minimumSizeHint().height()};
    }

private:
    int scrollBarWidth() const { return verticalScrollBar()->sizeHint().width(); }
};

class ScreenKeeper final : public QObject {
public:
    explicit ScreenKeeper(QDialog& dialog) : QObject(&dialog), dialog_(dialog) {
        dialog.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        // Before the dialog gets its place, which depends on its size.
        if (watched == &dialog_ && event->type() == QEvent::Show && !event->spontaneous()) {
            const QSize wanted = dialog_.testAttribute(Qt::WA_Resized) ? dialog_.size() : dialog_.sizeHint();
            dialog_.resize(wanted.boundedTo(roomOnScreen(dialog_)));
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QDialog& dialog_;
};

} // namespace

QSize roomOnScreen(const QWidget& window) {
    return window.screen()->availableSize() - windowFrame;
}

void keepOnScreen(QDialog& dialog) {
    new ScreenKeeper(dialog); // the dialog's child
}

QVBoxLayout* addScrollingRows(QDialog& dialog, QDialogButtonBox* buttons) {
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("panel"));
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* area = new DialogArea;
    area->setObjectName(QStringLiteral("dialogScroll"));
    area->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    area->setWidget(content);
    auto* whole = new QVBoxLayout(&dialog);
    whole->addWidget(area, 1);
    whole->addWidget(buttons);
    keepOnScreen(dialog);
    return rows;
}

} // namespace trichevron::gui
