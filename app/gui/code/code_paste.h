// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Launch code that is pasted into the window becomes the launch. Code that needs a value, that cannot be
/// read, or that has several launches opens the dialog.
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace trichevron::gui {

class DeviceSelection;
class LaunchCodeDialog;
class LaunchSession;
class UserMessages;

class CodePaste : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of the dialog.
    CodePaste(LaunchSession& session, const DeviceSelection& devices, UserMessages& messages,
              QWidget& window);

    /// Launch code that is pasted into a line of text inside `editor` goes here; other texts stay there.
    void watch(QWidget& editor);
    /// False where it is no launch code; nothing happens then.
    bool paste(const QString& code);
    /// A sentence says where the clipboard has no launch code.
    void pasteClipboard();
    /// Opens the dialog, with the clipboard where that is launch code.
    void openDialog();

Q_SIGNALS:
    /// The launch is that of the code now.
    void pasted();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    LaunchCodeDialog& openDialogWith(const QString& code);

    LaunchSession& session_;
    const DeviceSelection& devices_;
    UserMessages& messages_;
    QWidget& window_;
};

} // namespace trichevron::gui
