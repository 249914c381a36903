// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/number_field.h"

#include "app/gui/editors/field_mark.h"
#include "app/gui/theme/own_fonts.h"
#include "app/gui/theme/theme.h"
#include "core/dimensions/parse.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMenu>
#include <QStyle>
#include <QVariant>
#include <QtMath>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr int leastFieldWidth = 27; ///< pixels
constexpr int padding = 13;         ///< pixels beside the text
/// Ten digits must be readable in a field that is wide enough for seven.
constexpr double smallestScale = 0.68;

double lengthOf(const QString& text, double scale) {
    return QFontMetricsF(monospaceFont(scale)).horizontalAdvance(text);
}

/// Of the largest type in which the text has this room; the smallest where none has.
double scaleFor(const QString& text, double room) {
    constexpr double step = 0.02;
    const double whole = lengthOf(text, 1);
    double scale = whole > 0 ? qBound(smallestScale, room / whole, 1.0) : 1.0;
    // A font has whole pixels: it can be wider than its share of the usual one.
    while (scale > smallestScale && lengthOf(text, scale) > room)
        scale = qMax(smallestScale, scale - step);
    return scale;
}

std::uint64_t increased(std::uint64_t value, bool byFactor) {
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    if (byFactor)
        return value > largest / 2 ? largest : value * 2;
    return value == largest ? largest : value + 1;
}

std::uint64_t decreased(std::uint64_t value, bool byFactor) {
    if (byFactor)
        return value / 2;
    return value == 0 ? 0 : value - 1;
}

} // namespace

void setStyleProperty(QWidget* widget, const char* name, const QVariant& value) {
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    const OwnFonts font({widget});
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    font.restore(); // polish() brings back the font of the first style sheet
}

NumberField::NumberField(const QString& what, Reader reader, Writer writer, QWidget* parent)
    : QLineEdit(parent), what_(what), reader_(std::move(reader)), writer_(std::move(writer)) {
    setFont(monospaceFont());
    setAlignment(Qt::AlignRight);
    setProperty("role", "number");
    setMinimumWidth(leastFieldWidth); // the default of QLineEdit is much wider
    setText(writer_(value_));
    connect(this, &QLineEdit::textEdited, this, &NumberField::onTextEdited);
    connect(this, &QLineEdit::editingFinished, this, &NumberField::endTyping);
}

NumberField* NumberField::forCount(const QString& what, std::uint64_t min, std::uint64_t max,
                                   QWidget* parent) {
    return new NumberField(
        what,
        [=](const QString& text, const QString& name) {
            return core::parseUnsigned(text.toStdString(), name.toStdString(), min, max);
        },
        [](std::uint64_t value) { return QString::number(value); }, parent);
}

NumberField* NumberField::forBytes(const QString& what, QWidget* parent, std::uint64_t max) {
    return new NumberField(
        what,
        [max](const QString& text, const QString& name) {
            return core::parseBytes(text.toStdString(), name.toStdString(), {max}).value;
        },
        [](std::uint64_t value) { return QStringLiteral("%1 B").arg(value); }, parent);
}

void NumberField::setValue(std::uint64_t value) {
    const bool same = value == value_;
    value_ = value;
    if (!same) {
        beforeTyping_.reset();
        isTyping_ = false;
    }
    if (same && !problem_.isEmpty())
        return;
    if (problem_.isEmpty()) {
        try {
            if (reader_(text(), what_) == value)
                return;
        } catch (const core::InputError&) {
            // Not typed by the user, so it is replaced below.
        }
    }
    setText(writer_(value));
    if (!problem_.isEmpty()) {
        problem_.clear();
        showMark();
        Q_EMIT problemChanged();
    }
    fitFont();
}

void NumberField::setMissing(bool isMissing) {
    if (std::exchange(isMissing_, isMissing) == isMissing)
        return;
    setPlaceholderText(isMissing ? QStringLiteral("–") : QString());
    if (!isMissing)
        return;
    value_ = 1;
    beforeTyping_.reset();
    isTyping_ = false;
    if (problem_.isEmpty())
        showValue();
}

void NumberField::setWhat(const QString& what) {
    what_ = what;
    if (problem_.isEmpty())
        return;
    try {
        reader_(text(), what_);
    } catch (const core::InputError& error) {
        setProblem(QString::fromUtf8(error.what()));
    }
}

void NumberField::setProblem(const QString& problem) {
    if (problem == problem_)
        return;
    problem_ = problem;
    showMark();
    fitFont();
    Q_EMIT problemChanged();
}

void NumberField::onTextEdited(const QString& text) {
    QString problem;
    std::optional<std::uint64_t> value;
    try {
        if (!isMissing_ || !text.isEmpty())
            value = reader_(text, what_);
    } catch (const core::InputError& error) {
        problem = QString::fromUtf8(error.what());
    }
    setProblem(problem);
    fitFont();
    // A readable prefix of unreadable text is not meant: while "1e3" is typed, 1 is not the value.
    if (!value && beforeTyping_)
        value = beforeTyping_;
    if (value && *value != value_) {
        const std::uint64_t before = beforeTyping_.value_or(value_);
        value_ = *value;
        Q_EMIT valueEdited(*value);
        beforeTyping_ = before;
    }
    isTyping_ = true;
    Q_EMIT edited();
}

