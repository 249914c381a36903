// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/code/code_paste.h"

#include "app/gui/code/launch_code_dialog.h"
#include "app/gui/session/code_launch.h"
#include "app/gui/session/user_messages.h"
#include "core/code/launch_text.h"
#include "core/errors/input_error.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include <string>

namespace trichevron::gui {

CodePaste::CodePaste(LaunchSession& session, const DeviceSelection& devices, UserMessages& messages,
                     QWidget& window)
    : QObject(&window), session_(session), devices_(devices), messages_(messages), window_(window) {}

void CodePaste::watch(QWidget& editor) {
    for (QLineEdit* field : editor.findChildren<QLineEdit*>())
        field->installEventFilter(this);
}

bool CodePaste::paste(const QString& code) {
    const std::string text = code.toStdString();
    if (!core::hasLaunchCode(text))
        return false;
    try {
        const core::LaunchesInCode found = core::readLaunches(text);
        const bool isComplete =
            found.faults.empty() && found.launches.size() == 1 && found.launches.front().missing.empty();
        if (isComplete) {
            applyCodeLaunch(session_, devices_, messages_, found.launches.front());
            Q_EMIT pasted();
        } else {
            openDialogWith(code);
        }
    } catch (const core::InputError& error) { // it is too long
        messages_.report(QString::fromUtf8(error.what()));
    }
    return true;
}

void CodePaste::pasteClipboard() {
    if (!paste(QGuiApplication::clipboard()->text()))
        messages_.report(tr("The clipboard has no launch code such as kernel<<<63, 256>>>(…)."));
}

void CodePaste::openDialog() {
    const QString code = QGuiApplication::clipboard()->text();
    openDialogWith(core::hasLaunchCode(code.toStdString()) ? code : QString()).selectCode();
}

LaunchCodeDialog& CodePaste::openDialogWith(const QString& code) {
    auto* dialog = new LaunchCodeDialog(session_, devices_, messages_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, &CodePaste::pasted);
    dialog->setCode(code);
    dialog->open();
    return *dialog;
}

bool CodePaste::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste) &&
        paste(QGuiApplication::clipboard()->text()))
        return true;
    return QObject::eventFilter(object, event);
}

} // namespace trichevron::gui
