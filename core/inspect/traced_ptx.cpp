// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/traced_ptx.h"

#include <algorithm>
#include <cctype>

namespace trichevron::core {

namespace {

/// The index of the block among all, in %tcvRank, and the address of element %tcvRank of a column. Registers
/// are named so that they meet no name of a compiler.
constexpr std::string_view entryCode = R"(
	.reg .pred %tcvP<4>;
	.reg .b32 %tcvR<12>;
	.reg .b64 %tcvD<12>;
	mov.u32 %tcvR0, %tid.x;
	mov.u32 %tcvR1, %tid.y;
	mov.u32 %tcvR2, %tid.z;
	or.b32 %tcvR0, %tcvR0, %tcvR1;
	or.b32 %tcvR0, %tcvR0, %tcvR2;
	setp.ne.u32 %tcvP0, %tcvR0, 0;
	@%tcvP0 bra $tcvBegun;
RANK
	ld.global.u64 %tcvD2, [trichevron_trace+24];
	setp.ge.u64 %tcvP0, %tcvD0, %tcvD2;
	@%tcvP0 bra $tcvBegun;
	ld.global.u64 %tcvD3, [trichevron_trace];
	shl.b64 %tcvD4, %tcvD0, 2;
	add.u64 %tcvD3, %tcvD3, %tcvD4;
	mov.u32 %tcvR3, %smid;
	st.global.u32 [%tcvD3], %tcvR3;
	ld.global.u64 %tcvD3, [trichevron_trace+8];
	shl.b64 %tcvD4, %tcvD0, 3;
	add.u64 %tcvD3, %tcvD3, %tcvD4;
	mov.u64 %tcvD5, %globaltimer;
	st.global.u64 [%tcvD3], %tcvD5;
$tcvBegun:
)";

/// Ranks as those of the trace: x fastest.
constexpr std::string_view rankCode = R"(	mov.u32 %tcvR4, %ctaid.z;
	mov.u32 %tcvR5, %nctaid.y;
	mov.u32 %tcvR6, %ctaid.y;
	mov.u32 %tcvR7, %nctaid.x;
	mov.u32 %tcvR8, %ctaid.x;
	mul.wide.u32 %tcvD0, %tcvR4, %tcvR5;
	cvt.u64.u32 %tcvD1, %tcvR6;
	add.u64 %tcvD0, %tcvD0, %tcvD1;
	cvt.u64.u32 %tcvD1, %tcvR7;
	mul.lo.u64 %tcvD0, %tcvD0, %tcvD1;
	cvt.u64.u32 %tcvD1, %tcvR8;
	add.u64 %tcvD0, %tcvD0, %tcvD1;
	ld.global.u64 %tcvD1, [trichevron_trace+32];
	add.u64 %tcvD0, %tcvD0, %tcvD1;)";

/// The first of the lanes that leave together does it.
constexpr std::string_view exitCode = R"(
	activemask.b32 %tcvR0;
	brev.b32 %tcvR1, %tcvR0;
	clz.b32 %tcvR1, %tcvR1;
	mov.u32 %tcvR2, %laneid;
	setp.ne.u32 %tcvP1, %tcvR1, %tcvR2;
	@%tcvP1 bra $tcvEnded_N;
RANK
	ld.global.u64 %tcvD2, [trichevron_trace+24];
	setp.ge.u64 %tcvP1, %tcvD0, %tcvD2;
	@%tcvP1 bra $tcvEnded_N;
	ld.global.u64 %tcvD3, [trichevron_trace+16];
	shl.b64 %tcvD4, %tcvD0, 3;
	add.u64 %tcvD3, %tcvD3, %tcvD4;
	mov.u64 %tcvD5, %globaltimer;
	red.global.max.u64 [%tcvD3], %tcvD5;
$tcvEnded_N:
)";

std::string replaced(std::string_view text, std::string_view what, std::string_view by) {
    std::string result;
    while (true) {
        const std::size_t at = text.find(what);
        result += text.substr(0, at);
        if (at == std::string_view::npos)
            return result;
        result += by;
        text.remove_prefix(at + what.size());
    }
}

bool isNameCharacter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || c == '%' || c == '.';
}

