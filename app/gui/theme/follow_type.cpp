// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/theme/follow_type.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace trichevron::gui {
namespace {

class TypeFollower : public QObject {
public:
    TypeFollower(QWidget& widget, std::function<void()> apply) : QObject(&widget), apply_(std::move(apply)) {
        widget.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FontChange && watched == parent())
            apply_();
        return false;
    }

private:
    std::function<void()> apply_;
};

} // namespace

void followType(QWidget& widget, std::function<void()> apply) {
    apply();
    new TypeFollower(widget, std::move(apply)); // NOLINT: the widget deletes it
}

} // namespace trichevron::gui
