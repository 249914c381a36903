// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/thread/thread_row.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/text/number_text.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr int threadNameWidth = 104;
constexpr int columnSpacing = 8;
constexpr int besideFrame = 4; ///< between the frame of the focus and the words

/// The length of the first line: up to a space or a dash, otherwise up to a thousands separator.
qsizetype firstLineOf(const QString& text, const QFontMetrics& metrics, int room) {
    qsizetype letters = 1;
    qsizetype words = 0;
    qsizetype thousands = 0;
    for (qsizetype end = 1; end < text.size(); ++end) {
        // A space at the end of a line has no width.
        const QString line = text.left(end).trimmed();
        if (metrics.horizontalAdvance(line) > room)
            break;
        letters = end;
        const QChar last = text[end - 1];
        if (last == QLatin1Char(' ') || last == QChar(0x2013))
            words = end;
        if (last == QLatin1Char(','))
            thousands = end;
    }
    return words != 0 ? words : thousands != 0 ? thousands : letters;
}

QString inRoom(const QString& text, const QFontMetrics& metrics, int room) {
    QStringList lines;
    QString rest = text;
    while (rest.size() > 1 && metrics.horizontalAdvance(rest) > room) {
        const qsizetype end = firstLineOf(rest, metrics, room);
        lines << rest.left(end).trimmed();
        rest = rest.mid(end);
    }
    lines << rest;
    return lines.join(QLatin1Char('\n'));
}

/// As rich text that can wrap inside a long chain of calls.
QString breakable(const std::string& expression) {
    const QChar zeroWidth(0x200B);
    QString shown = text(expression).toHtmlEscaped();
    shown.replace(QLatin1String("("), QLatin1String("(") + zeroWidth);
    shown.replace(QLatin1String(")."), QLatin1String(")") + zeroWidth + QLatin1String("."));
    return shown;
}

QString arithmetic(const std::string& numbers) {
    return text(numbers)
        .replace(QStringLiteral(" * "), QStringLiteral("·"))
        .replace(QStringLiteral(" - "), QStringLiteral(" − "));
}

/// The expression, the expression with numbers, and its value.
QString linesOf(const core::ThreadExpression& expression) {
    QStringList lines;
    const bool isIndex = expression.values.size() > 1;
    for (std::size_t i = 0; i < expression.values.size(); ++i) {
        const bool given = i >= expression.numbers.size();
        QString line;
        if (i < expression.cuda.size())
            line = breakable(expression.cuda[i]);
        if (!given)
            line += QStringLiteral("<br>= ") + arithmetic(expression.numbers[i]);
        if (line.isEmpty() && given)
            line = ThreadRow::tr("more than 64 bits: no CUDA integer type can hold it");
        lines << line + QStringLiteral(" %1= <b>%2</b>")
                            .arg(given || !isIndex ? QStringLiteral("<br>") : QString(),
                                 text(core::withSeparators(expression.values[i])).remove(QLatin1Char(',')));
    }
    if (!expression.cooperative.empty() &&
        (expression.cuda.empty() || expression.cuda.front() != expression.cooperative))
        lines << QStringLiteral("<span style=\"color:%1\">%2</span>")
                     .arg(currentTheme().muted.name(), breakable(expression.cooperative));
    return lines.join(QStringLiteral("<br>"));
}

QPushButton* copyButton(const QString& label, const QString& objectName) {
    auto* button = new QPushButton(label);
    button->setProperty("role", "quiet");
    button->setObjectName(objectName);
    button->setFont(textFont(0.88));
    return button;
}

void setTip(QPushButton& button, const QString& tip) {
    button.setAccessibleName(tip);
    button.setToolTip(tip);
}

} // namespace

ThreadRow::ThreadRow(const QString& objectName, QWidget* parent)
    : QFrame(parent), label_(new QLabel), sign_(new QLabel), value_(new QLabel),
      pair_(new QBoxLayout(QBoxLayout::LeftToRight)), details_(new QWidget), formula_(new QLabel),
      copyValue_(copyButton(QString(), objectName + QStringLiteral("CopyValue"))),
      copyCuda_(copyButton(QStringLiteral("CUDA"), objectName + QStringLiteral("CopyCuda"))),
      copyCooperative_(copyButton(QStringLiteral("cg::"), objectName + QStringLiteral("CopyCooperative"))) {
    setObjectName(objectName + QStringLiteral("Row"));
    setProperty("role", "row");
    label_->setProperty("role", "muted");
    label_->setMinimumWidth(threadNameWidth);
    value_->setObjectName(objectName);
    value_->setTextFormat(Qt::PlainText);
    value_->setFont(monospaceFont(0.95));
    value_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    sign_->setProperty("role", "muted");
    formula_->setObjectName(objectName + QStringLiteral("Formula"));
    formula_->setProperty("role", "formula");
    formula_->setFont(monospaceFont(0.88));
    formula_->setTextFormat(Qt::RichText);
    formula_->setWordWrap(true);
    // The width of the panel, not of the longest word.
    QSizePolicy narrow(QSizePolicy::Ignored, QSizePolicy::Minimum);
    narrow.setHeightForWidth(true);
    formula_->setSizePolicy(narrow);

    auto* line = new QHBoxLayout;
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(columnSpacing);
    pair_->setSpacing(columnSpacing);
    pair_->addWidget(label_);
    pair_->addWidget(value_, 1);
    line->addLayout(pair_, 1);
    line->addWidget(sign_);
    auto* copies = new QHBoxLayout;
    copies->setContentsMargins(0, 0, 0, 0);
    copies->setSpacing(2);
    copies->addWidget(copyValue_);
    copies->addWidget(copyCuda_);
    copies->addWidget(copyCooperative_);
    copies->addStretch(1);
    auto* inside = new QVBoxLayout(details_);
    inside->setContentsMargins(0, 2, 0, 4);
    inside->setSpacing(2);
    inside->addWidget(formula_);
    inside->addLayout(copies);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(besideFrame, 1, besideFrame, 1);
    rows->setSpacing(0);
    rows->addLayout(line);
    rows->addWidget(details_);
    details_->hide();

    connect(copyValue_, &QPushButton::clicked, this, &ThreadRow::copyValue);
    connect(copyCuda_, &QPushButton::clicked, this, &ThreadRow::copyCuda);
    connect(copyCooperative_, &QPushButton::clicked, this, &ThreadRow::copyCooperative);
}

