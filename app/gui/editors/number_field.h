// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A field for a number. It keeps any text. While the text is not a valid number, value() is the last valid
/// one, and problem() is a sentence that says what is wrong. Its least width does not depend on its text: a
/// long number has smaller type, and scrolls where that does not suffice.
#pragma once

#include <QLineEdit>
#include <QString>

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>

namespace trichevron::gui {

class NumberField : public QLineEdit {
    Q_OBJECT

public:
    /// Parses the text; throws InputError with one sentence about `what`.
    using Reader = std::function<std::uint64_t(const QString& text, const QString& what)>;
    /// Formats a value.
    using Writer = std::function<QString(std::uint64_t value)>;

    NumberField(const QString& what, Reader reader, Writer writer, QWidget* parent = nullptr);

    /// An integer from `min` to `max`. `what` is the subject of error messages: "grid x".
    static NumberField* forCount(const QString& what, std::uint64_t min, std::uint64_t max,
                                 QWidget* parent = nullptr);
    /// Bytes up to `max`, with units: "48 KiB".
    static NumberField* forBytes(const QString& what, QWidget* parent = nullptr,
                                 std::uint64_t max = std::numeric_limits<std::uint64_t>::max());

    /// Keeps the text if it means the same value, or if it is unreadable and the value does not change.
    void setValue(std::uint64_t value);
    std::uint64_t value() const { return value_; }
    /// There is no value: the field is empty until the user types one. A step begins at 1.
    void setMissing(bool isMissing);
    /// "grid x"
    const QString& what() const { return what_; }
    /// Names the field in the current language, and says again what is wrong with its text.
    void setWhat(const QString& what);
    /// value(), formatted.
    QString valueText() const { return writer_(value_); }
    /// Empty if the text is a valid number.
    const QString& problem() const { return problem_; }

    /// Replaces the text by valueText(), also one that is unreadable; empties it where there is no value.
    void showValue();

    /// What rule the value violates, as markField() shows it; empty: none.
    void setViolation(const QString& why);
    /// A dashed border: the value is computed from other fields.
    void setDerived(bool derived);

    /// The width at which the value has type of the usual size.
    int wholeWidth() const;
    /// The width at which every digit of the value is in the field, in its smallest type.
    int leastWidth() const;
    /// Of its type, for its text and its width.
    double ownScale() const { return ownScale_; }
    /// So that the fields of a row have the same type.
    void setMostScale(double scale);

Q_SIGNALS:
    void scaleFitted();
    /// The user changed the value.
    void valueEdited(quint64 value);
    /// The user edited the text, also to one that means the same value or that is unreadable.
    void edited();
    /// What is typed next is another input: the field was left, Return was pressed, or the value is stepped.
    void typingEnded();
    void problemChanged();

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void onTextEdited(const QString& text);
    void setProblem(const QString& problem);
    void endTyping();
    /// Returns to the value before the current input, or instead of a text that cannot be read; false where
    /// there is neither.
    bool cancelTyping();
    void step(int direction, bool byFactor);
    void showMark();
    void fitFont();
    int widthInType(double scale) const;
    QString shownText() const { return isMissing_ ? QString() : valueText(); }
    void applyScale();

    QString what_;
    Reader reader_;
    Writer writer_;
    std::uint64_t value_ = 0;
    bool isMissing_ = false;
    bool isTyping_ = false;
    std::optional<std::uint64_t> beforeTyping_; ///< value() before the current input, once it changed it
    QString problem_;
    QString violation_;
    double ownScale_ = 1;
    double mostScale_ = 1;
    bool derived_ = false;
    bool selectsOnRelease_ = false; ///< of the mouse button that gave the focus
};

/// Sets a dynamic property that the style sheet uses; polishes the widget again if it changed.
void setStyleProperty(QWidget* widget, const char* name, const QVariant& value);

} // namespace trichevron::gui
