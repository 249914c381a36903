// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/resource_text.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/text/demangle.h"
#include "core/text/digit.h"

#include <charconv>
#include <limits>
#include <utility>

namespace trichevron::core {

namespace {

bool isNamePart(char c) {
    return c > ' ' && c != '\'' && c != '"' && c != 0x7f;
}

/// Without the escape sequences that colour a terminal: ESC [ … letter.
std::string withoutColours(std::string_view line) {
    if (line.find_first_of("\x1b\r") == std::string_view::npos)
        return std::string(line);
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line.substr(i).starts_with("\x1b[")) {
            i += 2;
            while (i < line.size() && line[i] >= 0x20 && line[i] < 0x40)
                ++i;
        } else if (line[i] != '\r') {
            text += line[i];
        }
    }
    return text;
}

/// What follows `head` in the line; empty where the line does not have it.
std::string_view textAfter(std::string_view line, std::string_view head) {
    const std::size_t at = line.find(head);
    return at == std::string_view::npos ? std::string_view() : line.substr(at + head.size());
}

std::string_view firstName(std::string_view text) {
    std::size_t size = 0;
    while (size < text.size() && isNamePart(text[size]))
        ++size;
    return text.substr(0, size);
}

/// Reads the output line by line.
class Reader {
public:
    Reader(std::string_view place, std::string_view architecture) : place_(place), given_(architecture) {}

    void read(std::string_view rawLine) {
        ++line_;
        const std::string line = withoutColours(rawLine);
        if (readOfPtxas(line))
            return;
        readOfCuobjdump(line);
    }

    std::vector<KernelResources> kernels() && {
        finishDumped();
        if (kernels_.empty())
            throw InputError(
                place_,
                "there is no kernel in it; expected the output of {nvcc}, {ptxas} or {cuobjdump}"_msg.with(
                    "nvcc"_a = "nvcc -Xptxas -v", "ptxas"_a = "ptxas -v",
                    "cuobjdump"_a = "cuobjdump --dump-resource-usage"));
        return std::move(kernels_);
    }

private:
    bool readOfPtxas(std::string_view line) {
        // ptxas info    : Compiling entry function '_Z5scalePf' for 'sm_90'
        if (const std::string_view rest = textAfter(line, "Compiling entry function '"); !rest.empty()) {
            finishDumped();
            const std::string_view name = firstName(rest);
            start(name, firstName(textAfter(rest, "' for '")));
            isCompiling_ = !name.empty();
            if (isCompiling_)
                addCurrent();
            ofKernel_ = false;
            return true;
        }
        // ptxas info    : Function properties for _Z5scalePf
        if (const std::string_view rest = textAfter(line, "Function properties for "); !rest.empty()) {
            ofKernel_ = isCompiling_ && firstName(rest.starts_with('\'') ? rest.substr(1) : rest) ==
                                            kernels_.back().mangledName;
            return true;
        }
        //     8 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
        if (line.find(" bytes stack frame") != std::string_view::npos) {
            if (ofKernel_) {
                KernelResources& kernel = kernels_.back();
                kernel.localSizeBytes = bytesBefore(line, " bytes stack frame");
                kernel.spillStoreBytes = bytesBefore(line, " bytes spill stores");
                kernel.spillLoadBytes = bytesBefore(line, " bytes spill loads");
            }
            return true;
        }
        // ptxas info    : Used 24 registers, used 1 barriers, 512 bytes smem, 372 bytes cmem[0]
        if (textAfter(line, "Used ").find(" registers") != std::string_view::npos) {
            if (isCompiling_)
                readUsed(line);
            isCompiling_ = ofKernel_ = false;
            return true;
        }
        return false;
    }

    void readUsed(std::string_view line) {
        KernelResources& kernel = kernels_.back();
        kernel.numRegs = numberBefore(line, " registers");
        kernel.numBlockBarriers = numberBefore(line, " barriers");
        // What is not in the list is not used.
        kernel.sharedSizeBytes = bytesBefore(line, " bytes smem").value_or(Bytes{});
        // The stack of the kernel and of all functions that it calls.
        if (const auto stack = bytesBefore(line, " bytes cumulative stack size"))
            kernel.localSizeBytes = stack;
        if (const auto local = bytesBefore(line, " bytes lmem"); local && !kernel.localSizeBytes)
            kernel.localSizeBytes = local;
    }

    void readOfCuobjdump(std::string_view line) {
        // arch = sm_90
        if (const std::string_view rest = textAfter(line, "arch = "); rest.starts_with("sm_")) {
            finishDumped();
            dumpedArchitecture_ = firstName(rest);
        } else if (line.starts_with("Fatbin ") || line.starts_with("Resource usage")) {
            finishDumped();
        } else if (const std::string_view name = textAfter(line, "Function ");
                   !name.empty() && name.ends_with(':')) {
            finishDumped();
            start(firstName(name.substr(0, name.size() - 1)), dumpedArchitecture_);
            isDumped_ = !current_.mangledName.empty();
        } else if (isDumped_ && line.find("REG:") != std::string_view::npos) {
            readDumped(line);
        }
    }

