// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/module_code.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/inspect/code_search.h"
#include "core/inspect/kernel_file.h"
#include "core/inspect/ptx.h"
#include "core/inspect/unpack.h"
#include "core/kernel/kernel_resources.h"

#include <algorithm>
#include <tuple>

namespace trichevron::core {

namespace {

/// The code, where a kernel of it is meant and runs on the device.
struct Candidate {
    std::string code;
    bool isPtx = false;
    int version = 0;
    bool operator<(const Candidate& other) const {
        return std::tuple(!isPtx, version) < std::tuple(!other.isPtx, other.version);
    }
};

void take(std::string_view code, const std::string& place, const std::string& mangledName,
          ComputeCapability capability, bool& isRelocatable, Candidate& best) {
    std::vector<KernelResources> kernels;
    try {
        kernels = readKernels(code, place).kernels;
    } catch (const InputError&) {
        return; // without a kernel, or damaged: another part of the file may have it
    }
    for (const KernelResources& kernel : kernels) {
        if (kernel.mangledName != mangledName)
            continue;
        isRelocatable = isRelocatable || kernel.form == CodeForm::Relocatable;
        if (kernel.form == CodeForm::Relocatable || kernel.form == CodeForm::LtoIr ||
            !runsOn(kernel, capability))
            continue;
        Candidate candidate{std::string(code), kernel.form == CodeForm::Ptx, binaryVersionOf(kernel)};
        if (best.code.empty() || best < candidate)
            best = std::move(candidate);
    }
}

} // namespace

std::string moduleCodeOf(const std::string& path, const std::string& mangledName,
                         ComputeCapability capability, const ImportControl& control) {
    bool isRelocatable = false;
    Candidate best;
    ImportSource file(path, control);
    if (isPtx(file.head())) {
        take(file.content(), path, mangledName, capability, isRelocatable, best);
    } else {
        const FileBytes source(path);
        CodeBuffer buffer;
        std::string stored;
        for (const StoredCode& code : findCode(source, path, control).code) {
            if (code.kind != CodeKind::Cubin && code.kind != CodeKind::Ptx)
                continue;
            stored.resize(code.size);
            stored.resize(source.read(code.offset, stored.data(), stored.size()));
            try {
                std::string_view unpacked =
                    code.packing == Packing::None ? stored : unpackCode(code, stored, buffer, verbatim(path));
                if (code.kind == CodeKind::Ptx) // it is padded with zeros
                    unpacked = unpacked.substr(0, unpacked.find('\0'));
                take(unpacked, path, mangledName, capability, isRelocatable, best);
            } catch (const InputError&) {
                continue;
            }
        }
    }
    if (!best.code.empty())
        return std::move(best.code);
    if (isRelocatable)
        throw InputError(path,
                         "the kernel is not linked, so a device cannot load it; name the program or the "
                         "library that it is linked into"_msg.with());
    throw InputError(path, "there is no code of the kernel that the device can load"_msg.with());
}

} // namespace trichevron::core
