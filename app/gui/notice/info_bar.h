// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A notice with a message and buttons, each of which hides it.
#pragma once

#include "app/gui/notice/notice.h"
#include "app/gui/text/later_text.h"

#include <functional>
#include <utility>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace trichevron::gui {

class InfoBar : public Notice {
    Q_OBJECT

public:
    /// The text of a button, and its action, which runs after the bar is hidden.
    using Choice = std::pair<LaterText, std::function<void()>>;

    explicit InfoBar(QWidget* parent = nullptr);

    /// Replaces the message that is visible. Returns its number, for hideMessage().
    int showMessage(const LaterText& sentence, const std::vector<Choice>& choices);
    /// The same in the colours of a problem: something was not done.
    int showProblem(const LaterText& sentence, const std::vector<Choice>& choices);

    /// Where it is still the message that is visible.
    void hideMessage(int number);
    /// Its sentence may be another one now.
    void refreshMessage() { setTexts(); }
    /// Messages, but not problems, wait until they are no longer held back, as in a presentation.
    void setHeldBack(bool heldBack);

protected:
    int oneLine() const override;
    void changeEvent(QEvent* event) override;

private:
    int replaceMessage(const LaterText& sentence, const std::vector<Choice>& choices, bool isProblem);
    void setTexts();

    int number_ = 0; ///< of the message
    bool isProblem_ = false;
    bool isHeldBack_ = false;
    bool isWaiting_ = false; ///< the message is visible later
    LaterText text_;
    std::vector<std::pair<QPushButton*, LaterText>> buttonTexts_;
    QLabel* sentence_;
    QBoxLayout* row_;
    QBoxLayout* buttons_;
};

} // namespace trichevron::gui
