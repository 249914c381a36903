// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/kernel_file.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/inspect/binary_kernels.h"
#include "core/inspect/ptx.h"
#include "core/inspect/ptx_compiler.h"
#include "core/inspect/ptx_end.h"
#include "core/inspect/resource_text.h"
#include "core/text/demangle.h"
#include "core/text/utf16.h"

#include <optional>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace trichevron::core {

namespace {

/// Demangles each name once: the same kernel is there for each architecture.
void demangleNames(std::vector<KernelResources>& kernels) {
    std::unordered_map<std::string_view, const std::string*> known;
    std::uint64_t expanded = 0;
    for (KernelResources& kernel : kernels) {
        const auto [entry, isNew] = known.emplace(kernel.mangledName, &kernel.name);
        if (!isNew) {
            kernel.name = *entry->second;
            continue;
        }
        expanded += expandedSize(kernel.mangledName);
        kernel.name = expanded <= maxExpandedSizeOfNames ? demangle(kernel.mangledName) : kernel.mangledName;
    }
}

Text placeAtLine(const std::string& place, std::uint32_t line) {
    return "{file}, line {line}"_msg.with("file"_a = place, "line"_a = std::to_string(line));
}

/// ptxas says of PTX that was cut off only "syntax error", and is not everywhere.
void requireComplete(std::string_view ptx, const std::string& place) {
    const std::optional<PtxCutOff> cut = findCutOff(ptx);
    if (!cut)
        return;
    const auto first = "first"_a = std::to_string(cut->firstLine);
    throw InputError(
        placeAtLine(place, cut->lastLine),
        cut->kernel.empty()
            ? "the PTX ends within what begins on line {first}: it was cut off; make or copy it again, in full"_msg
                  .with(first)
            : "the PTX ends within kernel {kernel}, which begins on line {first}: it was cut off; make or copy it again, in full"_msg
                  .with("kernel"_a = demangle(cut->kernel), first));
}

/// Where there is a ptxas, also what it makes of the PTX; what is declared comes from the PTX.
void addCompiled(KernelFile& file, std::string_view ptx, const std::string& place,
                 const KernelReading& reading) {
    if (reading.ptxas.empty())
        return;
    std::unordered_map<std::string, KernelResources> declared;
    for (const KernelResources& kernel : file.kernels)
        declared.emplace(kernel.mangledName, kernel);
    CompiledPtx compiled = compilePtx(reading.ptxas, ptx, place, reading.control);
    if (const auto& refusal = compiled.refusal) {
        const Text problem = "ptxas refuses the PTX: {message}"_msg.with("message"_a = refusal->message);
        if (refusal->isOfText)
            throw InputError(placeAtLine(place, refusal->line), problem);
        file.notCompiled = InputError(place, problem).text();
    }
    for (KernelResources& kernel : compiled.kernels) {
        const auto source = declared.find(kernel.mangledName);
        if (source == declared.end())
            continue;
        kernel.isCompiledHere = true;
        kernel.declared = source->second.declared;
        kernel.registerLimit = source->second.registerLimit;
        kernel.parameters = source->second.parameters;
        file.kernels.push_back(std::move(kernel));
    }
}

KernelFile ofText(std::string_view text, const std::string& place, const KernelReading& reading) {
    KernelFile file;
    if (isPtx(text.substr(0, ImportSource::headBytes))) {
        requireComplete(text, place);
        file.kernels = readPtx(text);
        if (file.kernels.empty())
            throw InputError(place, "there is no kernel in the PTX"_msg.with());
        addCompiled(file, text, place, reading);
        demangleNames(file.kernels);
    } else if (isUtf16(text)) {
        // PowerShell writes the output of a program so.
        file.kernels = readResourceText(utf8Of(text), place, reading.architecture);
    } else {
        file.kernels = readResourceText(text, place, reading.architecture);
    }
    return file;
}

/// Of a kernel's versions only PTX and code that is not linked say whether it uses dynamic shared memory.
void shareDynamicSmem(std::vector<KernelResources>& kernels) {
    std::unordered_set<std::string> users;
    for (const KernelResources& kernel : kernels)
        if (kernel.declared.usesDynamicSmem)
            users.insert(kernel.mangledName);
    if (!users.empty())
        for (KernelResources& kernel : kernels)
            kernel.declared.usesDynamicSmem = users.contains(kernel.mangledName);
}

bool isBinary(std::string_view head) {
    return head.find('\0') != std::string_view::npos && !isUtf16(head);
}

KernelFile ofBinary(const ByteSource& source, const std::string& place, const ImportControl& control) {
    KernelFile file = readBinaryKernels(source, place, control);
    shareDynamicSmem(file.kernels);
    demangleNames(file.kernels);
    return file;
}

} // namespace

bool looksLikeKernels(std::string_view head) {
    constexpr std::string_view elf = "\x7f"
                                     "ELF";
    constexpr std::string_view fatBinary = "\x50\xed\x55\xba";
    return head.starts_with(elf) || head.starts_with(fatBinary) || isPtx(head) ||
           isResourceText(isUtf16(head) ? utf8Of(head) : std::string(head));
}

KernelFile readKernels(std::string_view bytes, const std::string& place, const KernelReading& reading) {
    if (isBinary(bytes.substr(0, ImportSource::headBytes)))
        return ofBinary(MemoryBytes(bytes), place, reading.control);
    return ofText(bytes, place, reading);
}

KernelFile readKernelFile(const std::string& path, const KernelReading& reading) {
    ImportSource source(path, reading.control);
    if (!source.isCompressed() && isBinary(source.head()))
        return ofBinary(FileBytes(path), path, reading.control);
    return readKernels(source.content(), path, reading);
}

} // namespace trichevron::core
