// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A number that is typed. Any text is accepted and kept; while it is not a number the last good value holds
/// and problem() says in one sentence what is wrong.
#pragma once

#include <QLineEdit>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

namespace trichevron {

class NumberField : public QLineEdit {
    Q_OBJECT

public:
    /// Reads the text; throws InputError with one sentence.
    using Reader = std::function<std::uint64_t(const QString& text)>;
    /// Writes a value as the text to begin with.
    using Writer = std::function<QString(std::uint64_t value)>;

    NumberField(const QString& what, Reader reader, Writer writer, QWidget* parent = nullptr);

    /// A whole number from `least` to `most`; `what` begins the sentence of an error: "grid x".
    static NumberField* forCount(const QString& what, std::uint64_t least, std::uint64_t most,
                                 QWidget* parent = nullptr);
    /// Bytes, with units: "48 KiB".
    static NumberField* forBytes(const QString& what, QWidget* parent = nullptr);

    /// The value in force. Text that means the same, or that is unreadable while the value did not change,
    /// stays.
    void setValue(std::uint64_t value);
    std::uint64_t value() const { return value_; }
    /// "grid x"
    const QString& what() const { return what_; }
    /// The value in force, as it would be written.
    QString valueText() const { return writer_(value_); }
    /// Empty when the text is a number.
    const QString& problem() const { return problem_; }

    /// Marks the field as one that breaks a rule; the title of the rule becomes its tool tip.
    void setBroken(bool broken, const QString& why);
    bool isBroken() const { return broken_; }
    /// Dashed: the value is derived from others.
    void setDerived(bool derived);

Q_SIGNALS:
    /// By the user, once per text that reads as another value.
    void valueEdited(quint64 value);
    void problemChanged();

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void onTextEdited(const QString& text);
    /// What cannot be read gives way to the value in force.
    void discard();
    void step(int direction, bool byFactor);
    void showMark();
    void fitFont();

    QString what_;
    Reader reader_;
    Writer writer_;
    std::uint64_t value_ = 0;
    std::optional<std::uint64_t> beforeTyping_; ///< the value that the text now typed took the place of
    QString problem_;
    QString brokenRule_;
    bool broken_ = false;
    bool derived_ = false;
};

/// Sets a dynamic property that the style sheet reads, and polishes the widget anew if it changed.
void setStyleProperty(QWidget* widget, const char* name, const QVariant& value);

} // namespace trichevron
