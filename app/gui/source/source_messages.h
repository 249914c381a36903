// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The list of what the compiler says of a source, with errors in the alarm colour of the theme.
#pragma once

#include <QListWidget>

namespace trichevron::gui {

class SourceMessages final : public QListWidget {
    Q_OBJECT

public:
    explicit SourceMessages(QWidget* parent = nullptr);

    /// `line`: of the source, from 1; 0 where the message has none there.
    void addMessage(const QString& message, int line, bool isError);

Q_SIGNALS:
    /// The user chose a message; 0: it has no line in the source.
    void lineChosen(int line);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colour();
};

} // namespace trichevron::gui
