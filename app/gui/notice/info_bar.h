// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A notice with a message and buttons, each of which hides it. A later message replaces it; one that is held
/// back waits for its turn.
#pragma once

#include "app/gui/notice/notice.h"
#include "app/gui/text/later_text.h"

#include <functional>
#include <optional>
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

    /// Where it is still visible, or waits.
    void hideMessage(int number);
    /// Its sentence may be another one now.
    void refreshMessage() { setTexts(); }
    /// Messages, but not problems, wait until they are no longer held back, as in a presentation.
    void setHeldBack(bool heldBack);

Q_SIGNALS:
    /// By a button, by Escape or by hideMessage().
    void dismissed(int number);

protected:
    int oneLine() const override;
    void changeEvent(QEvent* event) override;

private:
    struct Message {
        LaterText sentence;
        std::vector<Choice> choices;
        bool isProblem = false;
        int number = 0;
    };
    int post(Message message);
    void showNow(Message message);
    void showWaiting();
    void dismiss() override;
    void setTexts();

    int lastNumber_ = 0;
    bool isHeldBack_ = false;
    std::optional<Message> shown_;
    std::optional<Message> waiting_; ///< until it is not held back and nothing else is shown
    std::vector<QPushButton*> choiceButtons_;
    QLabel* sentence_;
    QBoxLayout* row_;
    QBoxLayout* buttons_;
};

} // namespace trichevron::gui
