// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The other machine's side of a capture: runs the program, and sends what it prints and what is captured of
/// it.
#pragma once

namespace trichevron::core {

/// Over standard input and output, until the program ends. Where the connection is lost, the program gets
/// SIGHUP, as from a terminal that is closed. To be called in the only thread.
void serveCapture();

} // namespace trichevron::core
