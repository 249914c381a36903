// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/dock_state.h"

#include <QDataStream>
#include <QIODevice>
#include <QSize>

namespace trichevron::gui {
namespace {

/// Begin a layout with a size, and one with lengths too; a state of QMainWindow begins otherwise.
constexpr quint32 sizeMark = 0x54524C31;
constexpr quint32 lengthsMark = 0x54524C32;

} // namespace

QByteArray DockState::bytes() const {
    QByteArray layout;
    QDataStream(&layout, QIODevice::WriteOnly) << lengthsMark << docks << dragged;
    return layout;
}

DockState DockState::fromBytes(const QByteArray& bytes) {
    QDataStream in(bytes);
    quint32 mark = 0;
    DockState state{bytes, {}};
    in >> mark;
    if (mark == sizeMark) {
        QSize size;
        in >> size >> state.docks;
    } else if (mark == lengthsMark) {
        in >> state.docks >> state.dragged;
    }
    return state;
}

} // namespace trichevron::gui
