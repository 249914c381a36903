// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/call_stack.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>

#include <dlfcn.h>
#include <execinfo.h>

namespace trichevron::capture {

namespace {

std::string_view fileNameOf(const char* path) {
    const std::string_view text = path == nullptr ? "" : path;
    return text.substr(text.rfind('/') + 1);
}

bool isOfCuda(std::string_view file) {
    for (const std::string_view name : {"libcuda.so", "libcudart", "libcupti", "libtrichevron_capture"})
        if (file.substr(0, name.size()) == name)
            return true;
    return false;
}

} // namespace

std::string callStack() {
    std::array<void*, 64> frames{};
    const int count = ::backtrace(frames.data(), static_cast<int>(frames.size()));
    std::string text;
    for (int i = 0; i < count; ++i) {
        Dl_info info{};
        void* frame = frames[static_cast<std::size_t>(i)];
        if (::dladdr(frame, &info) == 0)
            continue;
        const std::string_view file = fileNameOf(info.dli_fname);
        if (isOfCuda(file))
            continue;
        if (!text.empty())
            text += '\n';
        if (info.dli_sname != nullptr) {
            text += info.dli_sname;
        } else {
            std::array<char, 20> place{};
            const auto offset =
                reinterpret_cast<std::uintptr_t>(frame) - reinterpret_cast<std::uintptr_t>(info.dli_fbase);
            std::uintptr_t rest = offset;
            std::size_t at = place.size() - 1;
            do {
                place[--at] = "0123456789abcdef"[rest % 16];
                rest /= 16;
            } while (rest != 0);
            text += "+0x";
            text += place.data() + at;
        }
        text += " (";
        text += file;
        text += ')';
    }
    return text;
}

} // namespace trichevron::capture
