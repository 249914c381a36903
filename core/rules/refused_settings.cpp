// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/refused_settings.h"

#include "core/catalogue/message_literal.h"
#include "core/kernel/kernel_attributes.h"
#include "core/rules/driver_sentence.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

namespace trichevron::core {

Text requiredCarveout(std::int64_t given) {
    return "an integer from {min} to {max}, since cudaFuncSetAttribute returns {error} (1) for any other, "
           "and the driver's log says “{sentence}”"_msg.with(
               "min"_a = fmt::format("{}", smallestCarveout), "max"_a = fmt::format("{}", largestCarveout),
               "error"_a = "cudaErrorInvalidValue",
               "sentence"_a = fmt::format(
                   fmt::runtime("Requested preferred shared mem carveout invalid {}"_logged), given));
}

Text requiredDynamicSmem(std::int64_t given) {
    return "an integer from 0 to {max}, since cudaFuncSetAttribute returns {error} (1) for a negative one, "
           "and the driver's log says “{sentence}”"_msg.with(
               "max"_a = digits(maxOptInBytes.value), "error"_a = "cudaErrorInvalidValue",
               "sentence"_a = fmt::format(
                   fmt::runtime("Requested dynamic shared mem size cannot be negative {}"_logged), given));
}

} // namespace trichevron::core
