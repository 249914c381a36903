// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/source_editor.h"

#include "app/gui/source/source_highlighter.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int gutterMargin = 8; ///< pixels for the default font
constexpr int markWidth = 3;    ///< of the bar beside a line with a message
constexpr int fewestDigits = 3;
constexpr int tabLetters = 4;

using Severity = core::CompilerMessage::Severity;

/// Paints the line numbers of an editor.
class Gutter final : public QWidget {
public:
    explicit Gutter(SourceEditor& editor) : QWidget(&editor), editor_(editor) {}
    QSize sizeHint() const override { return {editor_.gutterWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent* event) override { editor_.paintGutter(event); }
    bool event(QEvent* event) override {
        if (event->type() != QEvent::ToolTip)
            return QWidget::event(event);
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), editor_.messageAt(help->pos().y()), this);
        return true;
    }

private:
    SourceEditor& editor_;
};

QColor colourOf(Severity severity) {
    const Theme& theme = currentTheme();
    return severity == Severity::Error ? theme.alarmText : theme.recorded;
}

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr ||
           key == Qt::Key_Meta;
}

} // namespace

SourceEditor::SourceEditor(QWidget* parent)
    : QPlainTextEdit(parent), gutter_(new Gutter(*this)), highlighter_(new SourceHighlighter(document())) {
    setObjectName(QStringLiteral("sourceEditor"));
    setLineWrapMode(NoWrap);
    setTabChangesFocus(false);
    setFont(monospaceFont(0.92));
    connect(this, &QPlainTextEdit::blockCountChanged, this, &SourceEditor::fitGutter);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& changed, int scrolled) {
        if (scrolled != 0)
            gutter_->scroll(0, scrolled);
        else
            gutter_->update(0, changed.y(), gutter_->width(), changed.height());
    });
    retranslate(this, [this] {
        setAccessibleName(tr("CUDA source"));
        describe();
    });
    fitGutter();
}

void SourceEditor::describe() {
    // Tab leaves a text that cannot be edited.
    setAccessibleDescription(isReadOnly() ? QString()
                                          : tr("Tab indents. Esc, then Tab or Shift+Tab leaves the text."));
}

void SourceEditor::setSource(const QString& text) {
    const int line = textCursor().blockNumber();
    const int scrolled = verticalScrollBar()->value();
    setMessages({}); // of the text that goes
    setPlainText(text);
    setTextCursor(QTextCursor(document()->findBlockByNumber(std::min(line, blockCount() - 1))));
    verticalScrollBar()->setValue(scrolled);
}

void SourceEditor::setMessages(std::vector<core::MergedMessage> messages) {
    marks_.clear();
    for (core::MergedMessage& merged : messages) {
        if (merged.message.line == 0)
            continue;
        const QTextBlock line = document()->findBlockByNumber(static_cast<int>(merged.message.line) - 1);
        if (line.isValid())
            marks_.push_back({std::move(merged), QTextCursor(line)});
    }
    showMarks();
}

void SourceEditor::goToLine(int line) {
    setTextCursor(QTextCursor(document()->findBlockByNumber(std::clamp(line, 1, blockCount()) - 1)));
    centerCursor();
    setFocus(Qt::OtherFocusReason);
}

void SourceEditor::replace(int from, int count, const QString& text) {
    QTextCursor cursor(document());
    cursor.setPosition(from);
    cursor.setPosition(from + count, QTextCursor::KeepAnchor);
    cursor.insertText(text);
    setTextCursor(cursor);
    centerCursor();
}

int SourceEditor::gutterWidth() const {
    const int digits = std::max(fewestDigits, static_cast<int>(QString::number(blockCount()).size()));
    return fontMetrics().horizontalAdvance(QLatin1Char('9')) * digits + 2 * scaledPixels(gutterMargin);
}

