// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/notice/launch_offer.h"

#include "app/gui/notice/info_bar.h"

#include <algorithm>
#include <utility>

namespace trichevron::gui {

LaunchOffer::LaunchOffer(LaunchSession& session, QWidget& part, LaterText sentence, LaterText otherwise)
    : QObject(&part), session_(session), part_(part), sentence_(std::move(sentence)),
      otherwise_(std::move(otherwise)) {
    onChange(session_, SessionChange::Launch, this, [this] {
        if (!bringBack_)
            return;
        if (session_.isAsBegun() && !isChosen())
            chosen_.push_back(session_.state());
        if (!isChosen())
            end();
        else if (InfoBar* notice = bar())
            notice->refreshMessage();
    });
}

bool LaunchOffer::isChosen() const {
    return std::find(chosen_.begin(), chosen_.end(), session_.state()) != chosen_.end();
}

InfoBar* LaunchOffer::bar() const {
    return part_.window()->findChild<InfoBar*>(); // a page is made before it is in the window
}

void LaunchOffer::begin(std::function<void()> bringBack, bool isThird) {
    chosen_ = {session_.state()};
    isThird_ = isThird;
    bringBack_ = std::move(bringBack);
}

void LaunchOffer::show() {
    InfoBar* notice = bar();
    if (!bringBack_ || notice == nullptr)
        return;
    const auto decide = [this] { return std::exchange(bringBack_, nullptr); };
    const auto sentence = [this] {
        const bool isFirst = !isThird_ && session_.state() == chosen_.front();
        return (isFirst ? sentence_ : otherwise_).text();
    };
    message_ = notice->showMessage(sentence, {{[] { return tr("Back to your launch"); },
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
