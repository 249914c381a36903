// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/assumed_smem.h"

#include "app/gui/session/launch_state.h"
#include "app/gui/text/fill.h"
#include "core/program/program_words.h"

#include <QCoreApplication>

namespace trichevron::gui {
namespace {

struct AssumedSmemText {
    Q_DECLARE_TR_FUNCTIONS(trichevron::gui::ProgramPage)
};

} // namespace

const core::AssumedSmem* assumedSmemOf(const LaunchState& launch) {
    const auto& assumed = launch.assumedSmem;
    const bool holds = assumed && assumed->kernel == launch.kernel->id &&
                       assumed->dynamicSmemBytes == launch.config.dynamicSmemBytes;
    return holds ? &assumed->smem : nullptr;
}

void setAssumedSmem(LaunchState& launch, const std::optional<core::AssumedSmem>& smem) {
    launch.assumedSmem.reset();
    if (smem)
        launch.assumedSmem = {*smem, launch.kernel->id, launch.config.dynamicSmemBytes};
}

QString assumedSmemText(const core::AssumedSmem& smem) {
    const core::ByteRange range{smem.leastBytes, smem.mostBytes};
    const auto withBytes = [&range](const QString& pattern) {
        return fill(pattern, {{"bytes", core::smemText(range)}});
    };
    if (range.isExact())
        return withBytes(AssumedSmemText::tr("The trace gives {bytes} of static and dynamic shared "
                                             "memory together; Explore has all of it as dynamic."));
    return withBytes(
        smem.isUndivided
            ? AssumedSmemText::tr("The trace gives {bytes} of shared memory, static and dynamic "
                                  "together; Explore has the least of it, all as dynamic.")
            : AssumedSmemText::tr("The trace gives {bytes} of shared memory; Explore has the least of it."));
}

} // namespace trichevron::gui
