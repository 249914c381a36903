// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// An editor of CUDA source with line numbers, colours, and errors and warnings at their lines. Tab indents
/// in it; after Esc, Tab and Shift+Tab move the focus.
#pragma once

#include "core/compile/merged_messages.h"

#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextCursor>

#include <vector>

namespace trichevron::gui {

class SourceHighlighter;

class SourceEditor final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SourceEditor(QWidget* parent = nullptr);

    /// Replaces the text; the cursor stays at its line.
    void setSource(const QString& text);
    /// Messages of this text; those without a line are left out. They move with their lines.
    void setMessages(std::vector<core::MergedMessage> messages);
    /// Puts the cursor there and takes the focus. From 1.
    void goToLine(int line);
    /// Replaces a part of the text as one step of undo; characters.
    void replace(int from, int count, const QString& text);

    /// Of the column of line numbers.
    int gutterWidth() const;
    void paintGutter(QPaintEvent* event);
    /// What is said of the line at this height; empty where nothing is.
    QString messageAt(int y) const;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Mark {
        core::MergedMessage message;
        QTextCursor place;
    };
    /// For screen readers and F1.
    void describe();
    void fitGutter();
    void showMarks();
    /// The first one of the line; null where there is none.
    const Mark* markOf(const QTextBlock& line) const;

    QWidget* gutter_;
    SourceHighlighter* highlighter_;
    std::vector<Mark> marks_;
};

} // namespace trichevron::gui