/// The place behind a comment or a string that begins at `at`; `at` itself where none does.
std::size_t behindText(std::string_view ptx, std::size_t at) {
    if (ptx.substr(at, 2) == "//")
        return std::min(ptx.find('\n', at), ptx.size());
    if (ptx.substr(at, 2) == "/*") {
        const std::size_t end = ptx.find("*/", at + 2);
        return end == std::string_view::npos ? ptx.size() : end + 2;
    }
    if (ptx[at] == '"') {
        const std::size_t end = ptx.find('"', at + 1);
        return end == std::string_view::npos ? ptx.size() : end + 1;
    }
    return at;
}

/// The place of the "{" that begins the body of the kernel; npos where there is none.
std::size_t bodyOf(std::string_view ptx, std::string_view name) {
    for (std::size_t at = ptx.find(".entry"); at != std::string_view::npos; at = ptx.find(".entry", at + 1)) {
        std::size_t begin = at + 6;
        while (begin < ptx.size() && std::isspace(static_cast<unsigned char>(ptx[begin])) != 0)
            ++begin;
        std::size_t end = begin;
        while (end < ptx.size() && isNameCharacter(ptx[end]))
            ++end;
        if (ptx.substr(begin, end - begin) != name)
            continue;
        for (std::size_t i = end; i < ptx.size(); ++i) {
            const std::size_t behind = behindText(ptx, i);
            if (behind != i) {
                i = behind - 1;
                continue;
            }
            if (ptx[i] == ';')
                break; // a declaration
            if (ptx[i] == '{')
                return i;
        }
    }
    return std::string_view::npos;
}

} // namespace

std::optional<std::string> tracedPtx(std::string_view ptx, std::string_view mangledName) {
    const std::size_t body = bodyOf(ptx, mangledName);
    const std::size_t addressSize = ptx.find(".address_size");
    if (body == std::string_view::npos || addressSize == std::string_view::npos || addressSize > body)
        return std::nullopt;
    const std::size_t head = ptx.find('\n', addressSize);
    std::string text(ptx.substr(0, head));
    text += "\n.visible .global .align 8 .u64 " + std::string(traceVariable) + "[5];\n";
    text += ptx.substr(head, body + 1 - head);
    text += replaced(entryCode, "RANK", rankCode);
    int depth = 1;
    int exits = 0;
    std::size_t i = body + 1;
    bool isStart = true;       ///< of a statement
    std::size_t statement = i; ///< where it begins
    while (i < ptx.size() && depth > 0) {
        const std::size_t behind = behindText(ptx, i);
        if (behind != i) {
            text += ptx.substr(i, behind - i);
            i = behind;
            continue;
        }
        const char c = ptx[i];
        if (isStart && std::isspace(static_cast<unsigned char>(c)) == 0) {
            isStart = false;
            statement = text.size();
        }
        if (isNameCharacter(c)) {
            std::size_t end = i;
            while (end < ptx.size() && isNameCharacter(ptx[end]))
                ++end;
            const std::string_view word = ptx.substr(i, end - i);
            if (word == "ret" || word == "exit" || word == "ret.uni") {
                // "@%p1 ret;" becomes a branch around the added code and the exit.
                std::string guard = text.substr(statement);
                text.resize(statement);
                const std::string number = std::to_string(exits++);
                const std::size_t sign = guard.find('@');
                if (sign != std::string::npos) {
                    const bool isNegated = guard.find('!', sign) != std::string::npos;
                    const std::size_t predicate = guard.find('%', sign);
                    std::string name = guard.substr(predicate == std::string::npos ? sign + 1 : predicate);
                    while (!name.empty() && std::isspace(static_cast<unsigned char>(name.back())) != 0)
                        name.pop_back();
                    text.append(guard, 0, sign).append(isNegated ? "@" : "@!").append(name);
                    text.append(" bra $tcvStay_").append(number).append(";");
                }
                text += replaced(replaced(exitCode, "RANK", rankCode), "_N", "_" + number);
                text += "\tret;\n";
                if (sign != std::string::npos)
                    text += "$tcvStay_" + number + ":\n";
                i = ptx.find(';', end);
                if (i == std::string_view::npos)
                    return std::nullopt;
                ++i;
                isStart = true;
                continue;
            }
            text += word;
            i = end;
            continue;
        }
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        if (c == ';' || c == '{' || c == '}' || c == ':')
            isStart = true;
        text += c;
        ++i;
    }
    if (exits == 0)
        return std::nullopt;
    text += ptx.substr(i);
    return text;
}

} // namespace trichevron::core
