// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Markdown of a lesson, which may come from anybody: HTML is off, and no image, style or link is opened;
/// terms lead to the glossary.
#pragma once

#include <QList>
#include <QRectF>
#include <QTextBrowser>

#include <utility>
#include <vector>

namespace trichevron::gui {

class LessonText : public QTextBrowser {
public:
    explicit LessonText(QWidget* parent = nullptr);

    void showMarkdown(const QString& markdown);
    /// Where what follows the last rule begins, in pixels; 0 without a rule.
    int lastPartTop() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    /// Never a file: an empty picture, whatever is asked for.
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;
    /// With a frame around the link that has the focus: Qt's dotted line is hardly seen.
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Of the link that Tab has chosen, a rectangle for each line, in the viewport; none without one.
    QList<QRectF> focusedLink() const;
    void wrapCode();
    void setCodeFont();
    /// Position and length of each piece of code.
    std::vector<std::pair<int, int>> codePlaces() const;
    /// The text without code; names of the glossary that stand alone stay.
    QString wordsToLink() const;
    /// Each term of the glossary, where it first stands outside of code, leads to it.
    void linkTerms();

    QString markdown_;
};

} // namespace trichevron::gui