    //  REG:24 STACK:0 SHARED:1536 LOCAL:0 CONSTANT[0]:548 TEXTURE:0 SURFACE:0 SAMPLER:0
    void readDumped(std::string_view line) {
        current_.numRegs = numberAfter(line, "REG:");
        const auto stack = numberAfter(line, "STACK:");
        const auto local = numberAfter(line, "LOCAL:");
        if (stack)
            current_.localSizeBytes = Bytes{std::uint64_t{*stack} + local.value_or(0)};
        current_.sharedSizeBytes = withoutReserved(numberAfter(line, "SHARED:"));
        current_.numBlockBarriers = numberAfter(line, "BARRIER:");
        isKernel_ = line.find("CONSTANT[0]:") != std::string_view::npos;
    }

    std::optional<Bytes> withoutReserved(std::optional<std::uint32_t> shared) const {
        if (!shared)
            return std::nullopt;
        const int version = binaryVersionOf(current_);
        const bool countsReserved = withoutReservedSmem(Bytes{*shared}, 90) != Bytes{*shared};
        if (countsReserved && version == 0)
            return std::nullopt; // with or without the reserved bytes
        return withoutReservedSmem(Bytes{*shared}, version);
    }

    /// Begins the current kernel.
    void start(std::string_view name, std::string_view architecture) {
        current_ = {};
        current_.mangledName = name;
        current_.architecture = architecture.empty() ? given_ : architecture;
        isKernel_ = false;
    }

    void finishDumped() {
        if (std::exchange(isDumped_, false) && isKernel_)
            addCurrent();
    }

    void addCurrent() {
        if (kernels_.size() == maxKernelsInText)
            throw InputError(inLine(),
                             "there are more than {limit} kernels"_msg.with("limit"_a = maxKernelsInText));
        current_.name = current_.mangledName;
        expandedSizes_ += expandedSize(current_.mangledName);
        if (expandedSizes_ <= maxExpandedSizeOfNames)
            current_.name = demangle(current_.mangledName);
        kernels_.push_back(std::exchange(current_, {}));
    }

    Text inLine() const {
        return "{file}, line {line}"_msg.with("file"_a = place_, "line"_a = std::to_string(line_));
    }

    std::optional<std::uint32_t> numberBefore(std::string_view line, std::string_view unit) const {
        const std::size_t end = line.find(unit);
        if (end == std::string_view::npos)
            return std::nullopt;
        std::size_t begin = end;
        while (begin > 0 && isDigit(line[begin - 1]))
            --begin;
        return number(line.substr(begin, end - begin));
    }

    std::optional<std::uint32_t> numberAfter(std::string_view line, std::string_view label) const {
        const std::string_view rest = textAfter(line, label);
        std::size_t size = 0;
        while (size < rest.size() && isDigit(rest[size]))
            ++size;
        return number(rest.substr(0, size));
    }

    std::optional<Bytes> bytesBefore(std::string_view line, std::string_view unit) const {
        const auto value = numberBefore(line, unit);
        return value ? std::optional(Bytes{*value}) : std::nullopt;
    }

    std::optional<std::uint32_t> number(std::string_view digits) const {
        if (digits.empty())
            return std::nullopt;
        std::uint32_t value = 0;
        if (std::from_chars(digits.data(), digits.data() + digits.size(), value).ec != std::errc())
            throw InputError(inLine(),
                             "a number is larger than {limit}"_msg.with(
                                 "limit"_a = std::to_string(std::numeric_limits<std::uint32_t>::max())));
        return value;
    }

    std::string place_;
    std::string given_;
    std::string dumpedArchitecture_;
    std::size_t line_ = 0;
    std::vector<KernelResources> kernels_;
    std::uint64_t expandedSizes_ = 0; ///< of the names of kernels_
    KernelResources current_;
    bool isCompiling_ = false; ///< the last of kernels_ still waits for its "Used" line
    bool ofKernel_ = false;    ///< the stack frame that follows is the kernel's, not a device function's
    bool isDumped_ = false;    ///< current_ is a function of cuobjdump's output
    bool isKernel_ = false;    ///< it is a kernel
};

} // namespace

std::vector<KernelResources> readResourceText(std::string_view text, std::string_view place,
                                              std::string_view architecture) {
    Reader reader(place, architecture);
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        reader.read(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return std::move(reader).kernels();
}

bool isResourceText(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        // "ptxas info    : …", "ptxas-blackwell info    : …" (seen with 12.9)
        const bool isOfPtxas = line.starts_with("ptxas") && line.find(" info ") != std::string_view::npos;
        if (isOfPtxas || line.starts_with("Resource usage:"))
            return true;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return false;
}

} // namespace trichevron::core
