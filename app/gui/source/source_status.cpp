// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/source_status.h"

#include "app/gui/source/source_pane.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr int aroundStatus = 4; ///< pixels: a glyph may be wider than its advance

} // namespace

void SourceStatus::refresh() {
    const SourceCompilation& compilation = source_.compilation();
    // As wide as its largest number from the beginning, so that nothing of it is cut when a digit is added.
    const bool isCounting = compilation.compiler() != nullptr && compilation.isCompiling();
    const QString widest = isCounting ? progressText(compilation.architectures().size()) : QString();
    setMinimumWidth(isCounting
                        ? static_cast<int>(std::ceil(QFontMetricsF(font()).horizontalAdvance(widest))) +
                              aroundStatus
                        : 0);
    setText(words());
}

QString SourceStatus::progressText(std::size_t number) const {
    const SourceCompilation& compilation = source_.compilation();
    const std::size_t all = compilation.architectures().size();
    return fill(SourcePane::tr("{compiler} · compiling {done} of {all}…"),
                {{"compiler", gui::text(compilerName(*compilation.compiler()))},
                 {"done", std::min(number, all)},
                 {"all", all}});
}

QString SourceStatus::words() const {
    const SourceCompilation& compilation = source_.compilation();
    if (compilation.isSearching())
        return SourcePane::tr("looking for a compiler…");
    if (compilation.compiler() == nullptr)
        return SourcePane::tr("no compiler");
    if (compilation.isCompiling())
        return progressText(source_.results().size() + 1);
    const QString compiler = gui::text(compilerName(*compilation.compiler()));
    if (source_.lacksKernel())
        return fill(SourcePane::tr("{compiler} · no kernel"), {{"compiler", compiler}});
    const auto compiled = std::count_if(source_.results().begin(), source_.results().end(),
                                        [](const auto& entry) { return !entry.second->failure; });
    return fill(SourcePane::tr("{compiler} · {count, plural, one {# architecture} other {# architectures}}"),
                {{"compiler", compiler}, {"count", compiled}});
}

} // namespace trichevron::gui
