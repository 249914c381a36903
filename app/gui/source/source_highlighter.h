// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Colours CUDA source in an editor: CUDA's words, C++'s, numbers, texts and comments.
#pragma once

#include <QSyntaxHighlighter>
#include <QTextCharFormat>

namespace trichevron::gui {

class SourceHighlighter final : public QSyntaxHighlighter {
public:
    explicit SourceHighlighter(QTextDocument* document);
    /// After a change of the theme.
    void applyTheme();

protected:
    void highlightBlock(const QString& line) override;

private:
    QTextCharFormat cudaWord_;
    QTextCharFormat keyword_;
    QTextCharFormat number_;
    QTextCharFormat text_;
    QTextCharFormat comment_;
    QTextCharFormat directive_;
};

} // namespace trichevron::gui
