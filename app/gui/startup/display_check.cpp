// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/startup/display_check.h"

#include "app/gui/language/window_language.h"
#include "app/gui/text/fill.h"

#include <QCoreApplication>

#include <cstdio>
#include <utility>

namespace trichevron::gui {
namespace {

struct DisplayText {
    Q_DECLARE_TR_FUNCTIONS(Display)
};

DisplayCheck* current = nullptr; // a message handler has no data of its own

bool isSet(const char* variable) {
    return !qEnvironmentVariableIsEmpty(variable);
}

} // namespace

DisplayCheck::DisplayCheck(bool namesPlatform, End end)
    : namesPlatform_(namesPlatform), end_(std::move(end)) {
    current = this;
    qInstallMessageHandler(&DisplayCheck::take);
}

DisplayCheck::~DisplayCheck() {
    qInstallMessageHandler(nullptr);
    current = nullptr;
    for (const QString& line : formatted_)
        std::fputs((line + QLatin1Char('\n')).toLocal8Bit().constData(), stderr);
}

void DisplayCheck::take(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type == QtFatalMsg) {
        chooseLanguage({}); // the system's: the settings are not read yet
        current->end_(current->sentence());
        return;
    }
    if (current->reason_.isEmpty()) // later ones are consequences
        current->reason_ = message.simplified();
    current->formatted_ << qFormatLogMessage(type, context, message);
}

QString DisplayCheck::sentence() const {
    if (!namesPlatform_ && !isSet("DISPLAY") && !isSet("WAYLAND_DISPLAY") && !isSet("QT_QPA_PLATFORM"))
        return DisplayText::tr(
            "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set; start it in a desktop session, "
            "use "
            "trichevron-cli, or set QT_QPA_PLATFORM=offscreen to run it without a visible window.");
    return fill(DisplayText::tr(
                    "no window can be opened: {reason}; check DISPLAY and WAYLAND_DISPLAY, use "
                    "trichevron-cli, or set QT_QPA_PLATFORM=offscreen to run it without a visible window."),
                {{"reason", reason_}});
}

} // namespace trichevron::gui