void NumberField::endTyping() {
    beforeTyping_.reset();
    isTyping_ = false;
    // A bare number gets the unit of the field; a unit that was typed stays.
    const QString typed = text();
    if (problem_.isEmpty() && std::all_of(typed.begin(), typed.end(), [](QChar c) { return c.isDigit(); }))
        showValue();
    Q_EMIT typingEnded();
}

bool NumberField::cancelTyping() {
    if (!isTyping_ && !problem_.isEmpty()) { // the typing ended with a text that cannot be read
        showValue();
        selectAll();
        return true;
    }
    const QString before = writer_(beforeTyping_.value_or(value_));
    if (!isTyping_ || text() == before)
        return false;
    setText(before);
    onTextEdited(before);
    endTyping();
    selectAll();
    return true;
}

void NumberField::setViolation(const QString& why) {
    if (std::exchange(violation_, why) != why)
        showMark();
}

void NumberField::setDerived(bool derived) {
    if (derived_ == derived)
        return;
    derived_ = derived;
    setStyleProperty(this, "derived", derived);
}

void NumberField::showMark() {
    markField(*this, problem_, violation_);
}

void NumberField::showValue() {
    if (text() != shownText())
        setText(shownText());
    setProblem({});
    fitFont();
}

bool NumberField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        // Undo and redo act on the launch; an undo stack of the text would conflict with them.
        if (key->matches(QKeySequence::Redo) || (key->matches(QKeySequence::Undo) && problem_.isEmpty())) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void NumberField::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    selectsOnRelease_ = event->reason() == Qt::MouseFocusReason;
}

void NumberField::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    fitFont();
}

void NumberField::mouseReleaseEvent(QMouseEvent* event) {
    QLineEdit::mouseReleaseEvent(event);
    // A first click prepares for typing a new number, as Tab does; dragging selects what it was dragged over.
    if (selectsOnRelease_ && event->button() == Qt::LeftButton && !hasSelectedText())
        selectAll();
    selectsOnRelease_ = false;
}

void NumberField::mouseDoubleClickEvent(QMouseEvent* event) {
    QLineEdit::mouseDoubleClickEvent(event); // from here a third click counts as one
    selectAll();                             // with the unit
}

void NumberField::contextMenuEvent(QContextMenuEvent* event) {
    // Replaces the menu of QLineEdit, which has an undo of its own.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Cu&t"), this, &QLineEdit::cut)->setEnabled(hasSelectedText());
    menu->addAction(tr("&Copy"), this, &QLineEdit::copy)->setEnabled(hasSelectedText());
    // As by keys: launch code is not for the field.
    menu->addAction(tr("&Paste"), this, [this] {
        QKeyEvent keys(QEvent::KeyPress, Qt::Key_V, Qt::ControlModifier);
        QCoreApplication::sendEvent(this, &keys);
    });
    menu->addSeparator();
    menu->addAction(tr("Select &all"), this, &QLineEdit::selectAll);
    menu->popup(event->globalPos());
}

void NumberField::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        if (event->matches(QKeySequence::Undo) && !problem_.isEmpty())
            showValue();
        return;
    }
    if (event->key() == Qt::Key_Escape && cancelTyping()) {
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        step(event->key() == Qt::Key_Up ? 1 : -1, event->modifiers().testFlag(Qt::ControlModifier));
        event->accept();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void NumberField::step(int direction, bool byFactor) {
    const QString text = writer_(direction > 0 ? increased(value_, byFactor) : decreased(value_, byFactor));
    try {
        reader_(text, what_); // a step beyond the limits of the field is ignored
    } catch (const core::InputError&) {
        return;
    }
    endTyping();
    setText(text);
    onTextEdited(text);
    beforeTyping_.reset();
    isTyping_ = false;
}

void NumberField::resizeEvent(QResizeEvent* event) {
    QLineEdit::resizeEvent(event);
    fitFont();
}

void NumberField::changeEvent(QEvent* event) {
    QLineEdit::changeEvent(event);
    // Another theme or type size brings the whole font back. Its own change of the font ends here.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitFont();
}

void NumberField::setMostScale(double scale) {
    if (std::exchange(mostScale_, scale) != scale)
        applyScale();
}

void NumberField::applyScale() {
    const QFont fitted = monospaceFont(qMin(ownScale_, mostScale_));
    if (qAbs(fitted.pointSizeF() - font().pointSizeF()) > 0.05)
        setFont(fitted);
}

int NumberField::widthInType(double scale) const {
    return qMax(leastFieldWidth, qCeil(lengthOf(valueText(), scale)) + padding);
}

int NumberField::wholeWidth() const {
    return widthInType(1);
}

int NumberField::leastWidth() const {
    return widthInType(smallestScale);
}

void NumberField::fitFont() {
    const double room = width() - padding;
    // What is no number takes no type from the numbers beside it. It scrolls, and a sentence says what it is.
    const double scale = problem_.isEmpty() ? scaleFor(text(), room) : 1.0;
    const bool isCut = lengthOf(text(), scale) > room;
    if (problem_.isEmpty() && violation_.isEmpty())
        setToolTip(isCut ? text() : QString());
    // The last digits alone would be read as another number.
    if (isCut && !isTyping_ && !hasFocus())
        home(false);
    const bool isOther = std::exchange(ownScale_, scale) != scale;
    applyScale();
    if (isOther)
        Q_EMIT scaleFitted();
}

} // namespace trichevron::gui
