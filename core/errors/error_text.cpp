// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/errors/error_text.h"

#include "core/errors/backend_error.h"
#include "core/errors/input_error.h"

namespace trichevron::core {

Text textOf(const std::exception& error) {
    if (const auto* input = dynamic_cast<const InputError*>(&error); input && !input->text().isEmpty())
        return input->text();
    if (const auto* backend = dynamic_cast<const BackendError*>(&error);
        backend && !backend->text().isEmpty())
        return backend->text();
    return verbatim(error.what());
}

} // namespace trichevron::core
