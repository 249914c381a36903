// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/every_dialog.h"

#include "app/gui/code/launch_code_dialog.h"
#include "app/gui/compare/device_picker.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/help/shortcuts_dialog.h"
#include "app/gui/main_window/cluster_sizes_dialog.h"
#include "app/gui/main_window/machines_dialog.h"
#include "app/gui/pages/kernel/kernel_form.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/capture_dialog.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/presets/preset_gallery.h"
#include "app/gui/source/compile_settings_dialog.h"
#include "app/gui/source/open_source.h"

#include <QMenuBar>

#include <cstddef>
#include <utility>
#include <vector>

namespace trichevron::test {
namespace {

using DialogLook = std::function<void(QDialog& dialog)>;

template <class Dialog, class... Arguments>
void withDialog(const DialogLook& look, Arguments&&... arguments) {
    Dialog dialog(std::forward<Arguments>(arguments)...);
    look(dialog);
}

} // namespace

void forEachDialog(gui::MainWindow& window, gui::AppContext& app, const DialogContents& contents,
                   const DialogLook& look) {
    withDialog<gui::ShortcutsDialog>(look, *window.menuBar(), &window);
    withDialog<gui::MachinesDialog>(look, app.devices, &window);
    withDialog<gui::RulesDialog>(look, &window);
    withDialog<gui::PresetGallery>(look, app.session, app.devices, &window);
    const auto lookWithCode = [&](QDialog& dialog) {
        if (!contents.launchCode.isEmpty())
            static_cast<gui::LaunchCodeDialog&>(dialog).setCode(contents.launchCode);
        look(dialog);
    };
    withDialog<gui::LaunchCodeDialog>(lookWithCode, app.session, app.devices, app.messages, &window);
    withDialog<gui::KernelForm>(look, contents.kernel, &window);
    withDialog<gui::CaptureDialog>(look, &window);
    constexpr std::size_t mostDevices = 3;
    withDialog<gui::DevicePicker>(look, app.devices.directory(), app.session.state().deviceKey, mostDevices,
                                  &window);
    const gui::OpenSource source({}, [] { return std::vector<core::DeviceProperties>(); });
    withDialog<gui::CompileSettingsDialog>(look, source, &window);
    withDialog<gui::ClusterSizesDialog>(look, app.session, &window);
    withDialog<gui::CommandPalette>(look, *window.menuBar(), window.pages(), &window);
}

} // namespace trichevron::test
