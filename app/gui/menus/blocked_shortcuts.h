// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Keys of a menu entry that is disabled say why it is, in the status line: Qt ignores them without a word.
#pragma once

#include <QObject>

class QMenuBar;

namespace trichevron::gui {

class UserMessages;

class BlockedShortcuts : public QObject {
    Q_OBJECT

public:
    /// Of the keys that no widget of the window takes, and that stand for a command alone: with Ctrl or Alt,
    /// or function keys. The bar owns it.
    BlockedShortcuts(QMenuBar& bar, QWidget& window, UserMessages& messages);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    const QMenuBar& bar_;
    UserMessages& messages_;
};

} // namespace trichevron::gui