void SourceEditor::fitGutter() {
    setViewportMargins(gutterWidth(), 0, 0, 0);
    const QRect inside = contentsRect();
    gutter_->setGeometry(inside.left(), inside.top(), gutterWidth(), inside.height());
    setTabStopDistance(tabLetters * fontMetrics().horizontalAdvance(QLatin1Char(' ')));
}

void SourceEditor::showMarks() {
    QList<QTextEdit::ExtraSelection> underlined;
    for (const Mark& mark : marks_) {
        QTextEdit::ExtraSelection line;
        line.cursor = mark.place;
        line.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        line.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        line.format.setUnderlineColor(colourOf(mark.message.message.severity));
        underlined.append(line);
    }
    setExtraSelections(underlined);
    gutter_->update();
}

const SourceEditor::Mark* SourceEditor::markOf(const QTextBlock& line) const {
    const auto mark = std::find_if(marks_.begin(), marks_.end(),
                                   [&](const Mark& each) { return each.place.block() == line; });
    return mark == marks_.end() ? nullptr : &*mark;
}

QString SourceEditor::messageAt(int y) const {
    const QTextBlock line = cursorForPosition({0, y}).block();
    QStringList texts;
    for (const Mark& mark : marks_)
        if (mark.place.block() == line)
            texts << text(messageText(mark.message));
    return texts.join(QLatin1Char('\n'));
}

void SourceEditor::paintGutter(QPaintEvent* event) {
    const Theme& theme = currentTheme();
    QPainter painter(gutter_);
    painter.fillRect(event->rect(), theme.codeFill);
    painter.setFont(font());
    const int right = gutter_->width() - scaledPixels(gutterMargin);
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > event->rect().bottom())
            break;
        if (!block.isVisible() || place.bottom() < event->rect().top())
            continue;
        const int line = block.blockNumber() + 1;
        painter.setPen(line == textCursor().blockNumber() + 1 ? theme.text : theme.muted);
        painter.drawText(QRectF(0, place.top(), right, fontMetrics().height()), Qt::AlignRight,
                         QString::number(line));
        if (const Mark* mark = markOf(block))
            painter.fillRect(QRectF(0, place.top(), scaledPixels(markWidth), place.height()),
                             colourOf(mark->message.message.severity));
    }
}

bool SourceEditor::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString said = messageAt(viewport()->mapFrom(this, help->pos()).y());
    QToolTip::showText(help->globalPos(), said, this);
    return true;
}

void SourceEditor::resizeEvent(QResizeEvent* event) {
    const bool showsCaret = QRect(QPoint(), event->oldSize()).intersects(cursorRect());
    QPlainTextEdit::resizeEvent(event);
    fitGutter();
    if (showsCaret)
        ensureCursorVisible();
}

void SourceEditor::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (highlighter_ == nullptr)
        return;
    if (event->type() == QEvent::FontChange) {
        fitGutter();
    } else if (event->type() == QEvent::PaletteChange) {
        highlighter_->applyTheme();
        showMarks();
    } else if (event->type() == QEvent::ReadOnlyChange) {
        describe();
    }
}

void SourceEditor::focusOutEvent(QFocusEvent* event) {
    setTabChangesFocus(false);
    QPlainTextEdit::focusOutEvent(event);
}

void SourceEditor::keyPressEvent(QKeyEvent* event) {
    // Tab indents, so that the keyboard needs another way out. Ctrl+Tab shows the next page.
    if (!isModifier(event->key()))
        setTabChangesFocus(event->key() == Qt::Key_Escape);
    if (event->key() != Qt::Key_Return || event->modifiers() != Qt::NoModifier) {
        QPlainTextEdit::keyPressEvent(event);
        return;
    }
    // A new line is indented as the one before.
    const QString line = textCursor().block().text().left(textCursor().positionInBlock());
    qsizetype indented = 0;
    while (indented < line.size() && line[indented].isSpace())
        ++indented;
    textCursor().insertText(QLatin1Char('\n') + line.left(indented));
    ensureCursorVisible();
}

} // namespace trichevron::gui
