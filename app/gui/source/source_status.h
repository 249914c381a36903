// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Above a source: its compiler, and how far it has come.
#pragma once

#include "app/gui/source/open_source.h"

#include <QLabel>

#include <cstddef>

namespace trichevron::gui {

class SourceStatus : public QLabel {
public:
    explicit SourceStatus(const OpenSource& source) : source_(source) {}

    void refresh();

private:
    QString words() const;
    /// Of the architecture with this number, from 1, while it is compiled.
    QString progressText(std::size_t number) const;

    const OpenSource& source_;
};

} // namespace trichevron::gui
