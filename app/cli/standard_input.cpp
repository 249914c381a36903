// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/standard_input.h"

#include "app/cli/cli_message.h"
#include "core/errors/input_error.h"
#include "core/text/number_text.h"

#include <iostream>

namespace trichevron::cli {

std::string readStandardInput(std::size_t maxBytes) {
    std::string content;
    std::string piece(65536, '\0');
    while (std::cin.read(piece.data(), static_cast<std::streamsize>(piece.size())) || std::cin.gcount() > 0) {
        content.append(piece, 0, static_cast<std::size_t>(std::cin.gcount()));
        if (content.size() > maxBytes)
            throw core::InputError("-", "standard input is larger than {limit}"_msg.with(
                                            "limit"_a = core::bytesText(core::Bytes{maxBytes})));
    }
    return content;
}

} // namespace trichevron::cli
