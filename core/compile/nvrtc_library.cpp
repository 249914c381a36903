// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/nvrtc_library.h"

#include "core/catalogue/message_literal.h"
#include "core/compile/nvrtc_functions.h"
#include "core/errors/input_error.h"

#include <cstddef>
#include <dlfcn.h>
#include <type_traits>

namespace trichevron::core {

namespace {

using NvrtcProgram = NvrtcFunctions::Program;
/// nvrtcResult
constexpr int success = 0;

template <class Size, class Get>
std::string textOf(NvrtcProgram program, Size size, Get get) {
    std::size_t count = 0;
    if (size(program, &count) != success || count == 0)
        return {};
    std::string text(count, '\0');
    if (get(program, text.data()) != success)
        return {};
    return text;
}

std::string withoutEnd(std::string text) {
    if (!text.empty() && text.back() == '\0')
        text.pop_back();
    return text;
}

} // namespace

NvrtcLibrary::NvrtcLibrary(const std::string& path)
    : handle_(::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)), functions_(std::make_unique<NvrtcFunctions>()) {
    if (handle_ == nullptr) {
        const char* reason = ::dlerror();
        throw InputError(path, "the library cannot be opened: {reason}"_msg.with(
                                   "reason"_a = std::string(reason == nullptr ? "" : reason)));
    }
    const char* missing = nullptr;
    const auto find = [&](auto& function, const char* name) {
        function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(handle_, name));
        if (function == nullptr)
            missing = name;
    };
    find(functions_->version, "nvrtcVersion");
    find(functions_->architectureCount, "nvrtcGetNumSupportedArchs");
    find(functions_->architectures, "nvrtcGetSupportedArchs");
    find(functions_->create, "nvrtcCreateProgram");
    find(functions_->destroy, "nvrtcDestroyProgram");
    find(functions_->addName, "nvrtcAddNameExpression");
    find(functions_->compile, "nvrtcCompileProgram");
    find(functions_->logSize, "nvrtcGetProgramLogSize");
    find(functions_->log, "nvrtcGetProgramLog");
    find(functions_->cubinSize, "nvrtcGetCUBINSize");
    find(functions_->cubin, "nvrtcGetCUBIN");
    find(functions_->ptxSize, "nvrtcGetPTXSize");
    find(functions_->ptx, "nvrtcGetPTX");
    find(functions_->errorText, "nvrtcGetErrorString");
    if (missing != nullptr) {
        ::dlclose(handle_);
        throw InputError(path,
                         "the library has no function {name}: it is not NVRTC of CUDA 11.2 or later"_msg.with(
                             "name"_a = std::string(missing)));
    }
}

// The library stays loaded until the process ends: it has memory of its own that it never frees.
NvrtcLibrary::~NvrtcLibrary() = default;

std::string NvrtcLibrary::version() const {
    int major = 0;
    int minor = 0;
    functions_->version(&major, &minor);
    return std::to_string(major) + '.' + std::to_string(minor);
}

std::vector<std::string> NvrtcLibrary::architectures() const {
    int count = 0;
    if (functions_->architectureCount(&count) != success || count <= 0)
        return {};
    std::vector<int> numbers(static_cast<std::size_t>(count));
    if (functions_->architectures(numbers.data()) != success)
        return {};
    std::vector<std::string> names;
    names.reserve(numbers.size());
    for (const int number : numbers)
        names.push_back("sm_" + std::to_string(number));
    return names;
}

NvrtcLibrary::Output NvrtcLibrary::compile(const std::string& source, const std::vector<std::string>& names,
                                           const std::vector<std::string>& options) const {
    Output output;
    NvrtcProgram program = nullptr;
    if (const int code = functions_->create(&program, source.c_str(), "source.cu", 0, nullptr, nullptr);
        code != success) {
        output.log = functions_->errorText(code);
        return output;
    }
    for (const std::string& name : names)
        functions_->addName(program, name.c_str());
    std::vector<const char*> arguments;
    arguments.reserve(options.size());
    for (const std::string& option : options)
        arguments.push_back(option.c_str());
    const int code = functions_->compile(program, static_cast<int>(arguments.size()), arguments.data());
    output.compiled = code == success;
    output.log = withoutEnd(textOf(program, functions_->logSize, functions_->log));
    if (!output.compiled && output.log.empty())
        output.log = functions_->errorText(code);
    if (output.compiled) {
        output.cubin = textOf(program, functions_->cubinSize, functions_->cubin);
        output.ptx = withoutEnd(textOf(program, functions_->ptxSize, functions_->ptx));
    }
    functions_->destroy(&program);
    return output;
}

} // namespace trichevron::core