void ThreadRow::setName(const QString& name) {
    label_->setText(name);
    setAccessibleName(name);
    formula_->setAccessibleName(fill(tr("Formula of the {quantity}"), {{"quantity", name}}));
    copyValue_->setText(tr("Copy value"));
    setTip(*copyValue_, fill(tr("Copy the value of the {quantity}"), {{"quantity", name}}));
    setTip(*copyCuda_, fill(tr("Copy the CUDA expression of the {quantity}"), {{"quantity", name}}));
    setTip(*copyCooperative_,
           fill(tr("Copy the cooperative groups expression of the {quantity}"), {{"quantity", name}}));
}

void ThreadRow::setContent(const QString& value, const std::vector<core::ThreadExpression>& expressions) {
    expressions_ = expressions;
    if (std::exchange(written_, value) != value) {
        value_->setToolTip(value);
        setAccessibleDescription(value);
    }
    setVisible(!value.isEmpty());
    setFocusPolicy(expressions_.empty() ? Qt::ClickFocus : Qt::StrongFocus);
    refresh();
}

void ThreadRow::setOpen(bool open) {
    open_ = open;
    refresh();
}

void ThreadRow::refresh() {
    const bool shown = open_ && !expressions_.empty();
    sign_->setText(expressions_.empty() ? QString() : shown ? QStringLiteral("⌄") : QStringLiteral("›"));
    details_->setVisible(shown);
    arrange();
    if (!shown)
        return;
    QStringList paragraphs;
    for (const core::ThreadExpression& expression : expressions_) {
        const QString title = expressions_.size() > 1
                                  ? QStringLiteral("<span style=\"color:%1\">%2</span><br>")
                                        .arg(currentTheme().muted.name(), text(expression.name))
                                  : QString();
        paragraphs << QStringLiteral("<p style=\"margin:0 0 4px 0\">") + title + linesOf(expression) +
                          QStringLiteral("</p>");
    }
    formula_->setText(paragraphs.join(QString()));
    bool hasCuda = false;
    for (const core::ThreadExpression& expression : expressions_)
        hasCuda = hasCuda || !cudaText(expression).empty();
    copyCuda_->setVisible(hasCuda);
    copyCooperative_->setVisible(hasCooperative());
}

void ThreadRow::arrange() {
    const QFontMetrics metrics(value_->font());
    const int room = contentsRect().width() - 2 * besideFrame - sign_->sizeHint().width() - columnSpacing;
    const int name = std::max(threadNameWidth, label_->sizeHint().width());
    // A hidden row has no width yet.
    const bool fits = !isVisible() || metrics.horizontalAdvance(written_) <= room - name - columnSpacing;
    const auto direction = fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction != pair_->direction()) {
        pair_->setDirection(direction);
        pair_->setSpacing(fits ? columnSpacing : 0);
    }
    value_->setText(fits ? written_ : inRoom(written_, metrics, room));
}

void ThreadRow::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
}

void ThreadRow::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    arrange();
}

bool ThreadRow::event(QEvent* event) {
    const bool taken = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest) // for example after a font change
        arrange();
    return taken;
}

bool ThreadRow::hasCooperative() const {
    for (const core::ThreadExpression& expression : expressions_) {
        if (!expression.cooperative.empty())
            return true;
    }
    return false;
}

void ThreadRow::toggle() {
    if (expressions_.empty())
        return;
    setOpen(!open_);
    Q_EMIT toggled(open_);
}

void ThreadRow::copyValue() const {
    QGuiApplication::clipboard()->setText(written_);
}

void ThreadRow::copyCuda() const {
    QStringList lines;
    for (const core::ThreadExpression& expression : expressions_) {
        if (!expression.cuda.empty())
            lines << text(cudaText(expression));
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void ThreadRow::copyCooperative() const {
    QStringList lines;
    for (const core::ThreadExpression& expression : expressions_) {
        if (!expression.cooperative.empty())
            lines << text(expression.cooperative);
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void ThreadRow::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copyValue();
    else if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        toggle();
    else
        QFrame::keyPressEvent(event);
}

void ThreadRow::mouseReleaseEvent(QMouseEvent* event) {
    const bool onLine = event->position().y() < value_->geometry().bottom() + 2;
    if (event->button() == Qt::LeftButton && onLine)
        toggle();
}

void ThreadRow::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy value"), this, &ThreadRow::copyValue);
    if (!expressions_.empty()) {
        menu->addAction(tr("Copy CUDA expression"), this, &ThreadRow::copyCuda)
            ->setEnabled(!cudaText(expressions_.front()).empty());
        menu->addAction(tr("Copy cooperative groups expression"), this, &ThreadRow::copyCooperative)
            ->setEnabled(hasCooperative());
    }
    menu->popup(event->globalPos());
}

} // namespace trichevron::gui
