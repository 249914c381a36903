// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A text that is kept and shown later, in the language of that time.
#pragma once

#include "core/catalogue/message.h"

#include <QString>

#include <exception>
#include <functional>
#include <type_traits>
#include <utility>

namespace trichevron::gui {

/// Made of a function that gives the text in the current language. By default empty.
///
///     notice.showMessage([name] { return fill(tr("{file} cannot be read."), {{"file", name}}); });
class LaterText {
public:
    LaterText() = default;
    template <class Function, class = std::enable_if_t<std::is_invocable_r_v<QString, const Function&>>>
    LaterText(Function give) : give_(std::move(give)) {} // NOLINT(google-explicit-constructor)
    LaterText(core::Text text);                          // NOLINT(google-explicit-constructor)
    /// A text that is the same in every language: of a user, a file or a worker.
    static LaterText quoted(const QString& text);
    /// What an exception says: an error of core has its text in every language.
    static LaterText of(const std::exception& error);

    /// In the current language.
    QString text() const { return give_ ? give_() : QString(); }
    bool isEmpty() const { return text().isEmpty(); }

private:
    std::function<QString()> give_;
};

} // namespace trichevron::gui
