// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Menus of presets, devices, kernels, launch functions, fixes and colours. They are filled when they open,
/// because the choices change.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/text/later_text.h"

#include <QObject>

#include <functional>

class QAction;
class QMenu;

namespace trichevron::gui {

class HierarchyView;

class ChoiceMenus : public QObject {
    Q_OBJECT

public:
    ChoiceMenus(LaunchSession& session, DeviceSelection& devices, UserMessages& messages,
                HierarchyView& hierarchy, QObject* parent);

    void addPresets(QMenu& menu);
    void addDevices(QMenu& menu);
    void addKernels(QMenu& menu);
    void addFunctions(QMenu& menu);
    void addFixes(QMenu& menu);
    void addColours(QMenu& menu);

    /// A question about the launch is open: fixes would say what is wrong with it.
    void setHidesAnswers(bool hides) { hidesAnswers_ = hides; }

Q_SIGNALS:
    /// Also where the launch was that of the preset before.
    void presetChosen();

private:
    void fillPresets(QMenu& menu);
    void fillDevices(QMenu& menu);
    void fillKernels(QMenu& menu);
    void fillFunctions(QMenu& menu);
    void fillFixes(QMenu& menu);
    void fillColours(QMenu& menu);
    /// The action changes the launch in this way; `text` is what changes, by default what is found by trying.
    void setChange(QAction& action, const std::function<void()>& change);
    void setChange(QAction& action, const std::function<void()>& change, const QString& text);
    QMenu* addMenu(QMenu& menu, const LaterText& title, void (ChoiceMenus::*fill)(QMenu&));

    LaunchSession& session_;
    DeviceSelection& devices_;
    UserMessages& messages_;
    HierarchyView& hierarchy_;
    bool hidesAnswers_ = false;
};

} // namespace trichevron::gui
