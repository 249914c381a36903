// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A line over the window with a sentence and what can be done about it. It asks for nothing and takes no
/// focus; Escape or its last button puts it away.
#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <utility>
#include <vector>

class QBoxLayout;
class QLabel;

namespace trichevron {

class QuietNotice : public QFrame {
    Q_OBJECT

public:
    /// A button's text, and what it does; the notice is gone by then.
    using Choice = std::pair<QString, std::function<void()>>;

    explicit QuietNotice(QWidget* parent = nullptr);

    /// In place of what it told before.
    void tell(const QString& sentence, const std::vector<Choice>& choices);

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

} // namespace trichevron
