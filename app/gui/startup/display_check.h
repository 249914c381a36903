// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Qt aborts the process where it finds no display.
#pragma once

#include <QString>
#include <QStringList>
#include <QtGlobal>

#include <functional>

namespace trichevron::gui {

/// While it lives, a fatal message of Qt calls `end`, which gets a sentence for the user and ends the
/// process. What else Qt says is written when the scope ends: before the sentence it would be one more.
class DisplayCheck {
public:
    using End = std::function<void(const QString& sentence)>;

    /// `namesPlatform`: the arguments have -platform.
    DisplayCheck(bool namesPlatform, End end);
    ~DisplayCheck();
    DisplayCheck(const DisplayCheck&) = delete;
    DisplayCheck& operator=(const DisplayCheck&) = delete;

private:
    static void take(QtMsgType type, const QMessageLogContext& context, const QString& message);
    QString sentence() const;

    bool namesPlatform_;
    End end_;
    QString reason_;        ///< the first message before a fatal one
    QStringList formatted_; ///< all of them, as Qt writes them
};

} // namespace trichevron::gui
