// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/notice/launch_offer.h"

#include "app/gui/notice/info_bar.h"

#include <utility>

namespace trichevron::gui {

LaunchOffer::LaunchOffer(LaunchSession& session, QWidget& part, LaterText sentence)
    : QObject(&part), session_(session), part_(part), sentence_(std::move(sentence)) {
    onChange(session_, SessionChange::Launch, this, [this] {
        if (bringBack_ && !(session_.state() == atHand_))
            end();
    });
}

InfoBar* LaunchOffer::bar() const {
    return part_.window()->findChild<InfoBar*>(); // a page is made before it is in the window
}

void LaunchOffer::begin(std::function<void()> bringBack) {
    atHand_ = session_.state();
    bringBack_ = std::move(bringBack);
}

void LaunchOffer::show() {
    InfoBar* notice = bar();
    if (!bringBack_ || notice == nullptr)
        return;
    const auto decide = [this] { return std::exchange(bringBack_, nullptr); };
    message_ = notice->showMessage(sentence_, {{[] { return tr("Back to your launch"); },
                                                [decide] {
                                                    if (const auto bringBack = decide())
                                                        bringBack();
                                                }},
                                               {[] { return tr("Keep it"); }, [decide] { decide(); }}});
}

void LaunchOffer::hide() {
    if (InfoBar* notice = bar())
        notice->hideMessage(message_);
}

void LaunchOffer::end() {
    bringBack_ = nullptr;
    hide();
}

} // namespace trichevron::gui
