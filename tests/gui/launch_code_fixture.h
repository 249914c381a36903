// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The window with helpers to paste launch code, and to read and use the dialog for it.
#pragma once

#include "app/gui/code/code_edit.h"
#include "app/gui/code/launch_code_dialog.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "tests/gui/gui_fixture.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QTest>

#include <string>

namespace trichevron::test {

class LaunchCodeTest : public AskedWindowTest {
protected:
    void SetUp() override {
        AskedWindowTest::SetUp();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        before_ = session().state();
    }
    void copy(const QString& code) { QGuiApplication::clipboard()->setText(code); }
    /// Ctrl+V with the focus on this widget.
    void pasteInto(QWidget& widget, const QString& code) {
        copy(code);
        widget.setFocus();
        ASSERT_TRUE(widget.hasFocus()) << widget.objectName().toStdString();
        QTest::keyClick(&widget, Qt::Key_V, Qt::ControlModifier);
    }
    void paste(const QString& code) { pasteInto(*window->hierarchy().canvas(), code); }
    gui::LaunchCodeDialog* dialog() { return window->findChild<gui::LaunchCodeDialog*>(); }
    gui::CodeEdit& code() { return get<gui::CodeEdit>(QStringLiteral("launchCodeText")); }
    QString problem() { return text(QStringLiteral("launchCodeProblem")); }
    bool isReady() { return ok().isEnabled(); }
    QPushButton& ok() { return *dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok); }
    /// What the dialog shows of the launch that it read, one part after the other.
    std::string parts() {
        QStringList shown;
        for (const QLabel* label : dialog()->findChildren<QLabel*>(QStringLiteral("codeLaunchValue")))
            if (!label->isHidden())
                shown << label->accessibleName();
        return shown.join(QStringLiteral("; ")).toStdString();
    }
    /// Types into the text of the dialog, and waits until it is read.
    void typeCode(const QString& words) {
        QTest::keyClicks(&code(), words);
        handleAllEvents();
    }
    /// With plain spaces: lines do not break in a size.
    QString said() {
        return messages.isEmpty() ? QString() : messages.last().replace(QChar(QChar::Nbsp), QLatin1Char(' '));
    }
    const core::LaunchConfig& config() { return session().state().config; }

    gui::LaunchState before_;
};

} // namespace trichevron::test
