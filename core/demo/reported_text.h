// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The reports of demos that are known by their English text, in JSON and in recordings of earlier releases.
#pragma once

#include "core/catalogue/message.h"

#include <string>

namespace trichevron::core {

/// The message of a text without numbers in a result: a title, a heading or a cell of a table, an event of
/// the host, a sentence of the check. verbatim() where this program does not know the text.
Text reportedText(std::string english);

} // namespace trichevron::core
