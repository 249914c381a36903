// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Listens to an object that has one signal, changed(what), for some of the changes only.
#pragma once

#include <QObject>

#include <functional>
#include <type_traits>

namespace trichevron::gui {

/// Calls `slot`, a member function of `receiver` or a function without arguments, whenever `sender` emits
/// changed() with at least one of the flags in `what`. Ends with either object.
template <class Sender, class Changes, class Receiver, class Slot>
void onChange(const Sender& sender, Changes what, Receiver* receiver, Slot slot) {
    const auto connectTo = [&](auto call) {
        QObject::connect(&sender, &Sender::changed, receiver, [what, call](auto changes) {
            if (changes & what)
                call();
        });
    };
    if constexpr (std::is_member_function_pointer_v<Slot>)
        connectTo([receiver, slot] { std::invoke(slot, receiver); });
    else
        connectTo(slot);
}

} // namespace trichevron::gui
