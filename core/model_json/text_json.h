// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// JSON of a text for another process, which can show it in a language of its own:
/// {"context":"gpu","message":"The problem has {elements} elements.","arguments":{"elements":12}}.
#pragma once

#include "core/catalogue/message.h"
#include "core/json/json_reader.h"

namespace trichevron::core {

Json toJson(const Text& text);
/// Fails where the pattern breaks the rules, or the text is nested more than eight deep or is far too
/// long. Counts beyond 64
/// bits arrive as text.
Text textFromJson(const JsonReader& reader);

} // namespace trichevron::core
