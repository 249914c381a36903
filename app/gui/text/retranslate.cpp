// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/retranslate.h"

#include <QEvent>

#include <utility>

namespace trichevron::gui {
namespace {

class Retranslator : public QObject {
public:
    Retranslator(QWidget* owner, std::function<void()> setTexts)
        : QObject(owner), setTexts_(std::move(setTexts)) {
        owner->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LanguageChange && watched == parent())
            setTexts_();
        return false;
    }

private:
    std::function<void()> setTexts_;
};

} // namespace

void retranslate(QWidget* owner, std::function<void()> setTexts) {
    setTexts();
    new Retranslator(owner, std::move(setTexts)); // NOLINT: the owner deletes it
}

} // namespace trichevron::gui
