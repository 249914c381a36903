// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Where a limit comes from, as a symbol: live, recorded or a specification. The words are its tool tip,
/// shown on hover and on focus, and its accessible name.
#pragma once

#include "core/device/provenance.h"

#include <QWidget>

#include <optional>

namespace trichevron::gui {

class ProvenanceMark : public QWidget {
public:
    explicit ProvenanceMark(QWidget* parent = nullptr);

    /// No kind: the limit is given by the kernel or the launch.
    void showSource(std::optional<core::ProvenanceKind> kind, const QString& words);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    std::optional<core::ProvenanceKind> kind_;
    bool cameByTab_ = false; ///< the focus
};

} // namespace trichevron::gui
