// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A bar at the top of the window with a message and buttons. It takes no focus and blocks nothing. Escape or
/// any of its buttons hides it.
#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <utility>
#include <vector>

class QBoxLayout;
class QLabel;

namespace trichevron::gui {

class InfoBar : public QFrame {
    Q_OBJECT

public:
    /// The text of a button, and its action, which runs after the bar is hidden.
    using Choice = std::pair<QString, std::function<void()>>;

    explicit InfoBar(QWidget* parent = nullptr);

    /// Replaces the message that is visible.
    void showMessage(const QString& sentence, const std::vector<Choice>& choices);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitHeight();

    QLabel* sentence_;
    QBoxLayout* row_;
    QBoxLayout* buttons_;
};

} // namespace trichevron::gui
