// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/ptx_directives.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"

#include <array>

namespace trichevron::core {

namespace {

constexpr std::array replaced{std::string_view(".maxntid"), std::string_view(".minnctapersm"),
                              std::string_view(".maxnreg"), std::string_view(".maxclusterrank")};

bool isNameEnd(std::string_view text, std::size_t at) {
    return at >= text.size() || text[at] == '(' || text[at] == ' ' || text[at] == '\n' || text[at] == '\r' ||
           text[at] == '\t' || text[at] == '{';
}

/// The index behind the kernel's name in its definition.
std::size_t behindName(std::string_view ptx, std::string_view name) {
    constexpr std::string_view entry = ".entry ";
    for (std::size_t at = ptx.find(entry); at != std::string_view::npos; at = ptx.find(entry, at + 1)) {
        const std::size_t begin = at + entry.size();
        if (ptx.substr(begin).starts_with(name) && isNameEnd(ptx, begin + name.size()))
            return begin + name.size();
    }
    throw InputError(std::string(name), "the kernel is not in the PTX"_msg.with());
}

} // namespace

std::string withLaunchBounds(std::string_view ptx, std::string_view mangledName,
                             const std::optional<LaunchBounds>& bounds) {
    std::size_t begin = behindName(ptx, mangledName);
    const std::size_t body = std::min(ptx.find('{', begin), ptx.size());
    // Directives come after the parameters, where there are any.
    if (const std::size_t close = ptx.substr(0, body).rfind(')');
        close != std::string_view::npos && close >= begin)
        begin = close + 1;
    std::string directives;
    std::string_view rest = ptx.substr(begin, body - begin);
    while (!rest.empty()) {
        // Each directive up to the next one.
        const std::size_t next = std::min(rest.find('.', 1), rest.size());
        const std::string_view directive = rest.substr(0, next);
        rest.remove_prefix(next);
        bool isReplaced = false;
        for (const std::string_view name : replaced)
            isReplaced |= directive.starts_with(name);
        if (!isReplaced)
            directives += directive;
    }
    if (bounds) {
        std::string added;
        if (directives.find(".reqntid") == std::string::npos)
            added += "\n.maxntid " + std::to_string(bounds->maxThreadsPerBlock) + ", 1, 1";
        if (bounds->minBlocksPerMultiprocessor)
            added += "\n.minnctapersm " + std::to_string(*bounds->minBlocksPerMultiprocessor);
        if (bounds->maxBlocksPerCluster)
            added += "\n.maxclusterrank " + std::to_string(*bounds->maxBlocksPerCluster);
        directives = added + '\n' + directives;
    }
    std::string changed(ptx.substr(0, begin));
    changed += directives;
    changed += '\n';
    changed += ptx.substr(body);
    return changed;
}

} // namespace trichevron::core
